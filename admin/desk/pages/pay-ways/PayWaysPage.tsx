import { formatFact } from '../../../../src/format/fact.ts'
import { Note } from '../../parts/Note.tsx'
import { SettingsForm } from '../../draft/SettingsForm.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { readValue } from '../../draft/readValue.ts'
import { PlatformUnknown } from '../../platform/PlatformUnknown.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { FollowFocus } from '../../preview/FollowFocus.tsx'
import { usePreviewPath } from '../../preview/PreviewTarget.tsx'

const ways = ['bank', 'wechat', 'alipay', 'usdtTrc20', 'usdtErc20'] as const

/** How members may deposit, and between which amounts. */
export function PayWaysPage() {
  usePreviewPath('/recharge?type=bank')
  const snapshot = useDraftSnapshot()
  const allOff = ways.every(
    (way) => readValue(snapshot, formatFact({ kind: 'settings', pointer: `/recharge/${way}/on` })) === false,
  )
  return (
    <>
      <PageHeader
        title="Pay ways"
        text="A pay way shows only if it is on here and the platform offers it. The range members get is the overlap of yours and the platform’s: a minimum below the platform’s, or a maximum above it, has no effect."
      />
      {allOff && (
        <Note tone="loss" title="Every pay way is off">
          <p>Nobody could deposit, so this cannot be published. Leave at least one on.</p>
        </Note>
      )}
      <PlatformUnknown />
      <FollowFocus>
        <SettingsForm name="payWays" label="Pay ways" />
      </FollowFocus>
    </>
  )
}
