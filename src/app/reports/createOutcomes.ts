import type { Outcomes, Visit } from '../../format/wire/Outcomes.ts'
import { MOST_VISITS, REMEMBERED_MS } from '../../format/wire/visits.ts'
import { randomId } from '../../platform/randomId.ts'
import type { ReleasesSnapshot } from '../../release/ReleasesSnapshot.ts'
import type { Readable } from '../../store/Store.ts'
import { backoff } from '../../timing/backoff.ts'
import type { PostJson } from './postJson.ts'

interface OutcomesOptions {
  readonly post: PostJson
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly releases: Pick<Readable<Pick<ReleasesSnapshot, 'counted'>>, 'getSnapshot'>
}

/** More than that wait only where the service has been away; the oldest are dropped. */
const MOST = 3 * MOST_VISITS
/** From the end of a visit to its message, in ms, so that several share one. */
const WAIT_MS = 10_000
const retry = { first: 30_000, most: 120_000, spread: [0.5, 1] } as const

/**
 * Tells the service how visits of forms ended, in batches that it counts once however often they come. Only if this
 * page is among those that are counted. What cannot be said within ten minutes is dropped, as it would count for
 * another hour.
 */
export function createOutcomes({ post, document, releases }: OutcomesOptions): {
  readonly add: (visit: Visit) => void
} {
  const draw = Math.random()
  const isHidden = () => document.visibilityState === 'hidden'
  let waiting: readonly { readonly visit: Visit; readonly at: number }[] = []
  let batch: { readonly said: Outcomes; readonly until: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isUnknown = false
  let failures = 0

  function schedule(): void {
    clearTimeout(timer)
    if (batch === undefined && waiting.length === 0) return
    const ms = failures > 0 ? backoff(failures - 1, retry) : WAIT_MS * (0.5 + 0.5 * Math.random())
    timer = setTimeout(() => void send(), ms)
  }

  /** The batch that is on its way, or the next one. */
  function next(): typeof batch {
    const now = Date.now()
    if (batch && batch.until > now) return batch
    waiting = waiting.filter(({ at }) => at + REMEMBERED_MS > now)
    const taken = waiting.slice(0, MOST_VISITS)
    waiting = waiting.slice(MOST_VISITS)
    const [first] = taken
    return (
      first && { said: { id: randomId(), visits: taken.map(({ visit }) => visit) }, until: first.at + REMEMBERED_MS }
    )
  }

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    batch = next()
    if (batch) {
      const status = await post('outcomes', batch.said).then(
        (answer) => answer.status,
        () => undefined,
      )
      // An older service does not know them; it is not asked again.
      isUnknown = status === 404
      const isOver = status !== undefined && status < 500 && status !== 429
      failures = isOver ? 0 : failures + 1
      if (isOver) batch = undefined
      if (isUnknown) waiting = []
    }
    isSending = false
    schedule()
  }

  // At once: nothing may run any more in a page that is closed.
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) void send()
  })
  return {
    add(visit) {
      if (isUnknown || draw >= releases.getSnapshot().counted) return
      waiting = [...waiting, { visit, at: Date.now() }].slice(-MOST)
      if (isHidden()) void send()
      else if (!isSending && batch === undefined) schedule()
    },
  }
}
