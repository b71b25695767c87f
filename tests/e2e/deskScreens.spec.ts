import { join } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an owner breaks a screen’s document, is shown where, is refused, and mends it', async ({ page, stack }) => {
  test.slow()
  await join(page, stack, 'olga', 'owner')
  await page.goto(`${stack.deskUrl}/#/screens/setLanguage`)
  await page.getByRole('button', { name: 'More for this screen' }).click()
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  const editor = page.getByRole('textbox', { name: 'The document setLanguage' })
  const lines = page.locator('.cm-line')
  const title = lines.filter({ hasText: '"title": ' }).first()
  await expect(page.getByText('The check finds nothing wrong.')).toBeVisible()

  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('x')
  const issue = page.getByRole('region', { name: 'What the check says' }).getByRole('button')
  await expect(issue).toContainText(/Line \d+.*title/)
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(1)
  await expect(page.getByText(/by olga/)).toBeVisible()

  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const finding = page.getByRole('listitem').filter({ hasText: 'screens/setLanguage.json' })
  await expect(finding).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()

  await finding.getByRole('link', { name: 'Go to the place' }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('The check finds nothing wrong.')).toBeVisible()
  await expect(page.getByText(/by olga/)).toHaveCount(0)
})
