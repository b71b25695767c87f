import { baselineUrls } from 'virtual:baseline-urls'
import { PLAN_VERSION } from '../format/release.ts'
import { browserHost } from '../release/browserHost.ts'
import { createReleases, type Releases } from '../release/createReleases.ts'
import type { HeldRelease } from '../release/LoadedRelease.ts'
import { readPlan } from '../renderer/readPlan.ts'
import { browserStorage } from '../platform/browserStorage.ts'
import { deviceNumber } from '../app/device/deviceNumber.ts'
import { createVisibility } from '../app/device/createVisibility.ts'
import { hasWorker, registerServiceWorker } from './offline/registerServiceWorker.ts'
import { createHeartbeat, type HeartbeatTeller } from '../app/reports/createHeartbeat.ts'
import { createReports, type Reports } from '../app/reports/createReports.ts'
import { type PostJson, postJson } from '../app/reports/postJson.ts'
import { watchErrors } from '../app/reports/watchErrors.ts'
import { createUpdates } from '../app/update/createUpdates.ts'
import type { Update } from '../app/update/Update.ts'
import { watchBuild } from '../app/update/watchBuild.ts'
import type { Readable, Store } from '../store/Store.ts'

interface LaterOptions {
  /** With the copy of the member's language; the others come when they are wanted. */
  readonly baseline: HeldRelease
  /** The name of this build. */
  readonly build: string
  /** Something is typed that a reload would lose. */
  readonly isDirty: Readable<boolean>
  /** The reload that the member is offered. */
  readonly offered: Store<Update | undefined>
  /** A file of this build has not come so far. */
  readonly hasMissed: boolean
}

export interface Later {
  readonly releases: Releases
  readonly reports: Reports
  readonly heartbeat: HeartbeatTeller
  readonly post: PostJson
}

/** Work of the app after the first screen: following and reporting to the service, starting offline. */
export function startLater({ baseline, build, isDirty, offered, hasMissed }: LaterOptions): Later {
  const device = browserHost(window)
  const releases = createReleases({
    ...device,
    baseline,
    copyUrls: baselineUrls.copy,
    plan: PLAN_VERSION,
    readPlan,
    deviceNumber: deviceNumber(browserStorage('localStorage'), device.random),
    report: ({ code, file = '' }) => reports.add({ code: `release-${code}`, screen: 'release', pointer: file }),
  })
  const post = postJson(device.fetch)
  const heartbeat = createHeartbeat({ ...device, post, releases, build })
  const reports = createReports({
    post,
    build,
    seq: () => releases.getSnapshot().seq,
    // What keeps a release from coming is no fault of the one that plays.
    onFault: ({ screen }) => screen !== 'release' && heartbeat.fault(screen),
  })
  watchErrors(window, reports)
  const offerNewer = createUpdates({
    window,
    storage: browserStorage('sessionStorage'),
    build,
    release: releases,
    isDirty,
    offered,
    hasMissed,
  })
  watchBuild({
    fetch: device.fetch,
    visibility: createVisibility(document),
    build,
    isKept: hasWorker(window),
    onNewer: offerNewer,
  })
  // Some browsers say one of them for good.
  for (const change of ['online', 'offline']) window.addEventListener(change, () => void releases.checkNow())
  void registerServiceWorker(window)
  // The page's frame is gone, and so is the picture in it: a carousel that loads from now on has another one.
  const { dataset, style } = document.documentElement
  delete dataset['frame']
  style.removeProperty('--first-picture')
  return { releases, reports, heartbeat, post }
}
