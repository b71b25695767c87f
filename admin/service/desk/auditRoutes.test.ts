import { describe, expect, it } from 'vitest'
import { deskClient, signInOwner, type DeskClient } from '../testing/deskClient.ts'
import { startTestService } from '../testing/startTestService.ts'
import type { AuditRecord } from '../../api/auditApi.ts'

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
