import type { Clock } from '../Clock.ts'
import type { ProviderAnswers } from './ProviderMessage.ts'
import { Refusal } from '../Refusal.ts'
import { MINUTE } from '../platformTime.ts'

/** Game and member that a ticket lets its page play for. */
export interface Launch {
  readonly memberId: string
  /** The log-in it was asked for with: the session ends with it. */
  readonly token: string
  readonly platname: string
  readonly code: string
}

export type RoundAnswer = ProviderAnswers['spin' | 'deal']

export interface PageSession extends Launch {
  readonly id: string
  /** The rounds it has asked for, by the names the page gave them. */
  readonly rounds: Map<string, { readonly asked: string; readonly answer: RoundAnswer }>
}

export interface Tickets {
  issue: (launch: Launch) => string
  /** The session of a ticket. Only the page that opened it may ask again, as after a lost answer. */
  open: (ticket: string, page: string) => PageSession
  sessionOf: (id: string) => PageSession | undefined
}

/** A page opens at once, or its address has gone astray. */
const LIFETIME = 2 * MINUTE
/** A demonstration that runs for months must not fill its memory. */
const MOST_SESSIONS = 1000

/** Launch tickets: one opens one session, once. */
export function createTickets(clock: Clock): Tickets {
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
