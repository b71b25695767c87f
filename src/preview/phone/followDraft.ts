import type { PhoneDraft } from '../../format/wire/PhoneDraft.ts'
import type { CompiledRelease } from '../../format/release.ts'
import type { Stops } from '../../format/wire/stops.ts'
import type { PhoneState } from './PhoneState.ts'

interface FollowOptions {
  readonly token: string
  /** Moment that the phone plays; not a date for the usual afternoon. */
  readonly at: string
  readonly fetch: typeof fetch
  readonly document: Document
  readonly onState: (state: PhoneState) => void
}

/** How often the draft is looked at, in ms. */
const EVERY = 1_000
const EVERY_WHILE_UNREACHABLE = 3_000
/** A look that takes longer has failed, in ms. */
const PATIENCE = 10_000

/** Keeps a phone at the draft until its link ends, which it also knows without the desk; returns how to stop. */
export function followDraft({ token, at, fetch, document, onState }: FollowOptions): () => void {
  const { defaultView: window } = document
  // What goes out by itself until then is played, too.
  const until = Number.isNaN(Date.parse(at)) ? {} : { at: new Date(at).toISOString() }
  let isStopped = false
  let release: CompiledRelease | undefined
  let stops: Stops | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isOver = (): boolean => false

  async function look(): Promise<void> {
    const query = new URLSearchParams({ ...(release && { have: release.sha }), ...until }).toString()
    const asked = stopwatch()
    const response = await fetch(`/phone-api/draft${query && `?${query}`}`, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (response.status === 401) return end()
    if (!response.ok) throw new Error(`The desk answered ${response.status}.`)
    const answer: PhoneDraft = await response.json()
    isOver = () => asked() >= answer.leftMs
    stops = answer.stops
    if (answer.release !== undefined) {
      const files = new Map([...(release?.files ?? []), ...Object.entries(answer.release.files)])
      release = { manifest: answer.release.manifest, sha: answer.release.sha, files }
    }
    tell(answer.isBroken ? 'broken' : 'playing')
  }

  function tell(kind: PhoneState['kind']): void {
    if (!isStopped) onState({ kind, ...(release !== undefined && { release }), ...(stops !== undefined && { stops }) })
  }

  function end(): void {
    release = undefined
    stops = undefined
    tell('ended')
    stop()
  }

  async function lookAgain(): Promise<void> {
    clearTimeout(timer)
    // Nobody looks at a hidden page.
    if (isLooking || document.visibilityState !== 'visible') return
    if (isOver()) return end()
    isLooking = true
    const every = await look().then(
      () => EVERY,
      () => {
        tell('unreachable')
        return EVERY_WHILE_UNREACHABLE
      },
    )
    isLooking = false
    if (!isStopped) timer = setTimeout(wake, every)
  }

  const wake = (): void => void lookAgain()

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
    window?.removeEventListener('online', wake)
  }

  document.addEventListener('visibilitychange', wake)
  window?.addEventListener('online', wake)
  wake()
  return stop
}

/** Milliseconds since then by the clock that says more: the steady one may stop in sleep, the other be set back. */
function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - steady, Date.now() - wall)
}
