import { Type } from 'typebox'
import { exactly } from './fields.ts'
import { SaidSchema } from './findings.ts'
import type { Told } from './Route.ts'

/** Faults of the service, for each of which the desk has words. */
export type IncidentId =
  | 'app-not-kept'
  | 'audit-not-verified'
  | 'connection-ended'
  | 'damage-not-looked-for'
  | 'database-damaged'
  | 'desks-not-told'
  | 'figures-not-measured'
  | 'files-missing'
  | 'files-not-mended'
  | 'heads-old'
  | 'no-socket'
  | 'not-shown'
  | 'older-app-fails'
  | 'older-apps-not-tried'
  | 'others-not-seen'
  | 'own-stop-not-written'
  | 'own-stop-old'
  | 'own-stop-waits'
  | 'own-stops-damaged'
  | 'phones-not-stored'
  | 'reports-not-stored'
  | 'schedule-not-published'
  | 'scripts-not-kept'
  | 'store-ahead'
  | 'store-goes-on'
  | 'trial-not-read'
  | 'trial-not-watched'
  | 'visits-not-stored'
  | 'webhook-not-read'
  | 'webhook-refused'

export const TroubleSchema = exactly({
  message: Type.String(),
  /** Its `IncidentId`. */
  said: SaidSchema,
  /** Why, where the disk or the database refused. */
  refusal: Type.Optional(exactly({ code: Type.String(), details: Type.Record(Type.String(), Type.Unknown()) })),
})
/** A fault of the service now: in English with what to do about it, and as data for any language. */
export type Trouble = Told<typeof TroubleSchema>
