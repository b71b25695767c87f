import type { Readable } from '../../../store/Store.ts'
import { createStore } from '../../../store/createStore.ts'

/**
 * Bets that a member has chosen and typed; cells and slip listen to it, so that the board between them need not render.
 */
export interface Slip {
  /** Ids of the chosen options, in the order in which they were chosen. */
  readonly chosen: Readable<ReadonlySet<string>>
  /** The amount of each bet, as typed. */
  readonly amount: Readable<string>
  /** The period in which the selections were last changed; empty before it is known. */
  readonly pickedIn: Readable<string>
  readonly toggle: (id: string) => void
  /** Takes the open period and what is chosen in it: selections changed since the last time belong to this period. */
  readonly seeRound: (expect: string, chosen: ReadonlySet<string>) => void
  readonly setAmount: (amount: string) => void
  /** Takes back the selections. */
  readonly deselect: () => void
  /** Empties all of it, as after a bet. */
  readonly clear: () => void
  /** Chooses and types what was bet before; sends nothing. */
  readonly repeat: (bet: PlacedBet) => void
}

/** A bet that the platform has taken: the options, and the amount of each. */
export interface PlacedBet {
  readonly ids: readonly string[]
  readonly amount: string
}

const nothing: ReadonlySet<string> = new Set()

export function createSlip(): Slip {
  const chosen = createStore(nothing)
  const amount = createStore('')
  const pickedIn = createStore('')
  let seen = nothing
  return {
    chosen,
    amount,
    pickedIn,
    toggle(id) {
      const next = new Set(chosen.getSnapshot())
      if (!next.delete(id)) next.add(id)
      chosen.set(next)
    },
    seeRound(expect, now) {
      if (seen === now) return
      seen = now
      pickedIn.set(expect)
    },
    setAmount: amount.set,
    deselect: () => chosen.set(nothing),
    clear() {
      chosen.set(nothing)
      amount.set('')
    },
    repeat(bet) {
      chosen.set(new Set(bet.ids))
      amount.set(bet.amount)
    },
  }
}
