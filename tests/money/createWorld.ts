import { answerRequest } from '../../mocks/answerRequest.ts'
import { createHandlers } from '../../mocks/handlers.ts'
import { createPlatform } from '../../mocks/platform/createPlatform.ts'
import { demoAccounts } from '../../mocks/platform/demoAccounts.ts'
import { limitsOfSettings } from '../../mocks/platform/money/limitsOfSettings.ts'
import { createMemoryStorage } from '../../src/platform/createMemoryStorage.ts'
import { loadActs } from '../../src/platform/entries.ts'
import type { WebStorage } from '../../src/platform/storageKeys.ts'
import type { Releases } from '../../src/release/createReleases.ts'
import { createTime, type Time } from './createTime.ts'
import { watchBalances } from './model/watchBalances.ts'
import { createFaultyFetch } from './network/createFaultyFetch.ts'
import type { Fault } from './network/Fault.ts'
import { linesOf } from './platform/readFacts.ts'
import { watchPlatform, type Arrival } from './platform/watchPlatform.ts'
import { createHub } from './tab/createHub.ts'
import { openTab, type Tab } from './tab/openTab.ts'

export type Side = 0 | 1

/** What the network does with a call; called once for each. Money calls have their key. */
export type Weather = (side: Side, key: string | null) => Fault | undefined

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

/** A member with two tabs of the app, a network between them and the platform, and the observers. */
export async function createWorld(release: Releases, onArrival: (arrival: Arrival) => void): Promise<World> {
  const time = createTime()
  const platform = createPlatform({
    clock: Date,
    limits: () => limitsOfSettings(release.getSnapshot().release.settings().values),
  })
  const member = platform.members.byName(demoAccounts.member.name)
  if (!member) throw new Error('The demonstration has no member.')
  const lastEntry = Math.max(0, ...linesOf(platform, member.id).map(({ number }) => number))
  const balances = watchBalances()
  const watched = watchPlatform(platform, {
    memberId: member.id,
    onArrival,
    onAnswer(_, envelope) {
      balances.say(envelope)
      // Two answers never come at the same moment.
      platform.moveClock(1)
    },
  })
  const handlers = createHandlers(watched, { strict: true })
  const hub = createHub()
  const local = createMemoryStorage()
  const sessions: WebStorage[] = [createMemoryStorage(), createMemoryStorage()]
  const problems: string[] = []
  let weather = calm
  let isOnline = true
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => isOnline })

  const fetchOf = (side: Side) =>
    createFaultyFetch({
      platform,
      isOnline: () => isOnline,
      answer: async (request) => time.during(answerRequest(handlers, request)),
      faultOf: (request) => weather(side, request.headers.get('Idempotency-Key')),
    })

  async function open(side: Side): Promise<Tab> {
    const session = sessions[side] ?? createMemoryStorage()
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
    await time.during(Promise.all([tab.app.host.money(), loadActs()]))
    return tab
  }

  const tabs: [Tab, Tab] = [await open(0), await open(1)]
  const world: World = {
    time,
    platform,
    memberId: member.id,
    lastEntry,
    problems,
    balances,
    tab: (side) => tabs[side],
    async reload(side, how) {
      tabs[side].kill()
      if (how === 'reopen') sessions[side] = createMemoryStorage()
      tabs[side] = await open(side)
      await time.quiet()
    },
    async logIn(side) {
      const { account, host, session } = tabs[side].app
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
      for (const tab of tabs) tab.kill()
    },
  }
  return world
}
