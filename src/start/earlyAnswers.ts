import { noteExchange } from '../platform/exchangeTimes.ts'

/** A read that the page has begun before the app was there. */
export interface EarlyAnswer {
  /** The headers it was sent with: another token or language asks something else. */
  readonly headers: Readonly<Record<string, string>>
  readonly sentAt: number
  readonly answer: Promise<Response>
  /** Undefined until the answer has begun to come. */
  receivedAt?: number
}

/** By `earlyKey`. */
export type EarlyAnswers = Record<string, EarlyAnswer>

declare global {
  interface Window {
    /** Answers to the reads of the page's early script. */
    playbillEarly?: EarlyAnswers
  }
}

/** Older answers are not news: what was asked for has been waited for otherwise. */
const FRESH_MS = 10_000

/** The reads that have begun; what the early script has not asked for by now is left to the app. */
export function takeEarlyAnswers(page: Pick<Window, 'playbillEarly'>): EarlyAnswers {
  const early = page.playbillEarly ?? {}
  delete page.playbillEarly
  return early
}

/** Key of an early read. The early script writes it the same way. */
const earlyKey = (method: string, url: string, body: string) => `${method} ${url} ${body}`

/**
 * The same fetch, which takes an answer that is already on its way in place of asking again: each once, only for the
 * same question by the same member, and asks itself where that answer has not come.
 */
export function withEarlyAnswers(
  fetch: typeof globalThis.fetch,
  early: EarlyAnswers,
  now: () => number = Date.now,
): typeof globalThis.fetch {
  function take(input: RequestInfo | URL, { method = 'GET', headers, body }: RequestInit): EarlyAnswer | undefined {
    if (typeof input !== 'string' || (typeof body !== 'string' && body !== undefined)) return undefined
    const key = earlyKey(method, input, body ?? '')
    const found = Object.hasOwn(early, key) ? early[key] : undefined
    if (found === undefined) return undefined
    delete early[key]
    return now() - found.sentAt < FRESH_MS && isSame(new Headers(headers), new Headers(found.headers))
      ? found
      : undefined
  }

  return async (input, init = {}) => {
    const found = take(input, init)
    if (found === undefined) return fetch(input, init)
    try {
      const answer = await found.answer
      noteExchange(answer, { sentAt: found.sentAt, receivedAt: found.receivedAt ?? now() })
      return answer
    } catch {
      return fetch(input, init)
    }
  }
}

function isSame(one: Headers, other: Headers): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other])
}
