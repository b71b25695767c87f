import { useRenderer } from '../../../renderer/screen/RendererProvider.tsx'
import type { Renderer } from '../../../renderer/screen/Renderer.ts'
import { createStore } from '../../../store/createStore.ts'
import type { Store } from '../../../store/Store.ts'
import { useReadable } from '../../../ui/useReadable.ts'
import type { PlacedBet } from './createSlip.ts'

interface LastBets {
  /** Whose they are. */
  readonly account: string
  readonly byLottery: Readonly<Record<string, PlacedBet>>
}

const known = new WeakMap<Renderer, Store<LastBets>>()

function lastBetsOf(renderer: Renderer): Store<LastBets> {
  const bets = known.get(renderer) ?? createStore<LastBets>({ account: '', byLottery: {} })
  known.set(renderer, bets)
  return bets
}

/** The member's last bet on a lottery, in memory until they log out, and what keeps another one. */
export function useLastBet(lottery: string) {
  const renderer = useRenderer()
  const bets = lastBetsOf(renderer)
  const account = useReadable(renderer.account)
  const { account: owner, byLottery } = useReadable(bets)
  const own = owner === account ? byLottery : {}
  return {
    last: own[lottery],
    keep: (bet: PlacedBet) => bets.set({ account, byLottery: { ...own, [lottery]: bet } }),
  }
}
