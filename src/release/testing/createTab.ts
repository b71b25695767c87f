import { vi } from 'vitest'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createReleases } from '../createReleases.ts'
import { loadRelease } from '../LoadedRelease.ts'
import type { ReleaseProblem } from '../ReleaseProblem.ts'
import type { ReleasesOptions } from '../ReleasesOptions.ts'
import { sha256 } from '../sha256InScript.ts'
import { buildRelease } from './buildRelease.ts'
import { createFakeVisibility } from './createFakeBrowser.ts'
import { createFakeClock } from './createFakeClock.ts'
import { createFakeOrigin } from './createFakeOrigin.ts'

export const baseline = buildRelease()
export const raised = buildRelease({ bankMin: '500' })
export const renamed = buildRelease({ bankMin: '500', title: 'Top up' })
export const HEAD = 'release/1/head.json'

// The platform's works on a thread of its own, for which no fake clock waits.
vi.spyOn(globalThis.crypto.subtle, 'digest').mockImplementation(async (_, bytes) =>
  Promise.resolve(new Uint8Array(sha256(bytes as Uint8Array)).buffer),
)

/** One page of the app with a fake service, clock and device. */
export function createTab(options: Partial<ReleasesOptions> = {}) {
  const clock = createFakeClock()
  const origin = createFakeOrigin()
  const visibility = createFakeVisibility()
  const storage = createMemoryStorage()
  const problems: ReleaseProblem[] = []
  const releases = createReleases({
    baseline: loadRelease(baseline),
    fetch: origin.fetch,
    storage,
    clock,
    random: () => 0.5,
    plan: 1,
    visibility,
    report: (problem) => problems.push(problem),
    ...options,
  })
  const files = () => origin.requests.map(({ path }) => path).filter((path) => path.includes('/files/'))
  const minimum = () => releases.getSnapshot().release.settings().values.recharge.bank.min
  return { clock, origin, visibility, storage, problems, releases, files, minimum }
}
