import { Badge } from '../../../src/ui/Badge.tsx'
import { showState, stateLooks } from '../period/showState.ts'
import type { ListedDialog } from './dialogList.ts'

/** Where a dialog stands in its time; one that an action asks has none, and is on or off. */
export function DialogState({ listed, now }: { listed: ListedDialog; now: number }) {
  const { dialog, opensOn, askedOn } = listed
  if (dialog.on && opensOn.length === 0) return <Badge tone={askedOn.length > 0 ? 'gain' : 'neutral'}>{askedOn.length > 0 ? 'When asked' : 'Not shown'}</Badge>
  const { label, tone } = stateLooks[showState(dialog, now)]
  return <Badge tone={tone}>{label}</Badge>
}
