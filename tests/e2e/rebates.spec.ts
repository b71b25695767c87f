import type { Page, Route } from '@playwright/test'
import { askPlatform } from './support/askPlatform.ts'
import { followRequests } from './support/asked.ts'
import { chooseFilter } from './support/chooseFilter.ts'
import { bringEndWithin, readToTheEnd } from './support/listEnd.ts'
import { agent, enter } from './support/member.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const answerWith = (data: object) => async (route: Route) => route.fulfill({ json: { code: 200, message: '', data } })
const won = (amount: number) => `₩${amount.toLocaleString('en')}`

test('§ 2 /fanshui: a member claims the unclaimed rebates, which then count as claimed and are in the balance', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  const token = await enter(page, stack.appUrl, '/fanshui')
  const call = async (path: string, data: object = {}) =>
    (await (
      await page.request.post(`${stack.appUrl}${path}`, { headers: { Authorization: `Bearer ${token}` }, data })
    ).json()) as { data: Record<string, string> }
  const { data: before } = await call('/api/getfanshui', { date: 4 })
  const { data: balance } = await call('/api/balance')
  const [unclaimed, claimed] = [Number(before['nojisuan']), Number(before['jisuan'])]
  expect(unclaimed).toBeGreaterThan(0)
  const figures = page.getByRole('main')
  await expect(figures).toContainText(won(unclaimed))
  await expect(figures).toContainText(won(claimed))
  await expect(rows(page).first()).toContainText('처리 전')

  await page.getByRole('button', { name: '적립금 받기' }).click()
  // The server's own message is the success toast, with what came.
  await expect(page.getByText(`적립금을 받았습니다. · ${won(unclaimed)}`)).toBeVisible()
  await expect(figures).toContainText(won(claimed + unclaimed))
  await expect(rows(page).first()).not.toContainText('처리 전')
  expect(asked.of('/api/dofanshui')).toHaveLength(1)
  expect(Number((await call('/api/balance')).data['balance'])).toBe(Number(balance['balance']) + unclaimed)

  await page.getByRole('button', { name: '적립금 받기' }).click()
  await expect(page.getByText('받을 수 있는 금액이 없어요!')).toBeVisible()
  expect(asked.of('/api/dofanshui')).toHaveLength(1)
})

test('§ 5 rebate claim and § 8: with nothing unclaimed, or less, it is refused with "No amount to be received yet!" and no call is made', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  let nojisuan = '0'
  await page.route('**/api/getfanshui', async (route) =>
    answerWith({ list: [], jisuan: '100', nojisuan, last_page: 1 })(route),
  )
  await enter(page, stack.appUrl, '/fanshui', agent, 'en')
  const refusal = page.getByText('No amount to be received yet!', { exact: true })
  await page.getByRole('button', { name: 'Receive the rebates' }).click()
  await expect(refusal).toBeVisible()

  nojisuan = '-3'
  await page.reload()
  await expect(refusal).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('−₩3')
  await page.getByRole('button', { name: 'Receive the rebates' }).click()
  await expect(refusal).toBeVisible()
  expect(asked.of('/api/dofanshui')).toEqual([])
})

test("§ 8 server message: a claim that the platform refuses shows the platform's words and keeps the figures", async ({
  page,
  stack,
}) => {
  await page.route('**/api/dofanshui', async (route) =>
    route.fulfill({ json: { code: 400, message: '지금은 받을 수 없습니다.', data: null } }),
  )
  await enter(page, stack.appUrl, '/fanshui', agent)
  const figures = page.getByRole('main').getByRole('definition')
  await expect(figures.first()).toContainText('₩')
  await expect(rows(page).first()).toBeVisible()
  const before = await figures.allTextContents()
  await page.getByRole('button', { name: '적립금 받기' }).click()
  await expect(page.getByText('지금은 받을 수 없습니다.')).toBeVisible()
  expect(await figures.allTextContents()).toEqual(before)
})

test('§ 2 /fanshui: the list and the claimed total are filtered by platform, period and type', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/fanshui', agent)
  await asked.last('/api/getfanshui', { date: 4, api_type: '', type: '', page: 1 })
  await chooseFilter(page, /^플랫폼/, '노바 슬롯')
  await asked.last('/api/getfanshui', { date: 4, api_type: 'nova', page: 1 })
  await expect(rows(page).first()).toContainText('노바 슬롯')
  await expect(rows(page).filter({ hasNotText: '노바 슬롯' })).toHaveCount(0)
  await chooseFilter(page, /^기간/, '오늘')
  await asked.last('/api/getfanshui', { date: 1, api_type: 'nova' })
  await page.goto(`${stack.appUrl}/#/fanshui`)
  await chooseFilter(page, /^유형/, '스포츠')
  await asked.last('/api/getfanshui', { date: 4, api_type: '', type: 'sport' })
})

