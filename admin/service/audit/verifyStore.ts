import { createHash } from 'node:crypto'
import { manifestParts } from '../store/files/manifestParts.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import type { Pointer } from '../store/rows/pointerRows.ts'
import type { Store } from '../store/Store.ts'
import { CHAIN_START, chainHash } from '../base/audit/chainHash.ts'
import { releaseHash } from '../base/audit/releaseHash.ts'
import type { ReleaseRecord } from '../../api/releaseApi.ts'
import type { AuditRecord, StoreVerdict } from '../../api/auditApi.ts'
import { picturesNamedIn } from '../../../src/format/libraryPicture.ts'
import { addressOfFiles } from '../base/audit/addressOfFiles.ts'
import { sameValue } from '../../../src/format/value/sameValue.ts'
import type { StopRecord } from '../../api/stopApi.ts'
import { isRole, type Role } from '../../api/accountApi.ts'
import { againstProof, emptyReplay, type Replayed, replayProof, uncovered } from './replayProof.ts'
import type { AuditStore } from '../store/rows/auditRows.ts'

const BATCH = 500

/** Knowledge of the log from elsewhere: hashes that a webhook, a `head.json` or a person has kept. */
export interface KnownElsewhere {
  readonly hashes?: readonly string[]
}

/**
 * Proves the chain, that every release, head, stop, operator and every row that entries note is as the log says, and that
 * every file is there and is what its name says.
 */
export async function verifyStore(store: Store, { hashes = [] }: KnownElsewhere = {}): Promise<StoreVerdict> {
  // In this order somebody may publish meanwhile: each later read covers all that was read before.
  const pointers = await store.pointers()
  const releases = await allReleases(store)
  const log = await readLog(store)
  const chain = await verifyChain(store)
  const problems = chain.ok ? [] : [chain.message]
  const sound = new Map<string, boolean>()
  let expected = releases.length
  for (const release of releases) {
    if (release.seq !== expected) problems.push(`Release ${expected} is missing.`)
    expected -= 1
    problems.push(...againstLog(release, log.releases.get(release.seq)))
    problems.push(...(await fileProblems(store, release, sound)))
  }
  problems.push(...(await pictureProblems(store, releases)))
  problems.push(...pointers.flatMap((pointer) => headProblems(pointer, releases, log)))
  problems.push(...(await stopProblems(store)))
  problems.push(...(await peopleProblems(store)))
  problems.push(...(await proofProblems(store)))
  for (const hash of [...hashes, ...pointers.flatMap(({ chain: at }) => (at === undefined ? [] : [at]))])
    if (hash !== CHAIN_START && !log.hashes.has(hash))
      problems.push(`The log does not hold ${hash}, which was its newest hash once: entries were rewritten.`)
  const missing = uncovered(await store.readProof(), log.replayed)
  return {
    ok: problems.length === 0,
    problems,
    entries: chain.entries,
    head: chain.ok ? chain.head : '',
    releases: releases.length,
    files: sound.size,
    ...(missing.length > 0 && { uncovered: missing }),
  }
}

interface LoggedStop {
  readonly on: AuditRecord
  /** The newest: they can be changed while it lasts. */
  readonly words: unknown
}

interface Log {
  readonly releases: ReadonlyMap<number, AuditRecord>
  readonly people: ReadonlyMap<string, LoggedPerson>
  /** Each stop that has not been lifted since, by its subject. */
  readonly stops: ReadonlyMap<string, LoggedStop>
  readonly hashes: ReadonlySet<string>
  readonly replayed: Replayed
}

async function readLog(store: Store): Promise<Log> {
  const releases = new Map<number, AuditRecord>()
  const people = new Map<string, LoggedPerson>()
  const stops = new Map<string, LoggedStop>()
  const hashes = new Set<string>()
  const replayed = emptyReplay()
  let last = 0
  for (;;) {
    const batch = await store.readAudit(last, BATCH)
    for (const record of batch) {
      last = record.id
      hashes.add(record.hash)
      if (record.action.startsWith('release.') && typeof record.details['seq'] === 'number')
        releases.set(record.details['seq'], record)
      if (record.action === 'stop.on') stops.set(record.subject, { on: record, words: record.details['words'] })
      const stopped = record.action === 'stop.words' ? stops.get(record.subject) : undefined
      if (stopped) stops.set(record.subject, { ...stopped, words: record.details['words'] })
      if (record.action === 'stop.lifted') stops.delete(record.subject)
      followPerson(people, record)
      replayProof(replayed, record)
    }
    if (batch.length < BATCH) return { releases, people, stops, hashes, replayed }
  }
}

