import type { HandwrittenName } from '../format/handwrittenParts.ts'
import type { Host } from '../renderer/host/Host.ts'
import { later } from '../ui/later.tsx'
import { views } from './views.gen.ts'

type View = Host['handwritten'][string]

/** Where each view is found comes with the first of them. That its properties fit is what the check has seen to. */
const view = (name: HandwrittenName): View =>
  later(async () => (await (await import('./handwrittenViews.ts')).handwrittenViews[name]()) as unknown as View)

/** The hand-written components that documents may place, by the name they use. */
const handwritten: Readonly<Record<HandwrittenName, View>> = {
  lotteryRound: view('lotteryRound'),
  lotterySwitch: view('lotterySwitch'),
  lotteryBoard: view('lotteryBoard'),
  lotteryDraws: view('lotteryDraws'),
  agentTree: view('agentTree'),
  gameHost: view('gameHost'),
}

/** Views of the blocks of any document. */
export const screenParts: Pick<Host, 'views' | 'handwritten'> = { views, handwritten }
