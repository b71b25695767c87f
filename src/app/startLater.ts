import type { CompiledRelease } from '../format/release.ts'
import { PLAN_VERSION } from '../format/release.ts'
import { browserHost } from '../release/browserHost.ts'
import { createReleases, type Releases } from '../release/createReleases.ts'
import { createVisibility } from './device/createVisibility.ts'
import { registerServiceWorker } from './offline/registerServiceWorker.ts'
import { createReports, type Reports } from './reports/createReports.ts'
import { watchBuild } from './update/watchBuild.ts'

export interface LaterOptions {
  readonly baseline: CompiledRelease
  /** The name of this build. */
  readonly build: string
  readonly onNewer: () => void
}

export interface Later {
  readonly releases: Releases
  readonly reports: Reports
}

/** What the app wants of a browser but no first screen needs: following the service, reporting to it, starting offline. */
export function startLater({ baseline, build, onNewer }: LaterOptions): Later {
  const device = browserHost(window)
  const releases = createReleases({
    ...device,
    baseline,
    plan: PLAN_VERSION,
    report: ({ code, file = '' }) => reports.add({ code: `release-${code}`, screen: 'release', pointer: file }),
  })
  const reports = createReports({ fetch: device.fetch, build, seq: () => releases.getSnapshot().seq })
  watchBuild({ fetch: device.fetch, visibility: createVisibility(document), build, onNewer })
  void registerServiceWorker(window)
  return { releases, reports }
}
