import { retry } from '../release/retry.ts'
import { backoff } from '../timing/backoff.ts'
import type { Releases } from '../release/createReleases.ts'
import type { HeldRelease } from '../release/LoadedRelease.ts'
import { startSnapshot } from '../release/ReleasesSnapshot.ts'
import { createListeners } from '../store/createListeners.ts'
import { loadOnce } from '../app/loadOnce.ts'

interface LateReleases extends Releases {
  /** The whole of the build's own release, which plays once it has come. */
  readonly whole: () => Promise<HeldRelease>
}

/**
 * Releases that play the build's own one at once and follow the service as soon as the code for that has come: the
 * first screen needs none of it. When it does not come, the build's own release plays on, and it is asked for again
 * with growing pauses, and at once by whoever checks.
 * @param baseline the build's own release, whole or as far as the first screen needs it
 * @param bringWhole loads the whole of it
 * @param load loads the client, which begins with the whole
 */
export function createLateReleases(
  baseline: HeldRelease,
  bringWhole: () => Promise<HeldRelease>,
  load: () => Promise<Releases>,
): LateReleases {
  const listeners = createListeners()
  let following: Releases | undefined
  let alone = startSnapshot(baseline)
  let loading: Promise<void> | undefined
  let isRunning = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const whole = loadOnce(async () => {
    if (baseline.isWhole) return baseline
    const release = await bringWhole()
    // Nothing else has played so far: the client begins with it.
    alone = { ...alone, release }
    tell()
    return release
  })

  function tell(): void {
    listeners.tell()
  }

  async function follow(): Promise<void> {
    const next = await load().catch(() => undefined)
    if (!next) {
      loading = undefined
      failures += 1
      schedule()
      alone = { ...alone, online: false }
      tell()
      return
    }
    following = next
    next.subscribe(tell)
    tell()
    if (isRunning) await next.start()
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    return (loading ??= follow())
  }

  function schedule(): void {
    if (isRunning) timer = setTimeout(() => void ask(), backoff(failures - 1, retry))
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => following?.getSnapshot() ?? alone,
    async start() {
      isRunning = true
      if (following) return following.start()
      return ask()
    },
    stop() {
      isRunning = false
      clearTimeout(timer)
      following?.stop()
    },
    async checkNow() {
      await ask()
      return following?.checkNow()
    },
    whole,
    wantWhole: () => void whole().catch(() => undefined),
    async wantCopy(locale) {
      await ask()
      return following?.wantCopy(locale)
    },
  }
}
