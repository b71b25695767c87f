import type { Locator } from '@playwright/test'
import { TOTP } from 'otpauth'
import { askService } from './support/askService.ts'
import { join } from './support/operator.ts'
import { startStack, type Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** A service with a draft of its own. */
const test = base.extend<{ stack: Stack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  stack: async ({}, hand) => {
    const stack = await startStack()
    await hand(stack)
    await stack.stop()
  },
})

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
