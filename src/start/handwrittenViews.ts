import type { ComponentType } from 'react'
import type { HandwrittenName, PropsOf } from '../format/handwrittenParts.ts'
import { later } from '../ui/later.tsx'

const loadLottery = async () => import('../handwritten/lottery/lotteryParts.ts')

/** Every component that documents may place has exactly one view, which takes exactly its properties. */
export const handwrittenViews: {
  readonly [Name in HandwrittenName]: ComponentType<{ readonly props: PropsOf<Name> }>
} = {
  lotteryRound: later(async () => (await loadLottery()).LotteryRound),
  lotterySwitch: later(async () => (await loadLottery()).LotterySwitch),
  lotteryBoard: later(async () => (await loadLottery()).LotteryBoard),
  lotteryDraws: later(async () => (await loadLottery()).LotteryDraws),
  agentTree: later(async () => (await import('../handwritten/agent/AgentTree.tsx')).AgentTree),
  gameHost: later(async () => (await import('../handwritten/game/GameHost.tsx')).GameHost),
}
