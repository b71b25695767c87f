/** Parts of the lottery that documents may place, in one file that comes with the first lottery screen. */
export { LotteryBoard } from './board/LotteryBoard.tsx'
export { LotteryDraws } from './history/LotteryDraws.tsx'
export { LotteryRound } from './round/LotteryRound.tsx'
export { LotterySwitch } from './switch/LotterySwitch.tsx'
