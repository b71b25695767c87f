import type { Locale } from '../../format/locales.ts'
import type { Settings } from '../../format/settings.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import type { Session } from '../../platform/createSession.ts'
import type { ServerClock } from '../../platform/createServerClock.ts'
import type { Entity } from '../../platform/Operations.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { DEVICE_PREFIX, readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'
import type { PlayActs, Translate } from '../../renderer/host/Host.ts'
import type { Listeners } from '../../store/createListeners.ts'
import type { Readable, Store } from '../../store/Store.ts'
import { createPoll } from '../site/createPoll.ts'
import { closedFor, momentOf, nextChange, type Reasons, reasonsOf } from './closedByPlay.ts'
import type { KnownPlay } from './createLatePlay.ts'
import { createPlaySums, type PlaySums, RECORD_NAME, markOf } from './createPlaySums.ts'
import { memberOf } from '../../format/value/isObject.ts'
import { acts } from '../../platform/acts.gen.ts'
import { type AnswerTime, isOlder } from '../../platform/AnswerTime.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { readEntity } from '../../platform/readEntity.ts'

const NAME = 'playbill.playState'

/** Codes of a platform that does not know a call. */
const unknownCall: readonly (number | undefined)[] = [404, 405, 501]

/** Codes of one that cannot answer for the moment. */
const forTheMoment: readonly (number | undefined)[] = [408, 425, 429]

const isUnauthorized = (error: unknown) => error instanceof PlatformError && error.kind === 'unauthorized'

export interface FollowOptions {
  readonly platform: Platform
  readonly session: Session
  readonly clock: Pick<ServerClock, 'now' | 'isLearned'>
  readonly storage: { readonly session: WebStorage; readonly local: WebStorage }
  readonly visibility: Readable<'visible' | 'hidden'>
  readonly settings: Readable<Settings>
  readonly text: Readable<Translate>
  readonly locale: Readable<Locale>
  /** Bounds as known so far. */
  readonly known: Store<KnownPlay>
  /** Called when the app is over. */
  readonly over: Pick<Listeners<[]>, 'add'>
}

export interface FollowedPlay extends PlayActs {
  /** The member has answered the reality check. */
  readonly acknowledge: () => void
}

const CHECK_NAME = `${DEVICE_PREFIX}checkEvery`
/** Beyond this a timer fires at once. */
const MOST_MS = 24 * 3_600_000
/** Several changes in a row, as after a bet, are one reason to read again. */
const SOON_MS = 300

/** Follows the member's play from log-in to logoff: its bounds, the time and the net position of the session. */
export function followPlay(options: FollowOptions): FollowedPlay {
  const { platform, session, clock, storage, visibility, settings, text, known, over } = options
  const reads = createPlayReads({ platform, storage: storage.session, onChange: tell })
  const sums = createPlaySums({ platform, clock, storage: storage.local })
  const tellKnown = createTeller(options, { reads, sums })
  const poll = createPoll({
    visibility,
    every: () => settings.getSnapshot().polling.balance * 1000,
    follows: settings,
    run: read,
  })
  const { after, stop: stopTimers } = createTimers()
  let token: string | null = null
  let balance: Entity<'UserInfo'>['balance'] | undefined
  /** The member has opened the reality check. */
  let isAsked = false
  const holds = new Set<object>()

  async function read(): Promise<void> {
    const mine = token
    // Said after a failure too: another answer may have told what time it is.
    await reads.read().finally(tell)
    // Where the platform does not count the session itself.
    if (mine !== null && mine === token && reads.state().session_started_at === undefined) await sums.read()
    tell()
  }

  const readSoon = () => after(SOON_MS, 'soon', () => void read().catch(() => undefined))

  /** Says what is known now, and looks again when it will be something else; nothing once nobody's play is followed. */
  function tell(): void {
    if (token === null) return
    const { now, dueAt, changesAt } = tellKnown({ isAsked, isHeld: holds.size > 0 })
    after(dueAt > now ? dueAt - now : MOST_MS, 'check', tell)
    after(changesAt - now, 'change', changesAt - now > MOST_MS ? tell : handleChange)
  }

  /** A rest or a period is over. */
  function handleChange(): void {
    tell()
    readSoon()
  }

  function follow(): void {
    const { token: now, userInfo } = session.getSnapshot()
    if (now !== token) begin(now)
    const held = userInfo?.balance
    if (held && balance && !held.eq(balance)) readSoon()
    balance = held
  }

  function begin(next: string | null): void {
    poll.stop()
    stopTimers()
    token = next
    isAsked = false
    holds.clear()
    sums.begin(next)
    reads.begin(next ?? '')
    if (next === null) {
      known.set({})
      return
    }
    tell()
    poll.start({ now: true })
  }

  /** Another tab of the session has answered the reality check, or begun it. */
  function handleStorage({ key }: StorageEvent): void {
    if (key !== RECORD_NAME && key !== CHECK_NAME) return
    sums.readAgain()
    tell()
  }

  const ends = [session.subscribe(follow), settings.subscribe(tell), text.subscribe(tell)]
  window.addEventListener('storage', handleStorage)
  over.add(() => {
    for (const end of ends) end()
    window.removeEventListener('storage', handleStorage)
    stopTimers()
    poll.stop()
    token = null
  })
  follow()

  return {
    refresh: async () => read().catch(() => undefined),
    check() {
      isAsked = true
      tell()
    },
    setCheckEvery(minutes) {
      writeStored(storage.local, CHECK_NAME, minutes)
      tell()
    },
    holdNet() {
      const hold = {}
      holds.add(hold)
      return () => {
        holds.delete(hold)
        tell()
      }
    },
    acknowledge() {
      isAsked = false
      sums.answer()
      tell()
    },
  }
}

