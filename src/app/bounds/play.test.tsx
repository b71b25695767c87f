// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp, type TestAppOptions } from '../testing/startTestApp.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let app: ReturnType<typeof startTestApp>

/** The app of a member, once what follows their play has read it. */
async function start(options: TestAppOptions = {}) {
  app = startTestApp({ situation: 'member', at: '/kefu', ...options })
  await app.app.play.follow()
  await waitFor(() => expect(known().known).toBe(true))
}

/** The app of a session of five hours, started where nothing can be reached. */
async function startCut() {
  await start()
  const { storage } = app
  await app.stop()
  const record = JSON.parse(storage.local.getItem('playbill.play') ?? '{}') as { readonly since: number }
  storage.local.setItem('playbill.play', JSON.stringify({ ...record, since: record.since - 5 * HOUR }))
  storage.session.removeItem('playbill.playState')
  app = startTestApp({ situation: 'member', at: '/kefu', isCut: true, storage })
  await app.app.play.follow()
}

const known = () => app.app.host.play.getSnapshot()
const closed = (call: 'recharge' | 'getGameUrl' | 'withdraw' | 'submitLotteryOrder') =>
  app.app.host.closed.getSnapshot()(call)
const again = async () => (await app.app.play.follow()).refresh()
const password = demoAccounts.payPassword
const act = async (call: 'startTimeOut' | 'startExclusion' | 'setDepositLimit' | 'recharge', params: object) => {
  const answer = await app.app.host.platform.call(call, params, { idempotencyKey: String(Math.random()) })
  await again()
  return answer
}
async function logIn(name: string, secret: string) {
  const { data } = await app.app.host.platform.call('login', { name, password: secret })
  await app.app.account.login((data as { readonly api_token: string }).api_token)
  await waitFor(() => expect(known().known).toBe(true))
}
const check = () => screen.queryByRole('alertdialog')
/** Lets the platform's and the device's time pass together. */
async function pass(ms: number) {
  app.platform.moveClock(ms)
  await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
})
afterEach(async () => {
  await app.stop()
  vi.useRealTimers()
})

