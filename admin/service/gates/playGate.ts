import type { PlayTest } from '../play/PlayTest.ts'
import { type Gate, noFindings } from './Gate.ts'

/** Refuses a release with a screen that throws when it is really mounted. */
export function playGate(playTest: PlayTest): Gate {
  return async ({ release }) =>
    release === undefined ? noFindings : { blockers: await playTest(release), warnings: [] }
}