/** Timers by name: a new one takes the place of the one before. */
function createTimers() {
  const timers = { change: 0, check: 0, soon: 0 }
  return {
    after: (ms: number, name: keyof typeof timers, run: () => unknown): void => {
      window.clearTimeout(timers[name])
      timers[name] = window.setTimeout(run, Math.min(ms, MOST_MS))
    },
    stop: (): void => {
      for (const timer of Object.values(timers)) window.clearTimeout(timer)
    },
  }
}

interface Told {
  readonly now: number
  /** When the reality check is due. */
  readonly dueAt: number
  /** When a rest or a period is over; Infinity for never. */
  readonly changesAt: number
}

/** Puts together what is known at a moment. */
function createTeller(
  { clock, storage, settings, text, locale, known }: FollowOptions,
  { reads, sums }: { readonly reads: PlayReads; readonly sums: PlaySums },
): (asked: { readonly isAsked: boolean; readonly isHeld: boolean }) => Told {
  let reasons: Reasons = {}
  let closes = closedFor(reasons)

  /** One of those that operators offer, or theirs. */
  function checkEvery(): number {
    const { checkMinutes, checkChoices } = settings.getSnapshot().play
    const chosen = readStored(storage.local, CHECK_NAME)
    return typeof chosen === 'number' && checkChoices.includes(chosen) ? chosen : checkMinutes
  }

  return ({ isAsked, isHeld }) => {
    const now = clock.now()
    const state = reads.state()
    const { since: first = now, checkedAt = 0 } = sums.record() ?? {}
    const { session_started_at: startedAt = '', session_won: won, session_staked: staked } = state
    const since = momentOf(startedAt) || first
    const net = won && staked ? won.minus(staked) : sums.net()
    const every = checkEvery()
    const dueAt = Math.max(since, checkedAt) + every * 60_000
    const next = reasonsOf(state, { now, text: text.getSnapshot(), locale: locale.getSnapshot() })
    if (next.rest !== reasons.rest || next.deposits !== reasons.deposits) {
      reasons = next
      closes = closedFor(reasons)
    }
    const said: KnownPlay = {
      ...state,
      known: reads.isKnown(),
      since,
      checkEvery: every,
      helpPhone: settings.getSnapshot().play.help[locale.getSnapshot()],
      closes,
      isDue: isAsked || (clock.isLearned() && dueAt <= now),
      ...(net && { net }),
    }
    const before = known.getSnapshot()
    const shown = isHeld ? { ...said, ...sumsOf(before) } : said
    // What did not change stays the same object, so that nobody hears of it.
    known.set(reuseEqual(before, shown))
    return { now, dueAt, changesAt: nextChange(state, now) }
  }
}

/** Figures that say how the session's bets have ended. */
const sumsOf = ({ net, session_won, session_staked }: KnownPlay) =>
  ({ net, session_won, session_staked }) as Partial<KnownPlay>

type State = Entity<'PlayState'>

/** Answers of the platform on the bounds of the member's play. */
interface PlayReads {
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

function createPlayReads({ platform, storage, onChange }: Options): PlayReads {
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
