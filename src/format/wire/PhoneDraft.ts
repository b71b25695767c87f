import { type Static, Type } from 'typebox'
import type { Manifest } from '../release.ts'
import type { Stops } from './stops.ts'

/** Answer of the desk to a phone that shows the draft. */
export const PhoneDraftSchema = Type.Object(
  {
    /** How long the link still is good for, in ms. */
    leftMs: Type.Number(),
    isBroken: Type.Boolean(),
    /** Stops that are on, as members' apps hear of them; missing where nothing is stopped. */
    stops: Type.Optional(Type.Unsafe<Stops>(Type.Object({}))),
    /** Missing where the phone already has it, and where the draft has errors. */
    release: Type.Optional(
      Type.Object(
        {
          sha: Type.String(),
          manifest: Type.Unsafe<Manifest>(Type.Object({})),
          /** By address; only what the phone does not hold. */
          files: Type.Record(Type.String(), Type.String()),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type PhoneDraft = Static<typeof PhoneDraftSchema>
