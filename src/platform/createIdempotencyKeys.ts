import { isObject } from '../format/value/isObject.ts'
import type { Clock } from './Clock.ts'
import { randomId } from './randomId.ts'
import { readStored, storageKeys, type WebStorage, writeStored } from './storageKeys.ts'

// Platforms keep keys for about a day; a key they no longer know protects nothing.
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

interface Options {
  /** Local storage: a reload, a closed tab and a second tab must not lose the key. */
  readonly storage: WebStorage
  readonly clock: Clock
  readonly newKey?: () => string
}

export interface IdempotencyKeys {
  /** Intent of this member: the same call with the same params is the same one. */
  intend(member: string, operation: string, params: { readonly [name: string]: unknown }): Intent
}

/** One intent of one member; it stays theirs whoever logs in while it is under way. */
export interface Intent {
  /** How many milliseconds ago the same was last sent without a definite answer; undefined when nothing is open. */
  openFor(): number | undefined
  /** The key to send with. Its outcome is open from now on, also after a reload. `anew` makes another intent of it. */
  open(how: 'again' | 'anew'): string
  /** Whether another tab has sent the same once more since. */
  isSentElsewhere(): boolean
  /** The platform has answered for good: the next one like it is another intent. */
  settle(): void
  /** It never came to be judged. The key stays, and what was open before stays open. */
  takeBack(): void
}

interface Kept {
  readonly key: string
  /** When the key was made. */
  readonly at: number
  /** When it was last sent, while the outcome is not known. */
  readonly sent?: number
}

type AllKept = { readonly [intent: string]: Kept }

/** One key for one intent. Survives a logoff: an unknown outcome stays unknown after the next login. */
export function createIdempotencyKeys({ storage, clock, newKey = randomId }: Options): IdempotencyKeys {
  // Only for where nothing can be stored: another tab may have written since.
  let memory: AllKept = {}
  let isStored = true

  function read(): AllKept {
    const now = clock.now()
    const all = isStored ? readKept(readStored(storage, storageKeys.intents)) : memory
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Math.abs(now - at) < KEPT_MILLISECONDS))
  }

  function write(name: string, kept: Kept | undefined): void {
    const { [name]: _, ...rest } = read()
    memory = kept === undefined ? rest : { ...rest, [name]: kept }
    isStored = writeStored(storage, storageKeys.intents, Object.keys(memory).length > 0 ? memory : null)
  }

  return {
    intend(member, operation, params) {
      const name = intentOf(member, operation, params)
      let asked: Kept | undefined
      let mine: Kept | undefined
      let before: Kept | undefined
      // Another tab may have made another intent of it meanwhile, which does not concern this one.
      const isMine = () => mine !== undefined && read()[name]?.key === mine.key
      // Or it may have sent this one once more.
      const isLastSent = () => isMine() && read()[name]?.sent === mine?.sent

      return {
        openFor() {
          asked = read()[name]
          return asked?.sent === undefined ? undefined : clock.now() - asked.sent
        },
        open(how) {
          const now = clock.now()
          const stored = read()[name]
          // What was asked about may have been settled meanwhile: the same again is that one still.
          const known = how === 'again' ? (asked ?? stored) : undefined
          const unsent = known ?? { key: newKey(), at: now }
          before = known ? stored : unsent
          mine = { ...unsent, sent: now }
          write(name, mine)
          return mine.key
        },
        isSentElsewhere: () => isMine() && !isLastSent(),
        settle() {
          if (isMine()) write(name, undefined)
        },
        takeBack() {
          if (isLastSent()) write(name, before)
        },
      }
    },
  }
}

function readKept(stored: unknown): AllKept {
  return Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).flatMap(([intent, entry]) => {
      const { key, at, sent } = isObject(entry) ? entry : {}
      return typeof key === 'string' && typeof at === 'number'
        ? [[intent, { key, at, ...(typeof sent === 'number' && { sent }) }]]
        : []
    }),
  )
}

// Passwords are not part of what the member wants, and nothing derived from them is ever stored.
const SECRETS = new Set(['password', 'paypassword', 'pay_pass'])

/** A short name of what a member wants: the same call with the same params has the same name. */
export function intentOf(member: string, operation: string, params: { readonly [name: string]: unknown }): string {
  const wanted = Object.entries(params)
    .filter(([name, value]) => !SECRETS.has(name) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${operation}-${hash(JSON.stringify([member, wanted]))}`
}

/** cyrb53, 53 bits: enough to tell a handful of intents apart; not a secret. */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
