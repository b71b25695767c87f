import { describe, expect, it, vi } from 'vitest'
import { createFormat } from '../../service/documents/createFormat.ts'
import { folders } from '../../service/base/folders.ts'
import { createDemonstration } from '../../service/public/createDemonstration.ts'
import { startTestService, type TestServiceOptions } from '../../service/testing/startTestService.ts'
import type { Service } from '../../service/run/startService.ts'
import { addressOf } from '../../../src/format/compileRelease.ts'
import { readWrittenOut } from '../../../src/format/readDocuments.ts'
import { hasCode } from './DeskError.ts'
import { createServiceClient, type ServiceClient } from './serviceClient.ts'

const PASSWORD = 'a few random words'
/** Nothing is ever heard. */
const openEvents = () => ({ addEventListener: () => undefined, close: () => undefined })
const MIN = 'settings:/recharge/bank/min'

async function startService(options: TestServiceOptions): Promise<Service> {
  const { files, host } = readWrittenOut(folders.schemas)
  return startTestService({ format: createFormat(host), baseline: { id: addressOf(files), files }, ...options })
}

/** A browser's fetch: it keeps the cookie and names its origin. */
function browserOf(service: Service): { readonly fetch: typeof fetch; readonly forget: () => void } {
  let cookie = ''
  return {
    forget: () => void (cookie = ''),
    async fetch(input, init) {
      const response = await fetch(`${service.deskUrl}${input as string}`, {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          origin: service.deskUrl,
          ...(cookie !== '' && { cookie }),
        },
      })
      const session = response.headers.getSetCookie().find((set) => /^playbill-desk-[0-9a-f]+=/.test(set))
      cookie = session?.split(';')[0] ?? cookie
      return response
    },
  }
}

async function openDesk(options: TestServiceOptions = {}) {
  const service = await startService(options)
  const browser = browserOf(service)
  let signedOut = 0
  const api = createServiceClient({ openEvents, fetch: browser.fetch, onSignedOut: () => void (signedOut += 1) })
  await api.join({
    body: { token: service.setupLink?.split('/').at(-1) ?? '', name: 'mina', password: PASSWORD },
  })
  return { service, browser, api, signedOut: () => signedOut }
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => error,
  )

