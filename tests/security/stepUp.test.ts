import { describe, expect, it } from 'vitest'
import { PASSWORD, signInAs, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { testClock } from '../../admin/service/testing/createTestCore.ts'
import { addressOf, seatedDesk } from './support/seatedDesk.ts'
import { ROLES } from '../../admin/api/accountApi.ts'

const FIVE_MINUTES = 5 * 60_000
const MIN = 'settings:/recharge/bank/min'

describe('every route of the desk that says so', () => {
  it('requires the password or a code within five minutes, from every role that may use it', async () => {
    const { service, ask } = await seatedDesk()
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const { method, url, needs, confirmed } of service.deskRoutes)
      for (const role of ROLES) {
        if (needs === 'nothing' || ROLES.indexOf(role) < ROLES.indexOf(needs)) continue
        const { code } = await ask(role, { method, path: addressOf(url) })
        found[`${method} ${url} as ${role}`] = code === 'confirm-needed'
        expected[`${method} ${url} as ${role}`] = confirmed
      }
    expect(found).toEqual(expected)
  })

  it('is one that invites, changes a role or turns off somebody’s codes', async () => {
    const { service } = await seatedDesk()
    const confirmed = service.deskRoutes.filter((route) => route.confirmed).map(({ method, url }) => `${method} ${url}`)
    expect(confirmed).toEqual(
      expect.arrayContaining([
        'POST /desk-api/operators/invitations',
        'PATCH /desk-api/operators/:id',
        'DELETE /desk-api/operators/:id/second-factor',
        'POST /desk-api/operators/:id/password-link',
      ]),
    )
  })
})

describe('a session', () => {
  it('may invite for five minutes after its log-in, and again once the password was typed', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    const invite = () => owner.call('POST', '/operators/invitations', { role: 'viewer' })
    expect((await invite()).status).toBe(201)
    clock.pass(FIVE_MINUTES)
    expect((await invite()).body).toMatchObject({ code: 'confirm-needed' })
    expect((await owner.call('POST', '/me/confirm', { password: 'another password' })).body).toMatchObject({
      code: 'wrong-credentials',
    })
    // Without an app there is no code to type.
    expect((await owner.call('POST', '/me/confirm', { code: '123456' })).body).toMatchObject({
      code: 'wrong-credentials',
    })
    expect((await invite()).body).toMatchObject({ code: 'confirm-needed' })
    expect((await owner.call('POST', '/me/confirm', { password: PASSWORD })).status).toBe(204)
    expect((await invite()).status).toBe(201)
  })

  it('may publish words at any time, and money facts only within five minutes', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    clock.pass(FIVE_MINUTES)
    const publish = async (fact: string, value: unknown, replaces: unknown) => {
      await owner.call('PUT', '/draft/edits', { fact, value, replaces })
      const { body: review } = await owner.call<{ seq: number; hash: string }>('GET', '/draft/review')
      return owner.call('POST', '/publish', { reason: 'r', expectedSeq: review.seq, reviewed: review.hash })
    }
    expect((await publish('copy:en:home.title', 'Start', 'Home')).status).toBe(201)
    expect((await publish(MIN, '120', '100')).body).toMatchObject({ code: 'confirm-needed' })
    expect(service.core.publisher.liveSeq()).toBe(2)
    await owner.call('POST', '/me/confirm', { password: PASSWORD })
    expect((await publish(MIN, '120', '120')).status).toBe(201)
    // Going back changes the limit again.
    clock.pass(FIVE_MINUTES)
    const { body: back } = await owner.call<{ seq: number; hash: string }>('GET', '/releases/2/rollback')
    expect(
      (await owner.call('POST', '/releases/2/rollback', { reason: 'r', expectedSeq: back.seq, reviewed: back.hash }))
        .body,
    ).toMatchObject({ code: 'confirm-needed' })
  })
})

describe('a role that needs a second factor', () => {
  it('reaches only the routes that turn it on, and everything once it is on', async () => {
    const service = await startTestService({ environment: { SECOND_FACTOR_ROLES: 'publisher' } })
    const owner = await signInOwner(service)
    const publisher = await signInAs(service, owner, 'publisher', 'ara')
    expect((await owner.call('GET', '/changes')).status).toBe(200)
    for (const { method, url, needs, withoutFactor } of service.deskRoutes) {
      if (needs !== 'viewer' || url.endsWith('/logout') || url.endsWith('/me/sessions')) continue
      const { body } = await publisher.call<{ code?: string } | undefined>(
        method,
        addressOf(url).replace('/desk-api', ''),
      )
      expect([url, body?.code === 'second-factor-needed']).toEqual([url, !withoutFactor])
    }
    expect((await publisher.call('GET', '/me')).body).toMatchObject({ operator: { needsSecondFactor: true } })
  })
})
