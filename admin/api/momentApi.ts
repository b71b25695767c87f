import { Type } from 'typebox'
import { exactly, moment, seq } from './fields.ts'
import { manifest } from './manifest.ts'
import { ReleaseSchema } from './releaseApi.ts'
import type { Route, Told } from './Route.ts'
import { StopSchema } from './stopApi.ts'

const { sha, kind, actor, reason } = ReleaseSchema.properties

const MomentSchema = exactly({
  /** The moment that was asked for, in UTC. */
  at: Type.String(),
  seq,
  sha,
  kind,
  actor,
  reason,
  /** When the release became live. */
  from: Type.String(),
  /** When the next one did; missing while it is live. */
  until: Type.Optional(Type.String()),
  /** Whether another build than today's shipped the documents under it. */
  isOtherBuild: Type.Boolean(),
  manifest,
  /** Every file, by address. */
  files: Type.Record(Type.String(), Type.String()),
  /** The stops that were on; missing where it cannot be told. */
  stops: Type.Optional(Type.Array(StopSchema)),
  /** The moment lies where a restored backup knows nothing: other releases and stops may have been live. */
  gap: Type.Optional(exactly({ from: Type.String(), until: Type.String() })),
})
/** Release and stops at a moment of the past. */
export type Moment = Told<typeof MomentSchema>

/** The past. */
export const momentApi = {
  moment: {
    method: 'GET',
    url: '/releases/at',
    schema: {
      querystring: Type.Object({
        at: moment,
      }),
      response: { 200: MomentSchema },
    },
  },
} as const satisfies Readonly<Record<string, Route>>
