import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { testClock } from '../testing/createTestCore.ts'
import { type DeskClient, deskClient, PASSWORD, signInAs, signInOwner } from '../testing/deskClient.ts'
import { startTestService } from '../testing/startTestService.ts'

type Clock = ReturnType<typeof testClock>
const MINUTE = 60_000

const codeNow = (secret: string, clock: Clock): string => new TOTP({ secret }).generate({ timestamp: clock.now() })

async function enrolled() {
  const clock = testClock()
  const service = await startTestService({ clock })
  const owner = await signInOwner(service)
  const { body } = await owner.call<{ secret: string; uri: string }>('POST', '/me/second-factor', {
    password: PASSWORD,
  })
  const confirmed = await owner.call<{ recoveryCodes: string[] }>('POST', '/me/second-factor/confirm', {
    code: codeNow(body.secret, clock),
  })
  return { clock, service, owner, ...body, recoveryCodes: confirmed.body.recoveryCodes }
}

const login = (client: DeskClient, code?: string) =>
  client.call('POST', '/login', { name: 'mina', password: PASSWORD, ...(code !== undefined && { code }) })

describe('codes at the log-in', () => {
  it('are asked for only after a code of the app was confirmed', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    expect(await owner.call('POST', '/me/second-factor', { password: 'a wrong one' })).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    })
    const begun = await owner.call<{ secret: string; uri: string }>('POST', '/me/second-factor', { password: PASSWORD })
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Playbill%20desk:mina\?.*secret=[A-Z2-7]{32}/)
    expect((await login(deskClient(service))).status).toBe(200)
    expect(await owner.call('POST', '/me/second-factor/confirm', { code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'wrong-code' },
    })
    const { body } = await owner.call<{ recoveryCodes: string[] }>('POST', '/me/second-factor/confirm', {
      code: codeNow(begun.body.secret, clock),
    })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await owner.call('GET', '/me/second-factor')).body).toEqual({ on: true, recoveryCodesLeft: 10 })
    expect(await login(deskClient(service))).toMatchObject({ status: 401, body: { code: 'code-needed' } })
    expect((await owner.call('POST', '/me/second-factor', { password: PASSWORD })).status).toBe(409)
    expect((await owner.call('GET', '/operators')).body).toMatchObject({
      operators: [{ name: 'mina', secondFactor: true }],
    })
  })

  it('count once each, within half a minute of theirs', async () => {
    const { clock, service, secret } = await enrolled()
    // The code that confirmed is used up.
    expect(await login(deskClient(service), codeNow(secret, clock))).toMatchObject({
      status: 401,
      body: { code: 'wrong-code' },
    })
    clock.pass(MINUTE)
    const code = codeNow(secret, clock)
    clock.pass(MINUTE / 2)
    const tries = await Promise.all([login(deskClient(service), code), login(deskClient(service), code)])
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    clock.pass(MINUTE)
    const late = codeNow(secret, clock)
    clock.pass(MINUTE)
    expect((await login(deskClient(service), late)).status).toBe(401)
  })

  it('reveal nothing to somebody who does not know the password', async () => {
    const { clock, service, secret } = await enrolled()
    clock.pass(MINUTE)
    const guess = (more: object) =>
      deskClient(service).call('POST', '/login', { name: 'mina', password: 'not the password', ...more })
    expect((await guess({})).body).toEqual((await guess({ code: codeNow(secret, clock) })).body)
  })

  it('cannot be guessed, whether or not the password is typed again in between', async () => {
    const { clock, service, secret } = await enrolled()
    clock.pass(MINUTE)
    const guesser = deskClient(service)
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess += 1) {
      expect((await login(guesser)).body).toMatchObject({ code: 'code-needed' })
      statuses.push((await login(guesser, '000000')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await login(guesser, codeNow(secret, clock))).status).toBe(429)
    clock.pass(15 * MINUTE)
    expect((await login(guesser, codeNow(secret, clock))).status).toBe(200)
    const failed = (await service.core.store.listAudit({ limit: 50 })).filter(
      ({ action }) => action === 'second-factor.failed',
    )
    expect(failed).toHaveLength(5)
  })

  it('may be a recovery code instead, once, however it is spaced', async () => {
    const { service, recoveryCodes } = await enrolled()
    const [first = '', second = ''] = recoveryCodes
    expect((await login(deskClient(service), first)).status).toBe(200)
    expect((await login(deskClient(service), first)).status).toBe(401)
    const signedIn = deskClient(service)
    expect((await login(signedIn, second.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await signedIn.call('GET', '/me/second-factor')).body).toEqual({ on: true, recoveryCodesLeft: 8 })
  })

  it('are turned off with password and code, or by an owner for an operator who lost both', async () => {
    const { clock, service, owner, secret, recoveryCodes } = await enrolled()
    clock.pass(MINUTE)
    const off = (password: string, code: string) => owner.call('DELETE', '/me/second-factor', { password, code })
    expect((await off('a wrong one', codeNow(secret, clock))).status).toBe(401)
    expect((await off(PASSWORD, '000000')).status).toBe(401)
    const publisher = await signInAs(service, owner, 'publisher', 'pia')
    expect((await publisher.call('DELETE', '/operators/1/second-factor')).status).toBe(403)
    expect((await off(PASSWORD, recoveryCodes[0] ?? '')).status).toBe(204)
    expect((await login(deskClient(service))).status).toBe(200)

    const { body } = await publisher.call<{ secret: string }>('POST', '/me/second-factor', { password: PASSWORD })
    await publisher.call('POST', '/me/second-factor/confirm', { code: codeNow(body.secret, clock) })
    const pia = { name: 'pia', password: PASSWORD }
    expect((await deskClient(service).call('POST', '/login', pia)).status).toBe(401)
    expect((await owner.call('DELETE', '/operators/2/second-factor')).status).toBe(204)
    expect((await deskClient(service).call('POST', '/login', pia)).status).toBe(200)
  })

  it('keeps secrets and codes out of the audit', async () => {
    const { service, secret, recoveryCodes } = await enrolled()
    await login(deskClient(service), recoveryCodes[0])
    const audit = JSON.stringify(await service.core.store.listAudit({ limit: 100 }))
    expect(audit).toContain('second-factor.recovery')
    for (const word of [secret, ...recoveryCodes]) expect(audit).not.toContain(word)
  })
})

