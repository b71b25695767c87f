import { PLAN_VERSION } from '../format/release.ts'
import { browserHost } from '../release/browserHost.ts'
import { createReleases } from '../release/createReleases.ts'
import { hasDirtyForms } from '../renderer/form/dirtyForms.ts'
import { createApp } from './createApp.tsx'
import { browserStorage } from './device/browserStorage.ts'
import { createVisibility } from './device/createVisibility.ts'
import { sessionChannel } from './device/sessionChannel.ts'
import { registerServiceWorker } from './offline/registerServiceWorker.ts'
import { fetchBaseline } from './release/fetchBaseline.ts'
import { createReports } from './reports/createReports.ts'
import { createUpdates } from './update/createUpdates.ts'

/** The members' app in a browser. In dev it plays the documents on the disk against the simulated platform instead. */
if (import.meta.env.DEV) {
  const { startDev } = await import('./dev/startDev.ts')
  await startDev()
} else {
  await startApp()
}

async function startApp(): Promise<void> {
  const device = browserHost(window)
  const { fetch } = device
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
  const baseline = await fetchBaseline(fetch)
  const release = createReleases({
    ...device,
    baseline,
    plan: PLAN_VERSION,
    report: ({ code, file = '' }) => reports.add({ code: `release-${code}`, screen: 'release', pointer: file }),
  })
  const reports = createReports({ fetch, build, seq: () => release.getSnapshot().seq })
  const visibility = createVisibility(document)

  createApp({
    fetch,
    release,
    storage: { session: browserStorage('sessionStorage'), local: browserStorage('localStorage') },
    clock: Date,
    channel: sessionChannel(window),
    // Undefined over plain http, whatever the types say.
    subtle: window.crypto.subtle,
    updates: createUpdates({ window, fetch, release, visibility, build, isDirty: hasDirtyForms }),
    report: (problem) => reports.add(problem),
  }).mount(document.querySelector('#root') ?? document.body)

  void registerServiceWorker(window)
}
