import type { ComponentType } from 'react'
import type { HandwrittenName, PropsOf } from '../format/handwrittenParts.ts'

const loadLottery = async () => import('../handwritten/lottery/lotteryParts.ts')

/** Loads the one view of each component that documents may place, which takes exactly its properties. */
export const handwrittenViews: {
  readonly [Name in HandwrittenName]: () => Promise<ComponentType<{ readonly props: PropsOf<Name> }>>
} = {
  lotteryRound: async () => (await loadLottery()).LotteryRound,
  lotterySwitch: async () => (await loadLottery()).LotterySwitch,
  lotteryBoard: async () => (await loadLottery()).LotteryBoard,
  lotteryDraws: async () => (await loadLottery()).LotteryDraws,
  agentTree: async () => (await import('../handwritten/agent/AgentTree.tsx')).AgentTree,
  gameHost: async () => (await import('../handwritten/game/GameHost.tsx')).GameHost,
}
