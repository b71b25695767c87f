import { createHash } from 'node:crypto'
import { manifestParts } from '../release/manifestParts.ts'
import type { ReleaseRecord, Store } from '../store/Store.ts'
import { verifyChain } from './verifyChain.ts'

export interface StoreVerdict {
  readonly ok: boolean
  readonly problems: readonly string[]
  readonly entries: number
  /** The newest hash of the chain; noted elsewhere, it also proves that nothing was cut off the end. */
  readonly head: string
  readonly releases: number
  readonly files: number
}

const BATCH = 200

/** Proves the chain, that every release is in it, and that every file is there and is what its name says. */
export async function verifyStore(store: Store): Promise<StoreVerdict> {
  // In this order somebody may publish meanwhile: what is read later covers all that was read before.
  const pointers = await store.pointers()
  const releases = await allReleases(store)
  const audited = await auditedReleases(store)
  const chain = await verifyChain(store)
  const problems = chain.ok ? [] : [chain.message]
  const sound = new Map<string, boolean>()
  let expected = releases.length
  for (const release of releases) {
    if (release.seq !== expected) problems.push(`Release ${expected} is missing.`)
    expected -= 1
    if (audited.get(release.seq) !== release.sha) problems.push(`Release ${release.seq} is not in the audit as it stands in the store.`)
    problems.push(...(await fileProblems(store, release, sound)))
  }
  for (const pointer of pointers)
    if (releases.find((release) => release.seq === pointer.seq)?.sha !== pointer.sha) problems.push(`The head of plan ${pointer.plan} points to release ${pointer.seq}, which does not match.`)
  return { ok: problems.length === 0, problems, entries: chain.entries, head: chain.ok ? chain.head : '', releases: releases.length, files: sound.size }
}

async function auditedReleases(store: Store): Promise<ReadonlyMap<number, unknown>> {
  const found = new Map<number, unknown>()
  let last = 0
  for (;;) {
    const batch = await store.readAudit(last, BATCH)
    for (const { id, action, details } of batch) {
      last = id
      if (action.startsWith('release.') && typeof details['seq'] === 'number') found.set(details['seq'], details['sha'])
    }
    if (batch.length < BATCH) return found
  }
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
  if (manifest === undefined || !(await isSound(store, release.sha, sound))) return [`The manifest of release ${release.seq} is missing or altered.`]
  const problems: string[] = []
  for (const [part, sha] of manifestParts(JSON.parse(manifest)))
    if (!(await isSound(store, sha, sound))) problems.push(`Release ${release.seq}: ${part} is missing or altered.`)
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
