import { createListeners } from '../../../../src/store/createListeners.ts'
import { backoff } from '../../../../src/timing/backoff.ts'
import type { PersonHere, Place } from '../../../api/presenceApi.ts'
import type { ServiceClient } from '../../api/serviceClient.ts'

/** Operators with the desk open, as far as the service tells. */
export interface Presence {
  readonly subscribe: (onChange: () => void) => () => void
  /** Empty while nothing is heard. */
  readonly getSnapshot: () => readonly PersonHere[]
  /** Listens, and comes back whenever the stream is lost; answers how to end that. */
  readonly listen: () => () => void
  /** Says where the operator is, now and whenever a stream has opened. */
  readonly goTo: (place: Place) => void
}

interface PresenceOptions {
  readonly api: Pick<ServiceClient, 'listen' | 'here'>
  /** Something was changed, or may have been while nothing was heard. */
  readonly onChanged: () => void
  readonly random?: () => number
}

const pauses = { first: 1_000, most: 60_000, spread: [0.5, 1], least: 500 } as const
const nobody: readonly PersonHere[] = []

export function createPresence({ api, onChanged, random = Math.random }: PresenceOptions): Presence {
  const listeners = createListeners()
  let people = nobody
  let place: Place | undefined
  let isOpen = false

  function set(next: readonly PersonHere[]): void {
    people = next
    listeners.tell()
  }

  /** Nobody sees less than before if this fails: the next stream says it again. */
  function say(): void {
    if (isOpen && place !== undefined) api.here({ body: place }).catch(() => undefined)
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => people,

    listen() {
      let failures = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      let stop = (): void => undefined

      function connect(): void {
        stop = api.listen({
          opened() {
            isOpen = true
            say()
            if (failures > 0) onChanged()
            failures = 0
          },
          changed: onChanged,
          here: set,
          lost() {
            isOpen = false
            failures += 1
            // The service ends each stream now and then, and the next one follows.
            if (failures > 1) set(nobody)
            timer = setTimeout(connect, backoff(failures - 1, pauses, random))
          },
        })
      }

      connect()
      return () => {
        isOpen = false
        clearTimeout(timer)
        stop()
        set(nobody)
      }
    },

    goTo(next) {
      place = next
      say()
    },
  }
}
