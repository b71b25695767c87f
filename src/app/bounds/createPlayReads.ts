import { memberOf } from '../../format/isObject.ts'
import { acts } from '../../platform/acts.gen.ts'
import { type AnswerTime, isOlder } from '../../platform/AnswerTime.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import type { Entity } from '../../platform/Operations.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { readEntity } from '../../platform/readEntity.ts'
import { readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'
import { markOf } from './createPlaySums.ts'

type State = Entity<'PlayState'>

/** What the platform has said of the bounds of the member's play. */
export interface PlayReads {
  /** Empty until it is known, and for a platform that has none. */
  readonly state: () => Partial<State>
  readonly isKnown: () => boolean
  /** Reads it anew. Rejects where it could not be read and may be later. */
  readonly read: () => Promise<void>
  /** Another session, of which this tab may have been told before. */
  readonly begin: (token: string) => void
}

interface Options {
  readonly platform: Pick<Platform, 'call'>
  /** Session storage: what belongs to the member goes with the tab. */
  readonly storage: WebStorage
  readonly onChange: () => void
}

const NAME = 'playbill.playState'

/** Codes of a platform that does not know a call. */
const unknownCall: readonly (number | undefined)[] = [404, 405, 501]
/** Codes of one that cannot answer for the moment. */
const forTheMoment: readonly (number | undefined)[] = [408, 425, 429]

export function createPlayReads({ platform, storage, onChange }: Options): PlayReads {
  let state: Partial<State> = {}
  let isKnown = false
  let isLacking = false
  let takenAt: AnswerTime | undefined
  let turn = 0
  let of = ''

  /** A slow answer must not bring back what was changed meanwhile. */
  function take(data: State, time: AnswerTime): void {
    if (takenAt && isOlder(time, takenAt)) return
    takenAt = time
    state = data
    isKnown = true
    writeStored(storage, NAME, { of, data })
    onChange()
  }

  return {
    state: () => state,
    isKnown: () => isKnown,

    begin(token) {
      turn += 1
      of = markOf(token)
      takenAt = undefined
      isLacking = false
      // Closed from the first moment, also where the platform takes its time.
      state = restore(storage, of)
      isKnown = Object.keys(state).length > 0
    },

    async read() {
      if (isLacking) return
      const mine = turn
      try {
        const { data, time } = await platform.call('getPlay', {})
        if (mine === turn) take(data, time)
      } catch (error) {
        if (mine !== turn) return
        // One that has answered before has the call, whatever it says now.
        if (takenAt || !isUnknownCall(error)) throw error
        isLacking = true
        isKnown = true
        state = {}
        onChange()
        // It may be the session after all: whoever else reads finds out.
        if (isUnauthorized(error)) throw error
      }
    },
  }
}

function restore(storage: WebStorage, of: string): Partial<State> {
  const kept = readStored(storage, NAME)
  return (memberOf(kept, 'of') === of && readEntity('PlayState', memberOf(kept, 'data'), acts.getPlay.data)) || {}
}

const isUnauthorized = (error: unknown) => error instanceof PlatformError && error.kind === 'unauthorized'

/** A platform may do without the call; some refuse what they do not know as they refuse strangers. */
function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false
  const { kind, code = 0 } = error
  // Malformed: some servers answer an unknown address with a page.
  if (isUnauthorized(error) || kind === 'malformed') return true
  return kind === 'refused'
    ? code < 500 && !forTheMoment.includes(code)
    : kind === 'server' && unknownCall.includes(code)
}
