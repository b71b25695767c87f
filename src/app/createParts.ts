import { createPlatform, type Platform } from '../platform/createPlatform.ts'
import { createServerClock } from '../platform/createServerClock.ts'
import { createSession } from '../platform/createSession.ts'
import { storageKeys } from '../platform/storageKeys.ts'
import type { Host } from '../renderer/host/Host.ts'
import { createOverlays } from '../ui/createOverlays.ts'
import { createToasts } from '../ui/createToasts.ts'
import type { App } from './App.ts'
import type { AppOptions } from './AppOptions.ts'
import { createInstall } from './device/createInstall.ts'
import { createKeptStorage } from './device/createKeptStorage.ts'
import { createOnline } from './device/createOnline.ts'
import { createTheme } from './device/createTheme.ts'
import { createVisibility } from './device/createVisibility.ts'
import { openAddress } from './device/openAddress.ts'
import { createQuestions } from './feedback/createQuestions.ts'
import { loadOnce } from './loadOnce.ts'
import { createGatekeeper } from './navigation/createGatekeeper.ts'
import { LOGIN } from './navigation/redirectTarget.ts'
import { createNavigator } from './navigation/createNavigator.ts'
import { noticeReach } from './noticeReach.ts'
import { reviveDecimals } from './release/reviveDecimals.ts'
import { createAccount } from './session/createAccount.ts'
import { createMessages } from './session/createMessages.ts'
import { createClosures } from './site/createClosures.ts'
import { createSite } from './site/createSite.ts'
import { derive } from './stores/derive.ts'
import { deriveBoth } from './stores/deriveBoth.ts'
import { createLocaleChoice } from './text/createLocaleChoice.ts'
import { createTexts } from './text/createTexts.ts'
import { createStore } from '../store/createStore.ts'

export interface Parts {
  readonly app: App
  start(): void
  stop(): void
}

/** Puts the app together: platform, session, release, navigation, and the host that screens play on. */
export function createParts(options: AppOptions): Parts {
  const { release, storage, report } = options
  const settings = derive(release, (snapshot) => reviveDecimals(snapshot.release.settings()))
  const seconds = (read: (from: ReturnType<typeof settings.getSnapshot>) => number) => () =>
    read(settings.getSnapshot()) * 1000

  // 1 the device
  const visibility = createVisibility(document)
  const online = createOnline(window, release)
  const theme = createTheme(storage.local, document)
  const overlays = createOverlays()
  const toasts = createToasts()
  const questions = createQuestions()

  // 2 the session and the platform
  const session = createSession({ storage: storage.session, local: storage.local, channel: options.channel })
  if (storage.local.getItem(storageKeys.locale) === null) session.setLocale(settings.getSnapshot().languages.default)
  const locale = derive(session, (snapshot) => snapshot.locale)
  const clock = createServerClock(options.clock)
  const isDemonstration = createStore(false)
  const platform: Platform = createPlatform({
    fetch: noticeReach(options.fetch, {
      release,
      clock: options.clock,
      onDemonstration: () => isDemonstration.set(true),
    }),
    session,
    clock,
    locale: locale.getSnapshot,
    timeouts: { reads: seconds(({ timeouts }) => timeouts.read), money: seconds(({ timeouts }) => timeouts.money) },
    onUnauthorized: (error) => account.handleUnauthorized(error),
  })
  const install = createInstall(window)
  const messages = createMessages({ platform, session, storage: storage.local })

  // 3 language
  const language = ['language']
  const texts = createTexts({ release, locale })
  const stops = derive(release, (snapshot) => snapshot.stops)
  const closures = createClosures({ stops, locale, text: texts.text })
  const site = createSite({ platform, session, visibility, locale, stopped: closures.site })
  const say = (key: string) => texts.i18n.t(key)

  // 4 moving about
  const names = {
    clock,
    settings,
    session: deriveBoth(
      deriveBoth(session, theme, ({ token, locale: wire, messageNum: unread }, shown) => ({
        loggedIn: token !== null,
        locale: wire,
        theme: shown,
        unread,
      })),
      deriveBoth(install.state, messages.read, (state, { until, ids }) => ({
        install: state,
        readUntil: until,
        read: ids,
      })),
      (known, more) => ({ ...known, ...more }),
    ),
    user: derive(session, ({ userInfo }) => userInfo ?? undefined),
    site: derive(session, ({ appInfo }) => appInfo ?? undefined),
  } satisfies Pick<Host, 'clock' | 'settings' | 'session' | 'user' | 'site'>
  const admit = createGatekeeper(release, names)
  const navigator = createNavigator({
    window,
    release,
    overlays,
    admit,
    onAlreadyHere: () => toasts.info(say('app.alreadyHere')),
    onAgentsOnly: () => toasts.info(say('app.agentsOnly')),
    onEndlessRules(screen) {
      report({ code: 'guard-loop', screen, pointer: '/guards' })
      toasts.danger(say('error.unknown'))
    },
  })
  const account = createAccount({
    platform,
    session,
    messages,
    visibility,
    remembered: async () =>
      (await import('../platform/createRememberedAccount.ts')).createRememberedAccount({
        local: storage.local,
        subtle: options.subtle,
        mayOpen: () => navigator.place().path === LOGIN,
      }),
    balanceEvery: seconds(({ polling }) => polling.balance),
    settings,
    arrive: () => navigator.arrive(),
    leave: (how) => navigator.leave(how),
  })

  // 5 what screens are given
  const host: Host = {
    ...names,
    platform,
    locale,
    text: texts.text,
    lists: derive(release, (snapshot) => snapshot.release.lists()),
    notices: derive(release, (snapshot) => snapshot.release.notices()),
    online,
    closed: closures.calls,
    visibility,
    navigate: navigator.navigate,
    feedback: {
      toast: (text, tone, about) => void toasts.add(tone, text, about),
      settle: toasts.settle,
      confirm: async (question) => (await questions.ask(question)) === 'yes',
      choose: async (choice) => questions.ask(choice),
    },
    account,
    device: {
      setLocale: createLocaleChoice({
        release,
        set(next) {
          toasts.settle(language)
          session.setLocale(next)
        },
        onMissing: () => toasts.add('danger', say('app.languageMissing'), language),
      }),
      setTheme: (next) => theme.set(next),
      install: async () => install.ask(),
      open: (url) => void openAddress(window, url),
      storage: createKeptStorage(storage.local),
    },
    money: loadOnce(async () => {
      const { createIdempotencyKeys, createMoneyCalls } = await import('../platform/money.ts')
      return createMoneyCalls({
        platform,
        keys: createIdempotencyKeys({ storage: storage.local, clock: options.clock }),
        member: async () => account.memberId(),
      })
    }),
    views: options.views,
    handwritten: options.handwritten,
    report,
    probe: options.probe,
  }

  return {
    app: {
      host,
      i18n: texts.i18n,
      release,
      session,
      account,
      site,
      messages,
      navigator,
      admit,
      overlays,
      toasts,
      questions,
      update: options.update ?? createStore(undefined),
      isDemonstration,
      scrolls: new Map(),
      announced: createStore(''),
      onNavigated: options.onNavigated ?? (() => undefined),
      storage,
    },
    start() {
      void release.start()
      account.start()
      site.start()
    },
    stop() {
      release.stop()
      account.stop()
      site.stop()
      texts.destroy()
      navigator.destroy()
      install.stop()
      session.stop()
    },
  }
}
