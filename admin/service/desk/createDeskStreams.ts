import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Presence } from '../people/createPresence.ts'
import { createCounts } from '../http/createCounts.ts'
import { type EventStream, openEventStream, retryLine } from '../http/openEventStream.ts'
import { NotSignedIn, TooManyStreams } from '../base/refusals.ts'
import { createTurns } from '../base/background/createTurns.ts'

export interface DeskStreams {
  /**
   * Takes the reply over as a stream of the session, whose cookie's value is `session`. Throws `TooManyStreams` and
   * `NotSignedIn`.
   */
  open(reply: FastifyReply, session: string): Promise<void>
  /** Tells every stream what is new to it, ends those whose session has ended, and keeps the others open. */
  tell(): Promise<void>
  /** The live release or a stop is shown now. */
  tellChanged(): void
  /** Ends every stream; resolves once the store is not needed any more. */
  close(): Promise<void>
}

interface DeskStreamOptions {
  readonly presence: Presence
  readonly ticks: () => number
  readonly random: () => number
  /** Streams at once. */
  readonly max: number
}

/** More windows than anybody has beside each other. */
const MAX_PER_SESSION = 6
const HEARTBEAT = 15_000
/** A device that vanished without a word is here until its stream ends. */
const LIFETIME = 300_000
const RETRY_AFTER_SECONDS = 60
/** How long a store that does not answer may hold up a stop, in ms. */
const CLOSE_WITHIN = 1_000

interface Stream {
  readonly id: string
  readonly events: EventStream
  readonly endsAt: number
  beatAt: number
  /** Version that it was told last; the first time it asks without being told. */
  version?: number
  people?: string
}

/** The events of the desk. Nothing needs replaying: `changed` says to ask, and `here` carries everybody. */
export function createDeskStreams({ presence, ticks, random, max }: DeskStreamOptions): DeskStreams {
  const streams = new Map<string, Stream>()
  const counts = createCounts()
  const takeTurn = createTurns()
  const leaving = new Set<Promise<void>>()
  let taken = 0
  let isClosed = false

  /** Answers how it is given back. */
  function takePlace(session: string): () => void {
    if (taken >= max || !counts.take(session, MAX_PER_SESSION)) throw new TooManyStreams(RETRY_AFTER_SECONDS)
    taken += 1
    return () => {
      taken -= 1
      counts.release(session)
    }
  }

  function follow(stream: Stream, version: number, people: string): void {
    const { events } = stream
    if (stream.people !== people) events.write(`event: here\ndata: ${people}\n\n`)
    if (stream.version !== undefined && stream.version !== version) events.write(CHANGED)
    Object.assign(stream, { version, people })
    if (ticks() - stream.beatAt < HEARTBEAT) return
    stream.beatAt = ticks()
    events.write(':\n\n')
  }

  async function tell(): Promise<void> {
    for (const { events, endsAt } of streams.values()) if (endsAt <= ticks()) events.end(500 + random() * 1_000)
    if (streams.size === 0 || isClosed) return
    const { people, version, ended } = await presence.look()
    for (const id of ended) streams.get(id)?.events.end(1_000)
    const told = JSON.stringify({ people })
    for (const stream of streams.values()) follow(stream, version, told)
  }

  const tellSoon = (): void => void takeTurn(tell).catch(() => undefined)

  return {
    async open(reply, session) {
      const giveBack = takePlace(session)
      const id = await presence.arrive(session).catch((error: unknown) => {
        giveBack()
        throw error
      })
      const leave = (): void => {
        streams.delete(id)
        giveBack()
        // Whoever is not noted as gone is not seen again, either.
        const left = presence.leave(id).catch(() => undefined)
        leaving.add(left)
        void left.then(() => leaving.delete(left))
      }
      if (isClosed || reply.raw.destroyed) {
        leave()
        throw new NotSignedIn()
      }
      const events = openEventStream(reply, leave)
      streams.set(id, { id, events, endsAt: ticks() + LIFETIME * (0.8 + 0.4 * random()), beatAt: ticks() })
      events.write(retryLine(1_000 + random() * 2_000))
      tellSoon()
    },

    tell: () => takeTurn(tell),

    tellChanged() {
      for (const { events } of streams.values()) events.write(CHANGED)
    },

    async close() {
      isClosed = true
      for (const { events } of streams.values()) events.end(1_000 + random() * 2_000)
      const settled = takeTurn(() => Promise.all(leaving))
      await Promise.race([settled, wait(CLOSE_WITHIN, undefined, { ref: false })])
    },
  }
}

const CHANGED = 'event: changed\ndata:\n\n'
