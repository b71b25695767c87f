// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../constants/openApp.ts'
import { setting } from '../constants/setting.ts'
import { documentsWith, shippedDocuments } from '../constants/shippedDocuments.ts'
import { changeAnswers } from './changeAnswers.ts'

let app: ReturnType<typeof openApp>
const start = (options: Parameters<typeof openApp>[1], documents = shippedDocuments) =>
  (app = openApp(documents, options))
const main = () => screen.findByRole('main')
const button = async (name: string) => screen.findByRole('button', { name })
const shown = async (text: string | RegExp) => (await screen.findAllByText(text)).length > 0
/** The answer of a platform that does not know the field. */
const without = <Row extends object>(row: Row, field: keyof Row & string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field)) as Row

afterEach(() => app.stop())

describe('the payment of a deposit', () => {
  const MINUTE = 60_000
  const records = ['See my deposits', 'See the deposits of today']

  /** Opens the order of a deposit that has just been made. */
  async function openOrder(then: (no: string) => void = () => undefined): Promise<void> {
    // No reality check comes up within the hour.
    start({ situation: 'member', at: '/kefu' }, documentsWith([setting('calm', '/play/checkMinutes', 30, 240)]))
    await screen.findByRole('heading', { level: 1, name: 'Customer service' })
    // Nobody but the test decides.
    app.platform.settings.approveDepositsAfter = {}
    const member = app.platform.members.byName('demo01')
    if (!member) throw new Error('no member')
    const { no } = app.platform.deposits.order(member, { way: 'usdt-trc20', amount: new Big(25), payTo: '11' })
    then(no)
    app.go(`/payInfo?deposit_no=${no}`)
  }

  async function expectWayToRecords(): Promise<void> {
    for (const name of records) {
      const { hash } = window.location
      await app.user.click(await button(name))
      await waitFor(() => expect(app.at()).toMatch(/^\/transRecord\?.*type=1/))
      window.history.back()
      await waitFor(() => expect(window.location.hash).toBe(hash))
    }
  }

  it('leads to the records while it is awaited, and asks to send the money', async () => {
    await openOrder()
    expect(await shown(/^Waiting for your payment/)).toBe(true)
    expect(await shown('If you sent a different amount, please contact support.')).toBe(true)
    await expectWayToRecords()
  })

  it.each([
    ['arrived', (no: string) => app.platform.deposits.approve(no), 'Your deposit has arrived.', false],
    ['was rejected', (no: string) => app.platform.deposits.reject(no), /^Your deposit was rejected/, true],
    ['ran out of time', () => app.platform.moveClock(61 * MINUTE), /^This order was cancelled or has expired/, true],
  ])('leads to the records when it %s, and does not mention sending money', async (_, then, words, mayAgain) => {
    await openOrder(then)
    expect(await shown(words)).toBe(true)
    await expectWayToRecords()
    expect(await shown(words)).toBe(true)
    expect(
      within(await main()).queryByText(/If you sent a different amount|Waiting for your payment|Send exactly/),
    ).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryAllByRole('button', { name: 'Make a new request' })).toHaveLength(mayAgain ? 1 : 0)
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('claims nothing about an order that is missing from the records of the period', async () => {
    await openOrder((no) => {
      changeAnswers(app, 'getTransRecord', (data) => ({
        ...data,
        data: data.data.filter((row) => row.out_trade_no !== no),
      }))
      app.platform.moveClock(61 * MINUTE)
    })
    expect(await shown(/^The time to pay for this order is over\. Your deposits show/)).toBe(true)
    await expectWayToRecords()
    expect(screen.queryByText(/do not send any|cancelled or has expired/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('leads to the records without a number, and when the order cannot be read', async () => {
    start({ situation: 'member', at: '/payInfo' })
    expect(await shown(/^There is no order number/)).toBe(true)
    await expectWayToRecords()
    app.go('/payInfo?deposit_no=nobody')
    // The platform's own words; asking again cannot help.
    expect(await shown('Nothing was found for this request')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expectWayToRecords()
  })
})

describe('the VIP page', () => {
  const days = (keepDays: number) => documentsWith([setting('vip-days', '/vip/keepDays', 90, keepDays)])

  it('calls 90 days a quarter, and no other number of days', async () => {
    start({ at: '/vip' })
    expect(await shown('Failing for 90 days (a quarter) means one level down.')).toBe(true)
    await app.stop()
    start({ at: '/vip' }, days(60))
    expect(await shown('Failing for 60 days means one level down.')).toBe(true)
    expect(screen.queryByText(/quarter/)).toBeNull()
  })

  it('shows the turnover beside the deposits, or only the required turnover if the platform does not count it', async () => {
    start({ situation: 'member', at: '/vip' })
    expect(await shown(/ of ₩500,000,000 turned over$/)).toBe(true)
    // The first level needs none.
    expect((await screen.findAllByRole('progressbar', { name: 'Turnover so far' })).length).toBe(9)
    await app.stop()
    start({ situation: 'member', at: '/vip' })
    for (const call of ['getUser', 'refreshUserMoney'] as const)
      changeAnswers(app, call, (user) => without(user, 'flowsum'))
    expect(await shown('A turnover of ₩500,000,000 is needed, too.')).toBe(true)
    expect(screen.queryByRole('progressbar', { name: 'Turnover so far' })).toBeNull()
  })
})

describe('a bet', () => {
  const rows = async () => (await screen.findAllByRole('article')).map(({ textContent }) => textContent)
  const firstRow = async () => (await rows())[0] ?? ''

  it.each(['/betRecord', '/betList'])('on %s says which game of which platform', async (at) => {
    start({ situation: 'member', at })
    for (const call of ['getBetRecord', 'getBetList'] as const)
      changeAnswers(app, call, (data) => ({
        ...data,
        data: data.data.map((row) => ({ ...row, game_name: 'Starlight Baccarat', platform_title: 'Grandia' })),
      }))
    await waitFor(async () => expect(await firstRow()).toMatch(/^Starlight Baccarat.*Platform\s*Grandia/))
  })

  it.each(['/betRecord', '/betList'])(
    'on %s is on the platform that the wallets name, where it says its code',
    async (at) => {
      start({ situation: 'member', at })
      for (const call of ['getBetRecord', 'getBetList'] as const)
        changeAnswers(app, call, (data) => ({
          ...data,
          data: data.data.map((row) => ({
            ...without(row, 'platform_title'),
            game_name: 'Starlight Baccarat',
            platform_name: 'nova',
          })),
        }))
      await waitFor(async () => expect(await firstRow()).toMatch(/^Starlight Baccarat.*Platform\s*Nova Slots/))
    },
  )

  it('of a platform that names no games keeps the one name that it has', async () => {
    start({ situation: 'member', at: '/betRecord' })
    changeAnswers(app, 'getBetRecord', (data) => ({
      ...data,
      data: data.data.map((row) => ({ ...without(row, 'game_name'), Code: 'Table 7' })),
    }))
    await waitFor(async () => expect(await firstRow()).toMatch(/^Table 7/))
    expect(await firstRow()).not.toMatch(/Platform/)
  })

  it('of the downline says whose it is', async () => {
    start({ situation: 'agent', at: '/betList?by=son' })
    changeAnswers(app, 'getBetList', (data) => ({
      ...data,
      data: data.data.map((row) => ({ ...row, game_name: 'Starlight Baccarat', username: 'lower07' })),
    }))
    await waitFor(async () => expect(await firstRow()).toMatch(/Member\s*lower07/))
  })

  it('on a lottery says its name, what was bet on and who draws it', async () => {
    start({ situation: 'member', at: '/k3?name=k3speed&tab=orders' })
    changeAnswers(app, 'getLotteryOrders', (data) => ({
      ...data,
      data: [
        {
          id: 'L1',
          expect: '202611250001',
          cp_title: 'Speed K3',
          platform_title: 'Fortuna Lottery',
          bet_code: '11',
          bet_title: 'Sum 11',
          amount: '5000',
          opencode: '',
          created_at: '2026-11-25 13:00:00',
        },
      ],
      last_page: 1,
    }))
    await waitFor(async () => expect(await firstRow()).toMatch(/^Speed K3 · Sum 11.*Platform\s*Fortuna Lottery/))
  })
})

describe('red packets in the welfare centre', () => {
  it('are shown as left, received and at most, and never as sent', async () => {
    start({ situation: 'member', at: '/welfare' })
    changeAnswers(app, 'getUserRedPacket', (data) => ({ ...data, sendnums: 3, acquirednum: 44, max_times: 50 }))
    const figures = await main()
    await waitFor(() => expect(figures).toHaveTextContent(/At most\s*50\s*Received\s*44\s*Left\s*3/))
    await screen.findAllByText('Earned at')
    expect(figures).not.toHaveTextContent(/\bsent\b/i)
  })
})

describe('the download page', () => {
  it('copies and encodes the full address, and draws the code if the platform gives none', async () => {
    start({ situation: 'member', at: '/app' })
    expect(await shown('http://localhost:3000/demo/pages/download.html')).toBe(true)
    expect(await screen.findByRole('img', { name: 'Download link' })).toBeVisible()
  })

  it('shows the code that the platform gives', async () => {
    start({ situation: 'member', at: '/app' })
    changeAnswers(app, 'getApp', (data) => ({ ...data, ios_download_qrcode: 'demo/banners/vip.svg' }))
    expect(await screen.findByRole('img', { name: 'QR code of the download' })).toHaveAttribute(
      'src',
      'http://localhost:3000/demo/banners/vip.svg',
    )
    expect(await shown('http://localhost:3000/demo/pages/download.html')).toBe(true)
    expect(screen.queryByRole('img', { name: 'Download link' })).toBeNull()
  })
})

describe('an activity', () => {
  it('says that it is applied for, in the list and on its own page', async () => {
    start({ situation: 'newMember', at: '/activityInfo?id=2' })
    await app.user.click(await button('Apply'))
    expect(await shown('You have applied')).toBe(true)
    expect(await shown('Pending review')).toBe(true)
    app.go('/activity')
    expect(await screen.findAllByText('Applied · in review')).toHaveLength(1)
  })

  it('is identified by its name if the platform gives no number', async () => {
    start({ situation: 'newMember', at: '/activityInfo?id=2' })
    changeAnswers(app, 'getActivityApplyLog', (data) => ({
      ...data,
      data: data.data.map((row) => without(row, 'activity_id')),
    }))
    await app.user.click(await button('Apply'))
    expect(await shown('You have applied')).toBe(true)
  })
})

describe('the games of a platform', () => {
  it('are a tap away from home, under the name of the platform', async () => {
    start({ at: '/?category=fishing' })
    await app.user.click(await screen.findByRole('button', { name: /^Deepsea Fishing/ }))
    await waitFor(() => expect(app.at()).toMatch(/^\/lottery\?.*plat_name=deepsea/))
    expect(await screen.findByRole('heading', { level: 1, name: 'Deepsea Fishing' })).toBeVisible()
    expect(await shown('Golden Carp')).toBe(true)
    await waitFor(() =>
      expect(app.sent('api/getSonGame').at(-1)).toEqual({ plat_name: 'deepsea', game_category: 'fishing' }),
    )
    await waitFor(() => expect(document.title).toBe('Deepsea Fishing · Playbill'))
  })
})

describe('the address of a lottery', () => {
  it.each(['visitor', 'member'])('leads a %s home if the platform has no such type or name', async (situation) => {
    start({ situation, at: '/keno?name=kenofast' })
    await waitFor(() => expect(app.at()).toBe('/'))
    app.go('/lottery?name=kenofast')
    await waitFor(() => expect(app.calls('api/lottery/list')).toBeGreaterThan(0))
    await waitFor(() => expect(app.at()).toBe('/'))
    expect(app.calls('api/lottery/play')).toBe(0)
    expect(app.calls('api/lottery/times')).toBe(0)
  })

  it.each(['/pk10?name=k3speed', '/k3?name=pk10speed', '/k3?name=nosuch', '/lottery?typeid=pk10&name=k3speed'])(
    'that names no row of the list leads home, and nothing of a round is asked: %s',
    async (address) => {
      start({ situation: 'member', at: '/kefu' })
      await screen.findByRole('heading', { level: 1, name: 'Customer service' })
      app.go(address)
      await waitFor(() => expect(app.at()).toBe('/'))
      for (const call of ['times', 'loadopencode', 'submit_order']) expect(app.calls(`api/lottery/${call}`)).toBe(0)
    },
  )

  it.each(['/k3?name=k3speed', '/lottery?typeid=k3&name=k3speed'])(
    'waits for a list that cannot be read, and opens when it is tried again: %s',
    async (address) => {
      start({ situation: 'member', at: '/kefu' })
      await screen.findByRole('heading', { level: 1, name: 'Customer service' })
      app.fail('getLotteryList')
      app.go(address)
      const retry = await button('Try again')
      expect(app.at()).toBe(address)
      expect(screen.queryByText('k3speed')).toBeNull()
      expect(app.calls('api/lottery/times')).toBe(0)
      app.fail()
      await app.user.click(retry)
      expect(await screen.findByRole('heading', { level: 2, name: 'Speed K3' })).toBeVisible()
    },
  )

  it('opens the board of a type that the platform has, under its name, and asks a visitor to log in', async () => {
    start({ situation: 'member', at: '/kefu' })
    await screen.findByRole('heading', { level: 1, name: 'Customer service' })
    changeAnswers(app, 'getLotteryList', (data) => data.map((entry) => ({ ...entry, typeid: 'keno' })))
    app.go('/lottery?typeid=keno&name=k3speed')
    expect(await screen.findByRole('heading', { level: 1, name: 'Speed K3' })).toBeVisible()
    await app.stop()
    start({ at: '/lottery?typeid=k3&name=k3speed' })
    await waitFor(() => expect(app.at()).toBe('/login?type=0&redirect=%2Flottery%3Ftypeid%3Dk3%26name%3Dk3speed'))
    expect(await shown('Please log in first')).toBe(true)
  })
})

describe('a message', () => {
  it('counts as unread until it is opened, not just until its list is', async () => {
    start({ situation: 'member', at: '/message?type=2' })
    const unread = () => app.app.session.getSnapshot().messageNum
    await waitFor(() => expect(unread()).toBeGreaterThan(1))
    const before = unread()
    expect(await shown('New')).toBe(true)
    const marks = screen.getAllByText('New').length
    const [first] = await screen.findAllByRole('listitem')
    const heading = () => within(first ?? document.body).getAllByRole('button')[0] ?? document.body
    await app.user.click(heading())
    await waitFor(() => expect(unread()).toBe(before - 1))
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(marks - 1))
    await app.user.click(heading())
    await app.user.click(heading())
    expect(unread()).toBe(before - 1)
    await app.user.click(await button('Mark all as read'))
    await waitFor(() => expect(unread()).toBe(0))
    await waitFor(() => expect(screen.queryByText('New')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })
})

describe('the agents’ site', () => {
  it('opens only for agents', async () => {
    start({ situation: 'member', at: '/kefu' })
    await screen.findByRole('heading', { level: 1, name: 'Customer service' })
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    app.go('/gamePage?dailiD=1')
    expect(await shown('This is for agents only')).toBe(true)
    expect(app.at()).toBe('/kefu')
    expect(app.calls('api/getAgentLoginUrl')).toBe(0)
    await app.stop()
    start({ situation: 'agent', at: '/gamePage?dailiD=1' })
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    expect(app.at()).toBe('/gamePage?dailiD=1')
  })
})
