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
 * the device's language loaded, and the code of the screen at the address, which no line of a page can know, and has the
 * page in the member's theme before anything is drawn.
 */
export function earlyScript({ copy, fallback, views }: EarlyOptions): string {
  const { locale, theme } = storageKeys
  return `(${String(preload)})(${[copy, fallback, { locale, theme }, views].map((value) => JSON.stringify(value)).join(',')})`
}

/** Runs in the page by its own text alone. */
function preload(
  copy: Readonly<Record<string, string>>,
  fallback: string,
  keys: { readonly locale: string; readonly theme: string },
  views: readonly ViewFiles[],
): void {
  const load = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link))
  const stored = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '')
    } catch {
      // None was chosen, or the browser forbids the storage.
      return undefined
    }
  }
  const theme = stored(keys.theme)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  const locale = String(stored(keys.locale))
  load({
    rel: 'preload',
    as: 'fetch',
    crossOrigin: '',
    href: copy[Object.hasOwn(copy, locale) ? locale : fallback] ?? '',
  })
  const path = location.hash.slice(1).split('?')[0] ?? ''
  for (const { paths, files } of views)
    if (paths.includes(path === '' ? '/' : path)) for (const href of files) load({ rel: 'modulepreload', href })
}
