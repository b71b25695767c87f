import type { Format, SourceFile } from '../Format.ts'
import type { FileCache } from './FileCache.ts'
import { manifestParts } from './manifestParts.ts'
import type { ReleaseRecord } from '../../api/releaseApi.ts'
import type { ReleaseDifference } from '../../api/releaseApi.ts'
import { sameValue } from '../../../src/format/sameValue.ts'

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