function againstLog(release: ReleaseRecord, entry: AuditRecord | undefined): string[] {
  const matches =
    entry !== undefined &&
    entry.details['sha'] === release.sha &&
    entry.actor === release.actor &&
    entry.reason === release.reason
  // Entries of earlier builds note no hash of the whole row.
  const noted = entry?.details['row']
  return matches && (noted === undefined || noted === releaseHash(release))
    ? []
    : [`Release ${release.seq} is not in the audit as the store has it.`]
}

function headProblems(pointer: Pointer, releases: readonly ReleaseRecord[], log: Log): string[] {
  const newest = releases.find(({ plan }) => plan === pointer.plan)
  if (newest?.seq !== pointer.seq || newest.sha !== pointer.sha)
    return [
      `The head of plan ${pointer.plan} points to release ${pointer.seq}, but the newest of that plan is ${newest?.seq ?? 'missing'}.`,
    ]
  const before = log.releases.get(pointer.seq)?.prevHash
  return pointer.chain === undefined || pointer.chain === before
    ? []
    : [`The head of plan ${pointer.plan} was written after another history than the log tells.`]
}

const peopleProblems = (store: Store): Promise<readonly string[]> =>
  seenTwice(async () => {
    const operators = await store.listOperators()
    const factors = new Set(await store.listSecondFactors())
    return againstPeople(operators, factors, (await readLog(store)).people)
  })

const stopProblems = (store: Store): Promise<readonly string[]> =>
  seenTwice(async () => againstStops(await store.stops(), (await readLog(store)).stops))

const proofProblems = (store: Store): Promise<readonly string[]> =>
  seenTwice(async () => againstProof(await store.readProof(), (await readLog(store)).replayed))

/**
 * Somebody may join, be changed or stop something between two reads; a real problem is still there at the second look.
 */
async function seenTwice(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const first = await look()
  if (first.length === 0) return []
  const second = new Set(await look())
  return first.filter((problem) => second.has(problem))
}

function againstStops(on: readonly StopRecord[], logged: ReadonlyMap<string, LoggedStop>): string[] {
  const names = new Set(on.map(({ name }) => `stop:${name}`))
  const gone = [...logged.keys()]
    .filter((subject) => !names.has(subject))
    .map((subject) => `${subject} was taken away, but not by the audit.`)
  const changed = on.flatMap(({ name, reason, actor, words }) => {
    const entry = logged.get(`stop:${name}`)
    const isSame = entry?.on.reason === reason && entry.on.actor === actor && sameValue(entry.words, words)
    return isSame ? [] : [`stop:${name} is not in the audit as the store has it.`]
  })
  return [...gone, ...changed]
}

function againstPeople(
  operators: readonly Operator[],
  factors: ReadonlySet<number>,
  people: ReadonlyMap<string, LoggedPerson>,
): string[] {
  const names = new Set(operators.map(({ name }) => name))
  const gone = [...people.keys()]
    .filter((name) => !names.has(name))
    .map((name) => `${name} joined, as the audit says, and is not among the operators.`)
  const changed = operators.flatMap(({ id, name, role, disabled }) => {
    const logged = people.get(name)
    if (logged === undefined) return [`${name} is an operator without having joined, by the audit.`]
    return [
      ...(logged.role === role ? [] : [`${name} is ${role}, but ${logged.role} by the audit.`]),
      ...(logged.disabled === disabled
        ? []
        : [`${name} is ${disabled ? 'shut out' : 'let in'}, but not by the audit.`]),
      ...(logged.secondFactor === factors.has(id)
        ? []
        : [`The code at the log-in of ${name} is ${factors.has(id) ? 'on' : 'off'}, but not by the audit.`]),
    ]
  })
  return [...gone, ...changed]
}

