import { formatFact } from '../../../../src/format/fact.ts'
import { payWayNames } from '../../../../src/format/settings.ts'
import { Note } from '../../kit/Note.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { PlatformUnknown } from '../../fields/status/PlatformUnknown.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useWords } from '../../words/useWords.ts'
import { useNameLists } from '../../fields/shape-form/useNameLists.ts'
import { MenuSetting } from '../../fields/shape-form/MenuSetting.tsx'
import { PayWaysTable } from './PayWaysTable.tsx'

/** How members may deposit, and between which amounts. */
export function PayWaysPage() {
  const { t } = useWords()
  usePreviewPath('/recharge?type=bank')
  const snapshot = useDraftSnapshot()
  const names = useNameLists(snapshot.live, undefined)
  const allOff = payWayNames.every(
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
      <PayWaysTable label={t('areas.payWays')} />
      <MenuSetting pointer="/recharge/access" names={names} />
    </>
  )
}
