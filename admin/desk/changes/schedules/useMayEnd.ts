import { isIn } from '../../../api/changeApi.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'

/** Whether the operator may end a schedule: publishers may, and who edits a change that has yet to go out. */
export function useMayEnd(): (schedule: Schedule) => boolean {
  const { changes } = useDraftSnapshot()
  const me = useOperator().name
  const mayPublish = useMay('publisher')
  const mayEdit = useMay('editor')
  return ({ kind, change }) => {
    const open = changes.find(({ id }) => id === change.id)
    return mayPublish || (kind === 'publish' && mayEdit && open !== undefined && isIn(open, me))
  }
}
