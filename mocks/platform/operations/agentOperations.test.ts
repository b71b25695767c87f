import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { accountsOf } from '../books/accounts.ts'
import { sumOf } from '../money/sumOf.ts'
import type { Data } from '../Operations.ts'
import type { PlatformSettings } from '../PlatformSettings.ts'
import { DAY, MINUTE } from '../platformTime.ts'
import { sampleParams } from '../testing/sampleParams.ts'
import { startPlatform } from '../testing/startPlatform.ts'

function startAgent(settings: Partial<PlatformSettings> = {}) {
  const started = startPlatform({ settings })
  started.signIn('agent01')
  return started
}

test('opens the tree level by level and never beyond the own team', () => {
  const { call, data } = startAgent()
  const first = data('getAgentChildren', {})
  expect(first).toHaveLength(10)
  const open = first.find((child) => child.noChild === false)
  const second = data('getAgentChildren', { pid: open?.id ?? '' })
  expect(second.every((child) => child.pid === open?.id)).toBe(true)
  expect(call('getAgentChildren', { pid: '999999' }).code).toBe(400)
})

test('gives the place of a member of the team, and of nobody else', () => {
  const { data } = startAgent()
  const pathTo = (username: string) => data('findAgentMember', { username }).path
  const first = data('getAgentChildren', {}).find(({ noChild }) => noChild === false)
  const second = data('getAgentChildren', { pid: first?.id ?? '' })[0]
  expect(pathTo(second?.username.toUpperCase() ?? '')).toEqual([first, second])
  expect(pathTo('agent01')).toEqual([])
  expect(pathTo('nobody')).toEqual([])
})

test('counts the team and its money', () => {
  const { platform, data } = startAgent({ hasPast: true })
  const info = data('getAgentTeamInfo', {})
  expect(info.user_total).toBe(34)
  expect(info.agent_total).toBe(6)
  const team = platform.members.teamOf('100001')
  const held = team.map(({ id }) => platform.books.balance(accountsOf(id).main, 'KRW'))
  expect(info.balance_total).toBe(sumOf(held).toFixed())
  const funds = data('getAgentTeamFunds', {})
  const users = team.map(({ id }) => platform.call('getUser', {}, { token: platform.sessions.open(id) }).data)
  expect(funds.recharge).toBe(sumOf(users.map((user) => new Big((user as Data<'getUser'>).paysum))).toFixed())
  expect(Number(funds.recharge)).toBeGreaterThan(Number(funds.withdraw))
  expect(Number(funds.withdraw)).toBeGreaterThan(0)
})

test('gives to and takes from a member of the team', () => {
  const { call, data } = startAgent()
  const password = '123456'
  const [child] = data('getAgentChildren', {})
  const id = child?.id ?? ''
  data('agentTransfer', { id, type: 1, amount: '5000', password })
  expect(data('getUser', {}).agent_balance).toBe('2870000')
  data('agentTransfer', { id, type: 2, amount: '5000', password })
  expect(data('getUser', {}).agent_balance).toBe('2875000')
  expect(call('agentTransfer', { id, type: 2, amount: '99999999', password }).message).toBe('The balance is too low')
  expect(call('agentTransfer', { id: '999999', type: 1, amount: '1', password }).message).toBe(
    'This user is not in your team',
  )
})

test('lists all that moved the agent balance, row by row', () => {
  const { data } = startAgent({ hasPast: true })
  const before = Number(data('getUser', {}).agent_balance)
  const { id = '', username } = data('getAgentChildren', {})[0] ?? {}
  data('agentTransfer', { id, type: 1, amount: '5000', password: '123456' })
  const { data: rows, last_page: last } = data('getReturnAgentMoneyChange', { page: 1 })
  expect(rows[0]).toMatchObject({
    remark: `Agent transfer · ${username}`,
    money: '-5000',
    money_after: String(before - 5000),
  })
  const pages = Array.from(
    { length: last },
    (_, index) => data('getReturnAgentMoneyChange', { page: index + 1 }).data,
  ).flat()
  // Each balance follows from the one before it.
  expect(
    pages
      .slice(0, -1)
      .filter((row, index) => Number(row.money_after) - Number(row.money) !== Number(pages[index + 1]?.money_after)),
  ).toEqual([])
})

