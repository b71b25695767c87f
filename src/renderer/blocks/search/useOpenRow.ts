import { useCallback, useRef } from 'react'
import { isKnown, useRun } from '../../actions/useAction.ts'
import { closedReason } from '../../reading/useClosed.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import type { Entry } from './finding/find.ts'

/** Actions of a tap on a found row; a second tap while they run is ignored. `onLeave` is called right before. */
export function useOpenRow(onLeave?: () => void): (entry: Entry) => void {
  const host = useHost()
  const run = useRun()
  const isRunning = useRef(false)
  return useCallback(
    ({ row, list }: Entry) => {
      const actions = list.row.do ?? []
      const closed = closedReason(actions, host)
      if (closed !== undefined) host.feedback.toast(closed, 'info')
      if (closed !== undefined || isRunning.current || !isKnown(actions)) return
      isRunning.current = true
      onLeave?.()
      void run(actions, { row }).finally(() => {
        isRunning.current = false
      })
    },
    [host, run, onLeave],
  )
}
