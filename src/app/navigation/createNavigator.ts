import type { NavigateFunction } from 'react-router-dom'
import type { Guard, ScreenPlan } from '../../format/screen.ts'
import type { Releases } from '../../release/createReleases.ts'
import type { Host } from '../../renderer/host/Host.ts'
import type { Overlays } from '../../ui/createOverlays.ts'
import { createOverlayHistory, type OverlayHistory } from './createOverlayHistory.ts'
import type { Gatekeeper } from './createGatekeeper.ts'
import {
  formatPlace,
  isBare,
  isSamePlace,
  parsePlace,
  type Place,
  placeOf,
  LOGIN,
  redirectTarget,
  screenAt,
} from './Place.ts'
import { readQuery } from '../../renderer/screen/readQuery.ts'
import { memberOf } from '../../format/value/isObject.ts'

/** The router while it is mounted. */
interface RouterLink {
  readonly navigate: NavigateFunction
  /** Runs the actions of a navigation rule over the screen that stays, to their end. */
  readonly refuse: (plan: ScreenPlan, place: Place, guard: Guard) => Promise<unknown>
}

export interface Navigator {
  readonly navigate: Host['navigate']
  /** Where the app is. */
  place(): Place
  /** Puts another place where one is that may not be open, unless somebody has been quicker, as a logout is. */
  redirect(from: Place, to: Place): void
  /** Goes to the login screen; with `back`, to return to this place after it. */
  leave(options: { readonly back: boolean }): void
  /** Goes on after a login. */
  arrive(): void
  /** Runs the actions of the rule that refuses a place. */
  refuse(plan: ScreenPlan, place: Place, guard: Guard): void
  /** Says that a place is for agents only. */
  refuseMember(): void
  connect(link: RouterLink): () => void
  destroy(): void
}

export interface NavigatorOptions {
  readonly window: Window
  readonly release: Releases
  readonly overlays: Overlays
  readonly admit: Gatekeeper
  /** Says that the member is on this page already. */
  readonly onAlreadyHere: () => void
  /** Says that the page is as it was at first, without what the member chose on it. */
  readonly onReset: () => void
  readonly onAgentsOnly: () => void
  /** Rules lead to one another without an end; no screen opens. */
  readonly onEndlessRules: (screen: string) => void
}

/** Sensible documents have shorter chains of rules. */
const MOST_RULES = 5
export const HOME: Place = { path: '/', query: {} }

/** Moves through the app by the rules of its documents, for actions, links and the app itself. */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { window, release, overlays, admit, onAlreadyHere, onReset, onAgentsOnly, onEndlessRules } = options
  const { withRouter, connect } = createConnection()
  const history = createOverlayHistory({ window, overlays })

  const place = () => parsePlace(decodeHash(window.location.hash))

  /** The next place takes over an overlay's entry, or that of the place beneath, which "back" would show once more. */
  function move(to: Place, replace: boolean, may = () => true): void {
    const go = () =>
      withRouter(({ navigate }) => may() && navigate(formatPlace(to), { replace: replace || history.isOnEntry() }))
    if (replace) history.onPlace(go)
    else history.settled(go)
  }

  /** How many rules led to each running one: a rule is still running when the next begins. */
  const chains = new Set<{ readonly length: number }>()

  function refuse(plan: ScreenPlan, to: Place, guard: Guard): void {
    const chain = { length: 1 + Math.max(0, ...[...chains].map(({ length }) => length)) }
    if (chain.length > MOST_RULES) {
      onEndlessRules(plan.id)
      return
    }
    chains.add(chain)
    withRouter((router) => void router.refuse(plan, to, guard).finally(() => chains.delete(chain)))
  }

  function go(to: Place, replace: boolean): void {
    const from = place()
    const chosen = isBare(to) && to.path === from.path ? chosenAt(from, release) : undefined
    if (isSamePlace(to, from) || chosen === 'nothing') {
      onAlreadyHere()
      return
    }
    if (chosen === 'something') {
      move(to, true)
      onReset()
      return
    }
    const admission = admit(to)
    switch (admission.kind) {
      case 'open':
        move(to, replace)
        break
      case 'unknown':
        move(HOME, replace)
        break
      case 'waiting':
        // A tap is answered at once: the place waits for its document, and is judged when that has come.
        release.wantWhole()
        move(to, replace)
        break
      case 'login':
        move(loginPlace(to), replace)
        break
      case 'agentsOnly':
        onAgentsOnly()
        break
      case 'guarded':
        refuse(admission.plan, to, admission.guard)
        break
      default:
        admission satisfies never
    }
  }

  return {
    place,
    navigate: {
      go: (route, { query, replace = false }) => go(placeOf(route, query), replace),
      ...createWayBack(window.history, history, () => move(HOME, true)),
      setQuery(query) {
        const to = { ...place(), query }
        history.settled(() => {
          withRouter(({ navigate }) => {
            const isOverlay = history.isOnEntry()
            navigate(formatPlace(to), { replace: true })
            if (isOverlay) history.mark()
          })
        })
      },
    },
    redirect: (from, to) => move(to, true, () => isSamePlace(place(), from)),
    leave({ back }) {
      const from = place()
      if (from.path !== LOGIN) move(back ? loginPlace(from) : { path: LOGIN, query: {} }, true)
    },
    arrive() {
      move(redirectTarget(place().query['redirect'], release.getSnapshot().release.manifest), true)
    },
    refuse,
    refuseMember: onAgentsOnly,
    connect,
    destroy: () => history.destroy(),
  }
}

