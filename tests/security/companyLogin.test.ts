import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { readPersons } from '../../admin/service/people/readPersons.ts'
import { PASSWORD, signInOwner } from '../../admin/service/testing/deskClient.ts'
import type { TestProvider } from '../../admin/service/testing/startProvider.ts'
import { type CompanyBrowser, companyDesk } from '../../admin/service/testing/companyDesk.ts'

const MINUTE = 60_000
const kim = { name: 'Kim', groups: ['desk-editors', 'lunch'] }

async function deskOfKim(options: Parameters<typeof companyDesk>[0] = {}) {
  const desk = await companyDesk(options)
  desk.provider.colleagues.set('k-1', kim)
  return desk
}

const me = ({ desk }: CompanyBrowser) => desk.call('GET', '/me')

describe('a sign-in with the company account', () => {
  it('makes an account with the role of the highest group, which the subject alone signs in to', async () => {
    const { provider, service, browser } = await deskOfKim()
    const owner = await signInOwner(service, 'Kim')
    expect((await owner.call('GET', '/setup')).body).toEqual({ needed: false, company: true })
    const first = browser()
    expect(await first.signIn('k-1')).toMatchObject({
      status: 200,
      body: { operator: { name: 'Kim 2', role: 'editor', isCompany: true } },
    })
    expect((await me(first)).body).toMatchObject({ operator: { name: 'Kim 2', role: 'editor', isCompany: true } })
    // A namesake is somebody else, and whoever changes their name stays who they are.
    provider.colleagues.set('k-2', { ...kim, groups: ['desk-editors', 'desk-owners', 'desk-publishers'] })
    provider.colleagues.set('k-1', { ...kim, name: 'Jun' })
    expect((await browser().signIn('k-2')).body).toMatchObject({ operator: { name: 'Kim 3', role: 'owner' } })
    expect((await browser().signIn('k-1')).body).toMatchObject({ operator: { name: 'Kim 2' } })
    const { body } = await owner.call<{ operators: object[] }>('GET', '/operators')
    expect(body.operators).toHaveLength(3)
    expect(await verifyStore(service.core.store)).toMatchObject({ ok: true, problems: [] })
  })

  it.each([
    ['a name of two scripts', '김 Kim', 'Colleague'],
    ['a name of the service', 'system', 'Colleague'],
    ['no name', undefined, 'Colleague'],
    ['a long name', 'Kim '.repeat(40), 'Kim '.repeat(14).trim()],
  ])('takes a name that reads as it is written: %s', async (_, name, shown) => {
    const { provider, browser } = await companyDesk()
    provider.colleagues.set('k-1', { ...(name !== undefined && { name }), groups: ['desk-editors'] })
    expect((await browser().signIn('k-1')).body).toMatchObject({ operator: { name: shown } })
  })

  it('takes groups that the provider tells only where it is asked who somebody is', async () => {
    const { provider, browser } = await deskOfKim()
    provider.faults.hidesGroups = true
    expect((await browser().signIn('k-1')).status).toBe(200)
  })

  it('lets nobody be a second person for a day, as they all are let in by whoever keeps the groups', async () => {
    const { provider, service, browser, pass } = await deskOfKim()
    provider.colleagues.set('j-1', { name: 'Jun', groups: ['desk-publishers'] })
    await browser().signIn('k-1')
    await browser().signIn('j-1')
    const isSame = async () => (await readPersons(service.core.store, Date.now())).isSame('Kim', 'Jun')
    expect(await isSame()).toBe(true)
    pass(24 * 60 * MINUTE)
    expect(await isSame()).toBe(false)
    // A role that the groups raise counts as letting in.
    provider.colleagues.set('k-1', { ...kim, groups: ['desk-owners'] })
    provider.colleagues.set('j-1', { name: 'Jun', groups: ['desk-owners'] })
    await browser().signIn('k-1')
    await browser().signIn('j-1')
    expect(await isSame()).toBe(true)
  })

  it('opens no account by a password, and none can be set', async () => {
    const { service, browser } = await deskOfKim()
    const owner = await signInOwner(service)
    const company = browser()
    const { body } = await company.signIn('k-1')
    const { id } = body.operator
    expect(await owner.call('POST', `/operators/${id}/password-link`)).toMatchObject({
      status: 409,
      body: { code: 'company-account' },
    })
    expect((await company.desk.call('POST', '/me/password', { current: '', next: PASSWORD })).status).not.toBe(204)
    expect((await browser().desk.call('POST', '/login', { name: 'Kim', password: PASSWORD })).status).toBe(401)
  })

  it('is on only where it is configured', async () => {
    const { service } = await companyDesk({
      environment: { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_ROLES: '' },
    })
    const owner = await signInOwner(service)
    expect((await owner.call('GET', '/setup')).body).toEqual({ needed: false })
    expect((await owner.call('POST', '/company/begin', { errand: 'login' })).status).toBe(404)
  })
})

