import { baselineLocale } from 'virtual:baseline-urls'
import { isLocale } from '../format/locales.ts'
import { readStored, storageKeys } from '../platform/storageKeys.ts'
import { loadRelease } from '../release/LoadedRelease.ts'
import { hasDirtyForms } from '../renderer/form/dirtyForms.ts'
import { createApp } from '../app/createApp.tsx'
import { browserStorage } from '../platform/browserStorage.ts'
import { loadFirstScreen } from './loadFirstScreen.ts'
import { loadOnce } from '../app/loadOnce.ts'
import { screenParts } from './screenParts.ts'
import { createLateReleases } from './createLateReleases.ts'
import { fetchBaseline, fetchFirst } from './fetchBaseline.ts'
import { watchStart } from './watchStart.ts'
import type { Later } from './startLater.ts'
import { takeEarlyAnswers, withEarlyAnswers } from './earlyAnswers.ts'
import type { Update } from '../app/update/Update.ts'
import type { PlatformInit } from '../platform/createPlatform.ts'
import type { SessionChannel } from '../platform/SessionMessage.ts'
import { createStore } from '../store/createStore.ts'

/** Starts the members' app in a browser, from what its build carries. */
export async function startApp(): Promise<void> {
  const early = takeEarlyAnswers(window)
  const starting = watchStart({
    fetch: withEarlyAnswers(async (input, init?: PlatformInit) => (init?.by ?? window.fetch)(input, init), early),
    isLoading: () => document.querySelector('[data-loading]') !== null,
    window,
  })
  const { fetch } = starting
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
  const chosen = readStored(browserStorage('localStorage'), storageKeys.locale)
  const wanted = [isLocale(chosen) ? chosen : baselineLocale]
  const first = await fetchFirst(fetch, window)
  const bringWhole = async () => loadRelease(await fetchBaseline(fetch, wanted), { previous: first })
  const baseline = first ?? (await bringWhole())
  const offered = createStore<Update | undefined>(undefined)
  // A file may be found missing before what takes care of it has come.
  let hasMissed = false
  window.addEventListener('vite:preloadError', () => (hasMissed = true))
  const later = loadOnce(async () => {
    const [{ startLater }, whole] = await Promise.all([import('./startLater.ts'), release.whole()])
    return startLater({ baseline: whole, build, isDirty: hasDirtyForms, offered, hasMissed })
  })
  const tell = (run: (to: Later) => unknown): void =>
    void later()
      .then(run)
      .catch(() => undefined)
  // Comes with the first form that is left.
  const outcomes = loadOnce(async () => {
    const [{ createOutcomes }, { post, releases }] = await Promise.all([
      import('../app/reports/createOutcomes.ts'),
      later(),
    ])
    return createOutcomes({ post, releases, document })
  })
  const release = createLateReleases(baseline, bringWhole, async () => {
    await starting.over
    return (await later()).releases
  })

  await loadFirstScreen(baseline, window.location.hash.slice(1))
  createApp({
    ...screenParts,
    fetch,
    release,
    storage: { session: browserStorage('sessionStorage'), local: browserStorage('localStorage') },
    clock: Date,
    channel: sessionChannel(window),
    // Undefined over plain http, whatever the types say.
    subtle: window.crypto.subtle,
    update: offered,
    onNavigated: starting.show,
    onVisited: (visit) =>
      void outcomes().then(
        ({ add }) => add(visit),
        () => undefined,
      ),
    report: (problem) => tell(({ reports }) => reports.add(problem)),
    onRefused: () => tell(({ heartbeat }) => heartbeat.refuse()),
  }).mount(document.querySelector('#root') ?? document.body)
  await starting.over
  tell(async ({ post, releases }) => {
    const { watchPage } = await import('../app/reports/watchPage.ts')
    watchPage({ post, releases, build, window })
  })
}

/** Reaches the other tabs of the app; undefined in a browser without BroadcastChannel. */
function sessionChannel(window: Window & typeof globalThis): SessionChannel | undefined {
  const Channel = 'BroadcastChannel' in window ? window.BroadcastChannel : undefined
  return Channel && new Channel('playbill-session')
}
