import { closeWelcome, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

test('a visitor whose ad blocker removes the banners is told so by a page that does not move, and the banners are rarely asked for', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/ERR_BLOCKED_BY_CLIENT/)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const askedFor = (name: string) => asked.filter((path) => path.endsWith(name)).length

  await page.route('**/api/bannerList*', async (route) => route.abort('blockedbyclient'))
  await page.clock.install()
  await open(page, stack.appUrl, '/')
  const failed = page.getByRole('alert').filter({ hasText: '불러오지 못했어요' })
  await page.clock.runFor(2000)
  await closeWelcome(page)
  await expect(failed).toBeVisible()
  await failed.evaluate((element) => Object.assign(element, { isFirst: true }))

  await page.clock.runFor(8000)
  expect(askedFor('/bannerList')).toBeGreaterThan(0)
  expect(askedFor('/bannerList')).toBeLessThanOrEqual(4)
  expect(askedFor('/head.json')).toBeLessThanOrEqual(4)
  expect(await failed.evaluate((element) => 'isFirst' in element)).toBe(true)

  await page.unroute('**/api/bannerList*')
  await failed.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('region', { name: '배너' })).toBeVisible()
  await expect(failed).toHaveCount(0)
})