interface Fault {
  readonly title: string
  readonly why: string
  readonly make?: (provider: TestProvider) => void
  readonly subject?: string
  readonly answer?: (query: string, browser: CompanyBrowser) => string | Promise<string>
}

const faults: readonly Fault[] = [
  { title: 'a wrong issuer', why: 'not-valid', make: ({ faults }) => (faults.claims = { iss: 'http://localhost:1' }) },
  { title: 'a wrong audience', why: 'not-valid', make: ({ faults }) => (faults.claims = { aud: 'another' }) },
  { title: 'a wrong nonce', why: 'not-valid', make: ({ faults }) => (faults.claims = { nonce: 'another' }) },
  { title: 'an answer that has expired', why: 'not-valid', make: ({ faults }) => (faults.claims = { exp: 1000 }) },
  { title: 'a signature of somebody else', why: 'not-valid', make: ({ faults }) => (faults.isForged = true) },
  {
    title: 'a wrong state',
    why: 'stale',
    answer: (query) => query.replace(/state=login\.\w{8}/, 'state=login.00000000'),
  },
  { title: 'no state', why: 'stale', answer: (query) => query.replace(/state=[^&]*/, '') },
  {
    title: 'the state of another errand',
    why: 'stale',
    answer: (query) => query.replace('state=login', 'state=again'),
  },
  {
    title: 'an answer for another browser',
    why: 'stale',
    answer: (_, { goThere }) => goThere('login', 'k-1').then((query) => goThere('login', 'k-1').then(() => query)),
  },
  { title: 'a made-up code', why: 'denied', answer: (query) => query.replace(/code=[^&]*/, 'code=made-up') },
  {
    title: 'an answer of another issuer',
    why: 'not-valid',
    answer: (query) => query.replace(/iss=[^&]*/, 'iss=http%3A%2F%2Flocalhost%3A1'),
  },
  { title: 'somebody who cancels', why: 'denied', subject: 'nobody' },
  {
    title: 'a group without a role',
    why: 'no-role',
    make: ({ colleagues }) => colleagues.set('k-1', { ...kim, groups: ['lunch', 'toString'] }),
  },
  { title: 'no groups', why: 'no-role', make: ({ colleagues }) => colleagues.set('k-1', { name: 'Kim' }) },
  { title: 'no refresh token', why: 'no-refresh', make: ({ faults }) => (faults.hasNoRefreshToken = true) },
]

describe('a fault of a sign-in', () => {
  it.each(faults)('$title: is told in words, and nothing is made', async ({ why, make, subject = 'k-1', answer }) => {
    const { provider, service, browser } = await deskOfKim()
    await signInOwner(service)
    make?.(provider)
    const company = browser()
    const query = await company.goThere('login', subject)
    const refused = await company.desk.call('POST', '/company/login', {
      answer: (await answer?.(query, company)) ?? query,
    })
    expect(refused).toMatchObject({ status: 403, body: { code: 'company-refused', why } })
    expect(await service.core.store.countOperators()).toBe(1)
    expect((await me(company)).status).toBe(401)
    const entries = await service.core.store.readAudit(0, 100)
    expect(entries.at(-1)).toMatchObject({ action: 'login.refused', actor: 'unknown', details: { why } })
  })

  it('is recorded once, twice, four times …, and slowed down', async () => {
    const { provider, service, browser } = await deskOfKim()
    provider.colleagues.clear()
    provider.colleagues.set('k-1', { name: 'Kim' })
    const company = browser()
    const statuses: number[] = []
    for (let number = 0; number < 21; number++) statuses.push((await company.signIn('k-1')).status)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 403))
    expect(statuses[20]).toBe(429)
    const entries = await service.core.store.readAudit(0, 100)
    expect(entries.filter(({ action }) => action === 'login.refused')).toHaveLength(5)
  })

  it('an answer counts once', async () => {
    const { browser } = await deskOfKim()
    const company = browser()
    const answer = await company.goThere('login', 'k-1')
    expect((await company.desk.call('POST', '/company/login', { answer })).status).toBe(200)
    const again = await company.desk.call('POST', '/company/login', { answer })
    expect(again.body).toMatchObject({ code: 'company-refused', why: 'stale' })
  })

  it.each([90, -90])('a clock that is %i seconds off is none', async (seconds) => {
    const { browser } = await deskOfKim({ clockOff: seconds * 1000 })
    const company = browser()
    expect((await company.signIn('k-1')).status).toBe(200)
    const answer = await company.goThere('confirm', 'k-1')
    expect((await company.desk.call('POST', '/company/confirm', { answer })).status).toBe(204)
  })

  it.each([200, -200])('a clock that is %i seconds off is one', async (seconds) => {
    const { browser } = await deskOfKim({ clockOff: seconds * 1000 })
    expect((await browser().signIn('k-1')).body).toMatchObject({ why: 'not-valid' })
  })

  it('keys that the provider has changed are none', async () => {
    const { provider, browser, pass } = await deskOfKim()
    const company = browser()
    const query = await company.goThere('login', 'k-1')
    await provider.rollKeys()
    expect((await company.desk.call('POST', '/company/login', { answer: query })).status).toBe(200)
    await provider.rollKeys()
    pass(5 * MINUTE)
    expect((await me(company)).status).toBe(200)
  })
})

