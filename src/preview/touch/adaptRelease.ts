import { isObject, textsOf } from '../../format/value/isObject.ts'
import { locales, type Locale } from '../../format/locales.ts'
import type { CompiledRelease, Manifest } from '../../format/release.ts'
import type { Opening } from '../../format/wire/PreviewMessage.ts'
import type { Marks } from './marks.ts'

/** How a release is to be played, beside as it is. */
export interface Adaptation {
  /** Its texts say where they are from. */
  readonly marks: Marks | undefined
  readonly opening: Opening
}

/**
 * Adapts releases for the phone. A file that is the same in the next release is adapted once, and keeps its address, so
 * that the app knows it again.
 */
export function createReleaseAdapter(): (release: CompiledRelease, adaptation: Adaptation) => CompiledRelease {
  let known: ReadonlyMap<string, string> = new Map()

  return (release, { marks, opening: { on, dialog, notices } }) => {
    const files = new Map(release.files)
    const made = new Map<string, string>()

    function adapted(address: string, how: string, change: (value: unknown) => unknown): string {
      const own = `${address} ${how}`
      const text = known.get(own) ?? JSON.stringify(change(JSON.parse(release.files.get(address) ?? 'null')))
      made.set(own, text)
      files.set(own, text)
      return own
    }

    const silent = (manifest: Manifest): Manifest => ({
      ...manifest,
      lists: adapted(manifest.lists, `silent but ${dialog}`, (lists) => withoutOpening(lists, dialog)),
      screens: Object.fromEntries(
        Object.entries(manifest.screens).map(([id, screen]) => {
          const moves = /"(auto|autoplay)":/.test(release.files.get(screen.sha) ?? '')
          return [
            id,
            moves
              ? { ...screen, sha: adapted(screen.sha, `silent ${notices}`, (plan) => withoutMotion(plan, notices)) }
              : screen,
          ]
        }),
      ),
    })
    const marked = (manifest: Manifest, own: Marks): Manifest => {
      const copy: Record<Locale, string> = { ...manifest.copy }
      for (const locale of locales)
        if (release.files.has(copy[locale]))
          copy[locale] = adapted(copy[locale], 'marked', (texts) =>
            Object.fromEntries(
              Object.entries(textsOf(texts)).map(([key, text]) => [key, own.put(text, { text: key })]),
            ),
          )
      const notices = adapted(manifest.notices, 'marked', (list) => withMarkedNotices(list, own))
      return { ...manifest, copy, notices }
    }

    const quiet = on ? release.manifest : silent(release.manifest)
    const manifest = marks ? marked(quiet, marks) : quiet
    known = made
    return manifest === release.manifest ? release : { ...release, manifest, files }
  }
}

/** Dialogs that no screen opens by itself. */
function withoutOpening(lists: unknown, except: string): unknown {
  if (!isObject(lists) || !isObject(lists['dialogs'])) return lists
  const dialogs = Object.entries(lists['dialogs']).map(([id, dialog]) => [
    id,
    id === except || !isObject(dialog) ? dialog : { ...dialog, places: [] },
  ])
  return { ...lists, dialogs: Object.fromEntries(dialogs) }
}

/** A plan whose popups wait for an action, but for those that show notices if so wanted, and whose slides stay. */
function withoutMotion(part: unknown, notices: boolean): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutMotion(item, notices))
  if (!isObject(part)) return part
  const { type } = part
  const waits = type === 'popup' && !(notices && part['notices'] === true)
  const kept = Object.entries(part).filter(([key]) => !waits || key !== 'auto')
  const changed = Object.fromEntries(kept.map(([key, value]) => [key, withoutMotion(value, notices)]))
  return type === 'carousel' ? { ...changed, autoplay: 0 } : changed
}

function withMarkedNotices(list: unknown, marks: Marks): unknown {
  if (!Array.isArray(list)) return list
  return list.map((notice: unknown) => {
    if (!isObject(notice)) return notice
    const of = { notice: String(notice['id']) }
    const marked = (texts: unknown) =>
      Object.fromEntries(Object.entries(textsOf(texts)).map(([locale, text]) => [locale, marks.put(text, of)]))
    return { ...notice, title: marked(notice['title']), body: marked(notice['body']) }
  })
}
