import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PHONE_LINK_LASTS } from '../../admin/service/people/createPhoneLinks.ts'
import { testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { deskClient, PASSWORD, signInAs, signInOwner, type DeskClient } from '../../admin/service/testing/deskClient.ts'
import { startTestService, type TestServiceOptions } from '../../admin/service/testing/startTestService.ts'
import { storeKinds } from '../release/support/storeKinds.ts'
import { addressOf, type SeatedDesk, seatedDesk } from './support/seatedDesk.ts'
import { ROLES } from '../../admin/api/accountApi.ts'

const MINUTE = 60_000
const ENDED = [401, 'preview-ended']

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function makeLink(operator: DeskClient): Promise<string> {
  const { status, body } = await operator.call<{ token: string }>('POST', '/phone-link')
  expect(status).toBe(201)
  return body.token
}

async function ask(
  base: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<readonly [status: number, code: unknown]> {
  const response = await fetch(`${base}${path}`, { method, headers: { origin: base, ...headers } })
  const text = await response.text()
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : {}
  return [response.status, typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined]
}

async function openService(options: TestServiceOptions = {}) {
  const clock = testClock()
  const service = await startTestService({ clock, ...options })
  const owner = await signInOwner(service)
  const look = (token: string) => ask(service.deskUrl, '/phone-api/draft', bearer(token))
  return { clock, service, owner, look }
}

describe('the token of a phone', () => {
  it('opens no route of the desk, not even by way of the cookie or the header token', async () => {
    const desk = await seatedDesk()
    const { service, ask: askAs } = desk
    const token = await makeSeatedLink(desk)
    const ways: readonly Record<string, string>[] = [
      bearer(token),
      { cookie: `playbill-desk=${token}`, 'x-desk-token': token },
      { cookie: `__Host-playbill-desk=${token}` },
    ]
    for (const { method, url } of service.deskRoutes.filter(({ needs }) => needs !== 'nothing'))
      for (const headers of ways) {
        const answer = await askAs(undefined, { method, path: addressOf(url), headers })
        expect([`${method} ${url}`, answer.status, answer.code]).toEqual([`${method} ${url}`, 401, 'not-signed-in'])
      }
  })

  it('opens only its own routes, which only read and which no session opens', async () => {
    const desk = await seatedDesk()
    const { service, seat } = desk
    expect(service.phoneRoutes.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /phone-api/draft'])
    const token = await makeSeatedLink(desk)
    for (const { url } of service.phoneRoutes) {
      expect(await ask(service.deskUrl, url, bearer(token))).toEqual([200, undefined])
      for (const role of ROLES) expect(await ask(service.deskUrl, url, await seat(role))).toEqual(ENDED)
      expect(await ask(service.deskUrl, `${url}?token=${token}`, { cookie: `playbill-desk=${token}` })).toEqual(ENDED)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect([method, (await ask(service.deskUrl, url, bearer(token), method))[0]]).toEqual([method, 404])
      expect((await ask(service.publicUrl, url, bearer(token)))[0]).toBe(404)
    }
  })

  it('reads what will have gone out by itself at the moment that the phone plays', async () => {
    const { service, owner } = await openService()
    const edit = { fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' }
    const { change } = (await owner.call<{ change: string }>('PUT', '/draft/edits', edit)).body
    const review = (await owner.call<{ hash: string }>('GET', `/draft/review?change=${change}`)).body
    const moments = { at: '2026-03-02T06:00:00.000Z', zone: 'Asia/Seoul', tolerance: 60 }
    const request = { ...moments, reason: 'night', reviewed: review.hash }
    expect((await owner.call('POST', `/changes/${change}/schedule`, request)).status).toBe(201)
    const jun = await signInAs(service, owner, 'editor', 'jun')
    const token = await makeLink(jun)
    const titleAt = async (query: string) => {
      const response = await fetch(`${service.deskUrl}/phone-api/draft${query}`, { headers: bearer(token) })
      const { release } = (await response.json()) as {
        release: { manifest: { copy: { en: string } }; files: Record<string, string> }
      }
      return JSON.parse(release.files[release.manifest.copy.en] ?? '') as unknown
    }
    expect(await titleAt('')).toEqual({ 'home.title': 'Home' })
    expect(await titleAt('?at=2026-03-02T05:59:00.000Z')).toEqual({ 'home.title': 'Home' })
    expect(await titleAt('?at=2026-03-02T06:00:00.000Z')).toEqual({ 'home.title': 'Start' })
    expect(await ask(service.deskUrl, '/phone-api/draft?at=soon', bearer(token))).toEqual([400, 'invalid-body'])
  })

  it('reads the draft and is not stored by a browser, in the store or in the audit', async () => {
    const { service, owner } = await openService()
    await owner.call('PUT', '/draft/edits', { fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' })
    const token = await makeLink(owner)
    const response = await fetch(`${service.deskUrl}/phone-api/draft`, { headers: bearer(token) })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { leftMs, release } = (await response.json()) as {
      leftMs: number
      release: { sha: string; manifest: { copy: { en: string } }; files: Record<string, string> }
    }
    expect(leftMs).toBe(PHONE_LINK_LASTS)
    expect(JSON.parse(release.files[release.manifest.copy.en] ?? '')).toEqual({ 'home.title': 'Start' })

    const again = await fetch(`${service.deskUrl}/phone-api/draft?have=${release.sha}`, { headers: bearer(token) })
    expect(await again.json()).toEqual({ leftMs: PHONE_LINK_LASTS, isBroken: false })
    await owner.call('PUT', '/stops/site', { reason: 'Break-in', words: { en: 'Back at nine' } })
    const stopped = await fetch(`${service.deskUrl}/phone-api/draft?have=${release.sha}`, { headers: bearer(token) })
    // What members read, and neither the reason nor who stopped it.
    expect(await stopped.json()).toEqual({
      leftMs: PHONE_LINK_LASTS,
      isBroken: false,
      stops: { site: { words: { en: 'Back at nine' } } },
    })
    await owner.call('PUT', '/draft/edits', { fact: 'copy:en:home.title', value: 'Begin', replaces: 'Start' })
    const next = (await (
      await fetch(`${service.deskUrl}/phone-api/draft?have=${release.sha}`, { headers: bearer(token) })
    ).json()) as { release: typeof release }
    // The changed texts and the manifest that names them.
    expect(Object.keys(next.release.files).toSorted()).toEqual(
      [next.release.manifest.copy.en, next.release.sha].toSorted(),
    )

    const { store } = service.core
    const entries = await store.listAudit({ limit: 99 })
    expect(entries.map(({ action }) => action)).toContain('phone-link.make')
    expect(JSON.stringify(entries)).not.toContain(token)
    expect(await store.findPhoneLink(token)).toBeUndefined()
  })

  it('is refused when anything about it was changed', async () => {
    const { service, owner, look } = await openService()
    const token = await makeLink(owner)
    const flipped = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const other of [
      flipped,
      token.slice(1),
      `${token}A`,
      token.toUpperCase(),
      '',
      'A'.repeat(43),
      `${token} `.repeat(2),
    ])
      expect(await look(other)).toEqual(ENDED)
    const guesses: readonly Record<string, string>[] = [
      {},
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: `bearer  ${token}` },
    ]
    for (const headers of guesses) expect(await ask(service.deskUrl, '/phone-api/draft', headers)).toEqual(ENDED)
    expect(await look(token)).toEqual([200, undefined])
  })

  it('cannot outlive its time, also when the clock is set back', async () => {
    const { clock, owner, look } = await openService()
    const token = await makeLink(owner)
    clock.pass(PHONE_LINK_LASTS - 1)
    expect(await look(token)).toEqual([200, undefined])
    clock.pass(1)
    expect(await look(token)).toEqual(ENDED)
    const second = await makeLink(owner)
    clock.set(-10 * MINUTE)
    expect(await look(second)).toEqual(ENDED)
  })

  it('does not keep the operator’s session alive', async () => {
    const { clock, owner, look } = await openService()
    clock.pass(20 * MINUTE)
    const token = await makeLink(owner)
    for (let minutes = 0; minutes < 14; minutes += 1) {
      clock.pass(MINUTE)
      expect(await look(token)).toEqual([200, undefined])
    }
    clock.pass(17 * MINUTE)
    expect((await owner.call('GET', '/me')).status).toBe(401)
  })

  it('belongs to one session: a newer link ends the older one, and nobody else’s', async () => {
    const { service, owner, look } = await openService()
    const editor = await signInAs(service, owner, 'viewer', 'vera')
    const [first, hers] = [await makeLink(owner), await makeLink(editor)]
    const second = await makeLink(owner)
    expect(await Promise.all([look(first), look(second), look(hers)])).toEqual([
      ENDED,
      [200, undefined],
      [200, undefined],
    ])
    await owner.call('DELETE', '/phone-link')
    expect(await Promise.all([look(second), look(hers)])).toEqual([ENDED, [200, undefined]])
    // Replayed after the end, with the link of another alive.
    expect(await look(second)).toEqual(ENDED)
  })

  it.each<[string, (parts: { owner: DeskClient; editor: DeskClient }) => Promise<unknown>]>([
    ['signs out', ({ editor }) => editor.call('POST', '/logout')],
    ['signs out everywhere', ({ editor }) => editor.call('DELETE', '/me/sessions')],
    ['is signed out by an owner', ({ owner }) => owner.call('DELETE', '/operators/2/sessions')],
    ['is shut out', ({ owner }) => owner.call('PATCH', '/operators/2', { disabled: true })],
    ['gets another role', ({ owner }) => owner.call('PATCH', '/operators/2', { role: 'viewer' })],
    [
      'changes the password',
      ({ editor }) => editor.call('POST', '/me/password', { current: PASSWORD, next: 'another few words' }),
    ],
  ])('ends when its operator %s', async (_, happen) => {
    const { service, owner, look } = await openService()
    const editor = await signInAs(service, owner, 'editor', 'ed')
    const token = await makeLink(editor)
    expect(await look(token)).toEqual([200, undefined])
    await happen({ owner, editor })
    expect(await look(token)).toEqual(ENDED)
  })

  it('is not given to a page of another site or to a stranger', async () => {
    const { service, owner } = await openService()
    for (const headers of [{ origin: 'https://evil.example' }, { 'x-desk-token': 'A'.repeat(43) }])
      expect((await owner.call('POST', '/phone-link', undefined, headers)).status).toBe(403)
    expect((await deskClient(service).call('POST', '/phone-link')).status).toBe(401)
  })
})

describe.each(storeKinds.map((kind) => [kind.name, kind] as const))('two services on one %s store', (_, kind) => {
  let dispose: () => Promise<void>
  beforeAll(async () => {
    dispose = await kind.start()
  })
  afterAll(() => dispose())

  it('know the same links: each accepts what the other made, and refuses what the other ended', async () => {
    const folder = await testFolder()
    await kind.prepare(folder)
    const one = await openService({ store: kind.open(folder) })
    const other = await startTestService({ store: kind.open(folder) })
    const token = await makeLink(one.owner)
    const there = () => ask(other.deskUrl, '/phone-api/draft', bearer(token))
    expect(await there()).toEqual([200, undefined])
    await one.owner.call('DELETE', '/phone-link')
    expect(await there()).toEqual(ENDED)
  })
})

/** A link of an owner whose session the test does not touch. */
async function makeSeatedLink({ service, seat }: SeatedDesk): Promise<string> {
  const response = await fetch(`${service.deskUrl}/desk-api/phone-link`, {
    method: 'POST',
    headers: { origin: service.deskUrl, ...(await seat('owner')) },
  })
  return ((await response.json()) as { token: string }).token
}
