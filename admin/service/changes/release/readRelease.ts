import type { Manifest } from '../../../../src/format/release.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import { manifestParts, passOn } from '../../store/files/manifestParts.ts'

/** A release with every file that it names, by address. */
interface WholeRelease {
  readonly manifest: Manifest
  readonly files: Readonly<Record<string, string>>
}

/** Undefined when the disk has no manifest of this address; a part that it lacks is `null`. */
export async function readRelease(cache: FileCache, sha: string): Promise<WholeRelease | undefined> {
  const manifest = await cache.read(sha)
  if (manifest === undefined) return undefined
  const parsed: unknown = JSON.parse(manifest.identity.toString())
  const texts = await Promise.all(
    [...new Set(manifestParts(parsed).values())].map(
      async (part) => [part, (await cache.read(part))?.identity.toString() ?? 'null'] as const,
    ),
  )
  return { manifest: passOn(parsed), files: Object.fromEntries(texts) }
}
