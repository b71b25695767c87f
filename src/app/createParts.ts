import { createPlatform, type Platform, type PlatformOptions } from '../platform/createPlatform.ts'
import { createServerClock } from '../platform/createServerClock.ts'
import { createSession } from '../platform/createSession.ts'
import { storageKeys } from '../platform/storageKeys.ts'
import { createOverlays } from '../ui/createOverlays.ts'
import { createToasts, type Toasts } from '../ui/createToasts.ts'
import type { App } from './App.ts'
import type { AppOptions } from './AppOptions.ts'
import { createHost, createHostNames } from './createHost.ts'
import { createInstall } from './device/createInstall.ts'
import { createOnline } from '../store/createOnline.ts'
import { createTheme } from './device/createTheme.ts'
import { createVisibility } from './device/createVisibility.ts'
import { createQuestions } from './feedback/createQuestions.ts'
import { createGatekeeper } from './navigation/createGatekeeper.ts'
import { LOGIN } from './navigation/Place.ts'
import { createNavigator, type Navigator, type NavigatorOptions } from './navigation/createNavigator.ts'
import { loadOnce } from './loadOnce.ts'
import { noticeReach } from './noticeReach.ts'
import { reviveDecimals } from './release/reviveDecimals.ts'
import { createLatePlay } from './bounds/createLatePlay.ts'
import { noneDecided } from './orders/DecidedOrders.ts'
import { createAccount } from './session/createAccount.ts'
import { createMessages } from './session/createMessages.ts'
import type { Switched } from './session/hearTabs.ts'
import { createClosures } from './site/createClosures.ts'
import { createSite } from './site/createSite.ts'
import { computed } from '../store/computed.ts'
import { createTexts } from './text/createTexts.ts'
import { createStore } from '../store/createStore.ts'
import type { Readable } from '../store/Store.ts'

export interface Parts {
  readonly app: App
  start(): void
  stop(): void
}

/** Puts the app together: platform, session, release, navigation, and the host that screens play on. */
export function createParts(options: AppOptions): Parts {
  const { release, storage } = options
  const settings = computed([release], (snapshot) => reviveDecimals(snapshot.release.settings()))
  const seconds = (read: (from: ReturnType<typeof settings.getSnapshot>) => number) => () =>
    read(settings.getSnapshot()) * 1000

  // 1 the device, and what shows in front of the screens
  const device = {
    visibility: createVisibility(document),
    online: createOnline(window, release),
    theme: createTheme(storage.local, document),
    install: createInstall(window),
  }
  const { visibility, theme, install } = device
  const toasts = createToasts()
  const overlays = createOverlays()
  const feedback = { toasts, questions: createQuestions(toasts), overlays }

  // 2 the session and the platform
  const hear = loadOnce(async () => (await import('./shell/rareViews.ts')).hearTabs(app))
  const session = createSession({
    storage: storage.session,
    local: storage.local,
    channel: options.channel,
    hear: (message) =>
      void hear().then(
        (take) => take(message),
        () => undefined,
      ),
  })
  if (storage.local.getItem(storageKeys.locale) === null) session.setLocale(settings.getSnapshot().languages.default)
  const locale = computed([session], (snapshot) => snapshot.locale)
  const clock = createServerClock(options.clock)
  const isDemonstration = createStore(false)
  const platform = reachPlatform(options, {
    online: device.online,
    session,
    clock,
    locale: locale.getSnapshot,
    timeouts: { reads: seconds(({ timeouts }) => timeouts.read), money: seconds(({ timeouts }) => timeouts.money) },
    onUnauthorized: (error) => account.handleUnauthorized(error),
    onDemonstration: () => isDemonstration.set(true),
  })
  const messages = createMessages({ platform, session, storage: storage.local })
  const decided = createStore(noneDecided)

  // 3 language
  const texts = createTexts({ release, locale })
  const play = createLatePlay(
    { ...options, platform, session, clock, visibility, settings, text: texts.text, locale },
    async () => (await import('./shell/rareViews.ts')).followPlay,
  )
  const stops = computed([release], (snapshot) => snapshot.stops)
  const closures = createClosures({ stops, play, locale, text: texts.text })
  const site = createSite({ platform, session, visibility, locale, stopped: closures.site })

  // 4 moving about
  const names = createHostNames({ clock, settings, locale, session, theme, install, messages, decided })
  const admit = createGatekeeper(release, names)
  const navigator = navigate(options, { overlays, admit, toasts, say: (key) => texts.text.getSnapshot()(key) })
  const account = createAccount({
    platform,
    session,
    messages,
    visibility,
    remembered: async () => loadRemembered(options, () => navigator.place().path === LOGIN),
    balanceEvery: seconds(({ polling }) => polling.balance),
    settings,
    arrive: () => navigator.arrive(),
    leave: (how) => navigator.leave(how),
  })

  // 5 what screens are given
  const host = createHost({
    ...device,
    ...feedback,
    session,
    platform,
    navigator,
    account,
    play,
    options,
    names,
    locale,
    texts,
    closed: closures.calls,
  })

  const app: App = {
    ...feedback,
    host,
    release,
    session,
    platform,
    account,
    switched: createStore<Switched | undefined>(undefined),
    hear,
    play,
    decided,
    site,
    messages,
    navigator,
    admit,
    update: options.update ?? createStore(undefined),
    isDemonstration,
    scrolls: new Map(),
    announced: createStore(''),
    onNavigated: options.onNavigated ?? (() => undefined),
    storage,
  }

  return {
    app,
    start() {
      void release.start()
      account.start()
      site.start()
    },
    stop() {
      release.stop()
      account.stop()
      play.stop()
      site.stop()
      texts.destroy()
      navigator.destroy()
      install.stop()
      session.stop()
    },
  }
}

interface Reaching extends Omit<PlatformOptions, 'fetch'> {
  readonly online: Readable<boolean>
  /** The answers come from a demonstration. */
  readonly onDemonstration: () => void
}

/** The platform, whose answers also say whether it can be reached. */
function reachPlatform(
  { fetch, release, clock }: AppOptions,
  { online, onDemonstration, ...reaching }: Reaching,
): Platform {
  return createPlatform({ ...reaching, fetch: noticeReach(fetch, { release, online, clock, onDemonstration }) })
}

interface Moving extends Pick<NavigatorOptions, 'overlays' | 'admit'> {
  readonly toasts: Toasts
  readonly say: (key: string) => string
}

/** Moves through the app, and says why where it does not. */
function navigate({ release, report }: AppOptions, { overlays, admit, toasts, say }: Moving): Navigator {
  return createNavigator({
    window,
    release,
    overlays,
    admit,
    onAlreadyHere: () => toasts.info(say('app.alreadyHere')),
    onReset: () => toasts.info(say('app.reset')),
    onAgentsOnly: () => toasts.info(say('app.agentsOnly')),
    onEndlessRules(screen) {
      report({ code: 'guard-loop', screen, pointer: '/guards' })
      toasts.danger(say('error.unknown'))
    },
  })
}

/** Comes late: only the login form asks for it. */
async function loadRemembered({ storage, subtle }: AppOptions, mayOpen: () => boolean) {
  const { createRememberedAccount } = await import('../platform/createRememberedAccount.ts')
  return createRememberedAccount({ local: storage.local, subtle, mayOpen })
}