async function allReleases(store: Store): Promise<readonly ReleaseRecord[]> {
  const releases: ReleaseRecord[] = []
  for (;;) {
    const before = releases.at(-1)?.seq
    const page = await store.listReleases({ limit: BATCH, ...(before !== undefined && { before }) })
    releases.push(...page)
    if (page.length < BATCH) return releases
  }
}

async function fileProblems(store: Store, release: ReleaseRecord, sound: Map<string, boolean>): Promise<string[]> {
  const manifest = await store.readFile(release.sha)
  if (manifest === undefined || !(await isSound(store, release.sha, sound)))
    return [`The manifest of release ${release.seq} is missing or altered.`]
  const problems: string[] = []
  for (const [part, sha] of manifestParts(JSON.parse(manifest)))
    if (!(await isSound(store, sha, sound))) problems.push(`Release ${release.seq}: ${part} is missing or altered.`)
  return problems
}

/** Every picture is what its address says, and every one that a release names is there. */
async function pictureProblems(store: Store, releases: readonly ReleaseRecord[]): Promise<string[]> {
  const values = releases.map(({ overlay }) => overlay.map(({ value }) => value))
  const named = new Set(values.flatMap((of) => [...picturesNamedIn(of)]))
  const problems: string[] = []
  const there = new Set<string>()
  for (const { sha } of await store.pictures()) {
    there.add(sha)
    // One at a time: they have some hundred KB each.
    const files = await store.pictureFiles(sha)
    // Deleted meanwhile, or altered; the second look tells.
    if (addressOfFiles(files) !== sha && (await store.findPicture(sha)) !== undefined)
      problems.push(`The picture ${sha} is missing or altered.`)
  }
  // A release of the meantime was read before the pictures.
  for (const sha of named) if (!there.has(sha)) problems.push(`The picture ${sha}, which a release names, is missing.`)
  return problems
}

async function isSound(store: Store, sha: string, known: Map<string, boolean>): Promise<boolean> {
  const before = known.get(sha)
  if (before !== undefined) return before
  const text = await store.readFile(sha)
  const sound = text !== undefined && createHash('sha256').update(text).digest('hex') === sha
  known.set(sha, sound)
  return sound
}

/** An operator as the log describes them. */
interface LoggedPerson {
  readonly role: Role
  readonly disabled: boolean
  readonly secondFactor: boolean
}

/** Applies an entry of the log; the operators' table has to equal the result of all entries in order. */
function followPerson(people: Map<string, LoggedPerson>, { action, subject, details }: AuditRecord): void {
  const before = people.get(subject)
  const { role, disabled } = details
  if ((action === 'operator.join' || action === 'operator.let-in') && isRole(role))
    people.set(subject, { role, disabled: false, secondFactor: false })
  if (before === undefined) return
  if (action === 'operator.change')
    people.set(subject, {
      ...before,
      ...(isRole(role) && { role }),
      ...(typeof disabled === 'boolean' && { disabled }),
    })
  if (action === 'second-factor.on') people.set(subject, { ...before, secondFactor: true })
  if (action === 'second-factor.off' || action === 'second-factor.reset')
    people.set(subject, { ...before, secondFactor: false })
}

type ChainVerdict =
  | { readonly ok: true; readonly entries: number; readonly head: string }
  | { readonly ok: false; readonly entries: number; readonly brokenAt: number; readonly message: string }

/** Recomputes the whole chain. Keep `head` elsewhere to also notice entries cut off the end. */
export async function verifyChain(store: Pick<AuditStore, 'readAudit'>): Promise<ChainVerdict> {
  let head = CHAIN_START
  let entries = 0
  for (;;) {
    const batch = await store.readAudit(entries, BATCH)
    for (const record of batch) {
      const sound =
        record.id === entries + 1 && record.prevHash === head && record.hash === chainHash(record.id, record, head)
      if (!sound)
        return {
          ok: false,
          entries,
          brokenAt: record.id,
          message: `Entry ${record.id} does not follow from entry ${entries}: one of them was changed or taken out.`,
        }
      head = record.hash
      entries += 1
    }
    if (batch.length < BATCH) return { ok: true, entries, head }
  }
}