describe('a provider that is away', () => {
  const away = { status: 503, body: { code: 'provider-away' } }

  it('at the start, at the beginning and at the return of a sign-in is told; a local account works', async () => {
    const { provider, service, browser } = await deskOfKim()
    provider.faults.isDown = true
    const owner = await signInOwner(service)
    expect((await owner.call('GET', '/changes')).status).toBe(200)
    const company = browser()
    expect(await company.desk.call('POST', '/company/begin', { errand: 'login' })).toMatchObject(away)
    provider.faults.isDown = false
    const answer = await company.goThere('login', 'k-1')
    provider.faults.isDown = true
    expect(await company.desk.call('POST', '/company/login', { answer })).toMatchObject(away)
    expect(await service.core.store.countOperators()).toBe(1)
    expect((await browser().desk.call('POST', '/login', { name: 'mina', password: PASSWORD })).status).toBe(200)
    provider.faults.isDown = false
    expect((await company.signIn('k-1')).status).toBe(200)
  })

  it.each([
    ['does not answer', { isDown: true }],
    ['answers 503', { tokenStatus: 503 }],
    ['answers 429', { tokenStatus: 429 }],
  ])('%s: a session lasts until its next question, and is told why it ended', async (_, fault) => {
    const { provider, browser, pass } = await deskOfKim()
    const company = browser()
    await company.signIn('k-1')
    Object.assign(provider.faults, fault)
    pass(5 * MINUTE - 1)
    expect((await me(company)).status).toBe(200)
    pass(1)
    expect(await me(company)).toMatchObject({ status: 401, body: { ended: { how: 'provider-away' } } })
  })
})

