import type { Page } from '@playwright/test'
import { findViolations } from './support/findViolations.ts'
import { join, openArea } from './support/operator.ts'
import { followTask, task, write } from './support/operatorTask.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test(
  'an operator touches a text in the phone, changes and publishes it, and then a limit, and is told what is the platform’s',
  task,
  async ({ page, stack, watch }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload/)
    const steps = await followTask(page)
    await join(page, stack, 'tom', 'publisher', { phone: true })
    const phone = page.frameLocator('iframe')
    await steps.begin()
    await openArea(page, 'Money')
    await expect(phone.getByText('₩100~')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Edit by touch' }).click()
    const panel = page.getByRole('dialog', { name: 'What you touched' })

    // A text, in two languages; the phone speaks the one that is typed.
    const heading = phone.getByRole('heading', { level: 1 })
    await heading.click()
    await write(panel.getByRole('textbox', { name: 'recharge.title in Korean' }), '돈 넣기')
    await expect(heading).toHaveText('돈 넣기')
    await write(panel.getByRole('textbox', { name: 'recharge.title in English' }), 'Top up now')
    await expect(heading).toHaveText('Top up now')
    await expect(panel.getByText(/by tom/).first()).toBeVisible()
    await steps.aside(async () => expect(await findViolations(page)).toEqual([]))
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await steps.publish('Shorter')
    steps.end(9)

    // A limit: the sentence that says it, with what the platform fills in beside. Beside what was just published the
    // phone plays that, and an edit would be of the next change.
    await expect(page.getByRole('button', { name: 'Edit by touch' })).toHaveCount(0)
    await openArea(page, 'Money')
    await phone.getByText('₩100 to').first().click()
    const least = panel.getByRole('textbox', { name: 'Minimum' })
    await least.fill('700')
    await expect(phone.getByText('₩700 to').first()).toBeVisible()
    await expect(panel.getByText('The values in it come from the platform.', { exact: false })).toBeVisible()
    await expect(panel.getByRole('switch').first()).toBeChecked()

    // What is the platform's alone, by the keyboard of the phone.
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByLabel('Screen', { exact: true }).selectOption('/mine')
    await phone.getByText('demo01').first().click()
    await expect(panel.getByText('This comes from the platform.', { exact: false })).toBeVisible()
    await expect(phone.locator('html')).toHaveAttribute('data-touching', '')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Edit by touch' })).toBeFocused()
    await expect(phone.locator('html')).not.toHaveAttribute('data-touching')
  },
)

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'What you touched' })

/** Share of the phone's column that the panel begins below, and whether it is inside the column. */
async function placeOfPanel(page: Page): Promise<{ readonly begins: number; readonly isInside: boolean }> {
  const panel = await panelOf(page).boundingBox()
  const column = await page.getByRole('complementary', { name: 'Preview' }).boundingBox()
  if (panel === null || column === null) throw new Error('The panel or the phone is not shown.')
  return {
    begins: (panel.y - column.y) / column.height,
    isInside: panel.x >= column.x - 1 && panel.x + panel.width <= column.x + column.width + 1,
  }
}

for (const { width, height, isPhone } of [
  { width: 1440, height: 900, isPhone: false },
  { width: 390, height: 844, isPhone: true },
])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone })

    test('what was touched opens in the lower half of the phone’s column, its Close in sight, and ends with its page', async ({
      page,
      stack,
      watch,
    }) => {
      watch.expectProblems(/preloaded using link preload/)
      await join(page, stack, `tess${width}`, 'publisher', { phone: true })
      await stack.command('release', 'stop', 'bets', '--reason', 'Two rows of bars')
      await page.goto(`${stack.deskUrl}/#/money`)
      if (isPhone) await page.getByRole('button', { name: 'Preview', exact: true }).click()
      const phone = page.frameLocator('iframe').first()
      await expect(phone.getByText('₩100~')).toBeVisible({ timeout: 60_000 })
      await page.getByRole('button', { name: 'Edit by touch' }).click()
      await phone.getByText('₩100~').click()
      const panel = panelOf(page)
      await expect(panel).toBeVisible()
      const { begins, isInside } = await placeOfPanel(page)
      expect(begins).toBeGreaterThanOrEqual(0.49)
      expect(isInside).toBe(true)

      // Its Close is in sight also where its end is: it takes the press, nothing lies over it.
      const close = panel.getByRole('button', { name: 'Close', exact: true })
      await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await close.click({ trial: true, noWaitAfter: true })
      await expect(close).toBeInViewport({ ratio: 1 })

      // Another page: the panel is not over it.
      await page.evaluate(() => location.assign('#/review'))
      await expect(page.getByRole('heading', { name: 'Changes', level: 1 })).toBeVisible()
      await expect(panel).toHaveCount(0)
      await page.evaluate(() => location.assign('#/money'))
      await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
      await expect(panel).toHaveCount(0)
      await stack.command('release', 'lift', 'bets', '--reason', 'Over')
    })
  })
