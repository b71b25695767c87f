import { confirm, join } from './support/operator.ts'
import { publish } from './support/publish.ts'
import { expect, test } from './support/test.ts'

const INTRO = '사용할 언어를 선택해 주세요. 이 기기에만 적용돼요.'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an owner breaks a screen’s document, is shown where, is refused, mends it, and switches off a part on an open phone', async ({
  page,
  browser,
  stack,
}) => {
  test.slow()
  const member = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await member.goto(`${stack.appUrl}/#/setLanguage`)
  const intro = member.getByText(INTRO)
  await expect(intro).toBeVisible()

  await join(page, stack, 'olga', 'owner')
  await page.goto(`${stack.deskUrl}/#/screens/setLanguage`)
  await page.getByRole('tab', { name: 'JSON' }).click()
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

  await page.getByRole('link', { name: /Review and publish/ }).click()
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

  await page.getByRole('tab', { name: 'Tree' }).click()
  await page.getByRole('switch', { name: /intro/ }).click()
  await expect(page.getByText(/by olga/)).toContainText('Live: on')
  await page.getByRole('link', { name: /Review and publish/ }).click()
  await expect(page.getByRole('row', { name: /^Screens › Language and theme ›/ })).toContainText('off', {
    timeout: 60_000,
  })
  await confirm(page, 'Publish', 'Not tonight')
  await expect(page.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible()
  await expect(intro).toHaveCount(0)

  await publish(stack, 'block:setLanguage/intro', 'true')
  await expect(intro).toBeVisible()
  await member.context().close()
})
