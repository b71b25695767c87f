import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import type { Look, Read } from '../../../../src/format/lookIntoRelease.ts'
import { createBreath } from '../../base/background/createBreath.ts'
import { createTurns } from '../../base/background/createTurns.ts'
import { isWord } from './isWord.ts'

/** How much is remembered: screens in a language, what their plays read, with what answers they passed, and answers. */
const MOST = { plays: 2_000, reads: 8, passes: 50, known: 4 } as const

/** From a play to the file: a megabyte, which is not written for each of them. */
const SAVED_AFTER_MS = 30_000

/** A bundle's hash in the names of its plays, so that they can be forgotten with it. */
const tagOf = (bundle: string): string => bundle.slice(0, 16)

/** Name of a play: the hash of the bundle that played, and of what it played. */
export const playedBy = (bundle: string, ...what: readonly (string | undefined)[]): string =>
  `${tagOf(bundle)}.${createHash('sha256').update(what.join()).digest('base64url')}`

/** Plays that passed: each by what was played, what it read of the release, and what the release answered. */
export interface PlayMemory {
  /** Reads of a play that passed when the release answered the same; undefined when none did. */
  find(played: string, look: Look): readonly Read[] | undefined
  /** The words that plays have read and passed with, whatever else the release answered; undefined when none has. */
  wordsOf(played: string, look: Look): ReadonlySet<Read> | undefined
  add(played: string, reads: readonly Read[], look: Look): void
  /** Forgets what other bundles than these have played. */
  forgetOthers(bundles: readonly string[]): void
  /** Saves what was added since it was saved last; without a file it does nothing. */
  close(): Promise<void>
}

/** Plays that read the same. */
interface Alike {
  readonly reads: readonly Read[]
  readonly words: Asked
  readonly rest: Asked
  /** The answers with which they passed, as hashes: of the words, and of the rest. */
  readonly passes: Map<string, Answers>
}

/** Reads that are answered together. */
interface Asked {
  readonly reads: readonly Read[]
  /** Where they lead through, once a release was asked. */
  places?: readonly string[]
  /** Hashes of the answers of the releases asked last, by what their manifests say at these places. */
  readonly known: Map<string, string>
}

interface Answers {
  readonly words: string
  readonly rest: string
}

/**
 * Kept in a file where one is named, so that a restart forgets nothing, and a kill only the last half minute. A file that
 * cannot be read or written only costs time.
 */
export function createPlayMemory(file?: string): PlayMemory {
  const plays = new LRUCache<string, readonly Alike[]>({ max: MOST.plays })
  for (const [played, alike] of file === undefined ? [] : readFile(file)) plays.set(played, alike)
  let timer: NodeJS.Timeout | undefined
  const takeTurn = createTurns()

  function saveSoon(): void {
    if (file !== undefined) timer ??= setTimeout(() => void save(), SAVED_AFTER_MS).unref()
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return takeTurn(async () => {
      const written = `${file}.${process.pid}.tmp`
      await writeFile(written, await toText(plays), { mode: 0o600 })
        .then(() => rename(written, String(file)))
        .catch(() => undefined)
    })
  }

  const alikeOf = (played: string): readonly Alike[] => plays.get(played) ?? []

  return {
    find: (played, look) => alikeOf(played).find((alike) => alike.passes.has(keyOf(answersOf(alike, look))))?.reads,

    wordsOf(played, look) {
      const same = alikeOf(played).filter((alike) => {
        const words = answerOf(alike.words, look)
        return [...alike.passes.values()].some((passed) => passed.words === words)
      })
      return same.length === 0 ? undefined : new Set(same.flatMap(({ words }) => words.reads))
    },

    add(played, reads, look) {
      saveSoon()
      const sorted = reads.toSorted()
      const alike = alikeOf(played)
      const known = alike.find((other) => other.reads.join() === sorted.join()) ?? toAlike(sorted)
      const answers = answersOf(known, look)
      keepNewest(known.passes, keyOf(answers), answers, MOST.passes)
      plays.set(played, [known, ...alike.filter((other) => other !== known)].slice(0, MOST.reads))
    },

    forgetOthers(bundles) {
      const kept = new Set(bundles.map(tagOf))
      const others = [...plays.keys()].filter((name) => !kept.has(tagOf(name)))
      for (const played of others) plays.delete(played)
      if (others.length > 0) saveSoon()
    },

    close: () => (timer === undefined ? takeTurn(() => Promise.resolve()) : save()),
  }
}

const keyOf = ({ words, rest }: Answers): string => `${words} ${rest}`

function answersOf({ words, rest }: Alike, look: Look): Answers {
  return { words: answerOf(words, look), rest: answerOf(rest, look) }
}

/** An edit changes few files, and whatever read no other was answered as before: members are served by this thread. */
function answerOf(asked: Asked, look: Look): string {
  asked.places ??= look.placesOf(asked.reads)
  const stamp = look.stamp(asked.places)
  const hash =
    asked.known.get(stamp) ?? createHash('sha256').update(asked.reads.map(look.answer).join('\n')).digest('base64url')
  keepNewest(asked.known, stamp, hash, MOST.known)
  return hash
}

function keepNewest<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

function toAlike(reads: readonly Read[], passes: readonly string[] = []): Alike {
  return {
    reads,
    words: { reads: reads.filter(isWord), known: new Map() },
    rest: { reads: reads.filter((read) => !isWord(read)), known: new Map() },
    passes: new Map(passes.map((key) => [key, toAnswers(key)])),
  }
}

/** Most screens read much of the same, so reads are numbered. */
const FileSchema = Type.Object({
  reads: Type.Array(Type.String()),
  plays: Type.Array(
    Type.Object({
      played: Type.String(),
      alike: Type.Array(Type.Object({ reads: Type.Array(Type.Integer()), passes: Type.Array(Type.String()) })),
    }),
  ),
})

/** In pieces: it is a megabyte, and members are served by this thread. */
async function toText(plays: LRUCache<string, readonly Alike[]>): Promise<string> {
  const numbers = new Map<Read, number>()
  const numberOf = (read: Read): number => {
    const number = numbers.get(read) ?? numbers.size
    numbers.set(read, number)
    return number
  }
  // The least recently asked first, as they are read again.
  const written: string[] = []
  const breathe = createBreath()
  for (const [played, known] of [...plays.entries()].toReversed()) {
    await breathe()
    const alike = known.map(({ reads, passes }) => ({ reads: reads.map(numberOf), passes: [...passes.keys()] }))
    written.push(JSON.stringify({ played, alike }))
  }
  return `{"reads":${JSON.stringify([...numbers.keys()])},"plays":[${written.join(',')}]}`
}

function readFile(file: string): readonly (readonly [string, readonly Alike[]])[] {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!Check(FileSchema, kept)) return []
    return kept.plays.map(({ played, alike }) => [
      played,
      alike.map(({ reads, passes }) =>
        toAlike(
          reads.flatMap((number) => kept.reads[number] ?? []),
          passes,
        ),
      ),
    ])
  } catch {
    return []
  }
}

function toAnswers(key: string): Answers {
  const [words = '', rest = ''] = key.split(' ')
  return { words, rest }
}
