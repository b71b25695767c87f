import { storageKeys } from '../platform/storageKeys.ts'
import type { PartUrls } from '../start/releaseParts.ts'
import type { ViewFiles } from './viewFilesOf.ts'

export interface EarlyOptions {
  /** Where the copy of each language is. */
  readonly copy: PartUrls['copy']
  /** The language of a device without a choice. */
  readonly fallback: keyof PartUrls['copy']
  readonly views: readonly ViewFiles[]
}

/**
 * The source of a script that runs as soon as it has come, while the app itself is still on its way: it has the copy of
 * the device's language loaded, and the code of the screen at the address, which no line of a page can know.
 */
export function earlyScript({ copy, fallback, views }: EarlyOptions): string {
  return `(${String(preload)})(${[copy, fallback, storageKeys.locale, views].map((value) => JSON.stringify(value)).join(',')})`
}

/** Runs in the page by its own text alone. */
function preload(
  copy: Readonly<Record<string, string>>,
  fallback: string,
  key: string,
  views: readonly ViewFiles[],
): void {
  const load = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link))
  let locale = fallback
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    if (typeof stored === 'string' && Object.hasOwn(copy, stored)) locale = stored
  } catch {
    // None was chosen, or the browser forbids the storage.
  }
  load({ rel: 'preload', as: 'fetch', crossOrigin: '', href: copy[locale] ?? '' })
  const path = location.hash.slice(1).split('?')[0] ?? ''
  for (const { paths, files } of views)
    if (paths.includes(path === '' ? '/' : path)) for (const href of files) load({ rel: 'modulepreload', href })
}
