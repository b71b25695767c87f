import { haltBounds, stepMinutes, type TrialRequest, usualShares } from '../../../api/trialApi.ts'

/** As typed. */
export interface TypedTerms {
  /** In percent, one step after the other. */
  readonly shares: readonly string[]
  readonly goesOn: 'byHand' | 'byTime'
  /** Minutes between two steps. */
  readonly every: string
  readonly phones: string
  readonly points: string
}

/** As most begin. */
export const usualTerms: TypedTerms = {
  shares: usualShares.map(String),
  goesOn: 'byHand',
  every: String(stepMinutes.usual),
  phones: String(haltBounds.phones.usual),
  points: String(haltBounds.points.usual),
}

export type ShareTrouble = 'shareWrong' | 'shareOrder'

export interface JudgedTerms {
  /** Terms to be sent; undefined as long as one of them is wrong. */
  readonly terms: Pick<TrialRequest, 'shares' | 'every' | 'halts'> | undefined
  /** The thresholds, once both can be used. */
  readonly halts: TrialRequest['halts'] | undefined
  readonly troubles: {
    /** By step. */
    readonly shares: readonly (ShareTrouble | undefined)[]
    readonly every: boolean
    readonly phones: boolean
    readonly points: boolean
  }
}

const percents = { least: 1, most: 99 } as const

/** Terms of a trial as typed, and the trouble of each. */
export function judgeTerms({ shares: typed, goesOn, ...others }: TypedTerms): JudgedTerms {
  const shares = typed.map((text) => wholeIn(text, percents))
  const every = wholeIn(others.every, stepMinutes)
  const phones = wholeIn(others.phones, haltBounds.phones)
  const points = wholeIn(others.points, haltBounds.points)
  const troubles = {
    shares: shares.map((share, index) => troubleOf(share, shares.slice(0, index))),
    every: goesOn === 'byTime' && every === undefined,
    phones: phones === undefined,
    points: points === undefined,
  }
  const halts = phones === undefined || points === undefined ? undefined : { phones, points }
  const isSound = !troubles.every && troubles.shares.every((trouble) => trouble === undefined)
  return {
    terms:
      isSound && halts
        ? {
            shares: shares.filter((share) => share !== undefined),
            ...(goesOn === 'byTime' && every !== undefined && { every }),
            halts,
          }
        : undefined,
    halts,
    troubles,
  }
}

function troubleOf(share: number | undefined, before: readonly (number | undefined)[]): ShareTrouble | undefined {
  if (share === undefined) return 'shareWrong'
  return before.some((earlier) => earlier !== undefined && earlier >= share) ? 'shareOrder' : undefined
}

interface Bounds {
  readonly least: number
  readonly most: number
}

function wholeIn(text: string, { least, most }: Bounds): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
  return value !== undefined && value >= least && value <= most ? value : undefined
}
