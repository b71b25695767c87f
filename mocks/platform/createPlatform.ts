import { isOptionalCall, isRested, optionalParams, stopOfCall, withoutOptional } from '../contract.ts'
import { memberOf } from '../../src/format/value/isObject.ts'
import type { Bets } from './bets/createBets.ts'
import type { Books } from './books/createBooks.ts'
import type { Clock } from './Clock.ts'
import type { Envelope } from './Envelope.ts'
import type { Locale } from './Locale.ts'
import { createMembers, type Members } from './members/createMembers.ts'
import type { Member } from './members/Member.ts'
import { createSessions, type Sessions } from './members/createSessions.ts'
import { messageOf } from './messages.ts'
import type { Deposits } from './money/createDeposits.ts'
import type { Withdrawals } from './money/createWithdrawals.ts'
import type { EnforcedLimits } from './money/EnforcedLimits.ts'
import type { Answer, Caller, OperationId, OperationMap } from './Operations.ts'
import { agentOperations } from './operations/agentOperations.ts'
import { bonusOperations } from './operations/bonusOperations.ts'
import { depositOperations } from './operations/depositOperations.ts'
import { gameOperations } from './operations/gameOperations.ts'
import { lotteryOperations } from './operations/lotteryOperations.ts'
import { playOperations } from './operations/playOperations.ts'
import { rebateOperations } from './operations/rebateOperations.ts'
import { recordOperations } from './operations/recordOperations.ts'
import { siteOperations } from './operations/siteOperations.ts'
import { userOperations } from './operations/userOperations.ts'
import { walletOperations } from './operations/walletOperations.ts'
import { openDesks } from './openDesks.ts'
import { passTime } from './passTime.ts'
import type { Bounds } from './play/createBounds.ts'
import { defaultSettings, type PlatformSettings } from './PlatformSettings.ts'
import { Refusal } from './Refusal.ts'
import { createTimeline, type Timeline } from './records/createTimeline.ts'
import { createProvider } from './provider/createProvider.ts'
import type { ProviderEnvelope } from './provider/ProviderMessage.ts'
import { createUploads, type PictureAddress, type Uploads } from './uploads/createUploads.ts'
import { seedMembers } from './seedMembers.ts'
import type { OpenDesks, World } from './World.ts'

/** Fields that are shown as they come; the others are codes, addresses and numbers. */
const shownFields = new Set([
  'title',
  'name',
  'gamename',
  'activity_name',
  'realname',
  'bank',
  'bank_name',
  'bank_owner',
  'bank_address',
  'pay_way',
  'remark',
  'Code',
  'cp_title',
  'class2',
  'repair_tips',
])

const FILLER = ' 아주아주긴이름도잘리지않고읽혀야합니다 Sehrlangeswortohnetrennstelle 很长的名称也必须清晰可读'

interface Idempotency {
  /** Runs the call once for a key: the same key and body give the first answer again, another body is refused. */
  once: (key: string, body: string, run: () => Envelope) => Envelope
}

export interface PlatformOptions {
  clock: Clock
  /** The same seed gives the same members, records and draws. Default `playbill`. */
  seed?: string
  /** The limits of the live release, asked for at every call; they narrow the platform's own. */
  limits?: () => EnforcedLimits
  settings?: Partial<PlatformSettings>
  /** Given where the platform lives in a page, with no server that games and pictures could be asked of. */
  page?: { readonly pictureAddress: PictureAddress }
}

interface CallContext {
  token?: string | undefined
  locale?: Locale | undefined
  idempotencyKey?: string | undefined
}

/** The members' platform, simulated: everything lives in memory and follows the clock it was given. */
export interface Platform {
  /** Plays one operation of the contract; a refusal is an answer, never a throw. */
  call: (id: OperationId, params: unknown, context?: CallContext) => Envelope
  /** Answers the page of one of the demonstration's own games. */
  play: (sent: unknown) => ProviderEnvelope
  /** The platform's time: its clock, moved by `moveClock`. */
  now: () => number
  moveClock: (by: number) => void
  readonly settings: PlatformSettings
  readonly books: Books
  readonly members: Members
  readonly sessions: Sessions
  /** The paying side's desks: approve, reject and what waits for them. */
  readonly deposits: Deposits
  readonly withdrawals: Withdrawals
  readonly bets: Bets
  /** Bounds that members have set for their own play. */
  readonly bounds: Bounds
  readonly uploads: Uploads
}

/** Calls answered even in maintenance: the app learns of it from the first, and may always leave. */
const alwaysOpen: readonly OperationId[] = ['getApp', 'logoff']

