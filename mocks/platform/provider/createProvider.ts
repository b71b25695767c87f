import { Big } from 'big.js'
import { stopOn } from '../../../src/format/wire/stops.ts'
import { accountsOf } from '../books/accounts.ts'
import { type CatalogueGame, gameOf } from '../content/games.ts'
import { venueName } from '../content/venues.ts'
import { createRandom, type Random } from '../createRandom.ts'
import type { Member } from '../members/Member.ts'
import { messageOf } from '../messages.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'
import { spotIds, outcomeOf, type Spot, spots, winnerOf } from './baccarat/spots.ts'
import type {
  ProviderAnswers,
  ProviderAsk,
  ProviderEnvelope,
  ProviderReason,
  OpenedSlot,
  SpunRound,
  DealtRound,
  OpenedTable,
  StakeLimits,
} from './ProviderMessage.ts'
import type { Clock } from '../Clock.ts'
import { MINUTE } from '../platformTime.ts'
import { symbols, type SymbolName } from '../content/symbols.ts'
import { type Locale, locales } from '../Locale.ts'
import { lines, pays, spin, readLine, strips } from './slot/slotMachine.ts'
import { dealRound, pointsOf } from './baccarat/dealRound.ts'
import { isObject } from '../../../src/format/value/isObject.ts'
import { parseAmount } from '../money/parseAmount.ts'

const gems: readonly SymbolName[] = ['ruby', 'emerald', 'sapphire', 'amber']
const suits: readonly SymbolName[] = ['heart', 'tile', 'club', 'spade']

/** A page opens at once, or its address has gone astray. */
const LIFETIME = 2 * MINUTE

/** A demonstration that runs for months must not fill its memory. */
const MOST_SESSIONS = 1000

/** How a page reaches its provider: over HTTP, or through the page around it, where the platform itself lives. */
export type ProviderVia = 'http' | 'frame'

/** The demonstration's own games: it decides every round, and its page only shows what it has decided. */
export interface Provider {
  /** An address that opens a game once. */
  launch: (launch: Launch, lang: string) => string
  /** Answers the page of a game; a refusal is an answer, never a throw. */
  answer: (sent: unknown) => ProviderEnvelope
}

/** A page repeats at once or not at all: older rounds are among the member's bets. */
const MOST_ROUNDS = 200

const reasons: Readonly<Record<string, ProviderReason>> = {
  ticketUnknown: 'ticket',
  ticketUsed: 'ticket',
  pageSessionOver: 'session',
  balanceTooLow: 'balance',
}

type Played = Pick<Desks, 'bets' | 'books' | 'bounds' | 'clock' | 'limits' | 'seed' | 'sessions' | 'settings'>

