import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MachineToken, NewMachineToken } from '../../admin/api/machineTokenApi.ts'
import { hashToken } from '../../admin/service/people/tokens.ts'
import type { Service } from '../../admin/service/run/startService.ts'
import { testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { type DeskClient, PASSWORD, signInAs, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { storeKinds } from '../release/support/storeKinds.ts'

const DAY = 24 * 60 * 60_000
const REFUSED = [401, 'token-not-valid']

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const pager: NewMachineToken = { name: 'Pager', stops: ['bets'], readsAudit: true, days: 30 }

async function make(owner: DeskClient, more: Partial<NewMachineToken> = {}): Promise<string> {
  const { status, body } = await owner.call<{ token: string }>('POST', '/machine-tokens', { ...pager, ...more })
  expect(status).toBe(201)
  return body.token
}

const list = async (owner: DeskClient): Promise<readonly MachineToken[]> =>
  (await owner.call<{ tokens: MachineToken[] }>('GET', '/machine-tokens')).body.tokens

async function read(service: Service, authorization: string, path = '/audit?limit=1') {
  const response = await fetch(`${service.deskUrl}/desk-api${path}`, { headers: { authorization } })
  const text = await response.text()
  const { code } = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {}
  return [response.status, code]
}
const lookWith = (service: Service, token: string) => read(service, `Bearer ${token}`)

describe('a machine token', () => {
  it('is made by an owner who has just typed the password, and is shown then and never again', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    clock.pass(6 * 60_000)
    expect(await owner.call('POST', '/machine-tokens', pager)).toMatchObject({
      status: 403,
      body: { code: 'confirm-needed' },
    })
    await owner.call('POST', '/me/confirm', { password: PASSWORD })
    const token = await make(owner)
    expect(token).toMatch(/^playbill_[\w-]{43}$/)
    expect(await list(owner)).toEqual([
      {
        tokenHash: hashToken(token),
        name: 'Pager',
        stops: ['bets'],
        readsAudit: true,
        createdBy: 'mina',
        createdAt: '2026-03-02T05:06:00.000Z',
        expiresAt: '2026-04-01T05:06:00.000Z',
        isBacked: true,
      },
    ])
    const { store } = service.core
    const [made] = await store.listAudit({ limit: 1 })
    expect(made).toMatchObject({ actor: 'mina', action: 'machine-token.make', subject: 'Pager' })
    expect(made?.details).toMatchObject({ stops: ['bets'], readsAudit: true, expiresAt: '2026-04-01T05:06:00.000Z' })
    const kept = [await store.listAudit({ limit: 99 }), await store.machineTokens()]
    expect(JSON.stringify(kept)).not.toContain(token.slice('playbill_'.length))
  })

  it.each<[string, Partial<NewMachineToken>, string]>([
    ['that could do nothing', { stops: [], readsAudit: false }, 'empty-token'],
    ['that lasts more than a year', { days: 366 }, 'invalid-body'],
    ['that lasts for no time', { days: 0 }, 'invalid-body'],
    ['of a name of the service', { name: 'system' }, 'name-not-allowed'],
    ['whose name looks like that of another', { name: 'pager' }, 'token-name-taken'],
  ])('%s is not made', async (_, more, code) => {
    const owner = await signInOwner(await startTestService())
    await make(owner)
    const { body } = await owner.call('POST', '/machine-tokens', { ...pager, ...more })
    expect(body['code']).toBe(code)
    expect(await list(owner)).toHaveLength(1)
  })

  it('leaves an entry for each use, and is listed with the last one', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    const token = await make(owner)
    for (const path of ['/audit', '/audit/export?format=csv']) {
      clock.pass(1000)
      expect(await read(service, `Bearer ${token}`, path)).toEqual([200, undefined])
    }
    const uses = await service.core.store.listAudit({ action: 'machine-token.use', limit: 9 })
    expect(uses.map(({ actor, subject, details }) => [actor, subject, details['route']])).toEqual([
      ['token:Pager', 'Pager', 'GET /audit/export'],
      ['token:Pager', 'Pager', 'GET /audit'],
    ])
    expect((await list(owner))[0]?.usedAt).toBe('2026-03-02T05:00:02.000Z')
    expect((await owner.call('GET', '/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
  })

  it('is refused when anything about it was changed, and says what to send', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const token = await make(owner)
    const flipped = `playbill_${token[9] === 'A' ? 'B' : 'A'}${token.slice(10)}`
    expect(await lookWith(service, flipped)).toEqual(REFUSED)
    // These are nothing of ours, so it is a page of the desk that is not signed in.
    const others = [`Bearer ${token.slice(9)}`, `Bearer ${token}A`, `Basic ${token}`, token, `Bearer ${token} x`]
    for (const authorization of others)
      expect([authorization, ...(await read(service, authorization))]).toEqual([authorization, 401, 'not-signed-in'])
    expect(await lookWith(service, token)).toEqual([200, undefined])
  })

  it('reads as often as a person may, and no more', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const token = await make(owner)
    const all = await Promise.all(Array.from({ length: 125 }, () => lookWith(service, token)))
    expect(all.filter(([status]) => status === 429)).toHaveLength(5)
    for (let times = 0; times < 125; times += 1) expect((await owner.call('GET', '/audit?limit=1')).status).toBe(200)
  })
})

describe.each(storeKinds)('a machine token on two services with one $name', (kind) => {
  async function open() {
    const clock = testClock()
    const dataDir = await testFolder()
    await kind.prepare(dataDir)
    const start = () => startTestService({ store: kind.open(dataDir), clock })
    const one = await start()
    const owner = await signInOwner(one)
    const other = await start()
    const both = async (token: string) => [await lookWith(one, token), await lookWith(other, token)]
    return { clock, one, owner, both }
  }
  const WORKS = [200, undefined]

  it('ends on both within a second once it is revoked, and others go on', async () => {
    const { clock, owner, both } = await open()
    const [token, next] = [await make(owner), await make(owner, { name: 'Night' })]
    expect(await both(token)).toEqual([WORKS, WORKS])
    expect((await owner.call('DELETE', `/machine-tokens/${hashToken(token)}`)).status).toBe(204)
    clock.pass(999)
    expect(await both(token)).toEqual([REFUSED, REFUSED])
    expect(await both(next)).toEqual([WORKS, WORKS])
    expect((await owner.call('DELETE', `/machine-tokens/${hashToken(token)}`)).status).toBe(404)
    expect((await list(owner)).map(({ name }) => name)).toEqual(['Night'])
  })

  it('ends at its end', async () => {
    const { clock, owner, both } = await open()
    const token = await make(owner, { days: 1 })
    clock.pass(DAY - 1)
    expect(await both(token)).toEqual([WORKS, WORKS])
    clock.pass(1)
    expect(await both(token)).toEqual([REFUSED, REFUSED])
  })

  it.each<[string, object]>([
    ['is shut out', { disabled: true }],
    ['is no longer an owner', { role: 'publisher' }],
  ])('opens nothing once whoever made it %s', async (_, change) => {
    const { clock, one, owner, both } = await open()
    const jun = await signInAs(one, owner, 'owner', 'jun')
    const token = await make(jun)
    expect(await both(token)).toEqual([WORKS, WORKS])
    await owner.call('PATCH', '/operators/2', change)
    clock.pass(999)
    expect(await both(token)).toEqual([REFUSED, REFUSED])
    expect(await list(owner)).toMatchObject([{ name: 'Pager', createdBy: 'jun', isBacked: false }])
  })
})
