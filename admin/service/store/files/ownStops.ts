import { readFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { stopName, WordsSchema } from '../../../api/stopApi.ts'
import { createTurns } from '../../base/background/createTurns.ts'
import { syncFolder } from '../../base/files/writeDurably.ts'
import { lockFile } from '../sqlite/lockFile.ts'

const id = Type.String({ pattern: '^[0-9a-f-]{36}$' })
const said = { reason: Type.String(), actor: Type.String(), at: Type.String() }

const OwnStopSchema = Type.Object({
  id,
  name: stopName,
  words: Type.Optional(WordsSchema),
  ...said,
  node: Type.String(),
  /** Whether the store, as it was last read, had this stop on, too. */
  beside: Type.Boolean(),
  /** The alert that asked for it. */
  alert: Type.Optional(Type.Object({ fingerprint: Type.String(), startsAt: Type.String() })),
})
/** A stop that a node set while it could not reach the store. */
export type OwnStop = Readonly<Static<typeof OwnStopSchema>>

const OwnLiftSchema = Type.Object({
  id,
  lifts: id,
  name: stopName,
  ...said,
  node: Type.String(),
  /** The stop of the same name that took its place: it stays stopped. */
  next: Type.Optional(id),
})
/** The end of one of them. */
export type OwnLift = Readonly<Static<typeof OwnLiftSchema>>

const MergedSchema = Type.Object({ merged: id, at: Type.String() })

type Line = OwnStop | OwnLift | Readonly<Static<typeof MergedSchema>>

const isStop = (line: Line): line is OwnStop => 'beside' in line
const isLift = (line: Line): line is OwnLift => 'lifts' in line

/** Another process holds the lock while it appends a line. */
const PATIENCE = { ms: 1_000, wait: (ms: number) => wait(ms), random: Math.random, ticks: () => performance.now() }

export type OwnStops = ReturnType<typeof createOwnStops>

/**
 * The stops that this node has set by itself, in a file of lines that are only ever added: each is on the disk before it
 * is answered. What the disk does not take is kept in memory, and written as soon as it does.
 */
export function createOwnStops(path: string) {
  const takeTurn = createTurns()
  let text = readNow(path)
  let written = linesOf(text)
  let held: readonly Line[] = []
  /** Ids that the store has taken and that were read back from it. */
  const forgotten = new Set(mergedIn(written.lines))

  const all = (): readonly Line[] => [...written.lines, ...held]

  async function read(): Promise<void> {
    text = await readFile(path, 'utf8').catch(() => text)
    written = linesOf(text)
  }

  /** Of lines that a crash has cut off, whose answer nobody got, the next one takes the place. */
  async function append(lines: readonly Line[]): Promise<void> {
    const free = await lockFile(`${path}.lock`, PATIENCE)
    try {
      const file = await open(path, 'a+', 0o600)
      try {
        const whole = (await file.readFile()).lastIndexOf('\n') + 1
        try {
          await file.truncate(whole)
          await file.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
          await file.sync()
        } catch (error) {
          await file.truncate(whole).catch(() => undefined)
          throw error
        }
      } finally {
        await file.close()
      }
      await syncFolder(dirname(path))
    } finally {
      free()
    }
  }

  /** Answers once the line is on the disk, or known in memory alone. */
  function note(line: Line): Promise<void> {
    return takeTurn(async () => {
      held = [...held, line]
      await writeHeld().catch(() => undefined)
    })
  }

  async function writeHeld(): Promise<void> {
    if (held.length === 0) return
    await append(held)
    held = []
    await read()
  }

  const liftedIn = (lines: readonly Line[]) => new Set(lines.filter(isLift).map(({ lifts }) => lifts))

  return {
    stop: (stop: OwnStop) => note(stop),
    lift: (lift: OwnLift) => note(lift),
    /** The store has taken a line. */
    noteMerged: (merged: string, at: string) => note({ merged, at }),

    /**
     * Reads what another process has added, and writes what the disk did not take before; answers whether there was any.
     * Throws while the disk takes nothing.
     */
    catchUp: (): Promise<boolean> =>
      takeTurn(async () => {
        const before = text
        await read()
        await writeHeld()
        return text !== before
      }),

    /** Those that are on: neither lifted, nor taken by the store and read back from it. The newest is the last. */
    on(): readonly OwnStop[] {
      const lines = all()
      const lifted = liftedIn(lines)
      return lines.filter(isStop).filter((stop) => !lifted.has(stop.id) && !forgotten.has(stop.id))
    },
    isKept: (id: string): boolean => !held.some((line) => isStop(line) && line.id === id),
    isLifted: (id: string): boolean => liftedIn(all()).has(id),
    /** Lines that the store has not taken, in their order. */
    waiting(): readonly (OwnStop | OwnLift)[] {
      const lines = all()
      const merged = new Set(mergedIn(lines))
      return lines.filter((line) => isStop(line) || isLift(line)).filter((line) => !merged.has(line.id))
    },
    /** Ids that the store has taken, and that have not been read back from it. */
    unread: (): readonly string[] => mergedIn(all()).filter((merged) => !forgotten.has(merged)),
    /** The store was read after it had taken them. */
    forget(ids: readonly string[]): void {
      for (const id of ids) forgotten.add(id)
    },
    /** Lines that are none of ours, although they were written to their end. */
    damaged: (): number => written.damaged,
  }
}

const mergedIn = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap((line) => ('merged' in line ? [line.merged] : []))

function readNow(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** A line without an end was cut off while it was written, and one with zeros in it by a power cut: nobody got its answer. */
function linesOf(text: string): { readonly lines: readonly Line[]; readonly damaged: number } {
  const rows = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((row) => row !== '' && !row.includes('\0'))
  const lines = rows.flatMap((row) => readLine(row) ?? [])
  return { lines, damaged: rows.length - lines.length }
}

function readLine(row: string): Line | undefined {
  try {
    const line: unknown = JSON.parse(row)
    if (Check(OwnStopSchema, line) || Check(OwnLiftSchema, line) || Check(MergedSchema, line)) return line
  } catch {
    // It is counted as damaged.
  }
  return undefined
}
