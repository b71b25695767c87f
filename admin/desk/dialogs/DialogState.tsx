import { Badge } from '../../../src/ui/Badge.tsx'
import { PeriodBadge } from '../period/PeriodBadge.tsx'
import type { ListedDialog } from './dialogList.ts'

/** Where a dialog stands in its time; one that an action asks has none, and is on or off. */
export function DialogState({ listed }: { listed: ListedDialog }) {
  const { dialog, opensOn, askedOn } = listed
  if (dialog.on && opensOn.length === 0) return <Badge tone={askedOn.length > 0 ? 'gain' : 'neutral'}>{askedOn.length > 0 ? 'When asked' : 'Not shown'}</Badge>
  return <PeriodBadge shown={dialog} />
}
