import { chooseFilter } from './support/chooseFilter.ts'
import { enter } from './support/member.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ watch }) => watch.expectProblems(/ERR_FAILED|Failed to load resource/))

test('a member who asks for another period never sees the figures of the previous one under it', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/yingkui?type=14')
  const figures = page.getByRole('main').getByText(/₩/)
  await expect(figures.first()).toBeVisible()

  await page.route('**/api/**/*', async (route) =>
    route.request().postData()?.includes('"type":0') ? route.abort() : route.fallback(),
  )
  await chooseFilter(page, '기간', '오늘')
  const failed = page.getByRole('alert').filter({ hasText: '불러오지 못했어요' })
  await expect(failed).toBeVisible()
  await expect(figures).toHaveCount(0)

  await page.unroute('**/api/**/*')
  await failed.getByRole('button', { name: '다시 시도' }).click()
  await expect(figures.first()).toBeVisible()
  await expect(failed).toHaveCount(0)
})

test('a member who comes back to a period that cannot be read again sees its figures, of when they are, and why', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/yingkui?type=0')
  const figures = page.getByRole('main').getByText(/₩/)
  await expect(figures.first()).toBeVisible()
  const first = await figures.allTextContents()
  await chooseFilter(page, '기간', '어제')
  await expect(figures.first()).toBeVisible()

  await page.route('**/api/**/*', async (route) =>
    route.request().postData()?.includes('"type":0')
      ? route.fulfill({ json: { code: 500, message: '집계하고 있어요', data: null } })
      : route.fallback(),
  )
  await chooseFilter(page, '기간', '오늘')
  const line = page.getByRole('alert').filter({ hasText: /^집계하고 있어요 \d\d:\d\d 기준/ })
  await expect(line).toBeInViewport()
  expect(await figures.allTextContents()).toEqual(first)

  await page.unroute('**/api/**/*')
  await line.getByRole('button', { name: '다시 시도' }).click()
  await expect(line).toHaveCount(0)
  expect(await figures.allTextContents()).toEqual(first)
})

test('a member tells orders apart whose numbers have twenty digits, and cancels the one that was meant', async ({
  page,
  stack,
}) => {
  const [kept, cancelled] = ['20261127000000012345', '20261127000000012346']
  const order = (no: string) =>
    `{"out_trade_no":${no},"amount":"20000","pay_way":"bank","state":1,"created_at":"2026-11-27 09:00:00"}`
  await page.route('**/api/gettransrecord', async (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: `{"code":200,"message":"ok","data":{"data":[${order(kept)},${order(cancelled)}],"last_page":1}}`,
    }),
  )
  await enter(page, stack.appUrl, '/rechargeRecord')
  const row = (no: string) => page.getByRole('listitem').filter({ hasText: no })
  await expect(row(kept)).toBeVisible()
  await row(cancelled).getByRole('button', { name: '신청 취소' }).click()
  const sent = page.waitForRequest('**/api/recharge_cancel')
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: '취소하기' }).click()
  expect((await sent).postData()).toBe(`{"out_trade_no":"${cancelled}"}`)
})

test('a member who moves on to a lottery that is closed sees why, and no round to bet on', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/k3?name=k3speed')
  const slip = page.getByRole('region', { name: '베팅 슬립' })
  await expect(page.getByRole('timer').first()).toBeVisible()

  await page.route('**/api/lottery/times*', async (route) =>
    route.fulfill({ json: { code: 500, message: '오늘은 쉬어요', data: null } }),
  )
  await page.evaluate(() => (window.location.hash = '/k3?name=k3classic'))
  await expect(page.getByRole('alert').filter({ hasText: '오늘은 쉬어요' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(slip.getByText('불러오지 못했어요')).toBeVisible()
})
