import type { Locator, Page } from '@playwright/test'
import { findViolations } from './support/findViolations.ts'
import { join } from './support/operator.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

const controls = [
  ...(['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'switch', 'radio', 'tab'] as const),
  ...(['spinbutton', 'slider'] as const),
]

/** What can be pressed or typed into, as a screen reader finds it, and the heads of folds. */
async function countControls(main: Locator): Promise<number> {
  const found = await Promise.all(controls.map(async (role) => main.getByRole(role).count()))
  return found.reduce((sum, count) => sum + count, await main.locator('summary').count())
}

const bankRow = (page: Page) => page.getByRole('row', { name: /^Bank transfer/ })
const placeOf = (page: Page, fact: string) => page.locator(`#page [data-fact="settings:${fact}"]`)
const heightOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.height ?? 0
const isDifferent = (a: number, b: number) => Math.abs(a - b) > 1

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('an owner finds few controls and words among the amounts, and no row moves when one is used', async ({
    page,
    stack,
    watch,
  }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload/)
    await join(page, stack, 'mona', 'owner')
    const main = page.getByRole('main')
    expect(await countControls(main)).toBeLessThanOrEqual(60)
    expect((await main.innerText()).split(/\s+/).length).toBeLessThanOrEqual(700)
    expect(await findViolations(page)).toEqual([])

    const row = bankRow(page)
    const minimum = row.getByRole('textbox', { name: 'Minimum' })
    const cards = placeOf(page, '/cards/max')
    const bank = placeOf(page, '/withdrawal/bankMin')
    const before = await Promise.all([row, cards, bank].map(heightOf))
    const expectSame = async () => {
      const now = await Promise.all([row, cards, bank].map(heightOf))
      expect(now.filter((height, at) => isDifferent(height, before[at] ?? 0))).toEqual([])
    }
    await minimum.focus()
    await expectSame()
    // Less than the platform's own: a warning.
    await minimum.fill('50')
    await expect(row.getByRole('button', { name: /^Warning: / })).toBeVisible()
    await expectSame()
    await minimum.fill('120000')
    await expect(row.getByRole('button', { name: /^Edited: / })).toBeVisible()
    await cards.getByRole('textbox').fill('7')
    await bank.getByRole('textbox').fill('120000')
    await expect(bank.getByRole('button', { name: /^Edited: / })).toBeVisible()
    await expectSame()

    const fields = main.locator('fieldset').filter({ has: page.getByRole('textbox') })
    const boxes = await Promise.all(
      (await fields.getByRole('textbox').all()).map(async (field) => (await field.isVisible()) && field.boundingBox()),
    )
    const shown = boxes.filter((box) => box !== false && box !== null)
    for (const box of shown)
      for (const other of shown)
        if (other !== box && Math.abs(other.y - box.y) < box.height)
          expect(Math.max(other.x - box.x - box.width, box.x - other.x - other.width)).toBeGreaterThanOrEqual(12)
  })

  test('a search and a link open the fold that holds a setting', async ({ page, stack, watch }) => {
    watch.expectProblems(/preloaded using link preload/)
    await join(page, stack, 'moss', 'publisher')
    const balance = placeOf(page, '/polling/balance').getByRole('textbox')
    await expect(balance).toBeHidden()
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('combobox', { name: 'Search the desk' }).fill('picture code')
    await expect(page.getByRole('option', { name: /Picture code/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('switch', { name: /^Picture code/ })).toBeFocused()
    await page.getByRole('searchbox', { name: 'Search by name or help text' }).fill('reads of the balance')
    await expect(balance).toBeVisible()
    await expect(balance).toBeDisabled()
    await expect(page.getByText(/^Only owners edit these/)).toBeVisible()
    await page.goto(`${stack.deskUrl}/#/pay-ways`)
    await expect(page).toHaveURL(/#\/money$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a pay way is a card of three lines that opens, and the page is short', async ({ page, stack, watch }) => {
    watch.expectProblems(/preloaded using link preload/)
    await join(page, stack, 'mira', 'owner')
    const height = async () => page.getByRole('main').evaluate((main) => main.scrollHeight)
    expect(await height()).toBeLessThanOrEqual(3500)
    const row = bankRow(page)
    expect(await heightOf(row)).toBeLessThanOrEqual(120)
    await expect(row.getByRole('textbox')).toHaveCount(0)
    await row.getByRole('button', { name: 'Bank transfer' }).tap()
    await expect(row.getByRole('textbox')).toHaveCount(2)
    await expect(row.getByRole('button', { name: 'Bank transfer' })).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findViolations(page)).toEqual([])
  })
})
