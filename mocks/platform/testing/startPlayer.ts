import { Big } from 'big.js'
import { sampleParams } from './sampleParams.ts'
import { startPlatform, type StartedPlatform } from './startPlatform.ts'

export interface StartedPlayer extends StartedPlatform {
  /** Deposits won, which arrive at once. */
  deposit: (won: number) => void
  depositDollars: (usdt: number) => void
  /** Plays one round at a platform, from the main wallet and back. */
  play: (stake: number, paid?: number, platname?: string) => void
  /** Lets days pass, and logs in again. */
  pass: (ms: number) => void
}

/** The demonstration's member, new to a platform: no past, nothing deposited, nothing played. */
export function startPlayer(): StartedPlayer {
  const started = startPlatform()
  const { platform, data, signIn } = started
  const member = platform.members.byName('demo01')
  if (!member) throw new Error('The demonstration has no member.')
  return {
    ...started,
    deposit(won) {
      platform.deposits.approve(data('recharge', { ...sampleParams.recharge, amount: String(won) }).deposit_no)
    },
    depositDollars(usdt) {
      const request = { paytype: 'usdt', catepay: 'TRC20', amount: String(usdt), info: 'tx' } as const
      platform.deposits.approve(data('recharge', request).deposit_no)
    },
    play(stake, paid = 0, platname = 'nova') {
      data('transfer', { amount: String(stake), sourcetype: 'userbalance', targettype: platname })
      const round = { member, platname, gameCode: `${platname}-1`, roundId: 'R1' }
      platform.bets.play({ ...round, stake: new Big(stake) }, new Big(paid))
      data('transferAll', {})
    },
    pass(ms) {
      platform.moveClock(ms)
      signIn()
    },
  }
}
