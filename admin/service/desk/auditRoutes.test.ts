import { describe, expect, it } from 'vitest'
import { deskClient, signInAs, signInOwner, type DeskClient } from '../testing/deskClient.ts'
import { startTestService } from '../testing/startTestService.ts'
import type { AuditPage, AuditRecord } from '../../api/auditApi.ts'

const at = '2026-03-02T05:00:00.000Z'

async function filled() {
  const service = await startTestService()
  const owner = await signInOwner(service)
  const before = await service.core.store.countAudit({})
  for (let number = 1; number <= 1_100; number += 1)
    await service.core.store.appendAudit({
      at,
      actor: number % 2 === 0 ? 'jun' : '=cmd()',
      action: 'draft.edit',
      subject: `fact ${number}`,
      reason: number === 3 ? '밤' : '',
      details: {},
    })
  return { service, owner, before }
}

async function download({ cookie }: DeskClient, deskUrl: string, query: string): Promise<Response> {
  return fetch(`${deskUrl}/desk-api/audit/export?${query}`, { headers: { cookie: cookie() } })
}

describe('the audit at the desk', () => {
  it('is searched by what a fact is called, though the log has its spelling', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const subject = 'settings:/recharge/bank/min'
    await service.core.store.appendAudit({ at, actor: 'jun', action: 'draft.edit', subject, reason: '', details: {} })
    const look = async (text: string) =>
      (await owner.call<{ found: number; entries: AuditRecord[] }>('GET', `/audit?text=${encodeURIComponent(text)}`))
        .body
    expect(await look('Transfer MINIMUM jun')).toMatchObject({ found: 1, entries: [{ subject }] })
    expect((await look('minimum nowhere')).found).toBe(0)
    expect(await (await download(owner, service.deskUrl, 'format=csv&text=minimum')).text()).toContain(subject)
  })

  it('tells what members saw by itself, with the edits of a release that does not name its own', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const { draft, publisher } = service.core
    const fact = 'settings:/recharge/bank/min'
    await draft.put({ name: 'jun', role: 'editor' }, { fact, value: '120', replaces: '100' })
    await publisher.publish('mina', { reason: 'night', expectedSeq: 1 })
    await publisher.rollback('mina', 1, { reason: 'too high', expectedSeq: 2 })
    const { entries, found } = (await owner.call<AuditPage>('GET', '/audit?shown=members')).body
    expect(entries.map(({ action }) => action)).toEqual(['release.rollback', 'release.publish', 'release.system'])
    expect(found).toBe(3)
    expect(entries[0]?.changed).toMatchObject([{ fact, before: '120', after: null }])
    // A publish names its own, with the values that were live.
    expect(entries[1]).toMatchObject({ details: { edits: [{ fact, value: '120', replaces: '100', actor: 'jun' }] } })
    expect(entries[1]).not.toHaveProperty('changed')
    expect(entries[2]?.changed).toEqual([])
    const outcomes = (await owner.call<AuditPage>('GET', '/audit?shown=outcomes')).body
    expect(outcomes.entries.map(({ action }) => action)).toEqual(['release.rollback', 'release.publish'])
    const file = await (await download(owner, service.deskUrl, 'format=json&shown=members')).text()
    expect(JSON.parse(file)).toHaveLength(3)
  })

  it('takes a note of what happened outside, in the chain like every entry', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const note = (text: string) => owner.call<AuditRecord>('POST', '/audit/notes', { text })
    const { status, body } = await note('  The bank was cafe\u0301 closed until 21:40.\n')
    expect(status).toBe(201)
    expect(body).toMatchObject({ actor: 'mina', action: 'note', reason: 'The bank was café closed until 21:40.' })
    expect((await owner.call<AuditPage>('GET', '/audit?shown=members')).body.entries[0]).toEqual(body)
    expect(await (await download(owner, service.deskUrl, 'format=csv')).text()).toContain('closed until 21:40.')
    expect((await owner.call('GET', '/audit/verify')).body).toMatchObject({ ok: true, head: body.hash })
    for (const [text, length] of [
      [' \n ', 0],
      ['밤'.repeat(501), 501],
    ] as const)
      expect(await note(text)).toMatchObject({
        status: 422,
        body: { code: 'unfit-note', message: `A note has 1 to 500 characters; this one has ${length}.` },
      })
    expect((await note('밤'.repeat(500))).status).toBe(201)
  })

  it('finds what concerns one fact: its edits, releases with them, and rollbacks that moved it', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const { draft, publisher } = service.core
    const edit = async (fact: string, value: string, replaces: string) =>
      draft.put({ name: 'jun', role: 'editor' }, { fact, value, replaces })
    const min = 'settings:/recharge/bank/min'
    await edit(min, '120', '100')
    await publisher.publish('mina', { reason: 'night', expectedSeq: 1 })
    await edit('settings:/recharge/bank/max', '9000', '10000')
    await publisher.publish('mina', { reason: 'day', expectedSeq: 2 })
    await publisher.rollback('mina', 2, { reason: 'not the minimum', expectedSeq: 3 })
    await publisher.rollback('mina', 1, { reason: 'the minimum', expectedSeq: 4 })
    const { entries, found } = (await owner.call<AuditPage>('GET', `/audit?fact=${encodeURIComponent(min)}`)).body
    expect(entries.map(({ action, reason }) => `${action} ${reason}`.trim())).toEqual([
      'release.rollback the minimum',
      'release.publish night',
      'draft.edit',
    ])
    expect(found).toBe(3)
    const shown = await owner.call<AuditPage>('GET', `/audit?shown=members&fact=${encodeURIComponent(min)}`)
    expect(shown.body.found).toBe(2)
    const file = await (await download(owner, service.deskUrl, `format=json&fact=${encodeURIComponent(min)}`)).text()
    expect(JSON.parse(file)).toHaveLength(3)
  })

  it('finds the schedules of one fact, and their releases', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const { changes, draft, publisher, schedules } = service.core
    const jun = { name: 'jun', role: 'owner' } as const
    const min = 'settings:/recharge/bank/min'
    const scheduled = async (name: string, fact: string, value: string, replaces: string) => {
      const { id: change } = await changes.add(jun, name)
      await draft.put(jun, { fact, value, replaces, change })
      const { hash: reviewed } = await publisher.review({ change })
      const request = { at: '2027-01-01T00:00:00.000Z', zone: 'Asia/Seoul', tolerance: 60, reviewed, reason: name }
      return schedules.add(jun, change, request, true)
    }
    const night = await scheduled('Night', min, '120', '100')
    await scheduled('Day', 'settings:/recharge/bank/max', '9000', '10000')
    await schedules.end(jun, night.id, true)
    const { entries } = (await owner.call<AuditPage>('GET', `/audit?fact=${encodeURIComponent(min)}`)).body
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      `schedule.end change:${night.change.id}`,
      `schedule.add change:${night.change.id}`,
      `draft.edit ${min}`,
    ])
  })

  it('keeps a note once that is sent again after a lost answer', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const jun = await signInAs(service, owner, 'editor', 'jun')
    const note = (client: DeskClient, text: string, idempotencyKey: string) =>
      client.call<AuditRecord>('POST', '/audit/notes', { text, idempotencyKey })
    const first = await note(owner, 'The bank was closed', 'one-intent')
    expect(await note(owner, 'The bank was closed', 'one-intent')).toMatchObject({ status: 201, body: first.body })
    const others = [
      await note(owner, 'The bank was closed', 'another-one'),
      await note(owner, 'The bank was closed again', 'one-intent'),
      await note(jun, 'The bank was closed', 'one-intent'),
    ]
    expect(new Set([first, ...others].map(({ body }) => body.id)).size).toBe(4)
    expect((await owner.call<AuditPage>('GET', '/audit?action=note')).body.found).toBe(4)
  })

  it('plays what a rollback would make live, before it does', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const { draft, publisher, store } = service.core
    const edit = { fact: 'settings:/recharge/bank/min', value: '120', replaces: '100' }
    await draft.put({ name: 'jun', role: 'editor' }, edit)
    await publisher.publish('mina', { reason: 'night', expectedSeq: 1 })
    const ask = (seq: number) => owner.call('GET', `/releases/${seq}/rollback/release`)
    const first = await store.findRelease(1)
    expect(await ask(1)).toMatchObject({ status: 200, body: { seq: 2, issues: [], release: { sha: first?.sha } } })
    expect((await ask(9)).status).toBe(404)
    expect(publisher.liveSeq()).toBe(2)
  })

  it('is searched in the service, however long it is, and exported whole', async () => {
    const { service, owner, before } = await filled()
    const look = async (query: string) =>
      (await owner.call<{ found: number; entries: AuditRecord[] }>('GET', `/audit?${query}`)).body
    expect((await look('')).found).toBe(before + 1_100)
    const first = await look('actor=jun&limit=200')
    expect([first.found, first.entries.length, first.entries[0]?.subject]).toEqual([550, 200, 'fact 1100'])
    const next = await look(`actor=jun&limit=200&before=${first.entries.at(-1)?.id}`)
    expect(next.entries[0]?.subject).toBe('fact 700')
    expect(await look(`text=${encodeURIComponent('  밤  FACT ')}`)).toMatchObject({
      found: 1,
      entries: [{ subject: 'fact 3' }],
    })
    expect((await look(`until=${at}`)).found).toBe((await look('')).found - (await look(`from=${at}`)).found)
    expect((await owner.call('GET', '/audit/names')).body).toMatchObject({
      actors: expect.arrayContaining(['=cmd()', 'jun', 'mina']),
      actions: expect.arrayContaining(['draft.edit', 'operator.join']),
    })

    const json = await download(owner, service.deskUrl, 'format=json&actor=jun')
    expect([json.status, json.headers.get('content-disposition'), json.headers.get('cache-control')]).toEqual([
      200,
      'attachment; filename="audit.json"',
      'no-store',
    ])
    const records = (await json.json()) as AuditRecord[]
    expect(records).toHaveLength(550)
    expect(records[0]).toEqual(first.entries[0])
    const csv = await (
      await download(owner, service.deskUrl, `format=csv&actor=${encodeURIComponent('=cmd()')}`)
    ).text()
    expect(csv.split('\r\n')).toHaveLength(552)
    expect(csv).toContain(",'=cmd(),")
    expect(csv).not.toMatch(/,=cmd/)
    expect((await owner.call<{ ok: boolean }>('GET', '/audit/verify')).body.ok).toBe(true)
  })

  it('refuses an invalid filter, and strangers', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    for (const query of ['from=yesterday', 'until=2026-03-02', `text=${'x'.repeat(201)}`, 'limit=201', 'actor='])
      expect([query, (await owner.call('GET', `/audit?${query}`)).status]).toEqual([query, 400])
    expect((await download(owner, service.deskUrl, 'format=xlsx')).status).toBe(400)
    expect((await download(deskClient(service), service.deskUrl, 'format=csv')).status).toBe(401)
  })
})
