import type { Page } from '@playwright/test'
import { logIn } from './support/member.ts'
import { register } from './support/register.ts'
import { expect, test } from './support/test.ts'

/** The figure beside a label of the balances, without its currency sign. */
async function balance(page: Page, label: string): Promise<number> {
  // Home is kept beside this screen and has figures of its own.
  const shown = await page.getByRole('main').locator('dl > div').filter({ hasText: label }).innerText()
  return Number(/[\d,.]+\s*$/.exec(shown)?.[0].replaceAll(',', ''))
}

test('a member sends money to another by username, after a review, and neither sum is guessed', async ({ page, browser, stack }) => {
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const receiver = await other.newPage()
  const name = await register(receiver, stack.appUrl)

  await logIn(page, stack.appUrl)
  await page.goto(`${stack.appUrl}/#/trans`)
  const before = await balance(page, '메인 지갑')
  await page.getByRole('button', { name: '보내기' }).click()
  for (const message of ['받는 회원의 아이디를 입력해 주세요.', '금액을 입력해 주세요!', '출금 비밀번호를 입력해 주세요.']) {
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
  }
  await page.getByLabel('받는 회원').fill('demo01')
  await expect(page.getByRole('main').getByText('본인에게는 보낼 수 없어요.').first()).toBeVisible()
  await page.getByLabel('받는 회원').fill(name)
  await page.getByLabel('보낼 금액 (원)').fill('1500')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '보내기' }).click()
  const review = page.getByRole('dialog')
  await expect(review).toContainText(name)
  await expect(review).toContainText('₩1,500')
  await review.getByRole('button', { name: '보내기' }).click()

  await expect(page.getByLabel('받는 회원')).toHaveValue('')
  await expect.poll(() => balance(page, '메인 지갑')).toBe(before - 1500)
  await receiver.goto(`${stack.appUrl}/#/money`)
  await receiver.reload()
  await expect(receiver.getByRole('main').getByText('₩1,500').first()).toBeVisible()
  await other.close()
})

test('a member exchanges won to dollars and back, and both balances follow the platform', async ({ page, stack }) => {
  await logIn(page, stack.appUrl)
  await page.goto(`${stack.appUrl}/#/coinTrans`)
  const won = await balance(page, '메인 지갑')
  const dollars = await balance(page, '달러 잔액')
  await page.getByRole('button', { name: '환전하기' }).click()
  await expect(page.getByRole('main').getByText('환전할 금액을 입력해 주세요.').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('출금 비밀번호를 입력해 주세요.').first()).toBeVisible()
  await page.getByLabel('환전할 원화').fill('13800')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '환전하기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '환전하기' }).click()
  await expect.poll(() => balance(page, '메인 지갑')).toBe(won - 13_800)
  await expect.poll(() => balance(page, '달러 잔액')).toBe(dollars + 10)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('tab', { name: 'USDT → 원화' }).click()
  await page.getByLabel('환전할 USDT').fill('10')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '환전하기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '환전하기' }).click()
  await expect.poll(() => balance(page, '메인 지갑')).toBe(won)
  await expect.poll(() => balance(page, '달러 잔액')).toBe(dollars)
})
