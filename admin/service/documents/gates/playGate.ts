import type { OlderApps } from '../play/createOlderApps.ts'
import type { PlayTest } from '../play/PlayTest.ts'
import { type Gate, noFindings } from './Gate.ts'

/**
 * Refuses a release with a screen that throws when it is really mounted: by this build, and once that shows them all, by
 * the apps of earlier builds.
 */
export function playGate(playTest: PlayTest, olderApps?: Pick<OlderApps, 'play'>): Gate {
  return async ({ release, live }) => {
    if (release === undefined) return noFindings
    const blockers = await playTest(release)
    if (blockers.length > 0 || live === undefined || olderApps === undefined) return { blockers, warnings: [] }
    return olderApps.play(release, live)
  }
}
