import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { testClock, testFolder } from '../testing/createTestCore.ts'
import { type DeskClient, deskClient, PASSWORD, signInAs, signInOwner } from '../testing/deskClient.ts'
import { fakeFormat } from '../testing/fakeFormat.ts'
import { startForeigner } from '../testing/startForeigner.ts'
import { startTestService } from '../testing/startTestService.ts'

const MIN = 'settings:/recharge/bank/min'

describe('signing in', () => {
  it('has no operator and no password until the setup link is used, once', async () => {
    const service = await startTestService()
    const stranger = deskClient(service)
    expect((await stranger.call('GET', '/setup')).body).toEqual({ needed: true })
    expect((await stranger.call('POST', '/login', { name: 'admin', password: 'admin' })).status).toBe(401)
    const owner = await signInOwner(service)
    expect((await owner.call('GET', '/me')).body).toMatchObject({ operator: { name: 'mina', role: 'owner' } })
    expect((await stranger.call('GET', '/setup')).body).toEqual({ needed: false })
    const token = service.setupLink?.split('/').at(-1)
    expect(await stranger.call('POST', '/join', { token, name: 'eve', password: PASSWORD })).toMatchObject({
      status: 410,
      body: { code: 'link-not-valid' },
    })
  })

  it('puts the session into a strict cookie that scripts cannot read', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const { headers } = await owner.call('POST', '/login', { name: 'MINA', password: PASSWORD })
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^playbill-desk-[0-9a-f]{12}=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    )
  })

  it('keeps the sessions of two stores on one host apart, and shares those of one store', async () => {
    const clock = testClock()
    const dataDir = await testFolder()
    const service = await startTestService({ clock, dataDir })
    const owner = await signInOwner(service)
    clock.pass(1000)
    const other = await startTestService({ clock })
    const there = await signInOwner(other)
    // A browser sends both desks the cookies of both.
    const cookie = `${owner.cookie()}; ${there.cookie()}`
    expect((await owner.call('GET', '/me', undefined, { cookie })).status).toBe(200)
    expect((await there.call('GET', '/me', undefined, { cookie })).status).toBe(200)
    const names = (client: DeskClient) => [...client.cookie().matchAll(/playbill-desk[^=]*/g)].map(([name]) => name)
    expect(names(owner)).toHaveLength(2)
    expect(names(owner).filter((name) => names(there).includes(name))).toEqual([])

    await service.stop()
    const again = deskClient(await startTestService({ clock, dataDir }))
    expect((await again.call('GET', '/me', undefined, { cookie })).status).toBe(200)
  })

  it('knows a session whose cookie an earlier build has named', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const cookie = owner.cookie().replaceAll(/(playbill-desk)-[0-9a-f]{12}/g, '$1')
    expect((await deskClient(service).call('GET', '/me', undefined, { cookie })).status).toBe(200)
    await owner.call('POST', '/logout')
    expect((await deskClient(service).call('GET', '/me', undefined, { cookie })).status).toBe(401)
  })

  it('ends the session at sign-out, after half an hour of nothing and after twelve hours', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    const minutes = (count: number): void => clock.pass(count * 60_000)

    minutes(29)
    expect((await owner.call('GET', '/me')).status).toBe(200)
    minutes(29)
    expect((await owner.call('GET', '/me')).status).toBe(200)
    minutes(31)
    expect(await owner.call('GET', '/me')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })

    await owner.call('POST', '/login', { name: 'mina', password: PASSWORD })
    for (let hour = 0; hour < 23; hour += 1) {
      minutes(30 - 1)
      expect((await owner.call('GET', '/me')).status).toBe(200)
    }
    minutes(29 * 2)
    expect((await owner.call('GET', '/me')).status).toBe(401)

    await owner.call('POST', '/login', { name: 'mina', password: PASSWORD })
    expect((await owner.call('POST', '/logout')).status).toBe(204)
    expect((await owner.call('GET', '/me')).status).toBe(401)
  })

  it('slows guessing down by account, and says the same for a name that does not exist', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    await signInOwner(service)
    const guesser = deskClient(service)
    const guesses = await Promise.all(
      Array.from({ length: 7 }, () => guesser.call('POST', '/login', { name: 'mina', password: 'wrong wrong wrong' })),
    )
    expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429, 429])
    const refused = await guesser.call('POST', '/login', { name: 'mina', password: PASSWORD })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
    expect(Number(refused.headers.get('retry-after'))).toBe(1)
    expect(await guesser.call('POST', '/login', { name: 'nobody', password: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    })
    clock.pass(1_000)
    expect((await guesser.call('POST', '/login', { name: 'mina', password: PASSWORD })).status).toBe(200)
  })

  it('slows guessing down by address across all accounts', async () => {
    const service = await startTestService()
    const guesser = deskClient(service)
    const guesses = await Promise.all(
      Array.from({ length: 22 }, (_, index) => guesser.call('POST', '/login', { name: `name${index}`, password: 'x' })),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('refuses short passwords and passwords with the name in them', async () => {
    const service = await startTestService()
    const client = deskClient(service)
    const token = service.setupLink?.split('/').at(-1)
    for (const password of ['short', 'mina mina mina'])
      expect(await client.call('POST', '/join', { token, name: 'mina', password })).toMatchObject({
        status: 422,
        body: { code: 'weak-password' },
      })
  })

  it('keeps passwords as argon2id with 19 MiB and two passes', async () => {
    const service = await startTestService()
    await signInOwner(service)
    expect((await service.core.store.findOperator('mina'))?.passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    )
  })
})

describe('other sites', () => {
  it('refuses changes from another origin, without an origin and without the header token', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const edit = { fact: MIN, value: '120', replaces: '100' }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:1' },
      { 'sec-fetch-site': 'cross-site' },
      { 'x-desk-token': 'guess' },
    ])
      expect(await owner.call('PUT', '/draft/edits', edit, headers)).toMatchObject({
        status: 403,
        body: { code: 'foreign-origin' },
      })
    const bare = await fetch(`${service.deskUrl}/desk-api/logout`, {
      method: 'POST',
      headers: { cookie: owner.cookie() },
    })
    expect(bare.status).toBe(403)
    expect((await owner.call('PUT', '/draft/edits', edit)).status).toBe(200)
  })

  it('answers only under its own host name', async () => {
    const service = await startTestService()
    const status = await new Promise((resolve, reject) => {
      request(`${service.deskUrl}/desk-api/setup`, { headers: { host: 'evil.example' } }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end()
    })
    expect(status).toBe(421)
  })

  it('may not be framed by others, run foreign scripts or leak referrers', async () => {
    const service = await startTestService()
    const { headers } = await fetch(`${service.deskUrl}/`)
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types playbill',
    ])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  })
})

