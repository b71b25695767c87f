import { Big } from 'big.js'
import { accountsOf, house } from './books/accounts.ts'
import type { Currency, Posting } from './books/Books.ts'
import { createRandom } from './createRandom.ts'
import { demoAccounts } from './demoAccounts.ts'
import type { NewMember } from './members/createMembers.ts'
import type { HistorySizes, Member } from './members/Member.ts'
import { noHistory } from './members/Member.ts'
import { DAY } from './platformTime.ts'
import type { World } from './World.ts'

interface Opening {
  main?: string
  usd?: string
  agent?: string
  games?: Readonly<Record<string, string>>
}

const demoHistory: HistorySizes = {
  deposits: 2400,
  withdrawals: 340,
  transfers: 620,
  bets: 1500,
  rebates: 160,
  rebateOrders: 130,
  ledger: 1800,
  commissions: 0,
  activities: 26,
  redPackets: 44,
}

const teamNames = ['sunny', 'mirae', 'hanbit', 'narae', 'dalbit', 'byeol', 'garam', 'onnuri', 'hayan', 'saebom']
const realnames = ['김서준', '이하은', '박도윤', '최지우', '정예준', '강수아', '조현우', '윤채원', '장민재', '임소율']

/** Puts the demonstration's members and their opening balances into a new world. */
export function seedMembers(world: World): void {
  const agent = add(world, {
    name: demoAccounts.agent.name,
    password: demoAccounts.agent.password,
    realname: '한지민',
    isAgent: true,
    mobile: '01055550102',
    email: 'agent01@playbill.example',
    birthday: '1988-03-14',
    paysum: new Big(412_500_000),
    flowsum: new Big(2_318_000_000),
    redPacketsLeft: 1,
    history: { ...demoHistory, deposits: 320, ledger: 600, commissions: 85 },
    cards: [bankCard('C1', 'shinhan', '한지민', '110555667788', '강남지점')],
    registeredAt: world.clock.now() - 610 * DAY,
  })
  open(world, agent, { main: '3450000', usd: '1280.50', agent: '2875000', games: { nova: '40000' } })

  const member = add(world, {
    name: demoAccounts.member.name,
    password: demoAccounts.member.password,
    realname: '홍길동',
    parentId: agent.id,
    mobile: '01055550101',
    email: 'demo01@playbill.example',
    birthday: '1990-05-21',
    paysum: new Big(182_340_000),
    flowsum: new Big(741_260_000),
    redPacketsLeft: 3,
    redPacketsMade: 44,
    history: demoHistory,
    cards: [
      bankCard('C2', 'kb', '홍길동', '12345678901234', '여의도지점'),
      bankCard('C3', 'kakao', '홍길동', '3333012345678', '판교지점'),
      usdtCard('C4', 'TRC20', 'TDemoMemberWa11etAddr3ss7Yk2Qm9XcV'),
    ],
    registeredAt: world.clock.now() - 412 * DAY,
  })
  open(world, member, {
    main: '1250000',
    usd: '320.50',
    games: { grandia: '120000', nova: '55500', goalline: '30000', deepsea: '8200' },
  })

  seedTeam(world, agent)
}

/** Three levels below the agent, so that the tree has something to open. */
function seedTeam(world: World, agent: Member): void {
  const random = createRandom(`${world.seed}:team`)
  const addTo = (parent: Member, index: number, isAgent: boolean): Member => {
    const name = `${teamNames[index % teamNames.length]}${parent.id.slice(-2)}${String(index + 10)}`
    const member = add(world, {
      name,
      password: demoAccounts.member.password,
      realname: random.pick(realnames),
      parentId: parent.id,
      isAgent,
      paysum: new Big(random.integer(1, 900) * 100_000),
      registeredAt: world.clock.now() - random.integer(20, 400) * DAY,
    })
    open(world, member, { main: String(random.integer(1, 400) * 5000) })
    return member
  }

  for (let index = 0; index < 9; index += 1) {
    const child = addTo(agent, index, index < 3)
    if (!child.isAgent) continue
    for (let below = 0; below < 5; below += 1) {
      const grandchild = addTo(child, below, below === 0)
      if (grandchild.isAgent) for (let last = 0; last < 3; last += 1) addTo(grandchild, last, false)
    }
  }
}

function add(world: World, member: Omit<NewMember, 'payPassword'>): Member {
  return world.members.add({
    history: { ...noHistory },
    ...member,
    payPassword: demoAccounts.payPassword,
  })
}

function open({ books }: World, member: Member, { main, usd, agent, games = {} }: Opening): void {
  const accounts = accountsOf(member.id)
  const amounts: [account: string, currency: Currency, amount: string | undefined][] = [
    [accounts.main, 'KRW', main],
    [accounts.usd, 'USDT', usd],
    [accounts.agent, 'KRW', agent],
    ...Object.entries(games).map(([platname, amount]): [string, Currency, string] => [
      accounts.game(platname),
      'KRW',
      amount,
    ]),
  ]
  const postings = amounts.flatMap(([credit, currency, amount]): Posting[] =>
    amount === undefined ? [] : [{ debit: house.equity, credit, currency, amount: new Big(amount) }],
  )
  books.post('opening', postings)
}

function bankCard(id: string, bank: string, owner: string, no: string, branch: string): Member['cards'][number] {
  return { id, kind: 1, bank, owner, no, branch }
}

function usdtCard(id: string, chain: string, no: string): Member['cards'][number] {
  return { id, kind: 2, bank: 'usdt', owner: chain, no, branch: '' }
}
