import { formatFact } from '../../../../src/format/fact.ts'
import { Note } from '../../parts/Note.tsx'
import { SettingsForm } from '../../draft/SettingsForm.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { readValue } from '../../draft/readValue.ts'
import { PlatformUnknown } from '../../platform/PlatformUnknown.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { FollowFocus } from '../../preview/FollowFocus.tsx'
import { usePreviewPath } from '../../preview/PreviewTarget.tsx'
import { useWords } from '../../words/useWords.ts'

const ways = ['bank', 'wechat', 'alipay', 'usdtTrc20', 'usdtErc20'] as const

/** How members may deposit, and between which amounts. */
export function PayWaysPage() {
  const { t } = useWords()
  usePreviewPath('/recharge?type=bank')
  const snapshot = useDraftSnapshot()
  const allOff = ways.every(
    (way) => readValue(snapshot, formatFact({ kind: 'settings', pointer: `/recharge/${way}/on` })) === false,
  )
  return (
    <>
      <PageHeader title={t('areas.payWays')} text={t('payWays.text')} />
      {allOff && (
        <Note tone="loss" title={t('payWays.allOff')}>
          <p>{t('payWays.allOffWhy')}</p>
        </Note>
      )}
      <PlatformUnknown />
      <FollowFocus>
        <SettingsForm name="payWays" label={t('areas.payWays')} />
      </FollowFocus>
    </>
  )
}
