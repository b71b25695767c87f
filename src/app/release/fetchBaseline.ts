import { baselineUrls } from 'virtual:baseline-urls'
import { type Locale, locales } from '../../format/locales.ts'
import type { CompiledRelease } from '../../format/release.ts'
import { type HeldRelease, loadRelease } from '../../release/LoadedRelease.ts'
import { joinRelease } from './releaseParts.ts'

type Fetch = typeof globalThis.fetch

/** The release that is part of the build, with the copy of these languages. The page has begun to load it before any script ran. */
export async function fetchBaseline(fetch: Fetch, wanted: readonly Locale[] = locales): Promise<CompiledRelease> {
  const [documents, copies] = await Promise.all([read(fetch, baselineUrls.documents), fetchCopies(fetch, wanted)])
  return joinRelease(documents, Object.fromEntries(copies))
}

/** The same release with the copy of every language; what is parsed already stays the same objects. */
export async function completeBaseline(fetch: Fetch, baseline: HeldRelease): Promise<HeldRelease> {
  const { manifest, sha, files } = baseline
  const missing = locales.filter((locale) => !files.has(manifest.copy[locale]))
  const copies = await fetchCopies(fetch, missing)
  return loadRelease({ manifest, sha, files: new Map([...files, ...copies.map(([locale, text]) => [manifest.copy[locale], text] as const)]) }, { previous: baseline })
}

async function fetchCopies(fetch: Fetch, wanted: readonly Locale[]): Promise<readonly (readonly [Locale, string])[]> {
  return Promise.all(wanted.map(async (locale) => [locale, await read(fetch, baselineUrls.copy[locale])] as const))
}

async function read(fetch: Fetch, url: string): Promise<string> {
  const answer = await fetch(url)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The documents of this build could not be loaded: ${text}`)
  return text
}
