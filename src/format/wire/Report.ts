import { type Static, Type } from 'typebox'

/** Report of something that an app could not show: where and why, never what a member entered or saw. */
const ReportSchema = Type.Object(
  {
    /** The number of the release, or of the trial, that the app was playing; 0 for the bundled one. */
    release: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
    code: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }),
    /** Of a part of a document: no spaces, no quotes, nothing a value could travel in comfortably. */
    pointer: Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_.:~#/-]*$' }),
    build: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_.-]*$' }),
  },
  { additionalProperties: false },
)
export type Report = Readonly<Static<typeof ReportSchema>>

/** Body that an app sends to `/release/reports`. */
export const ReportsSchema = Type.Object(
  { reports: Type.Array(ReportSchema, { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
)
