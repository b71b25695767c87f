import { findViolations } from './support/findViolations.ts'
import { join } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an owner writes a screen with what the editor offers and explains', async ({ page, stack }) => {
  test.slow()
  await join(page, stack, 'helga', 'owner')
  await page.goto(`${stack.deskUrl}/#/screens/setLanguage`)
  await page.getByRole('button', { name: 'More for this screen' }).click()
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  const editor = page.getByRole('textbox', { name: 'The document setLanguage' })
  const lines = page.locator('.cm-line')
  const options = page.getByRole('listbox', { name: 'What may be written here' }).getByRole('option')
  const explained = page.locator('.cm-about')
  await expect(page.getByText('The check finds nothing wrong.')).toBeVisible()

  // Explained: a key, and a text by its words in every language.
  await lines.filter({ hasText: '"access"' }).locator('span').filter({ hasText: '"access"' }).last().hover()
  await expect(explained).toContainText('Who may open the screen.')
  await page.mouse.move(5, 5)
  await lines.filter({ hasText: '"title": ' }).first().locator('span').last().hover()
  await expect(explained).toContainText('kor: ')
  await page.mouse.move(5, 5)
  await expect(explained).toHaveCount(0)

  // Offered: a key, then its values; chosen with the keyboard alone.
  await lines.filter({ hasText: '"access"' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' cac')
  await expect(options.first()).toHaveText(/^cached/)
  await expect(editor).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? 'none')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  // The keyboard scrolls the text when the focus is in it, which axe does not count.
  expect((await findViolations(page)).filter((violation) => !violation.includes('cm-scroller'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(lines.filter({ hasText: '"access"' })).toContainText('"cached": true')
  await page.keyboard.type(', "gua')
  await expect(options).toHaveText([/^guards/])
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(editor).toBeFocused()
  for (let letters = 0; letters < 6; letters += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type(',')
  await expect(page.getByText('The check finds nothing wrong.')).toBeVisible()

  // A value by the mouse, from the list that was asked for.
  const access = lines.filter({ hasText: '"access"' })
  await access.getByText('"visitor"').dblclick()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+Space')
  await expect(options).toHaveText([/^visitor/, /^member/, /^agent/])
  await page.keyboard.press('ArrowDown')
  await expect(editor).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? 'none')
  await options.filter({ hasText: 'agent' }).click()
  await expect(access).toContainText('"access": "agent"')
  await expect(editor).toBeFocused()
  await expect(page.getByText(/by helga/)).toBeVisible()
  await page.getByRole('button', { name: 'Edited: Screens › Language and theme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText(/by helga/)).toHaveCount(0)
})