export function createProvider(
  { bets, books, bounds, clock, limits, seed, sessions, settings }: Played,
  via: ProviderVia,
): Provider {
  const tickets = createTickets(clock)
  const luck = createRandom(`${seed}:rounds`)

  const balanceOf = ({ memberId, platname }: Launch) =>
    books.balance(accountsOf(memberId).game(platname), 'KRW').toFixed()

  function sessionOf(id: string): PageSession {
    const session = tickets.sessionOf(id)
    // Whoever has logged off plays no more.
    if (!session || sessions.memberIdOf(session.token) !== session.memberId)
      throw new Refusal('pageSessionOver', {}, 401)
    return session
  }

  function requireOpen(game: CatalogueGame, member: Pick<Member, 'id'>): void {
    if (!settings.siteOpen) throw new Refusal('maintenance', {}, 503)
    if (stopOn(limits().stops ?? {}, 'bets') !== undefined) throw new Refusal('stopped', {}, 503)
    bounds.rests.requireAwake(member)
    if (!game.open) throw new Refusal('gameClosed')
  }

  /** Plays a round once: the same round asked for again gives its first answer. */
  function once(ask: Extract<ProviderAsk, { round: string }>, session: PageSession, play: () => RoundAnswer) {
    const { locale: _, ...asked } = ask
    const text = JSON.stringify(asked)
    const known = session.rounds.get(ask.round)
    if (known) {
      if (known.asked !== text) throw new Refusal('keyReused', {}, 409)
      return known.answer
    }
    const answer = play()
    session.rounds.set(ask.round, { asked: text, answer })
    const [oldest] = session.rounds.keys()
    if (session.rounds.size > MOST_ROUNDS && oldest !== undefined) session.rounds.delete(oldest)
    return answer
  }

  /** Takes the stake, plays, and pays: nothing can happen in between. */
  function bet<T extends { readonly won: Big }>(session: PageSession, round: string, stake: Big, play: () => T) {
    const { memberId, platname, code } = session
    const placed = bets.place({ member: { id: memberId }, platname, gameCode: code, stake, roundId: round })
    const { won, ...shown } = play()
    bets.settle(placed.id, won)
    return { ...shown, stake: stake.toFixed(), won: won.toFixed(), balance: balanceOf(session) }
  }

  function stakesOf({ stakes }: Extract<ProviderAsk, { call: 'deal' }>, game: CatalogueGame): Stakes {
    const bounds = limitsOf(game)
    const found = spotIds.flatMap((spot) => {
      const text = stakes[spot]
      return text === undefined ? [] : [{ spot, stake: parseStake(text, { ...bounds, max: spotMax(spot, bounds) }) }]
    })
    if (found.length === 0) throw new Refusal('stakeMissing')
    return found
  }

  function play(ask: ProviderAsk): ProviderAnswers[keyof ProviderAnswers] {
    const session = ask.call === 'open' ? tickets.open(ask.ticket, ask.page) : sessionOf(ask.session)
    const game = gameOf(session.platname, session.code)
    if (!game) throw new Refusal('notFound')
    if (ask.call === 'balance') return { balance: balanceOf(session) }
    if (ask.call === 'open') return openGame(session, game, ask.locale, balanceOf(session))
    if ((ask.call === 'spin') !== (game.play.kind === 'slot')) throw new Refusal('wrongRequest')
    return once(ask, session, () => {
      requireOpen(game, { id: session.memberId })
      if (ask.call === 'spin') {
        const stake = parseStake(ask.stake, limitsOf(game))
        return bet(session, ask.round, stake, () => spinSlot(luck, stake))
      }
      const stakes = stakesOf(ask, game)
      const total = stakes.reduce((sum, { stake }) => sum.plus(stake), new Big(0))
      return bet(session, ask.round, total, () => dealTable(luck, stakes))
    })
  }

  return {
    // The ticket is in the fragment, which no server sees.
    launch: (launch, lang) => `demo/play/game.html?${new URLSearchParams({ lang, via })}#${tickets.issue(launch)}`,
    answer(sent) {
      const ask = readAsk(sent)
      const locale = ask?.locale ?? 'kor'
      try {
        if (!ask) throw new Refusal('wrongRequest')
        return { code: 200, message: '', data: play(ask) }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { key, values, code } = error
        return { code, message: messageOf(key, locale, values), data: null, reason: reasons[key] ?? 'other' }
      }
    },
  }
}

function openGame(session: PageSession, game: CatalogueGame, locale: ProviderAsk['locale'], balance: string) {
  return {
    session: session.id,
    name: game.name[locale],
    provider: venueName(game.platname, locale),
    picture: game.picture,
    balance,
    limits: limitsOf(game),
    play: game.play.kind === 'table' ? openTable(game) : openSlot(game, locale),
  }
}

/** Game and member that a ticket lets its page play for. */
interface Launch {
  readonly memberId: string
  /** The log-in it was asked for with: the session ends with it. */
  readonly token: string
  readonly platname: string
  readonly code: string
}

type RoundAnswer = ProviderAnswers['spin' | 'deal']

interface PageSession extends Launch {
  readonly id: string
  /** The rounds it has asked for, by the names the page gave them. */
  readonly rounds: Map<string, { readonly asked: string; readonly answer: RoundAnswer }>
}

