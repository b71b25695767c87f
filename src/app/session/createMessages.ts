import { isObject } from '../../format/value/isObject.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import type { Session } from '../../platform/createSession.ts'
import { DEVICE_PREFIX, readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'
import { createStore } from '../../store/createStore.ts'

const NAME = `${DEVICE_PREFIX}notices`

/** Ids kept on the device; whoever reads this many has long scrolled past older ones. */
const MOST_KEPT = 1000

/** Messages read on this device. */
export interface ReadMessages {
  /** How many there were when all of them were read at once. */
  readonly count: number
  /** When the newest of those was posted, as the platform writes it. */
  readonly until: string
  /** The ones read one by one since, by id. */
  readonly ids: readonly string[]
}

interface MessagesOptions {
  readonly platform: Platform
  readonly session: Session
  /** Local storage: notices are the same for every member, so the device knows which ones have been read here. */
  readonly storage: WebStorage
}

/** Which notices of the platform have been read on this device, and how many have not: the badge of the tab bar. */
export function createMessages({ platform, session, storage }: MessagesOptions) {
  let kept = readKept(storage)
  const read = createStore(kept)
  let asked = 0
  /** Messages at the last answer: how many, and when the newest was posted. */
  let known: Omit<ReadMessages, 'ids'> | undefined
  /** Messages that count as read for this member, whatever the device has seen. */
  let old = { count: 0, until: '' }

  function keep(next: ReadMessages): void {
    kept = next
    writeStored(storage, NAME, next)
    read.set({ ...next, until: next.until > old.until ? next.until : old.until })
    if (known) session.setMessageNum(Math.max(0, known.count - Math.max(next.count, old.count) - next.ids.length))
  }

  /** Messages now; undefined when they are not known, or were asked for again since. */
  async function readNewest() {
    asked += 1
    const number = asked
    try {
      const { data } = await platform.call('getNoticeList', { page: 1 })
      if (number !== asked) return undefined
      old = { count: data.total - (data.unread ?? data.total), until: data.read_until ?? '' }
      known = {
        count: data.total,
        until: data.data.reduce((latest, { created_at: at }) => (at > latest ? at : latest), ''),
      }
      return known
    } catch {
      // A badge is not worth troubling anybody for.
      return undefined
    }
  }

  return {
    read,

    async count(): Promise<void> {
      if (await readNewest()) keep(kept)
    },

    /** The member has read one: the count falls by it, unless it was read before. */
    markRead({ id, at }: { readonly id: string; readonly at: string }): void {
      const { until, ids } = read.getSnapshot()
      if (at > until && !ids.includes(id)) keep({ ...kept, ids: [...ids, id].slice(-MOST_KEPT) })
    },

    /**
     * As many as there are now have been read, and a count under way no longer counts. Those that are known are kept at
     * once: the member may leave before the others are.
     */
    async markSeen(): Promise<void> {
      session.setMessageNum(0)
      if (known) keep({ ...known, ids: [] })
      const newest = await readNewest()
      if (newest) keep({ ...newest, ids: [] })
    },
  }
}

function readKept(storage: WebStorage): ReadMessages {
  const kept = readStored(storage, NAME)
  const { count, until, ids } = isObject(kept) ? kept : {}
  return {
    count: typeof count === 'number' && count > 0 ? count : 0,
    until: typeof until === 'string' ? until : '',
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
  }
}
