import { Type } from 'typebox'
import { exactly, seq } from './fields.ts'
import type { Route, Told } from './Route.ts'

const SumsSchema = exactly({
  /** Visits that began and have ended. */
  begun: Type.Integer(),
  sent: Type.Integer(),
  /** Sent, and nobody knows what became of it. */
  unknown: Type.Integer(),
  /** Refused and then left. */
  refused: Type.Integer(),
  /** By the field that refused first; the platform's own refusals have none. */
  fields: Type.Record(Type.String(), Type.Integer()),
})
/** How visits of a form ended. */
export type OutcomeSums = Told<typeof SumsSchema>

const FormSchema = exactly({
  screen: Type.String(),
  form: Type.String(),
  before: SumsSchema,
  after: SumsSchema,
  /** At the same hours a week before; missing where these are the hours before, or are no longer known. */
  weekBefore: Type.Optional(SumsSchema),
  /** Whether "sent of begun" differs by more than chance explains; `few`: under 20 visits on one side. */
  verdict: Type.Enum(['differs', 'same', 'few'], { type: 'string' }),
})

/** Why a window is shorter than it might be. */
const windowCuts = ['next', 'previous', 'stop', 'trial', 'hours', 'now'] as const

const FigureSchema = exactly({
  figure: Type.Enum(['lcp', 'inp', 'cls', 'answer', 'errors'], { type: 'string' }),
  /** Value that three of four pages keep to: ms, thousandths of layout shift, errors; missing under 20 pages. */
  before: Type.Optional(Type.Number()),
  after: Type.Optional(Type.Number()),
})

const WindowSchema = exactly({
  window: Type.Enum(['halfHour', 'day', 'week'], { type: 'string' }),
  /** Half hours on each side, those in which the release went out on both. */
  halves: Type.Integer(),
  from: Type.String(),
  until: Type.String(),
  cut: Type.Array(Type.Enum([...windowCuts], { type: 'string' })),
  forms: Type.Array(FormSchema),
  /** Pages that said how they did, and how many of those after it ran another build than the service has. */
  pages: exactly({ before: Type.Integer(), after: Type.Integer(), older: Type.Integer() }),
  figures: Type.Array(FigureSchema),
})
export type OutcomeComparison = Told<typeof WindowSchema>

const ReleaseOutcomesSchema = exactly({
  /** When the release went out. */
  at: Type.String(),
  /** The share of open apps that say how visits end, from 0 to 1. */
  counted: Type.Number(),
  windows: Type.Array(WindowSchema),
})
/** How visits of forms ended before and after a release. */
export type ReleaseOutcomes = Told<typeof ReleaseOutcomesSchema>

export const outcomeApi = {
  outcomes: {
    method: 'GET',
    url: '/releases/:seq/outcomes',
    schema: { params: Type.Object({ seq }), response: { 200: ReleaseOutcomesSchema } },
  },
} as const satisfies Readonly<Record<string, Route>>
