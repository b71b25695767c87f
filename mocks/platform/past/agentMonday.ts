import { accountsOf } from '../books/accounts.ts'
import { transferWithTeam } from '../money/wallets.ts'
import { MINUTE } from '../platformTime.ts'
import { inTenThousands } from './moveMoney.ts'
import type { Doing, Player } from './Player.ts'
import { inNumbers, won } from './wonAmounts.ts'

/** Least commission that is worth a withdrawal, in won. */
const LEAST_PAY = 300_000

/** An agent's week: a little credit for somebody in the team, and the commission taken out. */
export function* agentMonday({ member, temperament, desks, random }: Player): Doing {
  const balance = () => inNumbers(desks.books.balance(accountsOf(member.id).agent, 'KRW'))
  const team = desks.members.teamOf(member.id).filter(({ registeredAt }) => registeredAt < desks.clock.now())
  const credit = random.integer(1, 5) * 10_000
  if (team.length > 0 && random.chance(0.6) && balance() > credit * 10) {
    transferWithTeam(desks, member, random.pick(team).id, 1, won(credit))
    yield desks.clock.now() + random.integer(2, 6) * MINUTE
  }
  const card = member.cards.find(({ kind }) => kind === 1)
  // What stays is the team's credit.
  const pay = inTenThousands(balance() - temperament.keeps)
  if (card && pay >= LEAST_PAY) desks.withdrawals.order(member, { kind: 'agent', amount: won(pay), card })
  yield desks.clock.now() + MINUTE
}
