import { answerRequest } from '../../mocks/answerRequest.ts'
import { createHandlers } from '../../mocks/handlers.ts'
import { createPlatform } from '../../mocks/platform/createPlatform.ts'
import { demoAccounts } from '../../mocks/platform/demoAccounts.ts'
import { limitsOfSettings } from '../../mocks/platform/money/limitsOfSettings.ts'
import type { PlatformSettings } from '../../mocks/platform/PlatformSettings.ts'
import { createMemoryStorage } from '../../src/platform/createMemoryStorage.ts'
import { loadActs } from '../../src/platform/entries.ts'
import type { WebStorage } from '../../src/platform/storageKeys.ts'
import type { Releases } from '../../src/release/createReleases.ts'
import { createTime, type Time } from './createTime.ts'
import { watchBalances } from './model/watchBalances.ts'
import { createFaultyFetch } from './network/createFaultyFetch.ts'
import type { Fault } from './network/Fault.ts'
import { linesOf } from './platform/readFacts.ts'
import { watchPlatform, type AnsweredCall, type Arrival } from './platform/watchPlatform.ts'
import { createHub } from './tab/createHub.ts'
import { openTab, type Tab } from './tab/openTab.ts'

/** Two tabs of one device, and a tab of another one. */
export type Side = 0 | 1 | 2

/** What the network does with a call to an address; called once for each. Money calls have their key. */
export type Weather = (side: Side, key: string | null, path: string) => Fault | undefined

export interface World {
  readonly time: Time
  readonly platform: ReturnType<typeof createPlatform>
  readonly memberId: string
  /** The last entry of the books before anything is wished. */
  readonly lastEntry: number
  readonly problems: readonly string[]
  readonly balances: ReturnType<typeof watchBalances>
  tab(side: Side): Tab
  /** Reloads the page; without its session storage when the tab was closed. */
  reload(side: Side, how: 'reload' | 'reopen'): Promise<void>
  /** Makes sure that the member is logged in. Only the login itself runs without faults. */
  logIn(side: Side): Promise<void>
  setWeather(weather: Weather): void
  setOnline(isOnline: boolean): void
  close(): void
}

const calm: Weather = () => undefined

interface Options {
  /** The tabs there are; two of one device where nothing is said. */
  readonly sides?: readonly Side[]
  readonly settings?: Partial<PlatformSettings>
  readonly onArrival: (arrival: Arrival) => void
  /** Called with every call that reached the platform, and its answer. */
  readonly onAnswer?: (call: AnsweredCall) => void
}

interface Device {
  readonly hub: ReturnType<typeof createHub>
  readonly local: WebStorage
}

const createDevice = (): Device => ({ hub: createHub(), local: createMemoryStorage() })

/** A member with tabs of the app, a network between them and the platform, and the observers. */
export async function createWorld(
  release: Releases,
  { sides = [0, 1], settings = {}, onArrival, onAnswer }: Options,
): Promise<World> {
  const time = createTime()
  const platform = createPlatform({
    clock: Date,
    settings,
    limits: () => limitsOfSettings(release.getSnapshot().release.settings().values),
  })
  const member = platform.members.byName(demoAccounts.member.name)
  if (!member) throw new Error('The demonstration has no member.')
  const lastEntry = Math.max(0, ...linesOf(platform, member.id).map(({ number }) => number))
  const balances = watchBalances()
  const watched = watchPlatform(platform, {
    memberId: member.id,
    onArrival,
    onAnswer(call) {
      balances.say(call.envelope)
      onAnswer?.(call)
      // Two answers never come at the same moment.
      platform.moveClock(1)
    },
  })
  const handlers = createHandlers(watched, { strict: true })
  const [home, abroad] = [createDevice(), createDevice()]
  const sessions = new Map<Side, WebStorage>()
  const problems: string[] = []
  let weather = calm
  let isOnline = true
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => isOnline })

  const fetchOf = (side: Side) =>
    createFaultyFetch({
      platform,
      isOnline: () => isOnline,
      answer: async (request) => time.during(answerRequest(handlers, request)),
      faultOf: (request) => weather(side, request.headers.get('Idempotency-Key'), new URL(request.url).pathname),
    })

  async function open(side: Side): Promise<Tab> {
    const session = sessions.get(side) ?? createMemoryStorage()
    sessions.set(side, session)
    const { hub, local } = side === 2 ? abroad : home
    const tab = openTab({
      release,
      fetch: fetchOf(side),
      session,
      local,
      channel: hub.connect(),
      onProblem: (code) => problems.push(code),
    })
    balances.watch(tab.app.session)
    // Code that the page fetches late is not part of this test.
    await time.during(Promise.all([tab.app.host.money(), tab.app.play.follow(), loadActs()]))
    return tab
  }

  const tabs = new Map<Side, Tab>()
  for (const side of sides) tabs.set(side, await open(side))
  const tabOf = (side: Side): Tab => {
    const tab = tabs.get(side)
    if (!tab) throw new RangeError(`There is no tab ${side}.`)
    return tab
  }
  const world: World = {
    time,
    platform,
    memberId: member.id,
    lastEntry,
    problems,
    balances,
    tab: tabOf,
    async reload(side, how) {
      tabOf(side).kill()
      if (how === 'reopen') sessions.delete(side)
      tabs.set(side, await open(side))
      await time.quiet()
    },
    async logIn(side) {
      const { account, host, session } = tabOf(side).app
      await time.until(session.ready)
      if (account.expired.getSnapshot()) account.confirmExpired()
      if (session.getSnapshot().token === null) {
        const { name, password } = demoAccounts.member
        const before = weather
        weather = calm
        const { data } = await time.until(host.platform.call('login', { name, password }))
        weather = before
        await time.until(account.login((data as { readonly api_token: string }).api_token))
      }
      await time.quiet()
    },
    setWeather: (next) => (weather = next),
    setOnline(next) {
      isOnline = next
      window.dispatchEvent(new Event(next ? 'online' : 'offline'))
    },
    close() {
      for (const tab of tabs.values()) tab.kill()
    },
  }
  return world
}
