import { createRandom } from './createRandom.ts'
import { demoAccounts } from './demoAccounts.ts'
import type { Members, NewMember } from './members/createMembers.ts'
import type { Member } from './members/Member.ts'
import { DAY, HOUR, startOfPlatformDay } from './platformTime.ts'

const teamNames = ['sunny', 'mirae', 'hanbit', 'narae', 'dalbit', 'byeol', 'garam', 'onnuri', 'hayan', 'saebom']
const realnames = ['김서준', '이하은', '박도윤', '최지우', '정예준', '강수아', '조현우', '윤채원', '장민재', '임소율']
const branches = ['강남지점', '여의도지점', '판교지점', '해운대지점', '둔산지점']
const teamBanks = ['kb', 'shinhan', 'woori', 'hana', 'nh']

/** When a member registered: in the afternoon, a number of days before the platform opens. */
type DaysAgo = (days: number) => number

/** Registers the demonstration's members: the two accounts of the demonstration and a team. */
export function seedMembers(members: Members, seed: string, openedAt: number): void {
  const daysAgo: DaysAgo = (days) => startOfPlatformDay(openedAt) - days * DAY + 12 * HOUR
  const agent = add(members, {
    name: demoAccounts.agent.name,
    password: demoAccounts.agent.password,
    realname: '한지민',
    isAgent: true,
    mobile: '01055550102',
    email: 'agent01@playbill.example',
    birthday: '1988-03-14',
    cards: [bankCard('C1', 'shinhan', '한지민', '110555667788', '강남지점')],
    registeredAt: daysAgo(400),
  })
  add(members, {
    name: demoAccounts.member.name,
    password: demoAccounts.member.password,
    realname: '홍길동',
    parentId: agent.id,
    mobile: '01055550101',
    email: 'demo01@playbill.example',
    birthday: '1990-05-21',
    cards: [
      bankCard('C2', 'kb', '홍길동', '12345678901234', '여의도지점'),
      bankCard('C3', 'kakao', '홍길동', '3333012345678', '판교지점'),
      usdtCard('C4', 'TRC20', 'TSChNwQtRwNwNij3B6GWUxhbEup9Xk4oye'),
    ],
    registeredAt: daysAgo(300),
  })
  seedTeam(members, agent, seed, daysAgo)
}

/** Three levels below the agent, so that the tree has something to open; nobody is older than who brought them in. */
function seedTeam(members: Members, agent: Member, seed: string, daysAgo: DaysAgo): void {
  const random = createRandom(`${seed}:team`)
  const addTo = (parent: Member, index: number, isAgent: boolean, days: number): Member => {
    const realname = random.pick(realnames)
    const name = `${teamNames[index % teamNames.length]}${parent.id.slice(-2)}${String(index + 10)}`
    const account = `${random.integer(1000, 9999)}${random.integer(10_000_000, 99_999_999)}`
    return add(members, {
      name,
      password: demoAccounts.member.password,
      realname,
      parentId: parent.id,
      isAgent,
      cards: [bankCard(`T${name}`, random.pick(teamBanks), realname, account, random.pick(branches))],
      registeredAt: daysAgo(days),
    })
  }

  for (let index = 0; index < 9; index += 1) {
    const isAgent = index < 3
    const child = addTo(agent, index, isAgent, isAgent ? random.integer(310, 390) : random.integer(20, 330))
    if (!isAgent) continue
    for (let below = 0; below < 5; below += 1) {
      const isBelowAgent = below === 0
      const days = isBelowAgent ? random.integer(200, 300) : random.integer(20, 280)
      const grandchild = addTo(child, below, isBelowAgent, days)
      if (isBelowAgent) for (let last = 0; last < 3; last += 1) addTo(grandchild, last, false, random.integer(15, 190))
    }
  }
}

function add(members: Members, member: Omit<NewMember, 'payPassword'>): Member {
  return members.add({ ...member, payPassword: demoAccounts.payPassword })
}

function bankCard(id: string, bank: string, owner: string, no: string, branch: string): Member['cards'][number] {
  return { id, kind: 1, bank, owner, no, branch }
}

function usdtCard(id: string, chain: string, no: string): Member['cards'][number] {
  return { id, kind: 2, bank: 'usdt', owner: chain, no, branch: '' }
}