interface Tickets {
  issue: (launch: Launch) => string
  /** The session of a ticket. Only the page that opened it may ask again, as after a lost answer. */
  open: (ticket: string, page: string) => PageSession
  sessionOf: (id: string) => PageSession | undefined
}

/** Launch tickets: one opens one session, once. */
function createTickets(clock: Clock): Tickets {
  const tickets = new Map<
    string,
    { launch: Launch; issuedAt: number; opened?: { page: string; session: PageSession } }
  >()
  const sessions = new Map<string, PageSession>()

  function forget(): void {
    for (const [ticket, { issuedAt, opened }] of tickets) {
      if (opened === undefined && clock.now() - issuedAt > LIFETIME) tickets.delete(ticket)
    }
    for (const kept of [tickets, sessions]) {
      const [oldest] = kept.keys()
      if (kept.size > MOST_SESSIONS && oldest !== undefined) kept.delete(oldest)
    }
  }

  return {
    issue(launch) {
      forget()
      const ticket = createSecret()
      tickets.set(ticket, { launch, issuedAt: clock.now() })
      return ticket
    },
    open(ticket, page) {
      forget()
      const known = tickets.get(ticket)
      if (!known) throw new Refusal('ticketUnknown', {}, 403)
      if (known.opened) {
        if (known.opened.page !== page) throw new Refusal('ticketUsed', {}, 403)
        return known.opened.session
      }
      const session: PageSession = { ...known.launch, id: createSecret(), rounds: new Map() }
      known.opened = { page, session }
      sessions.set(session.id, session)
      return session
    },
    sessionOf: (id) => sessions.get(id),
  }
}

/** 128 bits that nobody can guess, unlike what the seed gives. */
function createSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The symbols of a slot in the order of the paytable: the wild, its own three, and four of its kind. */
function symbolsOf({ category, play }: CatalogueGame): readonly SymbolName[] {
  if (play.kind !== 'slot') return []
  return ['wild', ...play.symbols, ...(category === 'joker' ? suits : gems)]
}

function openSlot(game: CatalogueGame, locale: Locale): OpenedSlot {
  return {
    kind: 'slot',
    symbols: symbolsOf(game).map((name, place) => ({
      name: symbols[name][locale],
      picture: `demo/symbols/${name}.svg`,
      pays: pays[place] ?? [0, 0, 0],
    })),
    lines,
    returns: SLOT_RETURNS,
  }
}

/** Plays a round and says what it pays, in won. */
function spinSlot(random: Random, stake: Big): Pick<SpunRound, 'reels' | 'wins'> & { readonly won: Big } {
  const { reels, wins } = spin(random)
  const onLine = stake.div(lines.length)
  const paid = wins.map((win) => ({ ...win, won: onLine.times(win.pays) }))
  return {
    reels,
    wins: paid.map(({ line, symbol, count, won }) => ({ line, symbol, count, won: won.toFixed() })),
    won: paid.reduce((sum, { won }) => sum.plus(won), new Big(0)),
  }
}

/** A stake on a spot, in won. */
type Stakes = readonly { readonly spot: Spot; readonly stake: Big }[]

function openTable(game: CatalogueGame): OpenedTable {
  const limits = limitsOf(game)
  return {
    kind: 'table',
    spots: spotIds.map((id) => {
      const { odds, returns } = spots[id]
      return { id, pays: odds, returns, max: spotMax(id, limits) }
    }),
    isFast: game.play.kind === 'table' && game.play.isFast === true,
  }
}

/** Plays a round and says what it pays, in won, stakes included. */
function dealTable(
  random: Random,
  stakes: Stakes,
): Pick<DealtRound, 'player' | 'banker' | 'winner' | 'spots'> & { readonly won: Big } {
  const deal = dealRound(random)
  const ended = stakes.map(({ spot, stake }) => ({ spot, stake, won: paidFor(spot, stake, outcomeOf(spot, deal)) }))
  return {
    player: { cards: deal.player, points: pointsOf(deal.player) },
    banker: { cards: deal.banker, points: pointsOf(deal.banker) },
    winner: winnerOf(deal),
    spots: ended.map(({ spot, stake, won }) => ({ id: spot, stake: stake.toFixed(), won: won.toFixed() })),
    won: ended.reduce((sum, { won }) => sum.plus(won), new Big(0)),
  }
}

