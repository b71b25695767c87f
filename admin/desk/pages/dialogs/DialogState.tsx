import { Badge } from '../../../../src/ui/Badge.tsx'
import { PeriodBadge } from '../../fields/audience/PeriodBadge.tsx'
import type { ListedDialog } from '../../facts/documents/dialogList.ts'
import { useWords } from '../../words/useWords.ts'

/** Whether a dialog is planned, showing or over; one that an action opens is only on or off. */
export function DialogState({ listed }: { listed: ListedDialog }) {
  const { t } = useWords()
  const { dialog, live, opensOn, askedOn } = listed
  if (dialog.on && opensOn.length === 0)
    return (
      <Badge tone={askedOn.length > 0 ? 'gain' : 'neutral'}>
        {t(askedOn.length > 0 ? 'dialogs.whenAsked' : 'dialogs.notShown')}
      </Badge>
    )
  return <PeriodBadge shown={dialog} live={live} />
}
