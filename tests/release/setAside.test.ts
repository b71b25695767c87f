import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFormat } from '../../admin/service/documents/createFormat.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { addressOf } from '../../src/format/compileRelease.ts'
import type { IssueCode } from '../../src/format/Issue.ts'
import { host, sampleFiles } from '../../src/format/testing/sampleDocuments.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'
import { extraScreen, openingDialog, storedEdits, type StoredEdit } from './support/storedEdits.ts'
import type { BootOutcome } from '../../admin/api/documentApi.ts'
import type { OverlayEdit } from '../../admin/api/edits.ts'

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const files = sampleFiles({
  'screens/extra.json': extraScreen,
  'dialogs.json': { format: 1, dialogs: { one: openingDialog } },
})
const format = createFormat({ ...host, imgOrigins: ['https://img.example.com'] })
const baseline = { id: addressOf(files), files }
const { documents } = format.check(files)
if (documents === undefined) throw new Error('The shipped documents are refused.')
const shipped = format.compile(documents, 'an older build')

const edit = (fact: string, value: unknown, minute = 0): OverlayEdit => ({
  fact,
  value: JSON.parse(JSON.stringify(value)) as unknown,
  replaces: format.readFact(files, fact) ?? null,
  actor: 'mina',
  at: `2026-03-02T04:0${minute}:00.000Z`,
})
/** Edits that have nothing to do with it. */
const others = [edit('copy:en:state.done', 'Fine'), edit('settings:/recharge/bank/min', '500')]

interface Started {
  readonly core: Core
  readonly outcome: BootOutcome
  readonly again: () => Promise<Core>
}

/** Starts a build on a store in which an older one has left these edits live. */
async function startOn(kind: StoreKind, edits: readonly OverlayEdit[]): Promise<Started> {
  const dataDir = await testFolder()
  await kind.prepare(dataDir)
  const open = () => createTestCore({ dataDir, format, baseline, store: kind.open(dataDir) })
  const core = await open()
  await core.store.putFiles(shipped.files)
  const at = '2026-03-02T04:30:00.000Z'
  const made = { kind: 'publish', actor: 'mina', reason: 'because', createdAt: at } as const
  const audit = { at, actor: 'mina', action: 'release.publish', subject: '', reason: 'because', details: {} }
  const { planVersion: plan } = format
  await core.store.publish({
    ...made,
    plan,
    sha: shipped.sha,
    baseline: 'an older build',
    overlay: [...others, ...edits],
    expectedSeq: 0,
    published: [],
    values: {},
    audit,
  })
  return { core, outcome: await core.publisher.boot(), again: open }
}

const facts = (edits: readonly { readonly fact: string }[] | undefined) =>
  (edits ?? []).map(({ fact }) => fact).toSorted()
const otherFacts = facts(others)

/** The rules with this outcome for stored edits, each with its edits. */
const meeting = (...ends: readonly string[]) =>
  Object.entries(storedEdits).flatMap(([code, example]: [string, StoredEdit]) =>
    'edits' in example && ends.includes(example.end)
      ? [
          {
            code: code as IssueCode,
            end: example.end,
            stored: example.edits.map(({ fact, value }) => edit(fact, value, 1)),
          },
        ]
      : [],
  )

/** What the check says about these edits by this rule. */
function severityOf(code: IssueCode, edits: readonly OverlayEdit[]): string | undefined {
  const applied = format.applyEdits(files, edits)
  return [...applied.issues, ...format.check(applied.files).issues].find((issue) => issue.code === code)?.severity
}

const audited = async ({ store }: Core) =>
  (await store.listAudit({ action: 'edit.set-aside', limit: 9 })).map(({ actor, subject, details }) => ({
    actor,
    subject,
    by: details['by'],
  }))