function paidFor(spot: Spot, stake: Big, outcome: ReturnType<typeof outcomeOf>): Big {
  if (outcome === 'lost') return new Big(0)
  return outcome === 'back' ? stake : stake.plus(stake.times(spots[spot].pays))
}

/** Names that pages make up are short. */
const LONGEST = 64

/** Reads what a page sent; undefined for anything that is not exactly an ask. */
function readAsk(sent: unknown): ProviderAsk | undefined {
  if (!isObject(sent)) return undefined
  const name = (key: string) => {
    const value = sent[key]
    return typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined
  }
  const locale = locales.find((known) => known === sent['locale']) ?? 'kor'
  const [session, round] = [name('session'), name('round')]
  if (sent['call'] === 'open') {
    const [ticket, page] = [name('ticket'), name('page')]
    return ticket !== undefined && page !== undefined ? { call: 'open', ticket, page, locale } : undefined
  }
  if (session === undefined) return undefined
  if (sent['call'] === 'balance') return { call: 'balance', session, locale }
  if (round === undefined) return undefined
  if (sent['call'] === 'spin') {
    const stake = name('stake')
    return stake === undefined ? undefined : { call: 'spin', session, round, stake, locale }
  }
  const stakes = sent['call'] === 'deal' ? readStakes(sent['stakes']) : undefined
  return stakes && { call: 'deal', session, round, stakes, locale }
}

function readStakes(sent: unknown): Partial<Record<Spot, string>> | undefined {
  if (!isObject(sent)) return undefined
  const stakes: Partial<Record<Spot, string>> = {}
  for (const [key, value] of Object.entries(sent)) {
    const spot = spotIds.find((known) => known === key)
    if (spot === undefined || typeof value !== 'string' || value.length > LONGEST) return undefined
    stakes[spot] = value
  }
  return stakes
}

/** A line of a slot has a tenth of its stake, and a banker pays 95 %: both come out in whole won. */
const STEP = '100'

/** Bounds of the stake on a round of a slot, or on the largest spot of a table. */
function limitsOf({ play }: CatalogueGame): StakeLimits {
  if (play.kind !== 'table') return { min: '500', max: '100000', step: STEP }
  return play.isHigh ? { min: '10000', max: '10000000', step: STEP } : { min: '1000', max: '1000000', step: STEP }
}

/** Long odds take a tenth of what even ones take. */
function spotMax(spot: Spot, { max }: StakeLimits): string {
  return spot === 'player' || spot === 'banker' ? max : max.slice(0, -1)
}

/** A stake within its limits; refuses everything else and says what is allowed. */
function parseStake(text: string, { min, max, step }: StakeLimits): Big {
  const stake = parseAmount(text, 'KRW')
  if (stake.lt(min) || stake.gt(max) || !stake.mod(step).eq(0)) throw new Refusal('stakeRange', { min, max, step })
  return stake
}

/**
 * Return of every stake in the long run, between 0 and 1. Exact: a line shows each symbol of a reel as often as it is
 * on the strip, and every line has the same stake.
 */
export function slotReturn(): number {
  const shares = strips.map((strip) =>
    [...Map.groupBy(strip, (symbol) => symbol)].map(([symbol, all]) => ({ symbol, share: all.length / strip.length })),
  )
  function sum(shown: readonly number[], chance: number): number {
    const next = shares[shown.length]
    if (!next) return chance * (readLine(shown)?.pays ?? 0)
    return next.reduce((total, { symbol, share }) => total + sum([...shown, symbol], chance * share), 0)
  }
  return sum([], 1)
}

/** In percent, with two decimals. */
export const SLOT_RETURNS = '96.11'
