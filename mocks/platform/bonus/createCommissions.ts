import type { Big } from 'big.js'
import { type Bets, stakeOf } from '../bets/createBets.ts'
import { accountsOf, house } from '../books/accounts.ts'
import type { Member } from '../members/Member.ts'
import { roundDown } from '../money/parseAmount.ts'
import type { World } from '../World.ts'

/**
 * An agent's share of a team's valid bets, in percent, by how far below the agent a member is: a member brought in
 * directly, one brought in by that one, and so on. Nobody is paid for members further down.
 */
const commissionPercents: readonly string[] = ['0.6', '0.3', '0.1']

export interface Commissions {
  /** At the end of a day: pays every agent the share of what these members have bet on it. */
  pay: (players: readonly Member[], day: number) => void
}

export function createCommissions({ books, clock, members }: World, bets: Bets): Commissions {
  function agentsAbove(member: Member): readonly { readonly agent: Member; readonly percent: string }[] {
    const found = []
    let above = parentOf(member)
    for (const percent of commissionPercents) {
      if (!above) break
      if (above.isAgent) found.push({ agent: above, percent })
      above = parentOf(above)
    }
    return found
  }

  const parentOf = ({ parentId }: Member) => (parentId === undefined ? undefined : members.byId(parentId))

  return {
    pay(players, day) {
      const shares = new Map<string, Big>()
      for (const member of players) {
        const played = stakeOf(bets.validSince(member.id, day, clock.now()))
        for (const { agent, percent } of agentsAbove(member))
          shares.set(
            agent.id,
            played
              .times(percent)
              .div(100)
              .plus(shares.get(agent.id) ?? 0),
          )
      }
      for (const [agentId, share] of shares) {
        const amount = roundDown(share, 'KRW')
        if (amount.lte(0)) continue
        const { agent } = accountsOf(agentId)
        books.post('commission', [{ debit: house.commission, credit: agent, currency: 'KRW', amount }])
      }
    },
  }
}