describe('roles', () => {
  it('lets each role do what it may and no more', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const viewer = await signInAs(service, owner, 'viewer', 'vera')
    const editor = await signInAs(service, owner, 'editor', 'ed')
    const publisher = await signInAs(service, owner, 'publisher', 'pia')
    const edit = { fact: MIN, value: '120', replaces: '100' }

    for (const reader of [viewer, editor, publisher, owner])
      expect((await reader.call('GET', '/documents')).status).toBe(200)
    expect(await viewer.call('PUT', '/draft/edits', edit)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', needed: 'editor' },
    })
    expect((await editor.call('PUT', '/draft/edits', edit)).status).toBe(200)
    const { hash } = (await publisher.call<{ hash: string }>('GET', '/draft/review')).body
    const publish = { reason: 'bank asked', expectedSeq: 1, reviewed: hash }
    expect((await editor.call('POST', '/publish', publish)).status).toBe(403)
    expect(
      (await publisher.call('PUT', '/draft/edits', { fact: 'screen:home', value: {}, replaces: null })).status,
    ).toBe(403)
    expect((await publisher.call('POST', '/operators/invitations', { role: 'owner' })).status).toBe(403)
    expect((await publisher.call('POST', '/publish', publish)).status).toBe(201)
  })

  it('shows everybody what a new build refused, and lets those decide who may edit it', async () => {
    const dataDir = await testFolder()
    const old = await startTestService({ dataDir })
    const first = await signInOwner(old)
    await signInAs(old, first, 'viewer', 'vera')
    await signInAs(old, first, 'editor', 'ed')
    const fact = 'copy:en:home.title'
    await first.call('PUT', '/draft/edits', { fact, value: 'Home 45', replaces: 'Home' })
    await first.call('PUT', '/draft/edits', {
      fact: 'screen:home',
      value: { id: 'home', title: 'home.title', bad: true },
      replaces: { id: 'home', title: 'home.title' },
    })
    const { hash } = (await first.call<{ hash: string }>('GET', '/draft/review')).body
    expect((await first.call('POST', '/publish', { reason: 'slower', expectedSeq: 1, reviewed: hash })).status).toBe(
      201,
    )
    await old.stop()

    const strict: typeof fakeFormat = {
      ...fakeFormat,
      check(files) {
        const { issues, documents } = fakeFormat.check(files)
        const found = files.flatMap(({ path, text }) =>
          /"bad"|45/.test(text)
            ? [
                {
                  document: path,
                  path: '',
                  line: 1,
                  column: 1,
                  severity: 'error' as const,
                  code: 'shape' as const,
                  message: 'This is refused now.',
                },
              ]
            : [],
        )
        return found.length > 0 || documents === undefined ? { issues: [...issues, ...found] } : { issues, documents }
      },
    }
    const service = await startTestService({ dataDir, format: strict })
    const again = async (name: string) => {
      const client = deskClient(service)
      await client.call('POST', '/login', { name, password: PASSWORD })
      return client
    }
    const [owner, vera, ed] = [await again('mina'), await again('vera'), await again('ed')]
    expect((await vera.call('GET', '/status')).body).toMatchObject({
      boot: { kind: 'released', seq: 3, setAside: expect.arrayContaining([expect.stringContaining(fact)]) },
    })
    expect((await vera.call('GET', '/set-aside')).body).toMatchObject({
      edits: [
        {
          fact,
          value: 'Home 45',
          actor: 'mina',
          seq: 3,
          reasons: [{ code: 'shape', message: 'This is refused now.' }],
        },
        { fact: 'screen:home' },
      ],
    })
    expect((await vera.call('DELETE', '/set-aside', { fact })).status).toBe(403)
    expect((await ed.call('DELETE', '/set-aside', { fact: 'screen:home' })).status).toBe(403)
    expect((await ed.call('DELETE', '/set-aside', { fact })).body).toEqual({ dismissed: true })
    expect((await owner.call('DELETE', '/set-aside', { fact: 'screen:home' })).body).toEqual({ dismissed: true })
    expect((await owner.call('GET', '/set-aside')).body).toEqual({ edits: [] })
  })

  it('ends the sessions of an operator who gets another role or is shut out', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const editor = await signInAs(service, owner, 'editor', 'ed')
    const { body } = await owner.call<{ operators: { id: number; name: string }[] }>('GET', '/operators')
    const id = body.operators.find(({ name }) => name === 'ed')?.id
    expect((await owner.call('PATCH', `/operators/${id}`, { disabled: true })).status).toBe(204)
    expect((await editor.call('GET', '/me')).status).toBe(401)
    expect((await editor.call('POST', '/login', { name: 'ed', password: PASSWORD })).status).toBe(401)
    const self = body.operators.find(({ name }) => name === 'mina')?.id
    expect(await owner.call('PATCH', `/operators/${self}`, { role: 'viewer' })).toMatchObject({
      status: 409,
      body: { code: 'last-owner' },
    })
  })

  it('lets an operator choose another password, which ends the session', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    expect((await owner.call('POST', '/me/password', { current: 'wrong', next: 'another few words' })).status).toBe(401)
    expect((await owner.call('POST', '/me/password', { current: PASSWORD, next: 'another few words' })).status).toBe(
      204,
    )
    expect((await owner.call('GET', '/me')).status).toBe(401)
    expect((await owner.call('POST', '/login', { name: 'mina', password: 'another few words' })).status).toBe(200)
  })
})

