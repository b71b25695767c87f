import type { Locator } from '@playwright/test'
import { TOTP } from 'otpauth'
import { askService } from './support/askService.ts'
import { join } from './support/operator.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** Whether the words are on one line. */
const isOneLine = async (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top, bottom }) => (top + bottom) / 2)
    return Math.max(...tops) - Math.min(...tops) < 8
  })

test('an operator on a small phone can read the bar with ten edits, a full amount, and each recovery code on one line', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  const facts = [
    'orderMinutes',
    'chips/0',
    'chips/1',
    'chips/2',
    'bank/min',
    'wechat/min',
    'alipay/min',
    'usdtTrc20/min',
    'usdtErc20/min',
    'defaultMin',
  ]
  for (const [at, fact] of facts.entries())
    await askService(stack, 'release', 'edit', `settings:/recharge/${fact}`, String(111 + at))
  await join(page, stack, 'uma', 'publisher')
  await page.goto(`${stack.deskUrl}/#/changes`)
  await page
    .getByRole('listitem', { name: /^Change by cli:/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Join and edit' }).click()
  await expect(page.getByRole('button', { name: /^You edit: Change by cli:.* 10 edits/ })).toBeAttached()
  const pill = page.getByRole('button', { name: /^You edit:/ })
  for (const words of [pill.getByText('10 edits', { exact: true }), page.getByRole('button', { name: 'Stop' })])
    expect(await isOneLine(words)).toBe(true)

  await page.goto(`${stack.deskUrl}/#/money`)
  // Its card is open: it is edited.
  const maximum = page.getByRole('row', { name: /^Bank transfer/ }).getByRole('textbox', { name: 'Maximum' })
  await maximum.fill('100000000')
  await expect(page.getByText(/^100,000,000 won\./)).toBeVisible()
  expect(await maximum.evaluate((input: HTMLInputElement) => input.scrollWidth <= input.clientWidth)).toBe(true)

  await page.goto(`${stack.deskUrl}/#/account`)
  await page.getByRole('button', { name: 'Set up' }).click()
  const form = page.getByRole('form', { name: 'Code at the log-in' })
  await form.getByLabel('Your password', { exact: true }).fill('a few random words')
  await form.getByRole('button', { name: 'Set up' }).click()
  const secret = await form.getByText(/^[A-Z2-7]{32}$/).innerText()
  await form.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate())
  await form.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByText(/^[a-z0-9]{5}-[a-z0-9]{5}\s*$/)
  await expect(codes).toHaveCount(10)
  for (const code of await codes.all()) expect(await isOneLine(code)).toBe(true)
})

test('an owner on a small phone opens a block as a page, comes back to its row, and reaches the end and each ⋯', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'ume', 'owner')
  await page.goto(`${stack.deskUrl}/#/screens/recharge`)
  const rows = page.getByRole('button', { name: /^Settings:/ })
  await rows.nth(3).click()
  await expect(page.getByRole('button', { name: 'Back to Deposit' })).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.goBack()
  await expect(rows.nth(3)).toBeFocused()
  // Scrolled to its end, the page has nothing beneath the round button.
  const end = await page.getByRole('main').evaluate((element) => {
    element.scrollTo(0, element.scrollHeight)
    return Math.max(
      ...[...(element.firstElementChild?.children ?? [])].map((child) => child.getBoundingClientRect().bottom),
    )
  })
  const button = await page.getByRole('button', { name: 'Preview' }).boundingBox()
  expect(end).toBeLessThanOrEqual(button?.y ?? 0)

  // Edits of two groups, each with its menu: under one another on a wide page, at the end of the first line on a phone.
  await page.getByRole('switch').last().click()
  await page.goto(`${stack.deskUrl}/#/money`)
  await page.getByRole('textbox', { name: 'Saved cards, at most' }).fill('7')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const menus = page.getByRole('button', { name: /^More for (Cards|Screens) ›/ })
  await expect(menus).toHaveCount(2, { timeout: 60_000 })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await menus.evaluateAll((buttons) =>
      buttons.map((button) => {
        const [menu, row, name] = [button, button.closest('tr'), button.closest('tr')?.querySelector('a')].map(
          (element) => element?.getBoundingClientRect(),
        )
        return {
          x: Math.round(menu?.x ?? 0),
          toTheEnd: Math.round((row?.right ?? 0) - (menu?.right ?? 0)),
          fromTheName: Math.abs((menu?.top ?? 0) - (name?.top ?? 0)),
        }
      }),
    )
    expect(new Set(found.map(({ x }) => x)).size, `one x at ${width}`).toBe(1)
    for (const { toTheEnd, fromTheName } of found) {
      expect(toTheEnd).toBeLessThanOrEqual(16)
      expect(fromTheName).toBeLessThanOrEqual(12)
    }
  }
})
