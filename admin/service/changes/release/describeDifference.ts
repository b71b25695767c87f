import type { CompareEdits } from '../../documents/compile/Compiler.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import { manifestParts } from '../../store/files/manifestParts.ts'
import type { ReleaseDifference, ReleaseRecord } from '../../../api/releaseApi.ts'

/** How two releases differ. */
export async function describeDifference(
  from: ReleaseRecord,
  to: ReleaseRecord,
  { compareEdits, cache }: { readonly compareEdits: CompareEdits; readonly cache: FileCache },
): Promise<ReleaseDifference> {
  const [edits, old, current] = await Promise.all([
    compareEdits(from.overlay, to.overlay),
    partsOf(from.sha, cache),
    partsOf(to.sha, cache),
  ])
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

async function partsOf(sha: string, cache: FileCache): Promise<ReadonlyMap<string, string>> {
  const manifest = await cache.read(sha)
  return manifest === undefined ? new Map() : manifestParts(JSON.parse(manifest.identity.toString()))
}
