import { baselineUrl } from 'virtual:baseline-url'
import type { CompiledRelease } from '../../format/release.ts'
import { type ReleaseFile, unpackRelease } from './releaseFile.ts'

/** The release that is part of the build. The page has begun to load it before any script ran. */
export async function fetchBaseline(fetch: typeof globalThis.fetch): Promise<CompiledRelease> {
  const answer = await fetch(baselineUrl)
  if (!answer.ok) throw new Error(`The documents of this build could not be loaded: ${await answer.text()}`)
  return unpackRelease((await answer.json()) as ReleaseFile)
}
