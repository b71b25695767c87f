import { createAnswer, startWorker } from '../../../mocks/browser.ts'
import { createHandlers } from '../../../mocks/handlers.ts'
import { storageKeys, writeStored } from '../../platform/storageKeys.ts'
import { createApp } from '../createApp.tsx'
import { createSimulation } from '../demo/createSimulation.ts'
import { inPageFetch } from '../demo/inPageFetch.ts'
import { browserStorage } from '../device/browserStorage.ts'
import { sessionChannel } from '../device/sessionChannel.ts'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { fetchBaseline } from '../release/fetchBaseline.ts'
import { type ReleaseFile, unpackRelease } from '../release/releaseFile.ts'

/**
 * `npm run dev`: the documents on the disk, played as they are saved, against the simulated platform.
 * `?scenario=agent` before the `#` starts in a named situation.
 */
export async function startDev(): Promise<void> {
  const release = createPlainReleases(await fetchBaseline(window.fetch))
  import.meta.hot?.on('playbill:documents', (file: ReleaseFile) => release.play(unpackRelease(file)))

  const scenario = new URLSearchParams(window.location.search).get('scenario') ?? 'visitor'
  const { platform, network, token } = createSimulation(scenario, release)
  const session = browserStorage('sessionStorage')
  // The simulated platform begins anew with the page and knows no token of before.
  writeStored(session, storageKeys.token, token ?? null)

  // No service worker over plain http, as from a phone in the same network.
  const hasWorker = 'serviceWorker' in navigator
  const handlers = createHandlers(platform, { network })
  if (hasWorker) await startWorker(handlers)

  createApp({
    fetch: hasWorker ? async (input, init) => window.fetch(input, init) : inPageFetch(createAnswer(handlers)),
    release,
    storage: { session, local: browserStorage('localStorage') },
    clock: Date,
    channel: scenario === 'visitor' ? sessionChannel(window) : undefined,
    subtle: window.crypto.subtle,
    // oxlint-disable-next-line no-console -- a developer reads it here
    report: (problem) => console.warn('A part of the release could not be played.', problem),
  }).mount(document.querySelector('#root') ?? document.body)
}
