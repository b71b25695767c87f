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
