import { Big } from 'big.js'
import { houseOf, walletAt } from '../books/accounts.ts'
import { fromHundredths, isWhole, toHundredths } from '../books/minorUnits.ts'
import { venueOf } from '../content/venues.ts'
import type { Member } from '../members/Member.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'

/** One stake on one round of a game. */
export interface Bet {
  readonly id: string
  readonly memberId: string
  readonly platname: string
  /** Of the platform's catalogue. */
  readonly gameCode: string
  /** Round it was placed on; several bets may share one. */
  readonly roundId: string
  /** Chosen outcome, where a round has several: a play of a board, or the odds of a match. */
  readonly pick: string
  readonly stake: Big
  readonly at: number
  /** A void bet gave its stake back and counts for nothing. */
  readonly state: 'open' | 'settled' | 'void'
  /** Paid out in won, stake included; zero while the bet is open. */
  readonly paid: Big
  readonly settledAt: number | undefined
}

export interface Stake {
  /** In whole won, more than zero. */
  stake: Big
  pick?: string
}

interface SlipRequest {
  member: Pick<Member, 'id'>
  platname: string
  gameCode: string
  roundId: string
  /** When the round was played; now unless told otherwise. */
  at?: number
}

/** The bets of every platform. Whatever counts bets (records, profit and loss, rebates, VIP) counts these. */
export interface Bets {
  /** Takes the stake out of the member's wallet at the platform; refuses more than the wallet holds. */
  place: (request: SlipRequest & Stake) => Bet
  /** As `place`, for several bets on one round: all of them or none. */
  placeSlip: (request: SlipRequest, stakes: readonly Stake[]) => readonly Bet[]
  /** As `place` and `settle`, for a round whose result is known at once. */
  play: (request: SlipRequest & Stake, payout: Big) => Bet
  /** Pays into the same wallet: stake included, zero for a lost bet. Refuses a bet that is not open. */
  settle: (id: string, payout: Big) => Bet
  /** Gives the stake back, as after an abandoned round. Refuses a bet that is not open. */
  cancel: (id: string) => Bet
  find: (id: string) => Bet | undefined
  /** Newest first. */
  of: (memberId: string) => readonly Bet[]
  /** Valid bets that were settled from one moment until before another, oldest first. */
  validSince: (memberId: string, from: number, until?: number) => readonly Bet[]
  /** When a member's last valid bet was settled. */
  lastPlayed: (memberId: string) => number | undefined
}

const FIRST_ID = 100_000_001
const ZERO = new Big(0)
/** How a bet begins whose result is not known yet. */
const open: Pick<Bet, 'state' | 'paid' | 'settledAt'> = { state: 'open', paid: ZERO, settledAt: undefined }

/** Whether it counts as turnover: a bet that gave exactly its stake back decided nothing. */
export function isValid({ state, paid, stake }: Bet): boolean {
  return state === 'settled' && !paid.eq(stake)
}

/** Sum of the stakes of bets. */
export function stakeOf(bets: readonly Stake[]): Big {
  return fromHundredths(bets.reduce((sum, { stake }) => sum + toHundredths(stake), 0))
}

export function createBets({ archive: { bets, settled }, books, clock, sums }: World): Bets {
  function openBet(id: string): Bet {
    const bet = bets.find(id)
    if (!bet) throw new Refusal('notFound')
    if (bet.state !== 'open') throw new Refusal('betDecided')
    return bet
  }

  function pay({ memberId, platname }: Bet, kind: 'win' | 'betReturned', paid: Big): void {
    if (paid.eq(0)) return
    if (paid.lt(0) || !isWhole(paid)) throw new RangeError('A payout is in whole won.')
    const credit = walletAt(memberId, platname)
    books.post(kind, [{ debit: houseOf(platname), credit, currency: 'KRW', amount: paid }])
  }

  /** A bet that counts is turnover from now on. */
  function count(bet: Bet): Bet {
    if (!isValid(bet)) return bet
    settled.add(bet)
    sums.play(bet.memberId, bet.stake)
    return bet
  }

  function takeStakes({ member, platname }: SlipRequest, stakes: readonly Stake[]): void {
    if (!venueOf(platname)) throw new Refusal('walletUnknown')
    if (stakes.some(({ stake }) => stake.lte(0) || !isWhole(stake))) throw new Refusal('amountWrong')
    const debit = walletAt(member.id, platname)
    books.post('bet', [{ debit, credit: houseOf(platname), currency: 'KRW', amount: stakeOf(stakes) }])
  }

  function write(request: SlipRequest & Stake, ended: Pick<Bet, 'state' | 'paid' | 'settledAt'>): Bet {
    const { member, platname, gameCode, roundId, stake, pick = '', at = clock.now() } = request
    const id = `B${FIRST_ID + bets.size}`
    const bet: Bet = { id, memberId: member.id, platname, gameCode, roundId, pick, stake, at, ...ended }
    bets.add(bet)
    return bet
  }

  function placeSlip(request: SlipRequest, stakes: readonly Stake[]): readonly Bet[] {
    takeStakes(request, stakes)
    return stakes.map((stake) => write({ ...request, ...stake }, open))
  }

  return {
    place(request) {
      takeStakes(request, [request])
      return write(request, open)
    },
    placeSlip,
    play(request, payout) {
      takeStakes(request, [request])
      const bet = write(request, { state: 'settled', paid: payout, settledAt: clock.now() })
      pay(bet, 'win', payout)
      return count(bet)
    },
    settle(id, payout) {
      const bet = openBet(id)
      pay(bet, 'win', payout)
      const ended: Bet = { ...bet, state: 'settled', paid: payout, settledAt: clock.now() }
      bets.replace(ended)
      return count(ended)
    },
    cancel(id) {
      const bet = openBet(id)
      pay(bet, 'betReturned', bet.stake)
      const ended: Bet = { ...bet, state: 'void', paid: bet.stake, settledAt: clock.now() }
      bets.replace(ended)
      return ended
    },
    find: (id) => bets.find(id),
    of: (memberId) => bets.of(memberId).toReversed(),
    validSince(memberId, from, until = Number.POSITIVE_INFINITY) {
      const rows = settled.of(memberId)
      const isBefore = (moment: number) => (bet: Bet) => (bet.settledAt ?? moment) < moment
      return rows.slice(rows.findLastIndex(isBefore(from)) + 1, rows.findLastIndex(isBefore(until)) + 1)
    },
    lastPlayed: (memberId) => settled.of(memberId).at(-1)?.settledAt,
  }
}
