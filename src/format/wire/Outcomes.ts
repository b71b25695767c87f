import { type Static, Type } from 'typebox'
import { MOST_VISITS, outcomes } from './visits.ts'

const name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_.-]+$' })

const VisitSchema = Type.Object(
  {
    /** The number of the release, or of the trial, under which it began. */
    release: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
    screen: name,
    form: name,
    outcome: Type.Enum(outcomes),
    /** The field that refused first. */
    field: Type.Optional(name),
  },
  { additionalProperties: false },
)
/** One visit of a form, without a word of who it was or what was typed. */
export type Visit = Readonly<Static<typeof VisitSchema>>

/** Message of an open app: how visits of forms ended since the last one. */
export const OutcomesSchema = Type.Object(
  {
    /** Drawn for this message, which may come twice. */
    id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    visits: Type.Array(VisitSchema, { minItems: 1, maxItems: MOST_VISITS }),
  },
  { additionalProperties: false },
)
export type Outcomes = Readonly<Omit<Static<typeof OutcomesSchema>, 'visits'>> & { readonly visits: readonly Visit[] }
