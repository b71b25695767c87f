import { Big } from 'big.js'
import { stopOn } from '../../../src/format/stops.ts'
import { accountsOf } from '../books/accounts.ts'
import { type CatalogueGame, gameOf } from '../content/games.ts'
import { venueName } from '../content/venues.ts'
import { createRandom } from '../createRandom.ts'
import type { Member } from '../members/Member.ts'
import { messageOf } from '../messages.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'
import { spotIds } from './baccarat/spots.ts'
import { createTickets, type Launch, type PageSession, type RoundAnswer } from './createTickets.ts'
import { openSlot, spinSlot } from './playSlot.ts'
import { dealTable, openTable, type Stakes } from './playTable.ts'
import type { ProviderAnswers, ProviderAsk, ProviderEnvelope, ProviderReason } from './ProviderMessage.ts'
import { readAsk } from './readAsk.ts'
import { limitsOf, parseStake, spotMax } from './stakeLimits.ts'

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
