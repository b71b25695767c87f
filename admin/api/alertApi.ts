import { Type } from 'typebox'
import { stopNames } from '../../src/format/wire/stops.ts'
import { exactly } from './fields.ts'
import type { Route, Told } from './Route.ts'

const TakenAlertSchema = exactly({
  /** Name of the alert; missing where it has none. */
  alert: Type.Optional(Type.String()),
  /** Missing where it names none that the token may set. */
  stop: Type.Optional(Type.Enum([...stopNames], { type: 'string' })),
  /**
   * `lifted`: a person has lifted the stop since this alert was first told, so it stays lifted. `resolved`: what is over
   * lifts nothing.
   */
  outcome: Type.Enum(['stopped', 'already-stopped', 'lifted', 'resolved', 'refused'], { type: 'string' }),
  message: Type.String(),
})
/** An alert, and what became of it. */
export type TakenAlert = Told<typeof TakenAlertSchema>

/** Calls of programs with a machine token, which no session opens. */
export const alertApi = {
  /** Takes the webhook of Alertmanager, version 4, or `{ "stop", "reason", "id" }`; read by `readAlerts`. */
  alert: {
    method: 'POST',
    url: '/alerts',
    schema: { body: Type.Unknown(), response: { 200: exactly({ alerts: Type.Array(TakenAlertSchema) }) } },
  },
} as const satisfies Readonly<Record<string, Route>>