describe.each(storeKinds)('a store on $name in which edits are live that a new build refuses', (kind) => {
  it.each(meeting('set aside'))('goes live without an edit that breaks the rule $code', async ({ code, stored }) => {
    expect(severityOf(code, stored)).toBe('error')
    const { core, outcome } = await startOn(kind, stored)
    expect(outcome).toMatchObject({
      kind: 'released',
      seq: 2,
      setAside: stored.map((one) => format.describeEdit(one, files)),
    })
    expect(facts((await core.store.latestRelease())?.overlay)).toEqual(otherFacts)
    expect(await core.draft.setAside()).toMatchObject(
      stored.map((one) => ({ ...one, seq: 2, text: format.describeEdit(one, files) })),
    )
    expect((await core.draft.setAside())[0]?.reasons.map((reason) => reason.code)).toContain(code)
    expect(await audited(core)).toEqual(stored.map(({ fact }) => ({ actor: 'system', subject: fact, by: 'mina' })))
    expect(await verifyStore(core.store)).toMatchObject({ ok: true })
  })

  it.each(meeting('kept', 'held'))(
    'keeps an edit that breaks the rule $code live: $end',
    async ({ code, end, stored }) => {
      expect(severityOf(code, stored)).toBe(end === 'kept' ? 'warning' : 'error')
      const { core, outcome } = await startOn(kind, stored)
      expect(outcome.kind).toBe(end === 'kept' ? 'released' : 'refused')
      const live = await core.store.latestRelease()
      expect(live?.seq).toBe(end === 'kept' ? 2 : 1)
      expect(facts(live?.overlay)).toEqual(facts([...others, ...stored]))
      expect(await core.store.setAside()).toEqual([])
      expect(await audited(core)).toEqual([])
    },
  )

  it('keeps the old release for money, and names the edit', async () => {
    const stored = edit('settings:/recharge/wechat/min', '99999999', 1)
    const { core, outcome } = await startOn(kind, [stored, edit('screen:extra', { ...extraScreen, format: 9 }, 1)])
    expect(outcome).toMatchObject({ kind: 'refused', seq: 1 })
    const [first] = outcome.kind === 'refused' ? outcome.blockers : []
    expect(first).toMatchObject({ code: 'money-edit', fact: stored.fact, hint: expect.stringContaining('publish') })
    expect(first?.message).toContain(format.describeEdit(stored, files))
    expect(first?.message).toContain('mina')
    expect((await core.store.latestRelease())?.seq).toBe(1)
    // Not even the edit that has nothing to do with money: the old release stays unchanged.
    expect(await core.store.setAside()).toEqual([])
    expect(core.live.record()?.seq).toBe(1)
  })

  it('remembers what it set aside until it is dismissed or live again', async () => {
    const faulty = edit('copy:en:limit.range', 'From {{min}}', 1)
    const screen = edit('screen:extra', { ...extraScreen, format: 9 }, 2)
    const { core, again } = await startOn(kind, [faulty, screen])
    const next = await again()
    expect(await next.publisher.boot()).toEqual({ kind: 'unchanged', seq: 2 })
    expect(facts(await next.draft.setAside())).toEqual([faulty.fact, screen.fact])

    await next.draft.put(
      { name: 'jun', role: 'owner' },
      { fact: faulty.fact, value: '{{min}} to {{max}}', replaces: faulty.replaces },
    )
    await next.publisher.publish('jun', { reason: 'mended', expectedSeq: 2 })
    expect(facts(await next.draft.setAside())).toEqual([screen.fact])

    expect(await next.draft.dismiss({ name: 'jun', role: 'owner' }, screen.fact)).toBe(true)
    expect(await next.draft.dismiss({ name: 'jun', role: 'owner' }, screen.fact)).toBe(false)
    expect(await core.store.setAside()).toEqual([])
    expect(await core.store.listAudit({ action: 'edit.dismiss', limit: 9 })).toMatchObject([
      { actor: 'jun', subject: screen.fact },
    ])
  })
})