export function createPlatform({
  clock,
  seed = 'playbill',
  limits = () => ({}),
  settings = {},
  page,
}: PlatformOptions): Platform {
  let moved = 0
  const movedClock: Clock = { now: () => clock.now() + moved }
  const openedAt = movedClock.now()
  const ground = layGround(createTimeline(movedClock), seed, limits, { ...defaultSettings(), ...settings })
  const uploads = createUploads(page?.pictureAddress)
  const idempotency = createIdempotency()
  /** Opened when first used: a past of years is not worked out for who only asks the time. */
  const open = once(() => {
    const opened = openDesks(ground, openedAt)
    const desks = { ...opened, uploads, provider: createProvider(opened, page ? 'frame' : 'http') }
    return { desks, operations: createOperations(desks) }
  })

  function answer(id: OperationId, params: unknown, context: CallContext): Envelope {
    const locale = context.locale ?? 'kor'
    const { desks, operations } = open()
    const caller = createCaller(ground, context.token, locale)
    if (!ground.settings.siteOpen && !alwaysOpen.includes(id)) throw new Refusal('maintenance', {}, 503)
    if (!ground.settings.hasOptional) requirePlain(id, params)
    const run = (): Envelope => {
      // Thrown past the idempotency: what is refused here may be sent again under its key once it opens.
      requireOpen(id, params, ground)
      const member = isRested(id, params) ? caller.visitor() : undefined
      if (member) desks.bounds.rests.requireAwake(member)
      return refusable(locale, () => {
        // The handlers parse a request by the contract before it comes here, so its params fit their operation.
        const operation = operations[id] as (params: unknown, caller: Caller) => Answer<unknown>
        const { data, message } = operation(params ?? {}, caller)
        return { code: 200, message: message ?? messageOf('success', locale), data }
      })
    }
    if (context.idempotencyKey === undefined) return run()
    const { id: memberId } = caller.member()
    const body = JSON.stringify([id, params])
    return idempotency.once(`${memberId}:${context.idempotencyKey}`, body, run)
  }

  return {
    play(sent) {
      const { desks } = open()
      passTime(desks)
      return desks.provider.answer(sent)
    },
    call(id, params, context = {}) {
      passTime(open().desks)
      const long = ground.settings.longText
      const answered = refusable(context.locale ?? 'kor', () =>
        answer(id, long ? shortenTexts(params) : params, context),
      )
      const envelope = ground.settings.hasOptional ? answered : withoutOptional(id, answered)
      return long ? { ...envelope, data: lengthenTexts(envelope.data) } : envelope
    },
    now: movedClock.now,
    moveClock(by) {
      moved += by
    },
    settings: ground.settings,
    members: ground.members,
    sessions: ground.sessions,
    get books() {
      return open().desks.books
    },
    get deposits() {
      return open().desks.deposits
    },
    get withdrawals() {
      return open().desks.withdrawals
    },
    get bets() {
      return open().desks.bets
    },
    get bounds() {
      return open().desks.bounds
    },
    uploads,
  }
}

function layGround(clock: Timeline, seed: string, limits: () => EnforcedLimits, settings: PlatformSettings) {
  const members = createMembers()
  seedMembers(members, seed, clock.now())
  return { clock, seed, settings, limits, members, sessions: createSessions(clock, seed, () => settings.sessionLength) }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function createOperations(desks: OpenDesks): OperationMap {
  return {
    ...siteOperations(desks),
    ...userOperations(desks),
    ...gameOperations(desks),
    ...bonusOperations(desks),
    ...agentOperations(desks),
    ...walletOperations(desks),
    ...depositOperations(desks),
    ...rebateOperations(desks),
    ...recordOperations(desks),
    ...lotteryOperations(desks),
    ...playOperations(desks),
  }
}

function createCaller(
  { members, sessions }: Pick<World, 'members' | 'sessions'>,
  token: string | undefined,
  locale: Locale,
): Caller {
  function visitor(): Member | undefined {
    if (token === undefined) return undefined
    const memberId = sessions.memberIdOf(token)
    const found = memberId === undefined ? undefined : members.byId(memberId)
    if (!found) throw new Refusal('loginAgain', {}, 401)
    return found
  }

  function member(): Member {
    const found = visitor()
    if (!found) throw new Refusal('loginAgain', {}, 401)
    return found
  }

  return {
    locale,
    token,
    visitor,
    member,
    agent() {
      const found = member()
      if (!found.isAgent) throw new Refusal('agentOnly', {}, 403)
      return found
    },
  }
}

/** A platform without optional parts knows neither those calls nor those parameters (`x-optional` in the contract). */
function requirePlain(id: OperationId, params: unknown): void {
  if (isOptionalCall(id)) throw new Refusal('notFound', {}, 404)
  if (optionalParams(id).some((name) => memberOf(params, name) !== undefined))
    throw new Refusal('wrongRequest', {}, 400)
}

/** A call that operators have stopped is refused (`x-stop` and `x-stop-with` in the contract). */
function requireOpen(id: OperationId, params: unknown, { limits }: Pick<World, 'limits'>): void {
  const stopped = stopOfCall(limits().stops ?? {}, id, params)
  if (stopped !== undefined) throw new Refusal(stopped === 'site' ? 'maintenance' : 'stopped', {}, 503)
}

function refusable(locale: Locale, run: () => Envelope): Envelope {
  try {
    return run()
  } catch (error) {
    if (error instanceof Refusal) {
      return { code: error.code, message: messageOf(error.key, locale, error.values), data: null }
    }
    throw error
  }
}

function createIdempotency(): Idempotency {
  const answers = new Map<string, { body: string; answer: Envelope }>()

  return {
    once(key, body, run) {
      const known = answers.get(key)
      if (known) {
        if (known.body !== body) throw new Refusal('keyReused', {}, 409)
        return known.answer
      }
      const answer = run()
      answers.set(key, { body, answer })
      return answer
    },
  }
}

/** Lengthens every shown text of an answer; a screen must stay readable with it. */
function lengthenTexts(answer: unknown): unknown {
  return mapTexts(answer, (text, field) => (shownFields.has(field) ? text + FILLER : text))
}

/** Takes the filler out of what a member sends back, so that a lengthened name still names its thing. */
function shortenTexts(params: unknown): unknown {
  return mapTexts(params, (text) => text.replaceAll(FILLER, ''))
}

function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  // A bare text in a list, such as a home notice, is shown.
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, typeof item === 'string' ? 'title' : ''))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, name)]))
}