test('§ 4 rebate entry: state 0 shows as not yet processed, any other shows the updated time', async ({
  page,
  stack,
}) => {
  const entry = (state: number) => ({
    id: `R${state}`,
    gamename: `게임 ${state}`,
    money: '1200',
    created_at: '2026-11-20 10:00:00',
    updated_at: state === 0 ? null : '2026-11-20 18:30:00',
    state,
  })
  await page.route(
    '**/api/getfanshui',
    answerWith({ list: [0, 1, 2].map(entry), jisuan: '2400', nojisuan: '1200', last_page: 1 }),
  )
  await enter(page, stack.appUrl, '/fanshui')
  await expect(rows(page).filter({ hasText: '게임 0' })).toContainText('처리 전')
  await expect(rows(page).filter({ hasText: '게임 0' })).not.toContainText('받은 시간')
  for (const state of [1, 2])
    await expect(rows(page).filter({ hasText: `게임 ${state}` })).toContainText('받은 시간2026. 11. 20. 19:30')
})

test('§ 2 /rebates: each row shows order number, time, amount in won, rate in percent and rebate in won', async ({
  page,
  stack,
}) => {
  await page.route(
    '**/api/interest/order/rate_list*',
    answerWith({
      data: [
        {
          order_sn: 'RO77',
          created_at: '2026-11-20 10:00:00',
          balance: '66000',
          rate: '0.20',
          rate_money: '132.00',
          opencode: '1,2,3',
          bet_code: '9',
        },
      ],
      last_page: 0,
    }),
  )
  await enter(page, stack.appUrl, '/rebates')
  for (const shown of ['RO77', '2026. 11. 20. 11:00', '₩66,000', '0.2%', '₩132'])
    await expect(rows(page).first()).toContainText(shown)
})

test('§ 9 rebate list: it starts at page 0 and scrolls endlessly to the last page', async ({ page, stack }) => {
  const asked = followRequests(page)
  const token = await enter(page, stack.appUrl, '/rebates')
  await expect(rows(page).first()).toBeVisible()
  expect(asked.of('/api/interest/order/rate_list')).toEqual([{ page: '0' }])
  await readToTheEnd(page, '모두 확인했어요')
  const { last_page: last } = await askPlatform<{ readonly last_page: number }>(
    page,
    stack.appUrl,
    token,
    '/api/interest/order/rate_list?page=0',
    {},
    'get',
  )
  expect(last).toBeGreaterThan(0)
  expect(asked.of('/api/interest/order/rate_list').map((params) => params['page'])).toEqual(
    Array.from({ length: last + 1 }, (_, index) => String(index)),
  )
})

test('§ 9 list loading offset: the rebate list reads its next page 50 px before its end', async ({ page, stack }) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/rebates')
  await expect(rows(page).first()).toBeVisible()
  await bringEndWithin(page, 60)
  expect(asked.of('/api/interest/order/rate_list')).toHaveLength(1)
  await bringEndWithin(page, 40)
  await asked.last('/api/interest/order/rate_list', { page: '1' })
})

test('§ 4 lottery result of a rebate order: no opencode is not yet drawn, a sum of the opencode equal to bet_code is won, any other not won', async ({
  page,
  stack,
}) => {
  const order = (order_sn: string, opencode: string | null, bet_code: string) => ({
    order_sn,
    created_at: '2026-11-20 10:00:00',
    balance: '1000',
    rate: '0.2',
    rate_money: '2',
    opencode,
    bet_code,
  })
  const orders = [
    order('RO1', null, '6'),
    order('RO2', '', '0'),
    order('RO3', '1,2,3', '6'),
    order('RO4', '6,6,6', '18'),
    order('RO5', '1,2,3', '7'),
    order('RO6', '1,2,3', '123'),
  ]
  await page.route('**/api/interest/order/rate_list*', answerWith({ data: orders, last_page: 0 }))
  await enter(page, stack.appUrl, '/rebates')
  for (const [number, label] of [
    ['RO1', '추첨 전'],
    ['RO2', '추첨 전'],
    ['RO3', '당첨'],
    ['RO4', '당첨'],
    ['RO5', '미당첨'],
    ['RO6', '미당첨'],
  ] as const) {
    await expect(rows(page).filter({ hasText: number }).getByText(label, { exact: true })).toBeVisible()
  }
})

test('§ 2 /welfare: red packets sent and received, a button to /hongbao and the paged list', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  const token = await enter(page, stack.appUrl, '/welfare')
  const info = (await (
    await page.request.get(`${stack.appUrl}/api/userredpacket?page=1`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()) as { data: { max_times: number; acquirednum: number } }
  await asked.last('/api/userredpacket', { page: '1' })
  const figures = page.getByRole('main').getByRole('definition')
  await expect(figures.nth(0)).toHaveText(String(info.data.max_times))
  await expect(figures.nth(1)).toHaveText(String(info.data.acquirednum))
  await expect(rows(page).first()).toContainText('+₩')
  await readToTheEnd(page, '모두 확인했어요')
  const { last_page: last } = await askPlatform<{ readonly last_page: number }>(
    page,
    stack.appUrl,
    token,
    '/api/redpacket',
    { page: 1 },
  )
  expect(last).toBeGreaterThan(2)
  expect(asked.of('/api/redpacket').map((params) => params['page'])).toEqual(
    Array.from({ length: last }, (_, index) => index + 1),
  )
  await page.getByRole('button', { name: '복주머니 열러 가기' }).click()
  await expect(page).toHaveURL(/#\/hongbao/)
})
