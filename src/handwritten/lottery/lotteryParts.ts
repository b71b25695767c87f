/** What documents may place of the lottery, in one file that comes with the first lottery screen. */
export { LotteryBoard } from './board/LotteryBoard.tsx'
export { LotteryDraws } from './history/LotteryDraws.tsx'
export { LotteryRound } from './round/LotteryRound.tsx'
export { LotterySwitch } from './switch/LotterySwitch.tsx'
