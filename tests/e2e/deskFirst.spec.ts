import type { Locator, Page } from '@playwright/test'
import { inEnglish } from './support/operator.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** No page of the desk has more stops of the Tab key. */
const FAR = 150

/** Presses the Tab key until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible({ timeout: 60_000 })
  const isThere = async () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < FAR && !(await isThere()); presses += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

test('the first owner joins by the setup link and publishes a limit with the keyboard alone; the link then no longer works', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload|status of 4\d\d/)
  await inEnglish(page, stack.deskUrl)
  await page.goto(stack.setupLink)
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('ines')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('a few random words')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible({ timeout: 60_000 })

  await tabTo(page, page.getByRole('link', { name: 'Money' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('row', { name: /^Bank transfer/ }).getByRole('textbox', { name: 'Minimum' }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('500')
  await expect(page.getByText(/by ines/)).toContainText('Live: ₩100')

  await tabTo(page, page.getByRole('link', { name: 'Review', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Bank transfer › Minimum/ })).toContainText('500', {
    timeout: 60_000,
  })
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Reason'))
  await page.keyboard.type('The first one')
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Release 2 is live')).toBeVisible({ timeout: 60_000 })

  await page.goto('about:blank')
  await inEnglish(page, stack.deskUrl)
  await page.goto(stack.setupLink)
  await expect(page.getByText('This link cannot be used')).toBeVisible()
})
