import { baselineLocale, baselineUrls } from 'virtual:baseline-urls'
import { type Locale, locales } from '../format/locales.ts'
import type { CompiledRelease } from '../format/release.ts'
import { type HeldRelease, loadRelease } from '../release/LoadedRelease.ts'
import { joinRelease, wordsOfFirst } from './releaseParts.ts'

declare global {
  interface Window {
    /** Address of what shows the screen of the page, which its early script has asked for. */
    playbillFirst?: string | undefined
  }
}

type Fetch = typeof globalThis.fetch

/** The release that is part of the build, as far as the page's screen needs it; undefined where that does not come. */
export async function fetchFirst(
  fetch: Fetch,
  { playbillFirst: url }: Pick<Window, 'playbillFirst'>,
): Promise<HeldRelease | undefined> {
  if (url === undefined) return undefined
  try {
    const text = await read(fetch, url)
    return loadRelease(joinRelease(text), { words: wordsOfFirst(text) })
  } catch {
    // The whole of it shows the screen as well.
    return undefined
  }
}

/**
 * The release that is part of the build, with the copy of these languages, or of the build's own where one of them does
 * not come. The page has begun to load it before any script ran.
 */
export async function fetchBaseline(fetch: Fetch, wanted: readonly Locale[] = locales): Promise<CompiledRelease> {
  const [documents, copies] = await Promise.all([
    read(fetch, baselineUrls.documents),
    fetchCopies(fetch, wanted).catch(async () => fetchCopies(fetch, [baselineLocale])),
  ])
  return joinRelease(documents, copies)
}

async function fetchCopies(fetch: Fetch, wanted: readonly Locale[]): Promise<readonly (readonly [Locale, string])[]> {
  return Promise.all(wanted.map(async (locale) => [locale, await read(fetch, baselineUrls.copy[locale])] as const))
}

async function read(fetch: Fetch, url: string): Promise<string> {
  const answer = await fetch(url)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Could not load the documents: ${text}`)
  return text
}
