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

const figure = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))
const PageSchema = Type.Object(
  {
    /** The number of the release, or of the trial, that played when the page was put away. */
    release: VisitSchema.properties.release,
    build: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_.-]*$' }),
    lcp: figure,
    inp: figure,
    cls: figure,
    answer: figure,
    errors: figure,
  },
  { additionalProperties: false },
)
/** Figures of one page, those that the browser tells (`pageFigures.ts`). */
export type Page = Readonly<Static<typeof PageSchema>>

/** Message of an open app: how visits of forms ended since the last one, or how its page did. */
export const OutcomesSchema = Type.Object(
  {
    /** Drawn for this message, which may come twice. */
    id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    visits: Type.Array(VisitSchema, { maxItems: MOST_VISITS }),
    page: Type.Optional(PageSchema),
  },
  { additionalProperties: false },
)
export type Outcomes = Readonly<Omit<Static<typeof OutcomesSchema>, 'visits'>> & { readonly visits: readonly Visit[] }