describe('the desk’s client against the service', () => {
  it('answers what its types declare', async () => {
    const { api } = await openDesk()
    expect(await api.me()).toMatchObject({ operator: { name: 'mina', role: 'owner' } })
    expect(await api.status()).toMatchObject({
      seq: 1,
      sha: expect.stringMatching(/^[0-9a-f]{64}$/),
      demonstration: false,
      approvalsRequired: false,
      streams: 0,
      boot: { kind: 'released' },
    })
    const documents = await api.documents()
    expect(documents).toMatchObject({ seq: 1, changed: [], overlay: [], conflicts: [] })
    expect(documents.shipped.map(({ path }) => path)).toContain('settings.json')
    expect(await api.releases()).toMatchObject({
      live: 1,
      releases: [{ seq: 1, kind: 'system', actor: 'system', overlay: [] }],
    })
    expect(await api.reports()).toEqual({ reports: [] })
    expect(await api.team()).toMatchObject({
      operators: [{ name: 'mina', role: 'owner', disabled: false, seenAt: expect.any(String) }],
      invitations: [],
    })
  })

  it('searches the audit, and exports the matches as a file', async () => {
    const { api, browser, signedOut } = await openDesk()
    await api.putEdit({ body: { fact: MIN, value: '120', replaces: '100' } })
    expect(await api.auditNames()).toMatchObject({
      actors: ['mina', 'system'],
      actions: expect.arrayContaining(['draft.edit', 'release.system']),
    })
    const filter = {
      actor: 'mina',
      action: 'draft.edit',
      text: 'BANK 120',
      from: '2026-01-01T00:00:00.000Z',
      until: '2027-01-01T00:00:00.000Z',
    }
    const { found, entries } = await api.audit({ querystring: filter })
    expect([found, entries]).toMatchObject([1, [{ subject: MIN, details: { value: '120' } }]])
    expect(await api.audit({ querystring: { before: 2 } })).toMatchObject({ entries: [{ id: 1 }] })
    expect(JSON.parse(await (await api.exportAudit({ querystring: { ...filter, format: 'json' } })).text())).toEqual(
      entries,
    )
    expect((await (await api.exportAudit({ querystring: { format: 'csv' } })).text()).split('\r\n')[0]).toBe(
      'id,at,actor,action,subject,reason,details,prevHash,hash',
    )
    browser.forget()
    expect(await refusal(api.exportAudit({ querystring: { format: 'csv' } }))).toMatchObject({ code: 'not-signed-in' })
    expect(signedOut()).toBe(1)
  })

  it('opens the draft to a phone and ends that', async () => {
    const { api, service } = await openDesk()
    expect(await api.phoneLinkEnds()).toEqual({ expiresAt: null })
    const link = await api.makePhoneLink()
    expect(link).toMatchObject({
      address: `${service.deskUrl}/preview/phone.html`,
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await api.phoneLinkEnds()).toEqual({ expiresAt: link.expiresAt })
    await api.endPhoneLink()
    expect(await api.phoneLinkEnds()).toEqual({ expiresAt: null })
  })

  it('drafts, compiles, reviews, publishes, compares and rolls back', async () => {
    const { api } = await openDesk()
    const { change, edit } = await api.putEdit({ body: { fact: MIN, value: '120', replaces: '100' } })
    expect(edit).toMatchObject({ fact: MIN, value: '120', actor: 'mina', rev: 1 })
    expect(await api.changes()).toMatchObject({
      seq: 1,
      changes: [{ id: change, name: '', owner: 'mina', edits: [{ fact: MIN }] }],
    })
    const { release, issues } = await api.draftRelease({ querystring: { changes: change ?? '' } })
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(release?.files[release.manifest.settings]).toContain('"120"')
    const review = await api.review({ querystring: { change: change ?? '' } })
    expect(review).toMatchObject({
      seq: 1,
      blockers: [],
      edits: [{ fact: MIN, live: '100', next: '120', actor: 'mina' }],
    })
    expect(
      await api.publish({ body: { change: change ?? '', reason: 'Test', expectedSeq: 1, reviewed: review.hash } }),
    ).toMatchObject({
      release: { seq: 2, kind: 'publish', reason: 'Test' },
    })
    expect(await api.difference({ querystring: { from: 1, to: 2 } })).toMatchObject({
      from: 1,
      to: 2,
      edits: [{ fact: MIN, before: null, after: '120' }],
      parts: ['settings'],
    })
    const back = await api.reviewRollback({ params: { seq: 1 } })
    expect(back).toMatchObject({ edits: [{ fact: MIN, live: '120', next: '100' }] })
    expect(
      await api.rollback({ params: { seq: 1 }, body: { reason: 'Back', expectedSeq: 2, reviewed: back.hash } }),
    ).toMatchObject({
      release: { seq: 3, kind: 'rollback' },
    })
    expect(await refusal(api.removeEdit({ body: { fact: MIN, change: change ?? '' } }))).toMatchObject({
      code: 'unknown-change',
    })
  })

  it('begins, names, joins, leaves and drops changes', async () => {
    const { api, service } = await openDesk()
    const { id } = (await api.addChange({ body: { name: 'Holiday limits' } })).change
    expect(await api.putEdit({ body: { change: id, fact: MIN, value: '120', replaces: '100' } })).toMatchObject({
      change: id,
    })
    expect(await api.renameChange({ params: { id }, body: { name: 'Spring limits' } })).toMatchObject({
      change: { name: 'Spring limits', members: [] },
    })
    const { link } = await api.invite({ body: { role: 'editor', name: 'jun' } })
    const jun = createServiceClient({ openEvents, fetch: browserOf(service).fetch })
    await jun.join({ body: { token: link.split('/').at(-1) ?? '', name: 'jun', password: 'other random words' } })
    const body = { change: id, fact: MIN, value: '130', replaces: '120' }
    expect(await refusal(jun.putEdit({ body }))).toMatchObject({ code: 'not-your-change' })
    expect(await jun.joinChange({ params: { id } })).toMatchObject({ change: { members: ['jun'] } })
    expect(await jun.putEdit({ body })).toMatchObject({ edit: { value: '130', actor: 'jun' } })
    expect(await jun.leaveChange({ params: { id } })).toEqual({ left: true })
    expect(await refusal(jun.dropChange({ params: { id } }))).toMatchObject({ code: 'not-your-change' })
    expect(await api.dropChange({ params: { id } })).toEqual({ dropped: 1 })
    expect(await api.changes()).toMatchObject({ changes: [] })
  })

  it('says what the platform itself allows, or why that is not known', async () => {
    const { api } = await openDesk({ demonstration: createDemonstration })
    expect(await api.platformLimits()).toMatchObject({
      limits: { '/recharge/bank/on': { value: true }, '/recharge/usdtTrc20/max': { value: '50000' } },
    })
    const { api: without } = await openDesk()
    expect(await without.platformLimits()).toMatchObject({
      limits: { '/recharge/bank/on': { unknown: 'The platform cannot be reached.' } },
    })
  })

  it('answers nothing when the live value is drafted', async () => {
    const { api } = await openDesk()
    expect(await api.putEdit({ body: { fact: MIN, value: '100', replaces: '100' } })).toEqual({
      edit: null,
      change: null,
    })
  })

  it('passes on the details of a refusal', async () => {
    const { api } = await openDesk()
    const conflict = await refusal(api.putEdit({ body: { fact: MIN, value: '300', replaces: '200' } }))
    expect(hasCode(conflict, 'edit-conflict') && conflict.details).toMatchObject({
      fact: MIN,
      yours: '300',
      theirs: '100',
    })
    const { change } = await api.putEdit({ body: { fact: MIN, value: '99999999999', replaces: '100' } })
    const { hash } = await api.review({ querystring: { change: change ?? '' } })
    const blocked = await refusal(
      api.publish({ body: { change: change ?? '', reason: 'Test', expectedSeq: 1, reviewed: hash } }),
    )
    expect(hasCode(blocked, 'publish-blocked') && blocked.details).toMatchObject({
      blockers: expect.arrayContaining([expect.objectContaining({ code: 'min-max', document: 'settings.json' })]),
    })
  })

  it('reports that the session has ended, and goes on after signing in again', async () => {
    const { api, browser, signedOut } = await openDesk()
    browser.forget()
    expect(await refusal(api.changes())).toMatchObject({ code: 'not-signed-in' })
    expect(signedOut()).toBe(1)
    expect(await refusal(api.login({ body: { name: 'mina', password: 'wrong password' } }))).toMatchObject({
      code: 'wrong-credentials',
    })
    expect(signedOut()).toBe(1)
    await api.login({ body: { name: 'mina', password: PASSWORD } })
    expect(await api.putEdit({ body: { fact: MIN, value: '120', replaces: '100' } })).toMatchObject({
      edit: { value: '120' },
    })
  })

  it('goes on when another tab has signed in again', async () => {
    const { api, browser } = await openDesk()
    const otherTab: ServiceClient = createServiceClient({ openEvents, fetch: browser.fetch })
    await otherTab.login({ body: { name: 'mina', password: PASSWORD } })
    expect(await api.putEdit({ body: { fact: MIN, value: '120', replaces: '100' } })).toMatchObject({
      edit: { value: '120' },
    })
  })

  it('invites, reads the link, changes roles and the password', async () => {
    const { api, service } = await openDesk()
    const { link } = await api.invite({ body: { role: 'editor', name: 'jun' } })
    const token = link.split('/').at(-1) ?? ''
    expect(await api.lookAtLink({ body: { token } })).toMatchObject({ name: 'jun', role: 'editor' })
    const jun = createServiceClient({ openEvents, fetch: browserOf(service).fetch })
    const { id } = (await jun.join({ body: { token, name: 'jun', password: 'other random words' } })).operator
    await api.changeOperator({ params: { id }, body: { role: 'viewer' } })
    expect(await refusal(jun.changes())).toMatchObject({ code: 'not-signed-in' })
    await jun.login({ body: { name: 'jun', password: 'other random words' } })
    expect(await refusal(jun.putEdit({ body: { fact: MIN, value: '120', replaces: '100' } }))).toMatchObject({
      code: 'not-allowed',
    })
    await jun.changePassword({ body: { current: 'other random words', next: 'quite another one' } })
    expect(await refusal(jun.me())).toMatchObject({ code: 'not-signed-in' })
    await api.invite({ body: { role: 'viewer' } })
    const [open] = (await api.team()).invitations
    await api.withdrawInvitation({ params: { tokenHash: open?.tokenHash ?? '' } })
    expect((await api.team()).invitations).toEqual([])
    await api.logout()
  })

  it('knows the service’s time, whatever the operator’s clock says', async () => {
    const service = await startService({})
    const api = createServiceClient({
      openEvents,
      fetch: browserOf(service).fetch,
      clock: { now: () => Date.now() + 3 * 86_400_000 },
    })
    expect(api.now() - Date.now()).toBeGreaterThan(2 * 86_400_000)
    const asked = Date.now()
    await api.needsSetup()
    // The service writes its time to the second.
    expect(Math.abs(api.now() - Date.now())).toBeLessThan(1000 + Date.now() - asked)
  })

  it('waits longer for calls that play every changed screen', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    const api = createServiceClient({ openEvents, fetch: () => Promise.reject(new TypeError('fetch failed')) })
    const request = { reason: 'Test', expectedSeq: 1, reviewed: 'hash' }
    for (const call of [
      () => api.changes(),
      () => api.review({ querystring: { change: 'any' } }),
      () => api.publish({ body: request }),
      () => api.reviewRollback({ params: { seq: 1 } }),
      () => api.rollback({ params: { seq: 1 }, body: request }),
    ])
      await refusal(call())
    expect(waits.mock.calls.map(([ms]) => ms)).toEqual([30_000, 180_000, 180_000, 180_000, 180_000])
    waits.mockRestore()
  })

  it('says in a sentence that the service does not answer', async () => {
    const api = createServiceClient({ openEvents, fetch: () => Promise.reject(new TypeError('fetch failed')) })
    expect(await refusal(api.status())).toMatchObject({
      code: 'offline',
      message: expect.stringContaining('does not answer'),
    })
  })

  it('counts as reached after the latest answer, and as lost by a call that was sent after it', async () => {
    const waiting: PromiseWithResolvers<Response>[] = []
    let now = 1000
    const api = createServiceClient({
      openEvents,
      clock: { now: () => now },
      fetch: () => {
        const asked = Promise.withResolvers<Response>()
        waiting.push(asked)
        return asked.promise
      },
    })
    const slow = refusal(api.status())
    now = 2000
    const later = api.status()
    waiting[1]?.resolve(new Response('{}'))
    await later
    waiting[0]?.reject(new TypeError('timed out'))
    await slow
    expect(api.reached.getSnapshot()).toEqual({ online: true, lastCheckedAt: 2000 })
    now = 3000
    const lost = refusal(api.status())
    waiting[2]?.reject(new TypeError('fetch failed'))
    await lost
    expect(api.reached.getSnapshot()).toEqual({ online: false, lastCheckedAt: 2000 })
  })
})
