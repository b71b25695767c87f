import type { Format, SourceFile } from '../Format.ts'
import type { ReleaseRecord } from '../store/Store.ts'
import type { FileCache } from './FileCache.ts'
import { manifestParts } from './manifestParts.ts'
import { sameValue } from './sameValue.ts'

export interface ReleaseDifference {
  readonly from: number
  readonly to: number
  /** Operators' edits that differ; `null` stands for "as shipped". */
  readonly edits: readonly {
    readonly fact: string
    readonly text: string
    readonly before: unknown
    readonly after: unknown
  }[]
  /** Set when a build between the two shipped other documents. */
  readonly baseline?: { readonly from: string; readonly to: string }
  /** What members receive differently, as paths into the manifest such as `screens/recharge`. */
  readonly parts: readonly string[]
}

/** What one release has that another has not. */
export async function describeDifference(
  from: ReleaseRecord,
  to: ReleaseRecord,
  shipped: readonly SourceFile[],
  { format, cache }: { readonly format: Format; readonly cache: FileCache },
): Promise<ReleaseDifference> {
  const facts = [...new Set([...from.overlay, ...to.overlay].map((edit) => edit.fact))].toSorted()
  const edits = facts.flatMap((fact) => {
    const before = valueIn(from, fact)
    const after = valueIn(to, fact)
    if (sameValue(before, after)) return []
    const replaces: unknown = before ?? format.readFact(shipped, fact) ?? null
    return [{ fact, text: format.describeEdit({ fact, value: after, replaces }, shipped), before, after }]
  })
  const [old, current] = await Promise.all([partsOf(from.sha, cache), partsOf(to.sha, cache)])
  const parts = [...new Set([...old.keys(), ...current.keys()])]
    .filter((path) => old.get(path) !== current.get(path))
    .toSorted()
  return {
    from: from.seq,
    to: to.seq,
    edits,
    parts,
    ...(from.baseline !== to.baseline && { baseline: { from: from.baseline, to: to.baseline } }),
  }
}

function valueIn(release: ReleaseRecord, fact: string): unknown {
  return release.overlay.find((edit) => edit.fact === fact)?.value ?? null
}

async function partsOf(sha: string, cache: FileCache): Promise<ReadonlyMap<string, string>> {
  const manifest = await cache.read(sha)
  return manifest === undefined ? new Map() : manifestParts(JSON.parse(manifest.identity.toString()))
}
