import { join, openArea } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test('an operator finds a limit by Ctrl+K and lands in its field, in the theme that they chose', async ({
  page,
  stack,
}) => {
  test.slow()
  await join(page, stack, 'noa', 'editor')
  await openArea(page, 'Overview')
  await expect(page.getByRole('region', { name: 'Live now' })).toContainText(/Release \d+/)

  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox', { name: 'Search the desk' })).toBeFocused()
  await page.keyboard.type('saved cards')
  await expect(page.getByRole('option', { name: /^Cards › Saved cards, at most/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Saved cards, at most' })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()

  const ground = async () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: /Publisher$|Editor$|Owner$|Viewer$/ }).click()
  const choice = page.getByRole('combobox', { name: 'Theme of the desk' })
  await choice.selectOption('Dark')
  const dark = await ground()
  await choice.selectOption('Light')
  expect(await ground()).not.toBe(dark)
  const light = await ground()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByLabel('Theme of the desk')).toHaveValue('light')
  expect(await ground()).toBe(light)
  // The font comes from the desk itself, under its policy.
  expect(await page.evaluate(async () => (await document.fonts.load('1rem "Pretendard Variable"', 'a')).length)).toBe(1)
})
