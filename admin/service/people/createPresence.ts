import { randomUUID } from 'node:crypto'
import { type OpenChange, ownChange } from '../../api/changeApi.ts'
import type { PersonHere, Place } from '../../api/presenceApi.ts'
import type { Clock } from '../base/Clock.ts'
import { NotSignedIn } from '../base/refusals.ts'
import type { Presence as Listening } from '../store/rows/presenceRows.ts'
import type { Store } from '../store/Store.ts'
import type { Sessions } from './createSessions.ts'
import { hashToken } from './tokens.ts'

/** How often a service says that its listeners are still there, in ms. */
const SEE_EVERY = 15_000
/**
 * Time after which an operator not seen counts as gone: their service was killed. In ms, far more than two clocks
 * differ.
 */
const GONE_AFTER = 60_000
/** How long somebody whose stream has ended is still here, in ms: a page that is reloaded comes back. */
const GRACE = 5_000

interface DeskView {
  /** Everybody who has the desk open, on every service, by name. */
  readonly people: readonly PersonHere[]
  /** Another number once the open changes, the live release or the stops have changed. */
  readonly version: number
  /** Whose session has ended, of those who listen here. */
  readonly ended: readonly string[]
}

/** Operators with the desk open: those who listen to its events. `session` is a cookie's value. */
export interface Presence {
  /** Answers the id of the stream that begins. Throws `NotSignedIn` where the session has ended meanwhile. */
  arrive(session: string): Promise<string>
  move(session: string, place: Place): Promise<void>
  leave(id: string): Promise<void>
  /** To be called every second while anybody listens here: it also keeps them present. */
  look(): Promise<DeskView>
}

interface PresenceDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly sessions: Pick<Sessions, 'look'>
}

/** The store has who is here, so that each service of a database sees those who listen to another. */
export function createPresence({ store, clock, sessions }: PresenceDependencies): Presence {
  const iso = (ms = clock.now()): string => new Date(ms).toISOString()
  /** By stream: the hash of its session. */
  const listening = new Map<string, string>()
  let seenAt = -Infinity
  let read: { readonly version: number; readonly changes: readonly OpenChange[] } = { version: -1, changes: [] }

  async function see(): Promise<void> {
    if (clock.ticks() - seenAt < SEE_EVERY) return
    seenAt = clock.ticks()
    // One that is over ends here, and what belongs to it ends with it.
    for (const session of new Set(listening.values())) await sessions.look(session)
    await store.seePresence([...listening.keys()], iso())
    await store.dropPresence(iso(clock.now() - GONE_AFTER))
  }

  /** Whatever changes a change, the release or a stop also writes into the log. */
  async function readChanges(): Promise<typeof read> {
    const [newest] = await store.listAudit({ limit: 1 })
    const version = newest?.id ?? 0
    if (version !== read.version) read = { version, changes: await store.changes() }
    return read
  }

  const isHere = ({ id, seenAt: at }: Listening): boolean =>
    listening.has(id) || Date.parse(at) > clock.now() - GONE_AFTER

  return {
    async arrive(session) {
      const [id, sessionHash] = [randomUUID(), hashToken(session)]
      if (!(await store.addPresence(id, sessionHash, iso()))) throw new NotSignedIn()
      listening.set(id, sessionHash)
      return id
    },

    move: (session, place) => store.movePresence(hashToken(session), place, iso()),

    async leave(id) {
      listening.delete(id)
      await store.seePresence([id], iso(clock.now() - GONE_AFTER + GRACE))
    },

    async look() {
      const before = [...listening.keys()]
      await see()
      const { version, changes } = await readChanges()
      const rows = await store.presence()
      const known = new Set(rows.map(({ id }) => id))
      return {
        people: peopleOf(rows.filter(isHere), changes),
        version,
        ended: before.filter((id) => !known.has(id)),
      }
    },
  }
}

/** Each once, where they went last. */
function peopleOf(rows: readonly Listening[], changes: readonly OpenChange[]): readonly PersonHere[] {
  const latest = new Map(rows.filter(({ page }) => page !== '').map((row) => [row.operator, row]))
  return [...latest.values()]
    .toSorted((a, b) => (a.operator < b.operator ? -1 : 1))
    .map(({ operator, role, page, since, change }) => {
      const edited = changes.find(({ id }) => id === change) ?? ownChange(changes, operator)
      return {
        name: operator,
        role,
        page,
        since,
        ...(edited && {
          change: { id: edited.id, name: edited.name, owner: edited.owner, edits: edited.edits.length },
        }),
      }
    })
}
