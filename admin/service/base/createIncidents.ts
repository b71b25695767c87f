import type { IncidentId, Trouble } from '../../api/incidentApi.ts'
import { Refusal } from './Refusal.ts'

/** A sentence for operators, in English and as data. */
export type Incident = Pick<Trouble, 'message' | 'said'>

export const incident = (id: IncidentId, message: string, values?: Readonly<Record<string, string>>): Incident => ({
  message,
  said: { id, ...(values && { values }) },
})

/**
 * Current troubles, for operators: in the desk while they last, in the log once when they begin and once when they end.
 * Two are the same when they say the same.
 */
export interface Incidents {
  raise(incident: Incident, error: unknown): void
  settle(incident: Incident): void
  has(incident: Incident): boolean
  list(): readonly Trouble[]
}

export type Warn = (message: string, error?: unknown) => void

export function createIncidents(warn: Warn): Incidents {
  const current = new Map<string, Trouble>()
  return {
    raise({ message, said }, error) {
      const isNew = !current.has(message)
      current.set(message, {
        message: error instanceof Refusal ? `${message} ${error.message}` : message,
        said,
        ...(error instanceof Refusal && { refusal: { code: error.code, details: error.details } }),
      })
      if (isNew) warn(message, error)
    },
    settle({ message }) {
      if (current.delete(message)) warn(`Over: ${message}`)
    },
    has: ({ message }) => current.has(message),
    list: () => [...current.values()],
  }
}

/** Raises the incidents of now in place of those of before, and answers them. */
export function replaceIncidents(
  incidents: Pick<Incidents, 'raise' | 'settle'>,
  before: readonly Incident[],
  now: readonly Incident[],
): readonly Incident[] {
  for (const one of before) if (!now.some(({ message }) => message === one.message)) incidents.settle(one)
  for (const one of now) incidents.raise(one, undefined)
  return now
}
