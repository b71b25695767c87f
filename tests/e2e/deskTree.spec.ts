import { confirm, join } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an owner moves a block by keys, takes another text, switches a block off, and publishes without JSON', async ({
  page,
  stack,
}) => {
  test.slow()
  await join(page, stack, 'tara', 'owner', { phone: true })
  await page.goto(`${stack.deskUrl}/#/screens/setLanguage`)
  const phone = page.frameLocator('iframe')
  const blocks = page.getByRole('button', { name: /^Settings:/ })
  await expect(blocks).toHaveCount(3)
  await expect(phone.getByText('사용할 언어를 선택해 주세요. 이 기기에만 적용돼요.')).toBeVisible({ timeout: 60_000 })

  // By keys: lifted, one down, put down; it is said where the block is.
  const handle = page.getByRole('button', { name: /^Move Choose your language/ })
  await expect(handle).toHaveCount(0)
  await blocks.first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(handle).toBeFocused()
  // As fast as keys come: the arrow before the list is measured counts, too.
  await Promise.all([page.keyboard.press('Space'), page.keyboard.press('ArrowDown')])
  await expect(page.getByText(/is at place 2 of 3/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(blocks.nth(1)).toContainText('intro')
  await expect(handle).toBeFocused()

  // Another text by what it says; the phone follows.
  await blocks.nth(1).click()
  await page
    .getByRole('region', { name: /^Settings of/ })
    .getByRole('button', { name: /^Text/ })
    .click()
  const texts = page.getByRole('dialog', { name: 'Text: choose a text' })
  await texts.getByRole('searchbox').fill('setLanguage.theme')
  await texts.getByRole('button', { name: /Theme/ }).first().click()
  await expect(phone.getByText('사용할 언어를 선택해 주세요. 이 기기에만 적용돼요.')).toHaveCount(0)
  await expect(page.getByText('The check finds nothing wrong.')).toBeVisible()

  await page.getByRole('switch', { name: /themes/ }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('row', { name: /^Screens › Language and theme ›/ })).toContainText('off', {
    timeout: 60_000,
  })
  await confirm(page, 'Publish', 'Languages first')
  await expect(page.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible()
})
