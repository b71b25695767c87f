import type { Page } from '@playwright/test'
import { choose } from './support/choose.ts'
import { confirm, join, openArea } from './support/operator.ts'
import { enterAsNew } from './support/register.ts'
import { expect, test } from './support/test.ts'

test.use({ keepsApp: true })

const amountField = (member: Page) => member.getByLabel('입금 금액')
const send = (member: Page) => member.getByRole('button', { name: '입금 신청' })

/** What must not change under a member who types: value, focus, caret, and the page itself. */
async function isUntouched(member: Page): Promise<void> {
  const amount = amountField(member)
  await expect(amount).toHaveValue('20,000')
  await expect(amount).toBeFocused()
  expect(await amount.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([4, 4])
  expect(await member.evaluate(() => 'opened' in window)).toBe(true)
}

async function fillTheRest(member: Page): Promise<void> {
  await member.getByRole('radio').first().check()
  await choose(member, '은행', '국민은행')
  await member.getByLabel('계좌번호', { exact: true }).fill('123456789012')
  await member.getByLabel('지점').fill('강남')
}

/** Types an amount and leaves the caret inside it. */
async function typeAmount(member: Page): Promise<void> {
  const amount = amountField(member)
  await amount.fill('20000')
  await amount.press('ArrowLeft')
  await amount.press('ArrowLeft')
}

test('an operator raises the minimum in the desk: the open form of a member obeys and keeps value, focus and caret; a rollback restores it', async ({
  page: member,
  browser,
  stack,
}) => {
  await enterAsNew(member, stack.appUrl, '/recharge')
  await member.evaluate(() => Object.assign(window, { opened: true }))
  await fillTheRest(member)
  await typeAmount(member)
  await expect(member.getByText('₩100~')).toBeVisible()

  const office = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const desk = await office.newPage()
  await join(desk, stack, 'vera', 'publisher')
  await openArea(desk, 'Money')
  const minimum = desk.getByRole('row', { name: /^Bank transfer/ }).getByRole('textbox', { name: 'Minimum' })
  await minimum.fill('30000')
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  await confirm(desk, 'Publish', 'Raised for the night')

  // Only the hint, the rule and its message are new.
  await expect(member.getByText('₩30,000~')).toBeVisible()
  await isUntouched(member)
  await send(member).click()
  await expect(member.getByText(/₩30,000 이상/).first()).toBeVisible()
  await expect(member.getByRole('dialog')).toHaveCount(0)

  await typeAmount(member)
  await openArea(desk, 'History')
  await desk
    .getByRole('button', { name: /^More for Release/ })
    .nth(1)
    .click()
  await desk.getByRole('menuitem', { name: /^Roll back to/ }).click()
  await confirm(desk, await desk.getByRole('button', { name: /^Roll back to/ }).innerText(), 'Back to the day')
  await expect(member.getByText('₩100~')).toBeVisible()
  await expect(member.getByText(/₩30,000/)).toHaveCount(0)
  await isUntouched(member)
  await send(member).click()
  await expect(member.getByRole('dialog')).toContainText('₩20,000')
  await office.close()
})
