import { minifySync } from 'vite'
import { storageKeys } from '../platform/storageKeys.ts'
import type { EarlyAnswers } from '../start/earlyAnswers.ts'
import type { PartUrls } from '../start/releaseParts.ts'
import type { EarlyRead, ScreenReads } from './earlyReads.ts'
import type { ScreenFrame } from './screenFrames.ts'
import type { ViewFiles } from './viewFilesOf.ts'

/** Where the parts are that show each screen before all else. */
interface EarlyParts {
  /** Files that every screen plays on, with the copy: for an address of none, and where the device has them anyway. */
  readonly documents: string
  /** The name of what shows a screen is this, the language, its path with `-` for `/`, and `.ndjson`. */
  readonly first: string
  /** Paths of screens that a visitor may not open, who is led to the login screen. */
  readonly closed: readonly string[]
}

interface EarlyOptions {
  /** Undefined in a page that begins to load all documents by itself. */
  readonly parts?: EarlyParts | undefined
  /** Where the copy of each language is. */
  readonly copy: PartUrls['copy']
  /** The language of a device without a choice. */
  readonly fallback: keyof PartUrls['copy']
  /** Where the file of all icons is. */
  readonly icons?: string | undefined
  /** The page's `lang` for each language. */
  readonly tags: Readonly<Record<keyof PartUrls['copy'], string>>
  readonly views: readonly ViewFiles[]
  readonly reads: readonly ScreenReads[]
  readonly frames: readonly ScreenFrame[]
}

/** A request as it is written into the page: whether it needs a token is its place in `auths`. */
type EarlyRequest = readonly [
  method: string,
  url: string,
  body: string,
  auth?: number,
  asksAddress?: 0 | 1,
  picture?: string,
]

/** A screen as it is written into the page, by the places of its frame, its code and its reads in their lists. */
type EarlyScreen = readonly [
  frame: number,
  views: readonly number[],
  visitor: readonly number[],
  member: readonly number[],
  isClosed?: 1,
]

interface EarlyData {
  /** By language, and so are the tags. */
  readonly copy: Readonly<Record<string, string>>
  readonly tags: Readonly<Record<string, string>>
  readonly fallback: string
  readonly documents: string | undefined
  readonly first: string | undefined
  readonly icons: string | undefined
  readonly keys: Readonly<Record<'locale' | 'theme' | 'token' | 'picture', string>>
  /** The files that some screens need together. */
  readonly views: readonly (readonly string[])[]
  readonly requests: readonly EarlyRequest[]
  readonly frames: readonly string[]
  readonly screens: Readonly<Record<string, EarlyScreen>>
}

/** Expected kind of an answer with a picture; anything else is an error that is left to the app. */
interface Pictured {
  readonly data: readonly Readonly<Record<string, string>>[]
}

const auths: readonly EarlyRead['auth'][] = ['none', 'optional', 'token']

/**
 * The source of a script that runs before the page is drawn, while the app itself is still on its way: it has loaded what
 * no line of a page can know, which is the document of the screen at the address with its words in the device's language,
 * its code, its first answers, and its first picture, of the last visit where there was one; the page is in the member's
 * theme and has the frame of that screen.
 */
export function earlyScript({ parts, copy, fallback, icons, tags, views, reads, frames }: EarlyOptions): string {
  const closed = parts?.closed ?? []
  const { locale, theme, token, picture } = storageKeys
  const requests = distinct(reads.flatMap(({ visitor, member }) => [...visitor, ...member]).map(writeRequest))
  const known = distinct(frames.map(({ frame }) => frame))
  const places = (some: readonly EarlyRead[]) => some.map((read) => placeOf(writeRequest(read), requests))
  const screenAt = (path: string): EarlyScreen => {
    const { visitor = [], member = [] } = reads.find((screen) => screen.path === path) ?? {}
    const frame = frames.find((screen) => screen.path === path)?.frame
    const needed = [...views.keys()].filter((view) => views[view]?.paths.includes(path))
    const entry = [placeOf(frame, known), needed, places(visitor), places(member)] as const
    return closed.includes(path) ? [...entry, 1] : entry
  }
  const data: EarlyData = {
    documents: parts?.documents,
    first: parts?.first,
    copy,
    fallback,
    tags,
    views: views.map(({ files }) => files),
    icons,
    keys: { locale, theme, token, picture },
    requests,
    frames: known,
    screens: Object.fromEntries(
      distinct([...views.flatMap(({ paths }) => paths), ...reads.map(({ path }) => path)]).map((path) => [
        path,
        screenAt(path),
      ]),
    ),
  }
  return minifySync('early.js', `(${String(begin)})(${JSON.stringify(data)})`).code
}

