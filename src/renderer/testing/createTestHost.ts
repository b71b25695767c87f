import { loadActions } from '../actions/runLater.ts'
import { Big } from 'big.js'
import type { Locale } from '../../format/locales.ts'
import type { Visit } from '../../format/wire/Outcomes.ts'
import type { Notice } from '../../format/notices.ts'
import { createIdempotencyKeys } from '../../platform/createIdempotencyKeys.ts'
import { createMoneyCalls } from '../../platform/createMoneyCalls.ts'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { PlatformError, type PlatformErrorKind } from '../../platform/PlatformError.ts'
import { operations } from '../../platform/testing/operations.ts'
import type { WebStorage } from '../../platform/storageKeys.ts'
import { views } from '../../start/views.gen.ts'
import type {
  CallOptions,
  Chosen,
  ClosedBecause,
  Host,
  MemberPlay,
  Play,
  Problem,
  Question,
  Translate,
  UserRead,
} from '../host/Host.ts'
import { createStore } from '../../store/createStore.ts'
import type { Store } from '../../store/Store.ts'

// As in an app that has been open for a moment.
await Promise.all([loadActions(), 'load' in views.buttons && views.buttons.load()])

/** How a call is answered: the data, or a function of the params that gives it, throws or takes its time. */
export type TestAnswer =
  | object
  | string
  | number
  | null
  | ((params: Readonly<Record<string, unknown>>, options: CallOptions) => unknown)

interface MadeCall {
  readonly id: OperationId
  readonly params: Readonly<Record<string, unknown>>
  readonly options: CallOptions
}

type Cells = {
  readonly [
    K in
      | 'locale'
      | 'text'
      | 'session'
      | 'user'
      | 'site'
      | 'settings'
      | 'lists'
      | 'notices'
      | 'online'
      | 'closed'
      | 'visibility'
  ]: Store<ReturnType<Host[K]['getSnapshot']>>
}

/** A host whose parts are changed by hand and that remembers what it was asked. */
export interface TestHost extends Omit<Host, keyof Cells | 'account' | 'play'>, Cells {
  readonly play: MemberPlay & Store<Play>
  readonly account: Host['account'] & { readonly userRead: Store<UserRead> }
  readonly calls: readonly MadeCall[]
  callsOf(id: OperationId): readonly MadeCall[]
  answer(id: OperationId, answer: TestAnswer): void
  readonly toasts: readonly { readonly text: string; readonly tone: string }[]
  /** Toasts about a fault that has not been mended since. */
  readonly faults: () => readonly string[]
  readonly questions: readonly Question[]
  /** What the next questions are answered with; yes when nothing is said. */
  answerQuestions(...answers: readonly boolean[]): void
  answerChoices(...answers: readonly Chosen[]): void
  readonly went: readonly {
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly replace: boolean
  }[]
  readonly queries: readonly Readonly<Record<string, string>>[]
  readonly opened: readonly string[]
  readonly logins: readonly { readonly token: string; readonly remember: unknown }[]
  readonly problems: readonly Problem[]
  /** Visits of forms that have ended. */
  readonly visited: readonly Omit<Visit, 'release'>[]
  /** Other things that were asked: back, logout, refreshUser, setLocale:en … */
  readonly log: readonly string[]
}

export interface TestHostOptions {
  readonly answers?: Partial<Record<OperationId, TestAnswer>>
  /** Copy by key; a key without one is shown itself, with its values. */
  readonly copy?: Readonly<Record<string, string>>
  readonly lists?: ReturnType<Host['lists']['getSnapshot']>
  readonly settings?: object
  /** Undefined for a member who is not known yet; left out for one who is. */
  readonly user?: object | undefined
  readonly site?: object
  readonly loggedIn?: boolean
  readonly unread?: number
  readonly install?: Host['device']['install']
  readonly now?: () => number
  readonly storage?: WebStorage
  readonly handwritten?: Host['handwritten']
  /** Whether visits of forms are counted, as in members' apps alone; they are unless said. */
  readonly isCounted?: boolean
  readonly remembered?: Host['account']['remembered']
  /** Hears of every change of the query, as the app's router would. */
  readonly onQuery?: (query: Readonly<Record<string, string>>) => void
}

/** The failure of a call, as the platform's client throws it. */
export function failure(
  kind: PlatformErrorKind,
  message = '',
  id: OperationId = 'getApp',
  code: number | undefined = kind === 'notSent' ? 503 : undefined,
): PlatformError {
  const money = 'money' in operations[id]
  return new PlatformError(kind, message, { operation: id, code, sent: kind !== 'notSent', money })
}

