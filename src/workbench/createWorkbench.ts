import type { Locale } from '../format/locales.ts'
import { createPlainReleases, type PlainReleases } from '../app/release/createPlainReleases.ts'
import { formatPlace, parsePlace, LOGIN, redirectTarget } from '../app/navigation/Place.ts'
import type { Documents } from './createDocuments.ts'
import { createTrail, type Trail } from './createTrail.ts'
import type { Wire } from './createWire.ts'
import { createWorld, type World } from './createWorld.ts'
import { isSameWorld, readState, type WorkbenchState, writeState } from './WorkbenchState.ts'
import type { Readable } from '../store/Store.ts'
import { createStore } from '../store/createStore.ts'

/** State and actions of the workbench's bar. */
export interface Workbench {
  readonly state: Readable<WorkbenchState>
  readonly documents: Documents
  readonly trail: Trail
  /** World that plays; undefined until there is a release that can. */
  readonly playing: Readable<Playing | undefined>
  readonly change: (next: Partial<WorkbenchState>) => void
  readonly stop: () => void
}

interface Playing {
  readonly release: PlainReleases
  /** The time in the simulated world. */
  readonly now: () => number
}

interface WorkbenchOptions {
  readonly window: Window
  /** Where the app is. */
  readonly element: Element
  readonly documents: Documents
  readonly wire: Promise<Wire>
}

/** Plays the documents in the world that the address names, and keeps the address in step with what is chosen. */
export function createWorkbench({ window, element, documents, wire }: WorkbenchOptions): Workbench {
  const { location, history } = window
  const state = createStore(readState(location.search))
  const trail = createTrail(() => window.performance.now())
  const playing = createStore<Playing | undefined>(undefined)
  let world: World | undefined
  let begin: () => void = () => undefined

  function change(next: Partial<WorkbenchState>): void {
    const before = state.getSnapshot()
    const after = { ...before, ...next }
    state.set(after)
    const query = writeState(after)
    // The router's own state of the entry stays.
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${query === '' ? '' : `?${query}`}${hashAfter(before, after)}`,
    )
    if (isSameWorld(before, after)) world?.follow(after)
    else begin()
  }

  /** A chosen persona counts as a log-in, so a pending log-in leads on. */
  function hashAfter(before: WorkbenchState, after: WorkbenchState): string {
    const now = playing.getSnapshot()
    const { path, query } = parsePlace(location.hash.slice(1))
    const isLoggingIn =
      path === LOGIN && query['redirect'] !== undefined && after.persona !== 'visitor' && !isSameWorld(before, after)
    return now && isLoggingIn
      ? `#${formatPlace(redirectTarget(query['redirect'], now.release.getSnapshot().release.manifest))}`
      : location.hash
  }

  async function start(): Promise<void> {
    const [first, connected] = await Promise.all([documents.first, wire])
    const release = createPlainReleases(first)
    documents.onRelease((next) => release.play(next))
    begin = () => {
      world?.end()
      world = createWorld(state.getSnapshot(), {
        element,
        release,
        wire: connected,
        trail,
        subtle: window.crypto.subtle,
        onLocale: (locale: Locale) => change({ locale }),
      })
      playing.set({ release, now: world.now })
    }
    begin()
  }
  void start()

  return { state, documents, trail, playing, change, stop: () => world?.end() }
}
