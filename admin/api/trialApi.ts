import { Type } from 'typebox'
import { isFactOf } from '../../src/format/fact.ts'
import { changeId, exactly, reason, text } from './fields.ts'
import { BlockerSchema, WarningSchema } from './findings.ts'
import type { Route, Told } from './Route.ts'

/** Percent of the devices, one step after the other; after the last one the change goes out to everybody. */
export const usualShares = [5, 25] as const
export const MOST_STEPS = 5
/** Minutes between two steps. */
export const stepMinutes = { least: 5, most: 24 * 60, usual: 60 } as const
/** A trial halts by itself from so many phones on, and at so many percentage points above those that do not try. */
export const haltBounds = {
  phones: { least: 10, most: 10_000, usual: 20 },
  points: { least: 1, most: 50, usual: 5 },
} as const

const share = Type.Integer({ minimum: 1, maximum: 99 })
const minutes = Type.Integer({ minimum: stepMinutes.least, maximum: stepMinutes.most })
const HaltsSchema = exactly({
  /** Open phones that play it, at least. */
  phones: Type.Integer({ minimum: haltBounds.phones.least, maximum: haltBounds.phones.most }),
  /** Percentage points above the others, by which more of them may fail, or have money refused, before it halts. */
  points: Type.Integer({ minimum: haltBounds.points.least, maximum: haltBounds.points.most }),
})

export const PhonesSchema = exactly({
  /** Open apps that show it. */
  phones: Type.Integer(),
  /** Those in which something could not be shown or run. */
  faulty: Type.Integer(),
  /** Those in which the platform refused to move money. */
  refused: Type.Integer(),
})
/** Open phones that show one release. */
export type PhonesOf = Told<typeof PhonesSchema>

/** Why a trial halted by itself. */
const haltReasons = ['faulty', 'refused', 'blocked', 'edited', 'not-allowed'] as const
export type HaltReason = (typeof haltReasons)[number]

const HaltedSchema = exactly({
  at: Type.String(),
  /**
   * `faulty`: something failed on more of its phones than on the others; `refused`: money was refused on more of them;
   * `blocked`: a gate refused it over what went live meanwhile, see `blockers` and `warnings`; `edited`: it is not what
   * was reviewed; `not-allowed`: whoever began it may not publish any more.
   */
  reason: Type.Enum([...haltReasons]),
  /** Counts at that time. */
  tried: Type.Optional(PhonesSchema),
  others: Type.Optional(PhonesSchema),
  blockers: Type.Array(BlockerSchema),
  /** Those that nobody has accepted. */
  warnings: Type.Array(WarningSchema),
})

export const TrialSchema = exactly({
  id: Type.String(),
  change: exactly({ id: Type.String(), name: Type.String(), owner: Type.String() }),
  /** Operator who began it. */
  actor: Type.String(),
  reason: Type.String(),
  createdAt: Type.String(),
  /** Under which phones that play it are counted and report; a new one with each release that it is built on. */
  number: Type.Integer(),
  /** All steps, in percent of the devices. */
  shares: Type.Array(share),
  /** The step it is at. It grows to it over half a minute. */
  share,
  /** How many of ten thousand devices play it now. */
  shown: Type.Integer(),
  /** Minutes to the next step; missing where somebody takes each step by hand. */
  every: Type.Optional(Type.Integer()),
  /** When the next step is due. It waits until enough phones have been counted. */
  nextAt: Type.Optional(Type.String()),
  halts: HaltsSchema,
  state: Type.Enum(['running', 'halted']),
  halted: Type.Optional(HaltedSchema),
})
/** A change that a share of the devices plays before everybody else. */
export type Trial = Told<typeof TrialSchema>

const TrialRequestSchema = exactly({
  reason,
  /** Each larger than the one before. */
  shares: Type.Array(share, { minItems: 1, maxItems: MOST_STEPS }),
  every: Type.Optional(minutes),
  halts: HaltsSchema,
  /** Ids of the warnings that were read and accepted. */
  acknowledgedWarnings: Type.Optional(Type.Array(text(400), { maxItems: 500 })),
  /** The `hash` of the review: exactly what was reviewed is tried, or nothing. */
  reviewed: text(64),
})
export type TrialRequest = Told<typeof TrialRequestSchema>

/** Those of the facts that cannot be tried: the paying back end reads settings too, so they are one value for everybody. */
export const sharedByAll = (facts: readonly string[]): readonly string[] =>
  facts.filter((fact) => isFactOf('settings', fact))

const answer = exactly({ trial: TrialSchema })
const byId = exactly({ id: changeId })

/** A change that a share of the devices plays first; the one that runs and those that halted come with `changes`. */
export const trialApi = {
  /** Passes the gates as for a publish. While it runs nobody can edit the change; it is published as any other. */
  startTrial: {
    method: 'POST',
    url: '/changes/:id/trial',
    schema: { params: byId, body: TrialRequestSchema, response: { 201: answer } },
  },
  /** A larger share, by hand. */
  widenTrial: {
    method: 'POST',
    url: '/trials/:id/share',
    schema: { params: byId, body: exactly({ share }), response: { 200: answer } },
  },
  /** Its phones play what is live again, and the change is open for edits. One that has halted is put away. */
  endTrial: {
    method: 'DELETE',
    url: '/trials/:id',
    schema: { params: byId, response: { 200: exactly({ ended: Type.Boolean() }) } },
  },
} as const satisfies Readonly<Record<string, Route>>