describe('the bounds of a member’s play', () => {
  it('are what the platform says, with the time and the net position of the session', async () => {
    await start()
    expect(known().limits?.map(({ period }) => period)).toEqual(['day', 'week', 'month'])
    expect(known()).toMatchObject({ rest: '', checkEvery: 30, timeout: 1, exclusion: 1 })
    expect(known().since).toBe(app.platform.now())
    expect(known().net?.toFixed()).toBe('0')
  })

  it('keep what the session has come to while a draw is on show, and say it after', async () => {
    await start()
    const { host, play } = app.app
    const { holdNet } = await play.follow()
    const letGo = holdNet()
    const lottery_name = 'k3classic'
    const { data: times } = await host.platform.call('getLotteryTimes', { lottery_name })
    const { current_expect: expect_ } = times as { readonly current_expect: string }
    const order = { lottery_name, expect: expect_, order_list: [{ play_id: 'k3-big', amount: '1000' }] }
    await host.platform.call('submitLotteryOrder', order, { idempotencyKey: 'held' })
    await again()
    expect(known().net?.toFixed()).toBe('0')
    expect(known().session_staked?.toFixed()).toBe('0')
    letGo()
    expect(known().net?.toFixed()).toBe('-1000')
    expect(known().session_staked?.toFixed()).toBe('1000')
  })

  it('close what a time-out closes, and open it by themselves when it is over', async () => {
    await start()
    expect(closed('recharge')).toBeUndefined()
    // The session outlasts the time-out.
    app.platform.settings.sessionLength = 48 * HOUR
    await logIn('demo01', demoAccounts.member.password)
    await act('startTimeOut', { days: 1, password })
    expect(closed('recharge')).toMatch(/^You are taking a break\. This opens again on Nov 21, 2026/)
    expect([typeof closed('getGameUrl'), closed('withdraw')]).toEqual(['string', undefined])
    app.platform.moveClock(24 * HOUR - 5000)
    await again()
    expect(closed('recharge')).toBeDefined()
    await pass(6000)
    expect(closed('recharge')).toBeUndefined()
    expect(known().known).toBe(true)
  })

  it('follow what another device has done with the next read', async () => {
    await start()
    app.platform.bounds.rests.startTimeOut(app.platform.members.byName('demo01') as never, 7)
    expect(closed('getGameUrl')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(31_000)
    await waitFor(() => expect(closed('getGameUrl')).toBeDefined())
  })

  it('close deposits while a limit leaves nothing, in the language that shows', async () => {
    await start()
    await act('setDepositLimit', { period: 'week', amount: '1' })
    expect(closed('recharge')).toMatch(/^This week’s deposit limit is used up/)
    app.app.session.setLocale('kor')
    await waitFor(() => expect(closed('recharge')).toMatch(/^이번 주 입금 한도를 모두 썼어요/))
    expect(closed('submitLotteryOrder')).toBeUndefined()
  })

  it('are closed from the first moment after a reload, before the platform has answered', async () => {
    await start()
    await act('startTimeOut', { days: 7, password })
    const { storage } = app
    await app.stop()
    app = startTestApp({ situation: 'member', at: '/kefu', storage, isCut: true })
    await app.app.play.follow()
    expect(closed('recharge')).toBeDefined()
    expect(known().since).toBeDefined()
  })

  it('are another member’s own', async () => {
    await start()
    await act('startTimeOut', { days: 7, password })
    await app.app.account.logout({ forget: false })
    expect([known(), closed('recharge')]).toEqual([{}, undefined])
    await logIn(demoAccounts.agent.name, demoAccounts.agent.password)
    expect([known().rest, closed('recharge')]).toEqual(['', undefined])
  })

  it('are none on a platform that does not know the call, which is not asked again', async () => {
    const unknown = { code: 404, message: 'unknown', data: null }
    await start({ answered: (address, body) => (address === 'api/play' ? unknown : body) })
    expect(known()).not.toHaveProperty('limits')
    expect(closed('recharge')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(app.calls('api/play')).toBe(1)
    // The session is counted by the sums that every platform has.
    expect(known().net?.toFixed()).toBe('0')
    expect(known().since).toBe(app.platform.now())
  })

  it('do not end a session where the platform refuses what it does not know as it refuses strangers', async () => {
    const stranger = { code: 401, message: 'log in', data: null }
    await start({ answered: (address, body) => (address === 'api/play' ? stranger : body) })
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(app.app.host.session.getSnapshot().loggedIn).toBe(true)
    expect(app.app.account.expired.getSnapshot()).toBe(false)
    expect(app.calls('api/play')).toBe(1)
  })

  it('keep what is known while the platform fails', async () => {
    await start()
    await act('startTimeOut', { days: 7, password })
    app.fail('getPlay')
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(closed('recharge')).toBeDefined()
  })

  it('leave no timer behind when the app ends while they are read', async () => {
    await start()
    const reading = again()
    await app.stop()
    const count = vi.getTimerCount()
    await reading
    expect(vi.getTimerCount()).toBeLessThanOrEqual(count)
  })

  it('are read again after a balance has changed', async () => {
    await start()
    const before = app.calls('api/play')
    const member = app.platform.members.byName('demo01')
    const user = app.app.session.getSnapshot().userInfo
    if (!member || !user) throw new Error('Nobody is logged in.')
    app.app.session.setBalance({ balance: user.balance.plus(1), usd_balance: user.usd_balance })
    await vi.advanceTimersByTimeAsync(500)
    await waitFor(() => expect(app.calls('api/play')).toBe(before + 1))
  })
})

describe('the reality check', () => {
  it('opens after the time that operators say, with time, net position and help, and again after that time', async () => {
    await start()
    await pass(30 * MINUTE - 2000)
    expect(check()).toBeNull()
    await pass(3000)
    await waitFor(() => expect(check()).toBeVisible())
    expect(check()).toHaveTextContent(/30 min.*Net.*₩0/)
    expect(screen.getByRole('link', { name: /1336/ })).toHaveAttribute('href', 'tel:1336')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(check()).toBeNull())
    await pass(29 * MINUTE)
    expect(check()).toBeNull()
    await pass(MINUTE + 2000)
    await waitFor(() => expect(check()).toHaveTextContent('1 h'))
  })

  it('opens after the time that the member says, of those that operators offer', async () => {
    await start()
    const { setCheckEvery } = await app.app.play.follow()
    setCheckEvery(15)
    expect(known().checkEvery).toBe(15)
    setCheckEvery(7)
    expect(known().checkEvery).toBe(30)
    setCheckEvery(15)
    await pass(15 * MINUTE + 2000)
    await waitFor(() => expect(check()).toBeVisible())
  })

  it('follows operators who change the time', async () => {
    const release = createPlainReleases(
      compileTestRelease({ settings: (given) => ({ ...given, play: { ...given['play'], checkMinutes: 60 } }) }),
    )
    await start({ release })
    expect(known().checkEvery).toBe(60)
  })

  it('waits for what is in front of the screen', async () => {
    await start()
    const answer = app.app.host.feedback.confirm({ text: 'Send the money?', yes: 'Send', no: 'Back', danger: false })
    await waitFor(() => expect(check()).toHaveTextContent('Send the money?'))
    await pass(31 * MINUTE)
    expect(check()).toHaveTextContent('Send the money?')
    await app.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await answer).toBe(true)
    await waitFor(() => expect(check()).toHaveTextContent('A look at your session'))
  })

  it('is answered by Escape as by going on, and logs out on request', async () => {
    await start()
    const { check: open } = await app.app.play.follow()
    open()
    await waitFor(() => expect(check()).toBeVisible())
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(check()).toBeNull())
    expect(app.app.host.session.getSnapshot().loggedIn).toBe(true)
    open()
    await app.user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(app.at()).toBe('/login'))
    expect(check()).toBeNull()
  })

  it('is not due by the clock of a device on which nothing could be reached yet', async () => {
    await startCut()
    await waitFor(() => expect(app.platform.now() - (known().since ?? 0)).toBe(5 * HOUR))
    expect(app.app.play.getSnapshot().isDue).toBe(false)
  })

  it('comes once the time is known, although the bounds of play cannot be read', async () => {
    await startCut()
    app.fail('getPlay')
    app.cut(false)
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    await waitFor(() => expect(check()).toHaveTextContent('A look at your session'))
  })

  it('closes when another tab of the session has answered it', async () => {
    await start()
    await pass(31 * MINUTE)
    await waitFor(() => expect(check()).toBeVisible())
    const { local } = app.storage
    const record = JSON.parse(local.getItem('playbill.play') ?? '{}') as object
    local.setItem('playbill.play', JSON.stringify({ ...record, checkedAt: app.platform.now() }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'playbill.play' }))
    await waitFor(() => expect(check()).toBeNull())
  })
})
