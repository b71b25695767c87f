import { useState } from 'react'
import { isIn, type OpenChange } from '../../api/changeApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { DeskError } from '../api/DeskError.ts'
import { useDraft } from '../facts/draft/DraftProvider.tsx'
import { useOperator } from '../session/SessionProvider.tsx'

/** Makes a change the one that is edited here; joins it first where it is somebody else's. */
export function useEditChange() {
  const api = useApi()
  const draft = useDraft()
  const me = useOperator().name
  const [problem, setProblem] = useState<unknown>()

  async function choose(id: string): Promise<void> {
    await draft.refresh()
    if (!(await draft.choose(id)))
      throw new DeskError('not-chosen', 'Something that you typed is not saved yet. Correct it or put it back first.')
  }

  /** Answers whether it happened. */
  async function act(action: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined)
    try {
      await action()
      return true
    } catch (error) {
      setProblem(error)
      return false
    }
  }

  return {
    /** Why the last of these did not happen. */
    problem,
    act,
    edit: (change: OpenChange) =>
      act(async () => {
        if (!isIn(change, me)) await api.joinChange({ params: { id: change.id } })
        await choose(change.id)
      }),
    begin: (name: string) =>
      act(async () => {
        // What was typed before belongs to the change that was edited then.
        await draft.flush()
        await choose((await api.addChange({ body: { name } })).change.id)
      }),
  }
}