describe('what the platform itself allows', () => {
  it('is asked of the configured platform in the account kept for it, and shown to every operator', async () => {
    const platform = await startForeigner((asked, answer) => {
      const data =
        asked.url === '/members/api/login'
          ? { api_token: 'token' }
          : asked.url === '/members/api/get_pay_way'
            ? { card: 1, usdt: 0 }
            : { min_price: '250', max_price: '900' }
      const allowed = asked.url === '/members/api/login' || asked.headers.authorization === 'Bearer token'
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(allowed ? { code: 200, message: '', data } : { code: 401, message: '', data: null }))
    })
    const service = await startTestService({
      environment: { PLATFORM_URL: `${platform}/members`, PLATFORM_MEMBER: 'clerk:word' },
    })
    const viewer = await signInAs(service, await signInOwner(service), 'viewer', 'vera')
    expect((await viewer.call('GET', '/platform/limits')).body).toMatchObject({
      limits: {
        '/recharge/bank/on': { value: true },
        '/recharge/usdtTrc20/on': { value: false },
        '/recharge/bank/min': { value: '250' },
        '/recharge/bank/max': { value: '900' },
      },
    })
    expect((await deskClient(service).call('GET', '/platform/limits')).status).toBe(401)
  })
})

describe('an operator raises the deposit minimum', () => {
  it('reviews, acknowledges, publishes, sees it in the history and rolls it back', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    await owner.call('PUT', '/draft/edits', { fact: MIN, value: '500', replaces: '100' })
    const review = await owner.call<{ hash: string; seq: number; warnings: { id: string }[] }>('GET', '/draft/review')
    expect(review.body).toMatchObject({
      seq: 1,
      edits: [{ fact: MIN, live: '100', next: '500', actor: 'mina' }],
      blockers: [],
      warnings: [{ code: 'large-change' }],
    })
    const request = { reason: 'bank asked', expectedSeq: 1, reviewed: review.body.hash, idempotencyKey: 'key-12345' }
    expect(await owner.call('POST', '/publish', request)).toMatchObject({
      status: 422,
      body: { code: 'publish-blocked', warnings: [{ code: 'large-change' }] },
    })
    const acknowledged = { ...request, acknowledgedWarnings: review.body.warnings.map(({ id }) => id) }
    expect(await owner.call('POST', '/publish', acknowledged)).toMatchObject({
      status: 201,
      body: { release: { seq: 2 }, replayed: false },
    })
    expect(await owner.call('POST', '/publish', acknowledged)).toMatchObject({
      status: 201,
      body: { release: { seq: 2 }, replayed: true },
    })
    expect(
      await owner.call('POST', '/publish', { reason: 'again', expectedSeq: 1, reviewed: review.body.hash }),
    ).toMatchObject({ status: 409, body: { code: 'release-moved', actualSeq: 2 } })
    expect((await owner.call('GET', '/documents')).body).toMatchObject({
      seq: 2,
      changed: [{ path: 'settings.json' }],
      overlay: [{ fact: MIN }],
    })
    expect((await owner.call('GET', '/releases/diff?from=1&to=2')).body).toEqual({
      from: 1,
      to: 2,
      edits: [{ fact: MIN, text: `${MIN}: "100" → "500"`, before: null, after: '500' }],
      parts: ['settings'],
    })
    expect((await owner.call('GET', '/releases')).body).toMatchObject({
      live: 2,
      releases: [
        { seq: 2, reason: 'bank asked' },
        { seq: 1, kind: 'system' },
      ],
    })

    const back = await owner.call<{ hash: string; warnings: { id: string }[] }>('GET', '/releases/1/rollback')
    const rollback = {
      reason: 'wrong bank',
      expectedSeq: 2,
      reviewed: back.body.hash,
      acknowledgedWarnings: back.body.warnings.map(({ id }) => id),
    }
    expect(await owner.call('POST', '/releases/1/rollback', rollback)).toMatchObject({
      status: 201,
      body: { release: { seq: 3, kind: 'rollback' } },
    })
    expect((await owner.call('GET', '/audit/verify')).body).toMatchObject({ ok: true, problems: [], releases: 3 })
    expect(
      (await owner.call<{ entries: { action: string }[] }>('GET', '/audit?limit=2')).body.entries.map(
        ({ action }) => action,
      ),
    ).toEqual(['release.rollback', 'release.publish'])
    expect((await owner.call('GET', '/releases/9')).status).toBe(404)
  })

  it('is shown that a colleague in the same change edited the same fact', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const editor = await signInAs(service, owner, 'editor', 'ed')
    const edit = { fact: MIN, value: '500', replaces: '100' }
    const { change } = (await owner.call<{ change: string }>('PUT', '/draft/edits', edit)).body
    expect((await editor.call('POST', `/changes/${change}/members`)).body).toMatchObject({
      change: { members: ['ed'] },
    })
    expect(await editor.call('PUT', '/draft/edits', { ...edit, change, value: '300' })).toMatchObject({
      status: 409,
      body: { code: 'edit-conflict', fact: MIN, yours: '300', theirs: '500', by: 'mina' },
    })
    expect((await editor.call('DELETE', '/draft/edits', { fact: MIN, change })).body).toEqual({ removed: true })
  })

  it('previews the draft as a release, getting only the files that differ from what is live', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    await owner.call('PUT', '/draft/edits', { fact: MIN, value: '500', replaces: '100' })
    const live = service.core.live.record()?.sha ?? ''
    const whole = await owner.call<{ release: { sha: string; files: Record<string, string> } }>('GET', '/draft/release')
    const rest = await owner.call<typeof whole.body>('GET', `/draft/release?have=${live}`)
    expect(Object.keys(whole.body.release.files)).toHaveLength(6)
    expect(Object.values(rest.body.release.files)).toEqual([
      expect.stringContaining('"500"'),
      whole.body.release.files[whole.body.release.sha],
    ])
    expect(service.core.publisher.liveSeq()).toBe(1)
    await owner.call('PUT', '/draft/edits', { fact: 'copy:en:new.key', value: 'x', replaces: null })
    expect((await owner.call('GET', '/draft/release')).body).toEqual({
      seq: 1,
      issues: [expect.objectContaining({ code: 'missing-copy' })],
    })
  })

  it('is told in plain words what is wrong with a request', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    expect(await owner.call('POST', '/publish', { reason: '  ', expectedSeq: 1, reviewed: 'h' })).toMatchObject({
      status: 400,
      body: { code: 'invalid-body' },
    })
    expect(await owner.call('POST', '/publish', { reason: 'r', expectedSeq: 1 })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('reviewed') },
    })
    expect(await owner.call('POST', '/releases/1/rollback', { reason: 'r', expectedSeq: 1 })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('reviewed') },
    })
    expect(
      await owner.call('POST', '/publish', { reason: 'r', expectedSeq: 1, reviewed: 'h', force: true }),
    ).toMatchObject({ status: 400 })
    expect(await owner.call('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(
      (await owner.call('PUT', '/draft/edits', { fact: 'weather:now', value: 1, replaces: null })).body,
    ).toMatchObject({ code: 'unknown-fact' })
  })
})
