import { describe, expect, it } from 'vitest'
import { addressOf } from '../../../src/format/compileRelease.ts'
import { locales } from '../../../src/format/locales.ts'
import { host, sampleFiles } from '../../../src/format/testing/sampleDocuments.ts'
import { createFormat } from './createFormat.ts'
import { createDemonstration } from '../public/createDemonstration.ts'
import { startTestService } from '../testing/startTestService.ts'

const MIN = 'settings:/recharge/wechat/min'
const files = sampleFiles()
const options = {
  format: createFormat(host),
  baseline: { id: addressOf(files), files },
  demonstration: createDemonstration,
}
const operator = { name: 'mina', role: 'owner' } as const

describe('the real document language and the real demonstration', () => {
  it('publish an edit that the demonstration platform then enforces', async () => {
    const { core, publicUrl } = await startTestService(options)
    const call = async (
      path: string,
      body: object,
      token?: string,
    ): Promise<{ code: number; data: Record<string, unknown> | null }> => {
      const headers = {
        'content-type': 'application/json',
        lang: 'en',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      const answer = await fetch(`${publicUrl}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(answer.headers.get('x-demonstration')).toBe('true')
      return (await answer.json()) as { code: number; data: Record<string, unknown> | null }
    }
    const { data } = await call('login', { name: 'demo01', password: 'demo1234' })
    const token = String(data?.['api_token'])
    const deposit = async (amount: string): Promise<number> =>
      (await call('recharge', { paytype: 'wechat', amount, bank_id: '1' }, token)).code
    expect(await deposit('500')).toBe(200)

    const before = String(core.format.readFact(core.publisher.liveFiles(), MIN))
    await core.draft.put(operator, { fact: MIN, value: '777', replaces: before })
    const review = await core.publisher.review()
    expect(review).toMatchObject({
      blockers: [],
      edits: [{ text: `Deposits › WeChat › Minimum: ₩${before} → ₩777 (7.8×)` }],
    })
    await core.publisher.publish('mina', {
      reason: 'test',
      expectedSeq: 1,
      acknowledgedWarnings: review.warnings.map(({ id }) => id),
    })
    expect(await deposit('500')).not.toBe(200)
    expect(await deposit('777')).toBe(200)
    expect(await (await fetch(`${publicUrl}/release/settings`)).json()).toMatchObject({
      recharge: { wechat: { min: '777' } },
    })
  })

  it('refuse an edit that breaks a document and name the place', async () => {
    const { core } = await startTestService(options)
    await core.draft.put(operator, {
      fact: MIN,
      value: '99999999',
      replaces: core.format.readFact(core.publisher.liveFiles(), MIN),
    })
    const { blockers } = await core.publisher.review()
    expect(blockers).toEqual(
      expect.arrayContaining([expect.objectContaining({ gate: 'money', code: 'range-crossed' })]),
    )
    await core.draft.put(operator, { fact: 'copy:en:records.title', value: 'Records {{count}}', replaces: 'Records' })
    expect((await core.publisher.review()).blockers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ gate: 'check', code: 'copy-placeholder', document: 'copy/en.json' }),
      ]),
    )
  })

  it('switch a block off and on again as a fact', async () => {
    const { core } = await startTestService(options)
    await core.draft.put(operator, { fact: 'block:records/records', value: false, replaces: true })
    const before = core.live.record()?.sha
    await core.publisher.publish('mina', { reason: 'broken at the bank', expectedSeq: 1 })
    expect(core.live.record()?.sha).not.toBe(before)
    await core.draft.put(operator, { fact: 'block:records/records', value: null, replaces: false })
    await core.publisher.publish('mina', { reason: 'mended', expectedSeq: 2 })
    expect(core.live.record()?.sha).toBe(before)
  })

  it('add a dialog with texts of operators’ own, and take them away again', async () => {
    const { core } = await startTestService(options)
    const edits = [
      ...locales.map((locale) => ({ fact: `copy:${locale}:own.saleTitle`, value: 'Summer sale' })),
      {
        fact: 'dialog:own-sale',
        value: { title: 'own.saleTitle', body: 'own.saleTitle', confirm: 'common.ok', places: ['/records'] },
      },
    ]
    const put = (all: readonly { fact: string; value: unknown; replaces: unknown }[]) =>
      core.draft.putAll(operator, { edits: [...all] })
    const before = core.live.record()?.sha
    await put(edits.map((edit) => ({ ...edit, replaces: null })))
    const review = await core.publisher.review()
    expect(review.blockers).toEqual([])
    expect(review.edits.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Texts › own.saleTitle › English: nothing → “Summer sale”',
        'Dialogs › Summer sale: nothing → a dialog, places /records',
      ]),
    )
    await core.publisher.publish('mina', { reason: 'a sale', expectedSeq: 1 })
    await put(edits.map(({ fact, value }) => ({ fact, value: null, replaces: value })))
    expect((await core.publisher.review()).edits.map(({ text }) => text)).toContain(
      'Dialogs › Summer sale: a dialog, places /records → nothing',
    )
    await core.publisher.publish('mina', { reason: 'over', expectedSeq: 2 })
    expect(core.live.record()?.sha).toBe(before)
  })

  it('refuse other texts and dialogs that no document has, and one of operators’ own while a language is missing', async () => {
    const { core } = await startTestService(options)
    for (const fact of ['copy:en:home.sale', 'copy:en:own.Sale', 'dialog:sale'])
      await expect(core.draft.put(operator, { fact, value: 'x', replaces: null })).rejects.toThrow(fact)
    await core.draft.put(operator, { fact: 'copy:en:own.sale', value: 'Sale', replaces: null })
    expect((await core.publisher.review()).blockers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ gate: 'check', message: expect.stringContaining('"own.sale" is missing in kor') }),
      ]),
    )
  })
})
