import type { Envelope } from './Envelope.ts'
import { Refusal } from './Refusal.ts'

export interface Idempotency {
  /** Runs the call once for a key: the same key and body give the first answer again, another body is refused. */
  once: (key: string, body: string, run: () => Envelope) => Envelope
}

export function createIdempotency(): Idempotency {
  const answers = new Map<string, { body: string; answer: Envelope }>()

  return {
    once(key, body, run) {
      const known = answers.get(key)
      if (known) {
        if (known.body !== body) throw new Refusal('keyReused', {}, 409)
        return known.answer
      }
      const answer = run()
      answers.set(key, { body, answer })
      return answer
    },
  }
}
