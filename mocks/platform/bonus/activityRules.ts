import type { Category } from '../content/venues.ts'

/** Reason and amount of an event's bonus. Bonuses are in whole won, rounded down. */
export type ActivityRule =
  /** A share of the first deposit ever, once. */
  | { readonly kind: 'firstDeposit'; readonly percent: number; readonly most: number }
  /** A share of the first deposit of the day of the application. */
  | { readonly kind: 'dayDeposit'; readonly percent: number; readonly inUsdt: boolean }
  /** A share of the valid bets of seven days, once in seven days; the highest step that is reached counts. */
  | {
      readonly kind: 'weekReturn'
      readonly category: Category
      readonly steps: readonly { readonly from: number; readonly percent: number }[]
    }
  /** A prize for the highest multiples of seven days at a platform, by place, once in seven days. */
  | {
      readonly kind: 'multiples'
      readonly platname: string
      readonly prizes: readonly { readonly places: number; readonly prize: number }[]
    }
  /** A gift for a promotion since the last one that was given for. */
  | { readonly kind: 'promotion'; readonly gift: number }

/** By id of the event. An event that is not here is turned down. */
export const activityRules: Readonly<Record<string, ActivityRule>> = {
  '1': { kind: 'firstDeposit', percent: 20, most: 1_000_000 },
  '2': { kind: 'dayDeposit', percent: 5, inUsdt: false },
  '3': {
    kind: 'weekReturn',
    category: 'realbet',
    steps: [
      { from: 1_000_000, percent: 0.4 },
      { from: 5_000_000, percent: 0.8 },
      { from: 20_000_000, percent: 1.2 },
    ],
  },
  '4': {
    kind: 'multiples',
    platname: 'nova',
    prizes: [
      { places: 1, prize: 300_000 },
      { places: 9, prize: 50_000 },
      { places: 40, prize: 10_000 },
    ],
  },
  '5': { kind: 'promotion', gift: 10_000 },
  '6': { kind: 'dayDeposit', percent: 2, inUsdt: true },
}
