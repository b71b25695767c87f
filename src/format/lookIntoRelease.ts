import { fromPointer, toPointer } from './check/Document.ts'
import type { CompiledRelease } from './release.ts'
import { isObject, memberOf } from './value/isObject.ts'
import { sha256 } from './value/sha256.ts'

/**
 * One thing that was looked up in a release: a JSON Pointer from its manifest on, through the content addresses in it.
 * Behind a `#` it asks only which fields there are, behind a `?` only whether there is such a field; behind an `@` is the
 * path of a screen, and the question is which dialogs have their place on it.
 */
export type Read = string

/** How reads are written and answered. Raise it when those that an app built before notes would be answered otherwise. */
export const READS_VERSION = 1

/** Where the dialogs of a release are, from its manifest on. */
export const DIALOGS = ['lists', 'dialogs'] as const

export const reads = {
  dialogsOn: (path: string): Read => `@${path}`,
  value: (path: readonly string[]): Read => toPointer(path),
  fields: (path: readonly string[]): Read => `#${toPointer(path)}`,
  presence: (path: readonly string[]): Read => `?${toPointer(path)}`,
}

/** The names of the dialogs that have their place on a screen, in their order. */
export function dialogsOn(dialogs: unknown, path: string): readonly string[] {
  if (!isObject(dialogs)) return []
  return Object.keys(dialogs).filter((id) => {
    const places = memberOf(dialogs[id], 'places')
    return Array.isArray(places) && places.includes(path)
  })
}

/** Longer answers, such as the names of all texts, are compared by their hashes. */
const LONG = 200

export interface Look {
  /** Answer of the release to a read, as a text that is the same where the answer is. */
  readonly answer: (read: Read) => string
  /** Places in the manifest that reads lead through, as far as it goes: most have the address of a file. */
  readonly placesOf: (reads: readonly Read[]) => readonly string[]
  /** The manifest at such places. Files are named by what they hold: where it is the same, so are the answers. */
  readonly stamp: (places: readonly string[]) => string
}

export function lookIntoRelease({
  manifest,
  files,
}: Pick<CompiledRelease, 'files'> & { readonly manifest: unknown }): Look {
  const parsed = new Map<string, unknown>()
  const known = new Map<Read, string>()

  function open(value: unknown): unknown {
    const text = typeof value === 'string' ? files.get(value) : undefined
    if (typeof value !== 'string' || text === undefined) return value
    if (!parsed.has(value)) parsed.set(value, JSON.parse(text))
    return parsed.get(value)
  }

  function valueAt(pointer: string): unknown {
    return fromPointer(pointer).reduce<unknown>((value, step) => memberOf(open(value), step), manifest)
  }

  function find(read: Read): string {
    if (read.startsWith('@')) return JSON.stringify(dialogsOn(valueAt(toPointer(DIALOGS)), read.slice(1)))
    if (read.startsWith('?')) return valueAt(read.slice(1)) === undefined ? 'no' : 'yes'
    if (!read.startsWith('#')) return describe(valueAt(read))
    const inside = open(valueAt(read.slice(1)))
    return isParted(inside) ? JSON.stringify(Object.keys(inside)) : describe(inside)
  }

  function placeOf(read: Read): string {
    const steps = fromPointer(read.startsWith('@') ? toPointer(DIALOGS) : read.replace(/^[#?]/, ''))
    const length = steps.findIndex((_, at) => !isParted(inManifest(steps.slice(0, at))))
    return toPointer(length === -1 ? steps : steps.slice(0, length))
  }

  const inManifest = (steps: readonly string[]): unknown =>
    steps.reduce((value, step) => memberOf(value, step), manifest)

  return {
    answer(read) {
      const before = known.get(read)
      if (before !== undefined) return before
      const whole = find(read)
      const now = whole.length > LONG ? sha256(whole) : whole
      known.set(read, now)
      return now
    },
    placesOf: (some) => [...new Set(some.map(placeOf))],
    stamp: (places) => places.map((place) => JSON.stringify(inManifest(fromPointer(place))) ?? 'absent').join(' '),
  }
}

const isParted = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Of what has parts only its kind: whoever needs the parts reads them. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return '[]'
  return isParted(value) ? '{}' : (JSON.stringify(value) ?? 'absent')
}
