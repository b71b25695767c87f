import { Type } from 'typebox'
import { sample } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditRecord } from '../../admin/api/auditApi.ts'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import { Refusal } from '../../admin/service/base/Refusal.ts'
import { readAs } from '../../admin/service/store/rows/readAs.ts'
import { createTestCore, testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { fakeDocuments } from '../../admin/service/testing/fakeFormat.ts'
import { testBaseline } from '../../admin/service/testing/testBaseline.ts'
import { addressOf } from '../../src/format/compileRelease.ts'
import { createChangesModel } from './support/createChangesModel.ts'
import { FACTS, interleaving, makeMove, type Move, type Told } from './support/makeMove.ts'
import { scale } from './support/scale.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'

const given = process.env['SEED']
const firstSeed = Number(given ?? 20_261_123)
/** How many interleavings one store lives through. */
const LIFE = 100
const lives = given === undefined ? scale.interleavings / LIFE / storeKinds.length : 1

const otherDocuments = fakeDocuments.map(({ path, text }) => ({
  path,
  text: text.replace('"Home"', '"Start"').replace('30', '31'),
}))
const builds = [testBaseline, { id: addressOf(otherDocuments), files: otherDocuments }] as const

/** What may happen to somebody who acts while others do. */
const REFUSALS = new Set([
  'edit-conflict',
  'unknown-change',
  'which-change',
  'not-your-change',
  'draft-changed',
  'own-edits',
  'second-person',
  'nothing-to-publish',
  'release-moved',
  'newer-build',
  'publish-blocked',
])

/** What has to happen in each life on average; otherwise the moves test little. */
const EXPECTED = [
  'draft.edit',
  'draft.approve',
  'change.drop',
  'release.publish',
  'release.rollback',
  'release.system',
  'stop.on',
  'not-your-change',
  'release-moved',
  'publish-blocked',
]

const Published = Type.Array(Type.Object({ fact: Type.String(), value: Type.Unknown(), actor: Type.String() }))

/** An entry of the log as `makeMove` tells of it. */
function claimOf({ action, actor, subject, details }: AuditRecord): string {
  const rest = subject.slice(subject.indexOf(':') + 1)
  switch (action) {
    case 'draft.edit': {
      const { id } = readAs(Type.Object({ id: Type.String() }), details['change'])
      return `${action} ${actor} ${subject} ${JSON.stringify(details['value'])} ${id}`
    }
    case 'draft.remove':
      return `${action} ${actor} ${subject}`
    case 'change.add':
      return `${action} ${rest}`
    case 'change.drop':
      return `${action} ${rest} ${readAs(Type.Array(Type.Unknown()), details['edits']).length}`
    case 'release.publish': {
      const edits = readAs(Published, details['edits']).map(({ fact, value, actor: by }) => [fact, value, by])
      return `${action} ${actor} ${rest} ${JSON.stringify(edits)}`
    }
    case 'release.rollback':
      return `${action} ${actor} ${rest} to ${String(details['to'])}`
    default:
      return `${action} ${actor} ${rest}`
  }
}

/** Two services on one store, and everything that happens to them. */
async function openTown(kind: StoreKind) {
  const folders = [await testFolder(), await testFolder()]
  const [home = ''] = folders
  await kind.prepare(home)
  const store = kind.open(home)
  const clock = testClock()
  // The store outlives each build.
  const shared = { ...store, close: () => Promise.resolve() }
  let build = 0
  const start = (dataDir: string) =>
    createTestCore({ dataDir, store: shared, clock, baseline: build % 2 === 0 ? builds[0] : builds[1] })
  const nodes: Core[] = []
  for (const folder of folders) {
    const core = await start(folder)
    await core.publisher.boot()
    nodes.push(core)
  }
  const model = createChangesModel()
  let told = 0
  let unique = 0

  async function readLog(): Promise<readonly AuditRecord[]> {
    const entries = await store.readAudit(told, 1000)
    told = entries.at(-1)?.id ?? told
    return entries
  }
  for (const entry of await readLog()) model.tell(entry)

  async function nodeFor({ kind: what, node }: Move): Promise<Core> {
    const core = nodes[node]
    if (core === undefined) throw new Error(`There is no node ${node}.`)
    if (what !== 'deploy') return core
    const next = await start(folders[node] ?? '')
    nodes[node] = next
    return next
  }

  async function attempt(move: Move): Promise<Told & { readonly refused?: string }> {
    clock.pass(1)
    unique += 1
    try {
      return await makeMove(await nodeFor(move), move, unique)
    } catch (error) {
      if (!(error instanceof Refusal && REFUSALS.has(error.code))) throw error
      return { refused: error.code }
    }
  }

  return {
    store,
    /**
     * Plays moves at the same moment, then holds the log to the answers, and both services to the log. Answers the
     * names of what happened and of what was refused.
     */
    async play(moves: readonly Move[]): Promise<readonly string[]> {
      if (moves.some(({ kind: what }) => what === 'deploy')) build += 1
      const answers = await Promise.all(moves.map(attempt))
      for (const [index, core] of nodes.entries()) {
        // A deploy ends with the same build everywhere.
        if (core.baseline.id !== builds[build % 2]?.id) {
          nodes[index] = await start(folders[index] ?? '')
          await nodes[index].publisher.boot()
        }
        await nodes[index]?.publisher.refresh()
      }
      const claims: string[] = []
      for (const entry of await readLog()) {
        model.tell(entry)
        // The first edit makes one's own change, and nobody is told.
        if (entry.action !== 'change.add' || entry.details['name'] !== '') claims.push(claimOf(entry))
      }
      const did = answers.flatMap((answer) => answer.did ?? [])
      const may = answers.flatMap((answer) => answer.may ?? [])
      expect(withoutOnce(claims, did, may)).toEqual({ unintended: [], lost: [] })
      await this.expectAgreement()
      return [
        ...did.map((claim) => claim.slice(0, claim.indexOf(' '))),
        ...answers.flatMap(({ refused }) => refused ?? []),
      ]
    },

    async expectAgreement(): Promise<void> {
      const changes = await store.changes()
      expect(
        Object.fromEntries(
          changes.map(({ id, owner, members, edits }) => [
            id,
            { owner, members, edits: Object.fromEntries(edits.map(({ fact, value }) => [fact, value])) },
          ]),
        ),
      ).toEqual(model.changes())
      const shipped = builds[build % 2]?.files ?? []
      for (const { publisher, live, format } of nodes) {
        expect(publisher.liveSeq()).toBe(model.seq())
        expect(Object.fromEntries(publisher.overlay().map(({ fact, value }) => [fact, value]))).toEqual(model.overlay())
        const seen = (read: typeof shipped) => FACTS.map((fact) => format.readFact(read, fact) ?? null)
        const { files } = format.applyEdits(shipped, live.record()?.overlay ?? [])
        expect(seen(publisher.liveFiles())).toEqual(seen(files))
        expect(seen(files)).toEqual(
          FACTS.map((fact, index) => (fact in model.overlay() ? model.overlay()[fact] : seen(shipped)[index])),
        )
        expect(
          publisher
            .stops()
            .map(({ name }) => name)
            .toSorted(),
        ).toEqual(model.stops())
      }
    },
  }
}

/** What is in the log although nobody was told that it happened, and the reverse. */
function withoutOnce(claims: readonly string[], did: readonly string[], may: readonly string[]) {
  const lost = [...did]
  const allowed = [...may]
  const unintended = claims.filter((claim) => {
    for (const list of [lost, allowed]) {
      const at = list.indexOf(claim)
      if (at === -1) continue
      list.splice(at, 1)
      return false
    }
    return true
  })
  return { unintended, lost }
}

describe.each(storeKinds)('changes on one $name store', (kind: StoreKind) => {
  let end: () => Promise<void>
  beforeAll(async () => {
    end = await kind.start()
  })
  afterAll(() => end())

  it(
    `go live as they were reviewed, and lose or leak no edit, in ${lives * LIFE} interleavings of two services`,
    { timeout: scale.minutes * 60_000 },
    async () => {
      const happened = new Map<string, number>()
      for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) {
        const town = await openTown(kind)
        const moves = sample(interleaving, { seed, numRuns: LIFE })
        for (const [index, some] of moves.entries())
          for (const what of await town.play(some).catch((cause: unknown) => {
            throw new Error(`SEED=${seed}, interleaving ${index}: ${JSON.stringify(some)}`, { cause })
          }))
            happened.set(what, (happened.get(what) ?? 0) + 1)
        expect(await verifyStore(town.store)).toMatchObject({ ok: true, problems: [] })
        await town.store.close()
      }
      const rare = EXPECTED.filter((what) => given === undefined && (happened.get(what) ?? 0) < lives)
      expect(rare, JSON.stringify([...happened])).toEqual([])
    },
  )
})
