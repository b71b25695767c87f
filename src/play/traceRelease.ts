import { Big } from 'big.js'
import { reviveDecimals } from '../app/release/reviveDecimals.ts'
import { locales } from '../format/locales.ts'
import { sameValue } from '../format/value/sameValue.ts'
import { DIALOGS, dialogsOn, type Read, reads } from '../format/lookIntoRelease.ts'
import type { Releases } from '../release/createReleases.ts'
import type { LoadedRelease } from '../release/LoadedRelease.ts'

/** A release that notes all that is read of it, but for the plan of the screen that it is read for. */
export interface TracedRelease {
  /** For the app. */
  readonly release: Releases
  /** For the simulated platform, which reads amounts as texts. */
  readonly simulated: Releases
  readonly noted: ReadonlySet<Read>
}

export function traceRelease(releases: Releases, own: string): TracedRelease {
  const snapshot = releases.getSnapshot()
  const { release } = snapshot
  const noted = new Set<Read>()
  const note = (read: Read): void => void noted.add(read)
  const screenPath = release.manifest.screens[own]?.path ?? ''
  const trace = <Value>(value: Value, ...path: readonly string[]): Value =>
    traceValue(value, path, { note, screenPath })

  const { values, decimals } = release.settings()
  // With the amounts in it, which nobody may revive once more: a copy would be read without a note.
  const revived = trace(
    reviveDecimals({ values, decimals: trace(decimals, 'settings', 'decimals') }),
    'settings',
    'values',
  )
  const parts = {
    manifest: trace(release.manifest),
    notices: trace(release.notices(), 'notices'),
    lists: trace(release.lists(), 'lists'),
    settings: { values: revived, decimals: [] },
    written: { values: trace(values, 'settings', 'values'), decimals },
    copy: new Map(
      locales.map((locale) => {
        const bundle = release.copy(locale)
        return [locale, bundle && trace(bundle, 'copy', locale)]
      }),
    ),
  }
  const traced: LoadedRelease = {
    sha: release.sha,
    manifest: parts.manifest,
    isWhole: release.isWhole,
    screen(id) {
      if (id !== own) note(reads.value(['screens', id, 'sha']))
      return release.screen(id)
    },
    copy: (locale) => parts.copy.get(locale),
    settings: () => parts.settings,
    notices: () => parts.notices,
    lists: () => parts.lists,
  }
  const playing = (made: LoadedRelease): Releases => {
    const shown = { ...snapshot, release: made }
    return { ...releases, getSnapshot: () => shown }
  }
  return { release: playing(traced), simulated: playing({ ...traced, settings: () => parts.written }), noted }
}

/** A play shows what is shown at any time, so it does not read when. */
const edge = /^\/(notices\/\d+|lists\/dialogs\/[^/]+)\/(from|until)$/

interface Tracing {
  readonly note: (read: Read) => void
  /** Of the screen that plays. */
  readonly screenPath: string
}

/** The same value, whose parts are noted as they are read. What is never read has no note and costs nothing. */
function traceValue<Value>(value: Value, path: readonly string[], tracing: Tracing): Value {
  if (typeof value !== 'object' || value === null || value instanceof Big) return value
  const { note, screenPath } = tracing
  const parts = new Map<string, unknown>()
  let isListed = false
  const at = (key: string): readonly string[] => [...path, key]
  const isEdge = (key: string): boolean => edge.test(reads.value(at(key)))

  function read(target: object, key: string, receiver: unknown): unknown {
    // Methods of a list read it through its items and its length.
    if (Array.isArray(target) && !Object.hasOwn(target, key)) {
      if (/^\d+$/.test(key)) note(reads.presence(at(key)))
      return Reflect.get(target, key, receiver)
    }
    if (isEdge(key)) return undefined
    note(reads.value(at(key)))
    if (!Object.hasOwn(target, key)) return Reflect.get(target, key, receiver)
    if (!parts.has(key)) parts.set(key, traceValue(Reflect.get(target, key), at(key), tracing))
    return parts.get(key)
  }

  function has(target: object, key: string): boolean {
    if (isEdge(key)) return false
    if (!isListed) note(reads.presence(at(key)))
    return Reflect.has(target, key)
  }

  return new Proxy(value, {
    get: (target, key, receiver) =>
      typeof key === 'symbol' ? Reflect.get(target, key, receiver) : read(target, key, receiver),
    has: (target, key) => (typeof key === 'symbol' ? Reflect.has(target, key) : has(target, key)),
    ownKeys(target) {
      // Only the screen's own dialogs are ever wanted from this list.
      if (sameValue(path, DIALOGS)) {
        note(reads.dialogsOn(screenPath))
        return [...dialogsOn(target, screenPath)]
      }
      note(reads.fields(path))
      isListed = true
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, key) {
      const own = Reflect.getOwnPropertyDescriptor(target, key)
      if (typeof key === 'symbol') return own
      if (own?.configurable === false) {
        note(reads.value(at(key)))
        return own
      }
      const isThere = has(target, key) && own !== undefined
      // By reading, so that the value is noted when it is looked at.
      return isThere ? { enumerable: true, configurable: true, get: () => read(target, key, target) } : undefined
    },
  })
}
