import { expect, test } from 'vitest'
import { startPlatform } from '../testing/startPlatform.ts'

function startAgent() {
  const started = startPlatform()
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
  const { data } = startAgent()
  const info = data('getAgentTeamInfo', {})
  expect(info.user_total).toBe(34)
  expect(info.agent_total).toBe(6)
  expect(Number(info.balance_total)).toBeGreaterThan(1_250_000)
  const funds = data('getAgentTeamFunds', {})
  expect(Number(funds.recharge)).toBeGreaterThan(Number(funds.withdraw))
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
  const { data } = startAgent()
  const { id = '', username } = data('getAgentChildren', {})[0] ?? {}
  data('agentTransfer', { id, type: 1, amount: '5000', password: '123456' })
  const { data: rows, last_page: last } = data('getReturnAgentMoneyChange', { page: 1 })
  expect(rows[0]).toMatchObject({ remark: `Agent transfer · ${username}`, money: '-5000', money_after: '2870000' })
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

test('shows the bets and ledger of a downline to its agent', () => {
  const { data, signIn } = startAgent()
  const range = { start_time: '2026-11-01', end_time: '2026-11-23', by: 'son' } as const
  expect(data('getBetList', range).data[0]?.Code).toContain(' · ')
  expect(data('getMoneyChanges', range).data[0]?.remark).toContain(' · ')
  signIn()
  expect(data('getBetList', range).data).toEqual([])
  expect(data('getMoneyChanges', range).data).toEqual([])
})
