import { forceScreen } from './support/forceScreen.ts'
import { open } from './support/member.ts'
import { confirm, join } from './support/operator.ts'
import { write } from './support/operatorTask.ts'
import { startStack, type Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** A service that no phone of another journey has told anything. */
const test = base.extend<{ stack: Stack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  stack: async ({}, hand) => {
    const stack = await startStack()
    await hand(stack)
    await stack.stop()
  },
})

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
