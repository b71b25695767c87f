import { describe, expect, it } from 'vitest'
import { createTestCore, testClock, testFolder } from '../testing/createTestCore.ts'
import type { Core } from '../core/createCore.ts'

const PASSWORD = 'a few random words'
const HERE = '203.0.113.7'
const MINUTE = 60_000

async function withMina(clock = testClock()) {
  const dataDir = await testFolder()
  const core = await createTestCore({ dataDir, clock })
  await core.publisher.boot()
  await core.accounts.join(await core.accounts.issueSetup(), 'mina', PASSWORD, { ip: HERE, agent: '' })
  return { core, clock, dataDir }
}

const from = (core: Core, ip: string, device?: string) => ({
  try: (password: string, name = 'mina'): Promise<string> =>
    core.accounts.login({ name, password }, { ip, agent: '', ...(device !== undefined && { device }) }).then(
      () => 'in',
      (error: unknown) => (error as { code: string }).code,
    ),
})

async function repeat(times: number, attempt: (index: number) => Promise<string>): Promise<readonly string[]> {
  const outcomes: string[] = []
  for (let index = 0; index < times; index += 1) outcomes.push(await attempt(index))
  return outcomes
}

describe('guessing at a log-in', () => {
  it('has to wait after five attempts, twice as long each time, but is never locked out', async () => {
    const { core, clock } = await withMina()
    const stranger = from(core, '198.51.100.1')
    expect(await repeat(6, () => stranger.try('wrong'))).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong-credentials'),
      'too-many-attempts',
    ])
    clock.pass(1_000)
    expect(await repeat(2, () => stranger.try('wrong'))).toEqual(['wrong-credentials', 'too-many-attempts'])
    clock.pass(1_000)
    expect(await stranger.try('wrong')).toBe('too-many-attempts')
    clock.pass(1_000)
    expect(await stranger.try(PASSWORD)).toBe('in')
  })

  it('delays only the network it comes from, a whole /64 in IPv6', async () => {
    const { core } = await withMina()
    expect((await repeat(8, (index) => from(core, `2001:db8:1:2::${index}`).try('wrong'))).slice(5)).toEqual(
      Array.from({ length: 3 }, () => 'too-many-attempts'),
    )
    expect(await from(core, '2001:db8:1:3::1').try(PASSWORD)).toBe('in')
  })

  it('does not delay an operator on a device they used before, however many strangers try', async () => {
    const { core } = await withMina()
    expect(await from(core, HERE, 'phone').try(PASSWORD)).toBe('in')
    await repeat(60, (index) => from(core, `198.51.100.${index}`).try('wrong'))
    await repeat(8, () => from(core, HERE).try('wrong'))
    expect(await from(core, '192.0.2.1').try(PASSWORD)).toBe('too-many-attempts')
    expect(await from(core, HERE, 'phone').try(PASSWORD)).toBe('in')
    expect(await from(core, HERE, 'another phone').try(PASSWORD)).toBe('too-many-attempts')
  })

  it('does not delay a new operator, or one with a new password, on the device on which the link was used', async () => {
    const { core } = await withMina()
    const owner = { name: 'mina', role: 'owner' } as const
    const tryAsStrangers = () => repeat(60, (index) => from(core, `198.51.100.${index}`).try('wrong', 'jun'))

    const invited = await core.accounts.invite(owner, { name: 'jun', role: 'editor' })
    const { operator } = await core.accounts.join(invited.token, 'jun', PASSWORD, {
      ip: HERE,
      agent: '',
      device: 'desk',
    })
    await tryAsStrangers()
    expect(await from(core, '192.0.2.1').try(PASSWORD, 'jun')).toBe('too-many-attempts')
    expect(await from(core, '192.0.2.1', 'desk').try(PASSWORD, 'jun')).toBe('in')

    const lost = await core.accounts.passwordLink(owner, operator.id)
    await core.accounts.setPassword(lost.token, 'another few words', { ip: HERE, agent: '', device: 'phone' })
    await tryAsStrangers()
    expect(await from(core, '192.0.2.1', 'phone').try('another few words', 'jun')).toBe('in')
    // It is known for its own operator alone.
    expect(await repeat(6, () => from(core, '192.0.2.2', 'phone').try('wrong'))).toContain('too-many-attempts')
    expect(await from(core, '192.0.2.2', 'phone').try(PASSWORD, 'jun')).toBe('wrong-credentials')
  })

  it('keeps its counts through a flood of names, a restart and in another service', async () => {
    const { core, clock, dataDir } = await withMina()
    await repeat(5, () => from(core, '198.51.100.1').try('wrong'))
    await repeat(200, (index) => from(core, `198.18.${index % 250}.1`).try('wrong', `nobody ${index}`))
    const other = await createTestCore({ dataDir, clock })
    expect(await from(other, '198.51.100.1').try(PASSWORD)).toBe('too-many-attempts')
  })

  it('lets only as many of a burst past as there are free attempts', async () => {
    const { core } = await withMina()
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => from(core, '198.51.100.1').try('wrong')))
    expect(outcomes.filter((outcome) => outcome === 'wrong-credentials')).toHaveLength(5)
  })

  it('does not make the log grow with every attempt', async () => {
    const { core, clock } = await withMina()
    for (let hour = 0; hour < 40; hour += 1) {
      await from(core, '198.51.100.1').try('wrong')
      clock.pass(16 * MINUTE)
    }
    const entries = await core.store.listAudit({ limit: 200, action: 'login.failed' })
    expect(entries.map(({ details }) => details['count'])).toEqual([32, 16, 8, 4, 2, 1])
  })
})