/** The way back from the screen that is shown: a step of the history, or its own. */
function createWayBack(
  history: History,
  overlays: OverlayHistory,
  goHome: () => void,
): Pick<Host['navigate'], 'back' | 'backBy'> {
  let ownWay: (() => void) | undefined
  // The router numbers its entries.
  const hasBefore = () => Number(memberOf(history.state, 'idx') ?? 0) > 0
  return {
    back: () =>
      overlays.settled(() => {
        if (ownWay) ownWay()
        else if (hasBefore()) history.go(overlays.isOnEntry() ? -2 : -1)
        else goHome()
      }),
    backBy(leave) {
      // As known now: the steps of a framed page may leave an older state behind.
      const from = { hasBefore: hasBefore(), isOnOverlay: () => overlays.isOnEntry() }
      const way = () =>
        void overlays
          .quietly(async () => leave(from))
          .then((hasLeft) => {
            if (!hasLeft) goHome()
          })
      ownWay = way
      return () => {
        if (ownWay === way) ownWay = undefined
      }
    },
  }
}

/** The router, and what was asked before it was there: a site's answer can come sooner than the first screen. */
function createConnection() {
  let link: RouterLink | undefined
  let waiting: ((router: RouterLink) => void)[] = []

  function withRouter(run: (router: RouterLink) => void): void {
    if (link) run(link)
    else waiting.push(run)
  }

  function connect(next: RouterLink): () => void {
    link = next
    // The router itself begins to listen in the same commit, after its children.
    queueMicrotask(() => {
      const asked = waiting
      waiting = []
      for (const run of asked) withRouter(run)
    })
    return () => {
      if (link === next) link = undefined
    }
  }

  return { withRouter, connect }
}

/**
 * Choice in the address of a screen with the tab bar. Undefined for other screens: their address says what they show.
 */
function chosenAt({ path, query }: Place, releases: Releases): 'something' | 'nothing' | undefined {
  const { release } = releases.getSnapshot()
  const route = screenAt(release.manifest, path)
  const plan = route && release.screen(route.id)
  if (plan?.chrome.tabBar !== true) return undefined
  const shown = Object.entries(readQuery(plan.query, query))
  return shown.some(([name, value]) => value !== plan.query[name]?.default) ? 'something' : 'nothing'
}

/** The login screen with the way back. */
export const loginPlace = (from: Place): Place => ({
  path: LOGIN,
  query: from.path === HOME.path ? {} : { redirect: formatPlace(from) },
})

function decodeHash(hash: string): string {
  return hash === '' ? '/' : hash.slice(1)
}
