import type { Locale } from '../Locale.ts'
import type { Spot } from './baccarat/spots.ts'
import type { Card } from './baccarat/dealRound.ts'

/** Marks what a page says to the page around it for its provider. */
export const PROVIDER_CHANNEL = 'playbill-provider'

/** Questions of a game's page to its provider. Amounts are whole won, as text. */
export type ProviderAsk =
  /** Opens a session with a launch ticket. `page` is made up by the page: the same page may ask again. */
  | { readonly call: 'open'; readonly ticket: string; readonly page: string; readonly locale: Locale }
  /** The wallet may have changed elsewhere. */
  | { readonly call: 'balance'; readonly session: string; readonly locale: Locale }
  /** `round` is made up by the page: a round that is asked for again is not played again. */
  | {
      readonly call: 'spin'
      readonly session: string
      readonly round: string
      readonly stake: string
      readonly locale: Locale
    }
  | {
      readonly call: 'deal'
      readonly session: string
      readonly round: string
      readonly stakes: Readonly<Partial<Record<Spot, string>>>
      readonly locale: Locale
    }

/** Bounds of a member's stake, in whole won. */
export interface StakeLimits {
  readonly min: string
  readonly max: string
  /** Stakes are multiples of it. */
  readonly step: string
}

export interface OpenedGame {
  readonly session: string
  readonly name: string
  readonly provider: string
  readonly picture: string
  readonly balance: string
  readonly limits: StakeLimits
  readonly play: OpenedSlot | OpenedTable
}

/** A symbol of a slot: what three, four and five of it on a line pay, in stakes of one line. */
export interface SlotSymbol {
  readonly name: string
  readonly picture: string
  readonly pays: readonly [three: number, four: number, five: number]
}

export interface OpenedSlot {
  readonly kind: 'slot'
  readonly symbols: readonly SlotSymbol[]
  /** The row of each reel that a line goes through. */
  readonly lines: readonly (readonly number[])[]
  /** Return of all stakes in the long run, in percent. */
  readonly returns: string
}

export interface OpenedTable {
  readonly kind: 'table'
  readonly spots: readonly {
    readonly id: Spot
    readonly pays: string
    readonly returns: string
    readonly max: string
  }[]
  /** Cards are dealt quicker. */
  readonly isFast: boolean
}

export interface SpunRound {
  readonly balance: string
  readonly stake: string
  readonly won: string
  /** By reel, the three symbols that show, from above. */
  readonly reels: readonly (readonly number[])[]
  readonly wins: readonly {
    readonly line: number
    readonly symbol: number
    readonly count: number
    readonly won: string
  }[]
}

interface DealtHand {
  readonly cards: readonly Card[]
  readonly points: number
}

export interface DealtRound {
  readonly balance: string
  readonly stake: string
  readonly won: string
  readonly player: DealtHand
  readonly banker: DealtHand
  readonly winner: 'player' | 'banker' | 'tie'
  readonly spots: readonly { readonly id: Spot; readonly stake: string; readonly won: string }[]
}

/** Each ask with its answer. */
export interface ProviderAnswers {
  readonly open: OpenedGame
  readonly balance: { readonly balance: string }
  readonly spin: SpunRound
  readonly deal: DealtRound
}

/** How the provider answers: like the platform, and a refusal with a reason that the page can act on. */
export type ProviderEnvelope<Data = ProviderAnswers[keyof ProviderAnswers]> =
  | { readonly code: 200; readonly message: ''; readonly data: Data }
  | { readonly code: number; readonly message: string; readonly data: null; readonly reason: ProviderReason }

/** Why an ask was refused, where the page has something to do about it. */
export type ProviderReason = 'ticket' | 'session' | 'balance' | 'other'
