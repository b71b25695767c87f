import { open } from './support/member.ts'
import { askService } from './support/askService.ts'
import { openWay, PASSWORD } from './support/operator.ts'
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

test.describe('a desk in a browser that forbids storage', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, locale: 'en' })

  test('an operator works as ever, and only the choices for this device end with the page', async ({
    page,
    stack,
    watch,
  }) => {
    watch.expectProblems(/preloaded using link preload/)
    await page.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, kind, {
          configurable: true,
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    const printed = await askService(stack, 'operator', 'create', '--name', 'blanca', '--role', 'editor')
    await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible({ timeout: 45_000 })
    await page.goto(`${stack.deskUrl}/#/money`)
    await page.getByRole('button', { name: 'blanca Editor' }).click()
    await page.getByRole('combobox', { name: 'Theme of the desk' }).selectOption('dark')
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('textbox', { name: 'Saved cards, at most' }).fill('7')
    await expect(page.getByText(/by blanca/)).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${stack.deskUrl}/#/review`)
    await (await openWay(page, 'Undo', /^More for .*Saved cards/)).click()
    await expect(page.getByText('The change holds no edit')).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
  })
})