export function createTestHost(options: TestHostOptions = {}): TestHost {
  const answers = new Map(Object.entries(options.answers ?? {}))
  const calls: MadeCall[] = []
  const toasts: { text: string; tone: string }[] = []
  const faults = new Map<string, readonly unknown[]>()
  const questions: Question[] = []
  const replies: boolean[] = []
  const choices: Chosen[] = []
  const went: { path: string; query: Readonly<Record<string, string>>; replace: boolean }[] = []
  const queries: Readonly<Record<string, string>>[] = []
  const opened: string[] = []
  const logins: { token: string; remember: unknown }[] = []
  const problems: Problem[] = []
  const visited: Omit<Visit, 'release'>[] = []
  const log: string[] = []
  const loggedIn = options.loggedIn ?? true
  const storage = options.storage ?? createMemoryStorage()
  const clock = { now: options.now ?? (() => Date.now()) }

  const host: TestHost = {
    calls,
    callsOf: (id) => calls.filter((call) => call.id === id),
    answer: (id, answer) => void answers.set(id, answer),
    toasts,
    faults: () => [...faults.keys()],
    questions,
    answerQuestions: (...next) => void replies.push(...next),
    answerChoices: (...next) => void choices.push(...next),
    went,
    queries,
    opened,
    logins,
    problems,
    log,

    platform: {
      async call(id, params, callOptions = {}) {
        const call: MadeCall = { id, params: params as MadeCall['params'], options: callOptions }
        calls.push(call)
        const answer = answers.get(id)
        if (answer === undefined) throw failure('network', '', id)
        return settle(call, typeof answer === 'function' ? answer(call.params, callOptions) : answer)
      },
    },
    clock,
    locale: createStore<Locale>('kor'),
    text: createStore<Translate>(translateWith(options.copy ?? {})),
    session: createStore<ReturnType<Host['session']['getSnapshot']>>({
      loggedIn,
      locale: 'kor',
      theme: 'dark',
      install: options.install === undefined ? 'none' : 'offered',
      unread: options.unread ?? 0,
      readUntil: '',
      decided: { deposits: 0, withdrawals: 0, transfers: 0, activities: 0 },
      read: [],
    }),
    user: createStore('user' in options ? options.user : loggedIn ? testUser : undefined),
    site: createStore<object | undefined>(options.site ?? {}),
    play: {
      ...createStore<Play>({}),
      follow: async () => ({
        refresh: async () => void log.push('refreshPlay'),
        check: () => void log.push('checkPlay'),
        setCheckEvery: (minutes) => void log.push(`setCheckEvery:${minutes}`),
        holdNet: () => {
          log.push('holdNet')
          return () => void log.push('letNetGo')
        },
      }),
    },
    settings: createStore(options.settings ?? testSettings),
    lists: createStore(options.lists ?? { choices: {}, dialogs: {} }),
    notices: createStore<readonly Notice[]>([]),
    online: createStore<boolean>(true),
    closed: createStore<ClosedBecause>(() => undefined),
    visibility: createStore<'visible' | 'hidden'>('visible'),
    navigate: {
      go: (path, { query = {}, replace = false }) => void went.push({ path, query, replace }),
      back: () => void log.push('back'),
      backBy: () => () => undefined,
      setQuery(next) {
        queries.push(next)
        options.onQuery?.(next)
      },
    },
    feedback: {
      toast(text, tone, about) {
        toasts.push({ text, tone })
        if (about) faults.set(text, about)
      },
      settle(about) {
        for (const [text, other] of faults)
          if (about.every((part, at) => Object.is(part, other[at]))) faults.delete(text)
      },
      confirm: async (question) => {
        questions.push(question)
        return replies.shift() ?? true
      },
      choose: async (question) => {
        questions.push(question)
        return choices.shift() ?? 'yes'
      },
    },
    account: {
      login: async (token, remember) => void logins.push({ token, remember }),
      logout: async ({ forget }) => void log.push(forget ? 'logout and forget' : 'logout'),
      refreshUser: async () => void log.push('refreshUser'),
      userRead: createStore<UserRead>({ error: undefined, asking: false }),
      refreshMoney: async () => void log.push('refreshMoney'),
      seeMessage: ({ id, at }) => void log.push(`seeMessage ${id} ${at}`),
      seeMessages: () => void log.push('seeMessages'),
      remembered: options.remembered ?? (async () => undefined),
    },
    device: {
      setLocale: async (locale) => Promise.resolve(void log.push(`setLocale:${locale}`)),
      setTheme: (theme) => void log.push(`setTheme:${theme}`),
      install: options.install ?? (async () => 'unavailable'),
      open: (url) => void opened.push(url),
      storage,
    },
    money: async () => money,
    views,
    handwritten: options.handwritten ?? {},
    report: (problem) => void problems.push(problem),
    visited,
    visits:
      options.isCounted === false
        ? undefined
        : {
            under: () => ({ release: 7, document: 'aa' }),
            take: ({ screen, form, outcome, field }) =>
              void visited.push({ screen, form, outcome, ...(field !== undefined && { field }) }),
          },
  }
  const money = createMoneyCalls({
    platform: host.platform,
    keys: createIdempotencyKeys({ storage, clock }),
    member: async () => 'demo01',
  })
  return host
}

/** Answers as the platform does; a signal that fires ends the wait. */
async function settle(
  { id, options: { signal } }: MadeCall,
  answer: unknown,
): Promise<{ code: 200; message: string; data: unknown }> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(failure('aborted', '', id)), { once: true })
  })
  const data: unknown = await Promise.race([answer, aborted])
  return { code: 200, message: 'Success', data }
}

function translateWith(copy: Readonly<Record<string, string>>): Translate {
  return (key, values = {}) => {
    const text = copy[key]
    if (text === undefined) return [key, ...Object.values(values).map(String)].join(' ')
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name] as string | number}`)
  }
}

const testUser = {
  id: '1',
  username: 'demo01',
  balance: new Big('150000'),
  usd_balance: new Big('12.5'),
  isagent: 0,
  vip: 3,
}

const testSettings = {
  polling: { balance: 30, wallets: 3.5, walletsOnTransfer: 1.5 },
  dates: { min: '2020-01-01', max: '2030-01-01', birthdayMin: '1980-01-01' },
  carousel: { banner: 5, app: 3 },
}
