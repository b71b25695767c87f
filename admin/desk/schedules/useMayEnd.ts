import { isIn } from '../../api/changeApi.ts'
import type { Schedule } from '../../api/scheduleApi.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { useMay, useOperator } from '../session/SessionProvider.tsx'

/** Whether the operator may end a schedule: publishers may, and who edits the change. */
export function useMayEnd(): (schedule: Schedule) => boolean {
  const { changes } = useDraftSnapshot()
  const me = useOperator().name
  const mayPublish = useMay('publisher')
  const mayEdit = useMay('editor')
  return ({ change }) => {
    // One that is out is its owner's alone.
    const { owner, members } = changes.find(({ id }) => id === change.id) ?? { ...change, members: [] }
    return mayPublish || (mayEdit && isIn({ owner, members }, me))
  }
}
