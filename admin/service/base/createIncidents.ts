import { Refusal } from './Refusal.ts'

/**
 * Current troubles, in sentences for operators: in the desk while they last, in the log once when they begin and once
 * when they end.
 */
export interface Incidents {
  raise(sentence: string, error: unknown): void
  settle(sentence: string): void
  list(): readonly string[]
}

export type Warn = (message: string, error?: unknown) => void

export function createIncidents(warn: Warn): Incidents {
  const current = new Map<string, string>()
  return {
    raise(sentence, error) {
      const isNew = !current.has(sentence)
      current.set(sentence, error instanceof Refusal ? `${sentence} ${error.message}` : sentence)
      if (isNew) warn(sentence, error)
    },
    settle(sentence) {
      if (current.delete(sentence)) warn(`Over: ${sentence}`)
    },
    list: () => [...current.values()],
  }
}
