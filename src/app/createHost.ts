import type { Settings } from '../format/settings.ts'
import { languageOf } from '../format/locales.ts'
import { hoursIn } from '../format/time/hoursIn.ts'
import type { Session } from '../platform/createSession.ts'
import type { Host } from '../renderer/host/Host.ts'
import type { Toasts } from '../ui/createToasts.ts'
import type { AppOptions } from './AppOptions.ts'
import type { createInstall } from './device/createInstall.ts'
import { createKeptStorage } from './device/createKeptStorage.ts'
import type { createTheme } from './device/createTheme.ts'
import { openAddress } from './device/openAddress.ts'
import type { Questions } from './feedback/createQuestions.ts'
import { loadOnce } from './loadOnce.ts'
import type { Navigator } from './navigation/createNavigator.ts'
import type { DecidedOrders } from './orders/DecidedOrders.ts'
import type { Account } from './session/createAccount.ts'
import type { createMessages } from './session/createMessages.ts'
import { computed } from '../store/computed.ts'
import type { Readable } from '../store/Store.ts'
import { createLocaleChoice } from './text/createLocaleChoice.ts'
import type { createTexts } from './text/createTexts.ts'

/** The host of the app's screens. */
export function createHost(
  parts: Pick<Host, 'platform' | 'locale' | 'online' | 'closed' | 'play' | 'visibility'> & {
    readonly options: AppOptions
    readonly names: ReturnType<typeof createHostNames>
    readonly texts: ReturnType<typeof createTexts>
    readonly navigator: Navigator
    readonly account: Account
    readonly toasts: Toasts
    readonly questions: Questions
    readonly theme: ReturnType<typeof createTheme>
    readonly install: ReturnType<typeof createInstall>
    readonly session: Session
  },
): Host {
  const { options, names, platform, locale, texts, online, closed, play, visibility, navigator, account } = parts
  const { toasts, questions, theme, install, session } = parts
  const { release, storage, report, onVisited } = options
  const language = ['language']
  return {
    ...names,
    platform,
    locale,
    text: texts.text,
    lists: computed([release], (snapshot) => snapshot.release.lists()),
    notices: computed([release], (snapshot) => snapshot.release.notices()),
    online,
    closed,
    play,
    visibility,
    navigate: navigator.navigate,
    feedback: {
      toast(text, tone, about) {
        if (!questions.says(text)) toasts.add(tone, text, about)
      },
      settle: toasts.settle,
      confirm: async (question) => (await questions.ask(question)) === 'yes',
      choose: async (question) => questions.ask(question),
    },
    account,
    device: {
      setLocale: createLocaleChoice({
        release,
        set(next) {
          toasts.settle(language)
          session.setLocale(next)
        },
        onMissing: () => toasts.add('danger', texts.text.getSnapshot()('app.languageMissing'), language),
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
        onRefused: options.onRefused,
      })
    }),
    views: options.views,
    handwritten: options.handwritten,
    report,
    visits: onVisited && {
      under(screen) {
        const { seq, release: playing } = release.getSnapshot()
        return { release: seq, document: playing.manifest.screens[screen]?.sha }
      },
      take: onVisited,
    },
    probe: options.probe,
  }
}

/** The names that every expression of the app may read. */
export function createHostNames({
  clock,
  settings,
  locale,
  session,
  theme,
  install,
  messages,
  decided,
}: Pick<Host, 'clock' | 'locale'> & {
  readonly settings: Readable<Settings>
  readonly session: Session
  readonly theme: ReturnType<typeof createTheme>
  readonly install: ReturnType<typeof createInstall>
  readonly messages: ReturnType<typeof createMessages>
  readonly decided: Readable<DecidedOrders>
}): Pick<Host, 'clock' | 'settings' | 'session' | 'user' | 'site'> {
  return {
    clock,
    settings: computed([settings, locale], (values, language) => ({
      ...values,
      hours: hoursIn(values.hours, languageOf(language).hours),
    })),
    session: computed(
      [session, theme, install.state, messages.read, decided],
      ({ token, locale: wire, messageNum: unread }, shown, state, { until, ids }, orders) => ({
        loggedIn: token !== null,
        locale: wire,
        theme: shown,
        unread,
        install: state,
        readUntil: until,
        read: ids,
        decided: orders,
      }),
    ),
    user: computed([session], ({ userInfo }) => userInfo ?? undefined),
    site: computed([session], ({ appInfo }) => appInfo ?? undefined),
  }
}