describe('a session of a company account', () => {
  it('lasts while the provider agrees, twelve hours at most, and asks once for many requests', async () => {
    const { service, browser, pass } = await deskOfKim()
    const company = browser()
    await company.signIn('k-1')
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      const answers = await Promise.all([1, 2, 3].map(() => me(company)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      pass(20 * MINUTE)
    }
    expect((await me(company)).body).toMatchObject({ ended: { how: 'expired' } })
    expect(await verifyStore(service.core.store)).toMatchObject({ ok: true, problems: [] })
  })

  it('ends at the next question once the provider refuses', async () => {
    const { provider, service, browser, pass } = await deskOfKim()
    const company = browser()
    await company.signIn('k-1')
    provider.revoke()
    expect((await me(company)).status).toBe(200)
    pass(5 * MINUTE)
    expect(await me(company)).toMatchObject({
      status: 401,
      body: { ended: { how: 'provider', by: `company:${new URL(provider.issuer).host}` } },
    })
    const entries = await service.core.store.readAudit(0, 100)
    expect(entries.at(-1)).toMatchObject({ action: 'session.end', subject: 'Kim', details: { said: 'invalid_grant' } })
  })

  it('gets the role of the groups at the next question, and ends where there is none', async () => {
    const { provider, browser, pass } = await deskOfKim()
    const company = browser()
    await company.signIn('k-1')
    for (const [groups, role] of [
      [['desk-publishers'], 'publisher'],
      [['desk-editors'], 'editor'],
    ] as const) {
      provider.colleagues.set('k-1', { ...kim, groups })
      pass(5 * MINUTE)
      expect((await me(company)).body).toMatchObject({ operator: { role } })
    }
    provider.colleagues.set('k-1', { ...kim, groups: ['lunch'] })
    pass(5 * MINUTE)
    expect((await me(company)).body).toMatchObject({ ended: { how: 'provider' } })
  })

  it('ends with the next request once an owner disables the account, which then lets nobody in', async () => {
    const { service, browser } = await deskOfKim()
    const owner = await signInOwner(service)
    const company = browser()
    const { body } = await company.signIn('k-1')
    const { id } = body.operator
    await owner.call('PATCH', `/operators/${id}`, { disabled: true })
    expect((await me(company)).body).toMatchObject({ ended: { how: 'owner', by: 'mina' } })
    expect((await company.signIn('k-1')).body).toMatchObject({ why: 'disabled' })
  })

  it('keeps no refresh token that a copy of the database gives away', async () => {
    const { service, browser } = await deskOfKim()
    const company = browser()
    await company.signIn('k-1')
    const [session] = await service.core.store.listSessions(1)
    const kept = await service.core.store.findSession(session?.idHash ?? '')
    // A refresh token of this provider has 43 characters; sealed, it has 28 bytes more, and none of its own.
    expect(kept?.company?.refresh).toMatch(/^[\w-]{95}$/)
    await service.core.store.keepRefreshToken(session?.idHash ?? '', 'A'.repeat(95))
    expect((await me(company)).status).toBe(200)
  })
})

describe('what is asked for again', () => {
  const begin = ({ desk }: CompanyBrowser) => desk.call('POST', '/operators/invitations', { role: 'viewer' })
  const boss = { name: 'Boss', groups: ['desk-owners'] }

  it('is asked for at the provider, which has to ask now, and only of the same account', async () => {
    const { provider, browser, pass } = await deskOfKim()
    provider.colleagues.set('b-1', boss)
    const company = browser()
    await company.signIn('b-1')
    expect((await begin(company)).status).toBe(201)
    pass(5 * MINUTE)
    expect((await begin(company)).body).toMatchObject({ code: 'confirm-needed' })
    const other = await company.goThere('confirm', 'k-1', provider.browser())
    expect((await company.desk.call('POST', '/company/confirm', { answer: other })).body).toMatchObject({
      code: 'company-refused',
      why: 'other-account',
    })
    expect((await begin(company)).body).toMatchObject({ code: 'confirm-needed' })
    const answer = await company.goThere('confirm', 'b-1')
    expect((await company.desk.call('POST', '/company/confirm', { answer })).status).toBe(204)
    expect((await begin(company)).status).toBe(201)
  })

  it('is not given where the provider has asked some time ago, whatever it was told', async () => {
    const { provider, browser } = await deskOfKim()
    provider.colleagues.set('b-1', boss)
    const company = browser()
    await company.signIn('b-1')
    const answer = await company.goThere('confirm', 'b-1')
    provider.faults.claims = { auth_time: Math.floor(Date.now() / 1000) - 181 }
    expect((await company.desk.call('POST', '/company/confirm', { answer })).body).toMatchObject({
      why: 'not-valid',
    })
  })

  it('is not given by a sign-in for which the provider asked nothing', async () => {
    const { provider, browser, pass } = await deskOfKim()
    provider.colleagues.set('b-1', boss)
    const company = browser()
    await company.signIn('b-1')
    pass(6 * MINUTE)
    // The provider still knows the browser.
    expect((await company.signIn('b-1')).status).toBe(200)
    expect((await begin(company)).body).toMatchObject({ code: 'confirm-needed' })
  })
})

describe('a role that needs a second factor', () => {
  const environment = { SECOND_FACTOR_ROLES: 'editor' }

  it.each([['mfa'], ['otp'], ['hwk']])('is satisfied where the provider has asked for one: %s', async (how) => {
    const { provider, browser } = await deskOfKim({ environment })
    provider.colleagues.set('k-1', { ...kim, amr: ['pwd', how] })
    const company = browser()
    expect((await company.signIn('k-1')).body).not.toHaveProperty('operator.needsSecondFactor')
    expect((await company.desk.call('GET', '/changes')).status).toBe(200)
  })

  it('turns a code on here otherwise, and types it from then on', async () => {
    const { provider, browser } = await deskOfKim({ environment })
    provider.colleagues.set('k-1', { ...kim, amr: ['pwd'] })
    const company = browser()
    expect((await company.signIn('k-1')).body).toMatchObject({ operator: { needsSecondFactor: true } })
    expect((await company.desk.call('GET', '/changes')).body).toMatchObject({ code: 'second-factor-needed' })
    const { body } = await company.desk.call<{ secret: string }>('POST', '/me/second-factor', {})
    const code = (step: number) => new TOTP({ secret: body.secret }).generate({ timestamp: Date.now() + step * 30_000 })
    expect((await company.desk.call('POST', '/me/second-factor/confirm', { code: code(0) })).status).toBe(200)
    expect((await company.desk.call('GET', '/changes')).status).toBe(200)
    const next = browser()
    expect((await next.signIn('k-1')).body).toMatchObject({ operator: { needsCode: true } })
    expect((await next.desk.call('GET', '/changes')).body).toMatchObject({ code: 'code-needed' })
    expect((await next.desk.call('POST', '/me/confirm', { code: '000000' })).body).toMatchObject({ code: 'wrong-code' })
    expect((await next.desk.call('POST', '/me/confirm', { code: code(1) })).status).toBe(204)
    expect((await next.desk.call('GET', '/changes')).status).toBe(200)
  })
})
