import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { usePlace } from '../../../renderer/screen/ScopeContext.tsx'
import type { UsedRound } from './useRound.ts'

/** A platform that has not opened the next period yet is asked again after so many ms; one that fails, ever more rarely. */
const ASK_AGAIN = 3000

const never = { subscribe: () => () => undefined, isOver: () => false }

/** Reads the source of times anew when the period is over, or when it has named none. */
export function useKeepOpen({ question, round, status }: UsedRound, times: string): void {
  const { store } = usePlace()
  const { subscribe, isOver } = round?.closing ?? never
  const isOut = useSyncExternalStore(subscribe, isOver)
  const isWanted = isOut || status === 'failed'
  const ask = useEffectEvent(() => void store.handle(times)?.refresh('wish'))

  useEffect(() => {
    if (isOut) ask()
  }, [isOut])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is polled is the question of now
  useEffect(() => (isWanted ? store.handle(times)?.poll(ASK_AGAIN) : undefined), [isWanted, store, times, question])
}
