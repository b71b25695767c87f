import { describe, expect, it } from 'vitest'
import { guardRoutes, needs } from '../../admin/service/desk/guardRoutes.ts'
import { createApp } from '../../admin/service/http/createApp.ts'
import { addressOf, type Answered, seatedDesk } from './support/seatedDesk.ts'
import { ROLES } from '../../admin/api/accountApi.ts'
import { MACHINE_SCOPES } from '../../admin/api/machineTokenApi.ts'

/** The codes of a refusal for a missing right, unlike one for a bad request. */
const TURNED_AWAY = new Set<unknown>([
  'not-signed-in',
  'not-allowed',
  'foreign-origin',
  'token-not-valid',
  'not-in-token',
])

function outcomeOf({ status, code }: Answered): string {
  return TURNED_AWAY.has(code) || status >= 500 ? `${status} ${String(code)}` : 'let past'
}

describe('every route of the desk', () => {
  it('lets in only those who may: without a session, as each role, with a session that has ended', async () => {
    const { service, ask, seat } = await seatedDesk()
    expect(service.deskRoutes.length).toBeGreaterThan(25)
    const ended = await seat('owner')
    await ask(undefined, { method: 'POST', path: '/desk-api/logout', headers: ended })
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { method, url, needs } of service.deskRoutes) {
      const asked = { method, path: addressOf(url) }
      const strangers = {
        nobody: await ask(undefined, asked),
        'somebody who signed out': await ask(undefined, { ...asked, headers: ended }),
      }
      for (const [who, answer] of Object.entries(strangers)) {
        found[`${method} ${url} as ${who}`] = outcomeOf(answer)
        expected[`${method} ${url} as ${who}`] = needs === 'nothing' ? 'let past' : '401 not-signed-in'
      }
      for (const role of ROLES) {
        found[`${method} ${url} as ${role}`] = outcomeOf(await ask(role, asked))
        expected[`${method} ${url} as ${role}`] =
          needs === 'nothing' || ROLES.indexOf(role) >= ROLES.indexOf(needs) ? 'let past' : '403 not-allowed'
      }
    }
    expect(found).toEqual(expected)
  })

  it('is opened by a machine token only where its scope says so, whatever cookie comes along', async () => {
    const { service, ask, seat, machine } = await seatedDesk()
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { method, url, needs, scope: opens } of [...service.deskRoutes, ...service.machineRoutes])
      for (const scope of MACHINE_SCOPES) {
        const asked = { method, path: addressOf(url), headers: machine(scope) }
        const answers = {
          alone: await ask(undefined, asked),
          'with the session of an owner': await ask(undefined, {
            ...asked,
            headers: { ...(await seat('owner', true)), ...machine(scope) },
          }),
        }
        for (const [how, answer] of Object.entries(answers)) {
          const title = `${method} ${url} by a token to ${scope}, ${how}`
          found[title] = outcomeOf(answer)
          expected[title] = needs === 'nothing' || opens === scope ? 'let past' : '403 not-in-token'
        }
      }
    expect(found).toEqual(expected)
    const opened = [...service.deskRoutes, ...service.machineRoutes].filter(({ scope }) => scope !== undefined)
    expect(opened.map(({ method, url, scope }) => `${method} ${url} ${scope}`).toSorted()).toEqual([
      'GET /desk-api/audit audit',
      'GET /desk-api/audit/export audit',
      'POST /desk-api/alerts stop',
    ])
  })

  it('of machines alone is opened by no session', async () => {
    const { service, ask } = await seatedDesk()
    expect(service.machineRoutes).toHaveLength(1)
    for (const { method, url } of service.machineRoutes)
      for (const role of [undefined, ...ROLES]) {
        const { status, code } = await ask(role, { method, path: addressOf(url), body: {}, isConfirmed: true })
        expect([url, role, status, code]).toEqual([url, role, 401, 'token-not-valid'])
      }
  })

  it('is open to strangers only where they join or sign in', async () => {
    const { service } = await seatedDesk()
    const open = service.deskRoutes
      .filter(({ needs }) => needs === 'nothing')
      .map(({ method, url }) => `${method} ${url}`)
    expect(open.toSorted()).toEqual([
      'GET /desk-api/setup',
      'POST /desk-api/company/begin',
      'POST /desk-api/company/login',
      'POST /desk-api/join',
      'POST /desk-api/join/look',
      'POST /desk-api/join/password',
      'POST /desk-api/login',
    ])
  })

  it('changes nothing for a page of another site, or without the token of the session', async () => {
    const { service, ask } = await seatedDesk()
    for (const { method, url, needs } of service.deskRoutes.filter(({ method }) => method !== 'GET')) {
      const asked = { method, path: addressOf(url) }
      const forged: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]
      if (needs !== 'nothing') forged.push({ 'x-desk-token': '' }, { 'x-desk-token': 'A'.repeat(43) })
      for (const headers of forged) {
        const answer = await ask('owner', { ...asked, headers })
        const title = `${method} ${url} ${JSON.stringify(headers)}`
        expect([title, answer.status, answer.code]).toEqual([title, 403, 'foreign-origin'])
      }
    }
  })

  it('cannot be added without saying who may use it', async () => {
    const app = createApp({ logLevel: 'silent', trustProxy: 0, bodyLimit: 1024 })
    guardRoutes(app, () => Promise.reject(new Error('asked')))
    app.get('/open', needs('nothing'), () => ({}))
    expect(() => app.get('/forgotten', () => ({}))).toThrow('GET /forgotten does not say who may use it')
    await app.close()
  })

  it('is not on the listener of the members, not even for an owner', async () => {
    const { service, seat } = await seatedDesk()
    const headers = { ...(await seat('owner')), origin: service.publicUrl }
    for (const { method, url } of [
      ...service.deskRoutes,
      ...service.machineRoutes,
      { method: 'GET', url: '/preview/' },
      { method: 'GET', url: '/preview' },
    ]) {
      const { status } = await fetch(`${service.publicUrl}${addressOf(url)}`, { method, headers, redirect: 'manual' })
      expect([url, status]).toEqual([url, 404])
    }
  })
})
