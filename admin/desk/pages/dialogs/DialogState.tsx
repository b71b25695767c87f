import { formatFact } from '../../../../src/format/fact.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { PeriodBadge } from '../../period/PeriodBadge.tsx'
import type { ListedDialog } from './dialogList.ts'
import { filledDialog } from './dialogValue.ts'
import { useWords } from '../../words/useWords.ts'

/** Whether a dialog is planned, showing or over; one that an action opens is only on or off. */
export function DialogState({ listed }: { listed: ListedDialog }) {
  const { t } = useWords()
  const { id, dialog, opensOn, askedOn } = listed
  const { live } = useDraftSnapshot()
  if (dialog.on && opensOn.length === 0)
    return (
      <Badge tone={askedOn.length > 0 ? 'gain' : 'neutral'}>
        {t(askedOn.length > 0 ? 'dialogs.whenAsked' : 'dialogs.notShown')}
      </Badge>
    )
  return <PeriodBadge shown={dialog} live={filledDialog(live.read(formatFact({ kind: 'dialog', id })))} />
}