/** Leaves out what the script takes for granted. */
function writeRequest({ method, url, body, auth: needed, asksAddress, picture }: EarlyRead): EarlyRequest {
  const auth = auths.indexOf(needed)
  if (picture !== undefined) return [method, url, body, auth, asksAddress ? 1 : 0, picture]
  if (asksAddress) return [method, url, body, auth, 1]
  return auth > 0 ? [method, url, body, auth] : [method, url, body]
}

/** Each value once, compared by what it holds. */
const distinct = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

const placeOf = <T>(value: T | undefined, among: readonly T[]) =>
  among.findIndex((other) => JSON.stringify(other) === JSON.stringify(value))

/** Runs in the page by its own text alone. */
function begin({
  documents,
  first,
  copy,
  fallback,
  icons,
  tags,
  views,
  keys,
  requests,
  frames,
  screens,
}: EarlyData): void {
  const load = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link))
  const stored = (from: () => Storage, key: string): unknown => {
    try {
      return JSON.parse(from().getItem(key) ?? '')
    } catch {
      // None was chosen, or the browser forbids the storage.
      return undefined
    }
  }
  const root = document.documentElement
  const theme = stored(() => localStorage, keys.theme)
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  const chosen = stored(() => localStorage, keys.locale)
  const lang = Object.keys(copy).find((locale) => locale === chosen) ?? fallback
  root.lang = tags[lang] ?? ''

  const [asked = '', query] = location.hash.slice(1).split('?')
  const path = asked === '' ? '/' : asked
  // An address of no screen leads to one that only the app knows.
  const screen = Object.hasOwn(screens, path) ? screens[path] : undefined
  const [frame, needed, visitor, member, isClosed] = screen ?? [0, [], [], []]
  const token = stored(() => sessionStorage, keys.token)
  const bearer = typeof token === 'string' ? `Bearer ${token}` : ''
  // Undefined over plain http.
  const { serviceWorker }: { readonly serviceWorker?: ServiceWorkerContainer } = navigator
  // A worker has all of them on the device.
  const shown =
    screen && first !== undefined && !serviceWorker?.controller
      ? `${first + lang + (isClosed && bearer === '' ? '/login' : path).replaceAll('/', '-')}.ndjson`
      : undefined
  window.playbillFirst = shown
  for (const href of shown === undefined ? [documents, copy[lang]] : [shown])
    if (href !== undefined) load({ rel: 'preload', as: 'fetch', crossOrigin: '', href })
  for (const view of needed) for (const href of views[view] ?? []) load({ rel: 'modulepreload', href })
  root.dataset['frame'] = frames[frame] ?? ''
  const early: EarlyAnswers = {}
  window.playbillEarly = early

  /** In the frame, and where the app waits for the answer itself, until what comes after the start is there. */
  function showPicture(address: string): void {
    if (address.trim() === '') return
    const { href, protocol, origin } = new URL(address, document.baseURI)
    // As the app shows it (`readPicture`).
    if (protocol !== 'https:' && origin !== location.origin) return
    new Image().src = href
    if (root.dataset['frame'] !== undefined) root.style.setProperty('--first-picture', `url(${JSON.stringify(href)})`)
  }

  const asks = bearer === '' ? visitor : member
  // On top of the screen at the last visit; the app shows what there is now.
  const last = stored(() => localStorage, keys.picture)
  const hasLast = typeof last === 'string' && asks.some((place) => requests[place]?.[5] !== undefined)
  if (hasLast)
    void Promise.resolve(last)
      .then(showPicture)
      .catch(() => undefined)

  function ask(): void {
    // The app has begun and asks by itself.
    if (window.playbillEarly !== early) return
    for (const place of asks) {
      const [method = '', url = '', body = '', auth = 0, asksAddress = 0, picture = ''] = requests[place] ?? []
      if ((auth === 2 && bearer === '') || (asksAddress === 1 && query !== undefined)) continue
      const headers: Record<string, string> = { lang }
      if (auth > 0 && bearer !== '') headers['Authorization'] = bearer
      if (body !== '') headers['Content-Type'] = 'application/json'
      const entry: EarlyAnswers[string] = {
        headers,
        sentAt: Date.now(),
        answer: fetch(url, { method, headers, cache: 'no-store', ...(body !== '' && { body }) }),
      }
      entry.answer.then(
        () => (entry.receivedAt = Date.now()),
        // Whoever takes it asks again.
        () => undefined,
      )
      early[`${method} ${url} ${body}`] = entry
      if (picture !== '' && !hasLast)
        void entry.answer
          .then(async (answer): Promise<Pictured> => answer.clone().json())
          .then(({ data: [first] }) => showPicture(first?.[picture] ?? ''))
          // A picture that cannot be told is loaded with the others.
          .catch(() => undefined)
    }
    // Else the first icons would be asked for once they show, and their places stay empty until they come.
    if (icons !== undefined) void fetch(icons).catch(() => undefined)
  }

  // Behind the first paint, which the calls would hold up by a third of a second on a slow phone.
  requestAnimationFrame(() => setTimeout(ask))
}
