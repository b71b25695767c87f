import { Big } from 'big.js'
import { houseOf, walletAt } from '../books/accounts.ts'
import { venueOf } from '../content/venues.ts'
import type { Member } from '../members/Member.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'

/** One stake on one round of a game. */
interface Bet {
  readonly id: string
  readonly memberId: string
  readonly platname: string
  /** Of the platform's catalogue. */
  readonly gameCode: string
  /** What it was placed on; several bets may share a round. */
  readonly roundId: string
  readonly stake: Big
  readonly at: number
  /** A void bet gave its stake back and counts for nothing. */
  readonly state: 'open' | 'settled' | 'void'
  /** Paid out in won, stake included; zero while the bet is open. */
  readonly paid: Big
  readonly settledAt: number | undefined
}

interface BetRequest {
  member: Pick<Member, 'id'>
  platname: string
  gameCode: string
  /** In whole won, more than zero. */
  stake: Big
  roundId: string
  /** When the round was played; now unless told otherwise. */
  at?: number
}

/** The bets of every platform. Whatever counts bets (records, profit and loss, rebates, VIP) counts these. */
export interface Bets {
  /** Takes the stake out of the member's wallet at the platform; refuses more than the wallet holds. */
  place: (request: BetRequest) => Bet
  /** Pays into the same wallet: stake included, zero for a lost bet. Refuses a bet that is not open. */
  settle: (id: string, payout: Big) => Bet
  /** Gives the stake back, as after an abandoned round. Refuses a bet that is not open. */
  cancel: (id: string) => Bet
  find: (id: string) => Bet | undefined
  /** Newest first. */
  of: (memberId: string) => readonly Bet[]
}

export function createBets({ books, clock }: World): Bets {
  const bets = new Map<string, Bet>()

  function openBet(id: string): Bet {
    const bet = bets.get(id)
    if (!bet) throw new Refusal('notFound')
    if (bet.state !== 'open') throw new Refusal('betDecided')
    return bet
  }

  function end(bet: Bet, state: 'settled' | 'void', paid: Big): Bet {
    const { memberId, platname } = bet
    if (paid.gt(0)) {
      const credit = walletAt(memberId, platname)
      books.post(state === 'void' ? 'betReturned' : 'win', [
        { debit: houseOf(platname), credit, currency: 'KRW', amount: paid },
      ])
    }
    const ended: Bet = { ...bet, state, paid, settledAt: clock.now() }
    bets.set(bet.id, ended)
    return ended
  }

  return {
    place({ member, platname, gameCode, stake, roundId, at = clock.now() }) {
      if (!venueOf(platname)) throw new Refusal('walletUnknown')
      if (stake.lte(0) || !stake.eq(stake.round(0))) throw new Refusal('amountWrong')
      const debit = walletAt(member.id, platname)
      books.post('bet', [{ debit, credit: houseOf(platname), currency: 'KRW', amount: stake }])
      const bet: Bet = {
        id: `B${at}${String(bets.size + 1).padStart(5, '0')}`,
        memberId: member.id,
        platname,
        gameCode,
        roundId,
        stake,
        at,
        state: 'open',
        paid: new Big(0),
        settledAt: undefined,
      }
      bets.set(bet.id, bet)
      return bet
    },
    settle(id, payout) {
      if (payout.lt(0) || !payout.eq(payout.round(0))) throw new RangeError('A payout is in whole won.')
      return end(openBet(id), 'settled', payout)
    },
    cancel(id) {
      const bet = openBet(id)
      return end(bet, 'void', bet.stake)
    },
    find: (id) => bets.get(id),
    of: (memberId) => [...bets.values()].filter((bet) => bet.memberId === memberId).reverse(),
  }
}
