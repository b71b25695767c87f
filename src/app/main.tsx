import { hasDirtyForms } from '../renderer/form/dirtyForms.ts'
import { createApp } from './createApp.tsx'
import { browserStorage } from './device/browserStorage.ts'
import { sessionChannel } from './device/sessionChannel.ts'
import { createLateReleases } from './release/createLateReleases.ts'
import { fetchBaseline } from './release/fetchBaseline.ts'
import { createUpdates } from './update/createUpdates.ts'

/** The members' app in a browser. In dev it plays the documents on the disk against the simulated platform instead. */
if (import.meta.env.DEV) {
  const { startDev } = await import('./dev/startDev.ts')
  await startDev()
} else {
  await startApp()
}

async function startApp(): Promise<void> {
  const fetch: typeof window.fetch = async (input, init) => window.fetch(input, init)
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
  const baseline = await fetchBaseline(fetch)
  const later = import('./startLater.ts').then(({ startLater }) => startLater({ baseline, build, onNewer: () => updates.offer() }))
  const release = createLateReleases(baseline, async () => (await later).releases)
  const updates = createUpdates({ window, release, isDirty: hasDirtyForms })

  createApp({
    fetch,
    release,
    storage: { session: browserStorage('sessionStorage'), local: browserStorage('localStorage') },
    clock: Date,
    channel: sessionChannel(window),
    // Undefined over plain http, whatever the types say.
    subtle: window.crypto.subtle,
    updates,
    report: (problem) => void later.then(({ reports }) => reports.add(problem)).catch(() => undefined),
  }).mount(document.querySelector('#root') ?? document.body)
}
