import { Refusal } from './Refusal.ts'

/** What does not work now, in sentences for operators: in the desk while it lasts, in the log once when it begins and once when it ends. */
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
