import { Big } from 'big.js'
import { accountsOf, house } from './books/accounts.ts'
import type { Currency, Posting } from './books/Books.ts'
import { createDesks, type Ground } from './createDesks.ts'
import { demoAccounts } from './demoAccounts.ts'
import { DAY, startOfPlatformDay, HOUR } from './platformTime.ts'
import { copyArchive, emptyArchive, type Archive } from './records/Archive.ts'
import type { Desks } from './World.ts'
import { simulatePast } from './past/simulatePast.ts'

/** Opens the desks of a platform: on a copy of the demonstration's past, or on nothing but some money. */
export function openDesks(ground: Omit<Ground, 'archive'>, openedAt: number): Desks {
  const { seed, settings } = ground
  if (settings.hasPast) return createDesks({ ...ground, archive: copyArchive(pastUntil(seed, openedAt)) }, openedAt)
  const desks = createDesks({ ...ground, archive: emptyArchive() }, openedAt)
  desks.agenda.add({ at: startOfPlatformDay(openedAt) + DAY, kind: 'dayEnd', key: '' })
  openBalances(desks)
  return desks
}

/** Opening balances of the demonstration's accounts without a past. */
const openings = {
  [demoAccounts.member.name]: {
    main: '1250000',
    usd: '320.50',
    games: { grandia: '120000', nova: '55500', goalline: '30000', deepsea: '8200' },
  },
  [demoAccounts.agent.name]: { main: '3450000', usd: '1280.50', agent: '2875000', games: { nova: '40000' } },
}

function openBalances({ books, members }: Desks): void {
  for (const [name, { games, ...wallets }] of Object.entries(openings)) {
    const member = members.byName(name)
    if (!member) continue
    const accounts = accountsOf(member.id)
    const put = (credit: string, currency: Currency, amount: string): Posting => ({
      debit: house.equity,
      credit,
      currency,
      amount: new Big(amount),
    })
    books.post('opening', [
      put(accounts.main, 'KRW', wallets.main),
      put(accounts.usd, 'USDT', wallets.usd),
      ...('agent' in wallets ? [put(accounts.agent, 'KRW', wallets.agent)] : []),
      ...Object.entries(games).map(([platname, amount]) => put(accounts.game(platname), 'KRW', amount)),
    ])
  }
}

/** Most platforms of a process begin at the same moment: tests, stories, previews. */
const MOST_KEPT = 2

const kept = new Map<string, Archive>()

/**
 * The past of a platform that opens at a moment, to be copied and never written in. It ends with the full hour
 * before: platforms that open within one hour have the same past, which is worked out once in a process.
 */
export function pastUntil(seed: string, openedAt: number): Archive {
  const until = Math.floor(openedAt / HOUR) * HOUR
  const key = `${seed} ${until}`
  const known = kept.get(key)
  if (known) return known
  const past = simulatePast(seed, until)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest)
  kept.set(key, past)
  return past
}
