import { createHandlers } from '../../mocks/handlers.ts'
import type { Network } from '../../mocks/Network.ts'
import type { Locale } from '../format/locales.ts'
import { isLocale } from '../format/locales.ts'
import { readStored, storageKeys, type WebStorage } from '../platform/storageKeys.ts'
import { createApp } from '../app/createApp.tsx'
import { createSimulation } from '../demo/createSimulation.ts'
import { hearPages } from '../demo/hearPages.ts'
import { simulatedStorage } from '../demo/simulatedStorage.ts'
import type { PlainReleases } from '../app/release/createPlainReleases.ts'
import { createClock } from './ClockSetting.ts'
import { screenParts } from '../start/screenParts.ts'
import type { Trail } from './createTrail.ts'
import type { Wire } from './createWire.ts'
import type { WorkbenchState } from './WorkbenchState.ts'

/** A simulated platform and the app that plays on it. */
export interface World {
  /** The time in it. */
  readonly now: () => number
  /** Takes over what may change in place: the language and the network. */
  readonly follow: (state: WorkbenchState) => void
  readonly end: () => void
}

interface WorldOptions {
  readonly element: Element
  readonly release: PlainReleases
  readonly wire: Wire
  readonly trail: Trail
  readonly subtle: SubtleCrypto | undefined
  /** The member has chosen another language in the app. */
  readonly onLocale: (locale: Locale) => void
}

/** Begins a new world. It keeps nothing of the one before, so that the same state always shows the same. */
export function createWorld(
  state: WorkbenchState,
  { element, release, wire, trail, subtle, onLocale }: WorldOptions,
): World {
  const { persona, scenario, locale, clock } = state
  const { platform, network, token } = createSimulation(scenario ?? persona, release, {
    clock: createClock(clock),
    persona,
  })
  const calm: Network = { ...network }
  setNetwork(network, calm, state)
  release.setOnline(!state.offline)
  wire.answerFrom(createHandlers(platform, { network }))
  hearPages(window, { platform, network })
  trail.clear()

  const storage = simulatedStorage({ token, locale })
  // What the app writes as it begins is not the member's choice.
  let isStarted = false
  let shown = locale
  function handleWritten(name: string): void {
    const chosen = isStarted && name === storageKeys.locale && readStored(storage.local, name)
    if (!isLocale(chosen) || chosen === shown) return
    shown = chosen
    onLocale(chosen)
  }

  const app = createApp({
    ...screenParts,
    fetch: wire.fetch,
    release,
    storage: { ...storage, local: listening(storage.local, handleWritten) },
    clock: { now: platform.now },
    subtle,
    onNavigated: trail.opened,
    probe: trail.probe,
    report(problem) {
      trail.problem(problem)
      // oxlint-disable-next-line no-console -- a developer reads it here
      console.warn('A part of the release could not be played.', problem)
    },
  })
  isStarted = true
  app.mount(element)

  return {
    now: platform.now,
    follow(next) {
      setNetwork(network, calm, next)
      release.setOnline(!next.offline)
      if (next.locale === undefined || next.locale === shown) return
      shown = next.locale
      app.setLocale(shown)
    },
    end: () => app.destroy(),
  }
}

function setNetwork(network: Network, calm: Network, { latency, failures, offline }: WorkbenchState): void {
  Object.assign(network, { delay: latency ?? calm.delay, failureRate: failures / 100, offline })
}

/** The same storage, which reports what is written to it. */
function listening(storage: WebStorage, onWritten: (name: string) => void): WebStorage {
  return {
    get length() {
      return storage.length
    },
    key: (index) => storage.key(index),
    getItem: (name) => storage.getItem(name),
    removeItem: (name) => storage.removeItem(name),
    setItem(name, value) {
      storage.setItem(name, value)
      onWritten(name)
    },
  }
}
