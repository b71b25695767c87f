import type { Big } from 'big.js'
import { useMemo, useSyncExternalStore } from 'react'
import type { Play } from '../board/groupPlays.ts'
import type { Slip } from './createSlip.ts'
import { readStake } from './stake.ts'

export interface UsedSlip {
  /** The chosen options that there still are, in the order in which they were chosen. */
  readonly chosen: readonly Play[]
  readonly typed: string
  readonly amount: Big
}

/** The slip as it is now. */
export function useSlip(slip: Slip, plays: readonly Play[]): UsedSlip {
  const ids = useSyncExternalStore(slip.chosen.subscribe, slip.chosen.getSnapshot)
  const typed = useSyncExternalStore(slip.amount.subscribe, slip.amount.getSnapshot)
  return useMemo(() => {
    const byId = new Map(plays.map((play) => [play.id, play]))
    const chosen = [...ids].flatMap((id) => byId.get(id) ?? [])
    return { chosen, typed, amount: readStake(typed) }
  }, [ids, typed, plays])
}
