import type { Page } from '@playwright/test'
import { forceScreen } from './support/forceScreen.ts'
import { open } from './support/member.ts'
import { confirm, join, openArea } from './support/operator.ts'
import { write } from './support/operatorTask.ts'
import { publish } from './support/publish.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('whoever publishes sees how many phones follow, in how many something failed, and the way back', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/Failed to load resource/)
  const openPhone = async () => (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const [phone, broken] = [await openPhone(), await openPhone()]
  await open(phone, stack.appUrl, '/kefu')
  await join(desk, stack, 'nabi', 'publisher')
  const overview = desk.getByRole('region', { name: 'Live now' })
  await desk.goto(`${stack.deskUrl}/#/`)
  await expect(overview).toContainText('1 of 1 phone follows · 0 with faults', { timeout: 40_000 })

  await desk.goto(`${stack.deskUrl}/#/copy`)
  await desk.getByLabel('Search by key or text').fill('kefu.title')
  await write(desk.getByRole('textbox', { name: 'kefu.title in Korean' }), '도움말')
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  await confirm(desk, 'Publish', 'A shorter title')
  const published = desk.getByRole('main').filter({ hasText: /Release \d+ is live/ })
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('도움말')
  await expect(published).toContainText('1 of 1 phone follows · 0 with faults', { timeout: 40_000 })

  // A second phone has a block in it that its app does not know.
  await forceScreen(broken, stack.appUrl, 'kefu', (plan) => {
    Object.assign(plan, { body: [{ id: 'hologram', type: 'hologram' }] })
  })
  await open(broken, stack.appUrl, '/kefu')
  await expect(broken.getByText('이 부분은 앱을 새로고침')).toBeVisible()
  await expect(published).toContainText('2 of 2 phones follow · 1 with a fault', { timeout: 40_000 })
  await phone.close()
  await broken.unrouteAll()

  await published.getByRole('link', { name: /^Roll back to/ }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Roll back')
})

test('whoever changed a text sees how many visits of a form were sent before it and since, and how pages did', async ({
  page: desk,
  browser,
  stack,
}) => {
  test.slow()
  const visit = async (fill: (phone: Page) => Promise<void>) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
    const phone = await context.newPage()
    const watched = phone.waitForResponse(/assets\/watchPage-/)
    await open(phone, stack.appUrl, '/login')
    await expect(phone.getByRole('button', { name: '로그인', exact: true })).toBeVisible()
    await phone.waitForResponse(/release\/\d+\/head\.json|release\/events/)
    await fill(phone)
    // The tap below ends the largest paint, as no script does that puts a page away: one has to have been.
    await watched
    await phone.evaluate(async () => {
      await new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await new Promise((resolve) => requestIdleCallback(resolve))
    })
    const told = phone.waitForResponse(/release\/outcomes/)
    // Left by a tap, as a member would.
    await phone.getByRole('button', { name: '둘러보기' }).click()
    expect((await told).status()).toBe(204)
    const put = phone.waitForResponse(/release\/outcomes/)
    // No browser without a window ever hides a page.
    await phone.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const figure = expect.any(Number)
    const said = (await put).request().postDataJSON()
    expect(said).toMatchObject({ page: { lcp: figure, cls: figure, answer: figure, errors: 0 } })
    await context.close()
  }
  const refused = async (phone: Page) => {
    await phone.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(phone.getByText('아이디를 입력해 주세요.').first()).toBeVisible()
  }

  await publish(stack, 'copy:kor:login.name', '회원 아이디')
  await visit(refused)
  await publish(stack, 'copy:kor:login.name', '아이디')
  await visit(async () => undefined)
  await visit(refused)

  await join(desk, stack, 'sebi', 'viewer')
  await openArea(desk, 'History')
  // What is counted is written now and then.
  await expect(async () => {
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: /^More for Release 3/ }).click({ timeout: 2000 })
    await desk.getByRole('menuitem', { name: 'Before and after…' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Before and after release 3' })
    const counted = /0 of 1 \(0%\).*0 of 2 \(0%\).*under 20 visits.*Username 1.→.1/
    await expect(dialog.getByRole('row', { name: /^Log in or register · Log in/ })).toContainText(counted, {
      timeout: 2000,
    })
    await expect(dialog).toContainText('20 pages on: 1 before, 2 since.', { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
})