describe('where one is signed in', () => {
  it('is listed, ended one by one and ended everywhere', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const phone = deskClient(service)
    await phone.call('POST', '/login', { name: 'mina', password: PASSWORD }, { 'user-agent': 'A phone' })
    const { body } = await owner.call<{ sessions: { id: string; agent: string; current: boolean }[] }>(
      'GET',
      '/me/sessions',
    )
    expect(body.sessions).toHaveLength(2)
    const there = body.sessions.find(({ current }) => !current)
    expect(there).toMatchObject({ agent: 'A phone', ip: '127.0.0.1' })

    const stranger = await signInAs(service, owner, 'viewer', 'vera')
    expect((await stranger.call('DELETE', `/me/sessions/${there?.id}`)).status).toBe(404)
    expect((await owner.call('DELETE', `/me/sessions/${there?.id}`)).status).toBe(204)
    const told = async (client: DeskClient) => (await client.call('GET', '/me')).body['ended']
    expect(await told(phone)).toEqual({ how: 'self', by: 'mina' })

    await phone.call('POST', '/login', { name: 'mina', password: PASSWORD })
    expect((await owner.call('DELETE', '/me/sessions')).status).toBe(204)
    for (const client of [owner, phone]) expect((await client.call('GET', '/me')).status).toBe(401)
    expect((await stranger.call('GET', '/me')).status).toBe(200)
    await owner.call('POST', '/login', { name: 'mina', password: PASSWORD })
    expect((await owner.call('DELETE', '/operators/2/sessions')).status).toBe(204)
    expect(await told(stranger)).toEqual({ how: 'owner', by: 'mina' })
    expect(await told(deskClient(service))).toBeUndefined()
  })

  it('tells a browser whose session is over how it ended, for as long as it keeps the cookie', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    const vera = await signInAs(service, owner, 'viewer', 'vera')
    const phone = deskClient(service)
    await phone.call('POST', '/login', { name: 'vera', password: PASSWORD })
    const left = vera.cookie()
    await vera.call('POST', '/logout')
    const told = async (client: DeskClient, cookie = client.cookie()) =>
      client.call('GET', '/me', undefined, { cookie }).then(({ status, body }) => ({ status, ended: body['ended'] }))
    expect(await told(vera, left)).toEqual({ status: 401, ended: undefined })

    await vera.call('POST', '/login', { name: 'vera', password: PASSWORD })
    await vera.call('POST', '/me/password', { current: PASSWORD, next: 'quite another one' })
    expect(await told(phone)).toEqual({ status: 401, ended: { how: 'password', by: 'vera' } })

    clock.pass(31 * MINUTE)
    expect(await told(owner)).toEqual({ status: 401, ended: { how: 'expired' } })
    // Another log-in sweeps what is over; who had it is told all the same.
    await phone.call('POST', '/login', { name: 'vera', password: 'quite another one' })
    expect(await told(owner)).toEqual({ status: 401, ended: { how: 'expired' } })
  })
})