test('sets the invite code once', () => {
  const { call, data } = startAgent()
  expect(call('saveInviteCode', { code: 'playbill' }).message).toBe('This invite code is already in use')
  expect(call('saveInviteCode', { code: '!!' }).code).toBe(400)
  data('saveInviteCode', { code: 'BLUE77' })
  expect(data('getUser', {}).invite_code).toBe('BLUE77')
  expect(data('getVisitUrl', {}).url).toContain('pid=BLUE77')
  expect(call('saveInviteCode', { code: 'RED123' }).message).toBe('The invite code can be set only once')
})

test('keeps the agent centre from members and applications from agents', () => {
  const { call, signIn } = startAgent()
  const application = { mobile: '8613812345678', apply_info: 'I bring my friends.' }
  expect(call('applyAgent', application).message).toBe('You are an agent already')
  signIn()
  expect(call('getAgentTeamInfo', {}).message).toBe('This is for agents only')
  expect(call('applyAgent', { ...application, mobile: '123' }).code).toBe(400)
  expect(call('applyAgent', { ...application, apply_info: ' ' }).code).toBe(400)
  expect(call('applyAgent', application).code).toBe(200)
  expect(call('applyAgent', application).message).toBe('Your application is being reviewed')
})

test('counts a member who registers with the code in the tree, the funds and the commission of the day', () => {
  const { platform, data, signIn } = startAgent()
  data('saveInviteCode', { code: 'BLUE77' })
  const before = { funds: data('getAgentTeamFunds', {}), info: data('getAgentTeamInfo', {}) }
  const { url } = data('getVisitUrl', {})
  const pid = new URL(url, 'https://m.playbill.example').hash.split('pid=')[1] ?? ''
  // The screen puts the code of the link in the field, where members may type it, too.
  data('register', { ...sampleParams.register, invite_code: pid.toLowerCase(), pid })

  const invited = data('getAgentChildren', {}).find(({ username }) => username === 'sample01')
  expect(invited).toMatchObject({ pid: '100001', balance: '0', noChild: true })
  const token = platform.sessions.open(invited?.id ?? '')
  const bank = { ...sampleParams.recharge, amount: '200000', bank_owner: '이샘플' }
  platform.call('recharge', bank, { token })
  platform.moveClock(3 * MINUTE)
  expect(data('getAgentTeamFunds', {})).toEqual({
    ...before.funds,
    recharge: String(Number(before.funds.recharge) + 200_000),
  })
  expect(data('getAgentTeamInfo', {})).toMatchObject({ user_total: before.info.user_total + 1 })
  platform.call('transfer', { amount: '200000', sourcetype: 'userbalance', targettype: 'nova' }, { token })
  const round = { member: { id: invited?.id ?? '' }, platname: 'nova', gameCode: 'nova-1', roundId: 'R1' }
  platform.bets.play({ ...round, stake: new Big(150_000) }, new Big(0))
  expect(data('getBetList', { start_time: '2026-11-23', end_time: '2026-11-23', by: 'son' }).data[0]?.Code).toContain(
    'sample01',
  )
  platform.moveClock(DAY)
  signIn('agent01')
  expect(data('getReturnAgentMoneyChange', { page: 1 }).data[0]).toMatchObject({ remark: 'Commission', money: '900' })
})

test('makes an agent of a member who has deposited, and lets anybody else apply again', () => {
  const { platform, call, data, signIn } = startAgent()
  const application = { mobile: '8613812345678', apply_info: 'I bring my friends.' }
  signIn()
  data('applyAgent', application)
  platform.moveClock(30 * MINUTE)
  expect(data('getUser', {}).isagent).toBe(0)
  platform.deposits.approve(data('recharge', sampleParams.recharge).deposit_no)
  data('applyAgent', application)
  expect(call('getAgentTeamInfo', {}).message).toBe('This is for agents only')
  platform.moveClock(30 * MINUTE)
  expect(data('getUser', {}).isagent).toBe(1)
  expect(data('getAgentTeamInfo', {})).toEqual({ agent_total: 0, user_total: 0, balance_total: '0' })
})

test('shows the bets and ledger of a downline to its agent', () => {
  const { data, signIn } = startAgent({ hasPast: true })
  const range = { start_time: '2026-11-01', end_time: '2026-11-23', by: 'son' } as const
  expect(data('getBetList', range).data[0]?.Code).toContain(' · ')
  expect(data('getMoneyChanges', range).data[0]?.remark).toContain(' · ')
  signIn()
  expect(data('getBetList', range).data).toEqual([])
  expect(data('getMoneyChanges', range).data).toEqual([])
})
