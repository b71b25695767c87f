import type { Clock } from '../platform/Clock.ts'
import type { Releases } from '../release/createReleases.ts'
import type { Readable } from '../store/Store.ts'
import type { AppOptions } from './AppOptions.ts'

/** A check that changed nothing is not repeated for so many ms: calls may fail while the service answers. */
const LOOK_AGAIN = 10_000

interface Options {
  readonly release: Pick<Releases, 'checkNow'>
  readonly online: Readable<boolean>
  readonly clock: Clock
  readonly onDemonstration: () => void
}

/**
 * The fetch of the platform's calls. A call that ends otherwise than the service was last known triggers a look at it;
 * and every answer of the demonstration says that it is one.
 */
export function noticeReach(
  fetch: AppOptions['fetch'],
  { release, online, clock, onDemonstration }: Options,
): AppOptions['fetch'] {
  let lookedAt = Number.NEGATIVE_INFINITY

  async function note(isAnswered: boolean): Promise<void> {
    const isKnown = () => online.getSnapshot() === isAnswered
    // A device clock that was set back says nothing of how long ago it was.
    if (isKnown() || Math.abs(clock.now() - lookedAt) < LOOK_AGAIN) return
    lookedAt = clock.now()
    await release.checkNow()
    if (isKnown()) lookedAt = Number.NEGATIVE_INFINITY
  }

  return async (input, init) => {
    try {
      const answer = await fetch(input, init)
      void note(true)
      if (answer.headers.get('x-demonstration') === 'true') onDemonstration()
      return answer
    } catch (error) {
      void note(false)
      throw error
    }
  }
}
