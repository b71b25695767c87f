import { baselineLocale, baselineUrls } from 'virtual:baseline-urls'
import { type Locale, locales } from '../format/locales.ts'
import type { CompiledRelease } from '../format/release.ts'
import { joinRelease } from './releaseParts.ts'

type Fetch = typeof globalThis.fetch

/**
 * The release that is part of the build, with the copy of these languages, or of the build's own where one of them does
 * not come. The page has begun to load it before any script ran.
 */
export async function fetchBaseline(fetch: Fetch, wanted: readonly Locale[] = locales): Promise<CompiledRelease> {
  const [documents, copies] = await Promise.all([
    read(fetch, baselineUrls.documents),
    fetchCopies(fetch, wanted).catch(async () => fetchCopies(fetch, [baselineLocale])),
  ])
  return joinRelease(documents, Object.fromEntries(copies))
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
