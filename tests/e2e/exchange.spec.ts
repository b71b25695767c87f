import type { Page } from '@playwright/test'
import { enter, enterWith } from './support/member.ts'
import { openAccount } from './support/register.ts'
import { expect, test } from './support/test.ts'

/** The figure beside a label of the balances, without its currency sign. */
async function balance(page: Page, label: string): Promise<number> {
  // Home is kept mounted beside this screen and has figures of its own.
  const shown = page.getByRole('main').locator('dl > div').filter({ hasText: label })
  await expect(shown).toContainText(/\d/)
  return Number(/[\d,.]+\s*$/.exec(await shown.innerText())?.[0].replaceAll(',', ''))
}

test('a member sends money to another by username, after a review, and neither balance is guessed', async ({
  page,
  browser,
  stack,
}) => {
  const { name, token } = await openAccount(page, stack.appUrl)
  await enter(page, stack.appUrl, '/trans')
  const before = await balance(page, '메인 지갑')
  await page.getByRole('button', { name: '보내기' }).click()
  for (const message of [
    '받는 회원의 아이디를 입력해 주세요.',
    '금액을 입력해 주세요!',
    '출금 비밀번호를 입력해 주세요.',
  ]) {
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
  }
  await page.getByLabel('받는 회원').fill('demo01')
  await expect(page.getByRole('main').getByText('본인에게는 보낼 수 없어요.').first()).toBeVisible()
  await page.getByLabel('받는 회원').fill('nosuchmember')
  await page.getByLabel('보낼 금액').fill('1500')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByRole('main').getByText('받는 회원을 찾을 수 없습니다.')).toBeVisible()
  const review = page.getByRole('dialog')
  await expect(review).toHaveCount(0)
  await page.getByLabel('받는 회원').fill(name)
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(review).toContainText(name)
  await expect(review).toContainText(/이름\S\*+/)
  await expect(review).toContainText('₩1,500')
  await review.getByRole('button', { name: '보내기' }).click()

  await expect(page.getByRole('log')).toContainText(`${name} 회원에게 ₩1,500을 보냈어요.`)
  await expect(page.getByLabel('받는 회원')).toHaveValue('')
  // Whom money was sent to last is offered first, once.
  const offered = page.locator('datalist option')
  await expect(offered.first()).toHaveAttribute('value', name)
  await expect(page.locator(`datalist option[value="${name}"]`)).toHaveCount(1)
  await expect(page.getByLabel('받는 회원')).toHaveAttribute('list', /.+/)
  await expect.poll(() => balance(page, '메인 지갑')).toBe(before - 1500)
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const receiver = await other.newPage()
  await enterWith(receiver, stack.appUrl, '/money', token)
  await expect(receiver.getByRole('main').getByText('₩1,500').first()).toBeVisible()
  await other.close()
})

test('a member exchanges won to dollars and back, and both balances follow the platform', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/coinTrans')
  const won = await balance(page, '메인 지갑')
  const dollars = await balance(page, '달러 잔액')
  await page.getByRole('button', { name: '환전하기' }).click()
  await expect(page.getByRole('main').getByText('환전할 금액을 입력해 주세요.').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('출금 비밀번호를 입력해 주세요.').first()).toBeVisible()
  await expect(page.getByText('지금 환율: 1 USDT = ₩1,380')).toBeVisible()
  // The 5 after a comma must not make 138005, and 13800 is not sent in its place.
  const amount = page.getByLabel('환전할 원화')
  await amount.pressSequentially('13800,5')
  await expect(amount).toHaveValue('13800,5')
  await expect(page.getByText(/^소수점 없이/)).toBeVisible()
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '환전하기' }).click()
  await expect(page.getByRole('log')).toContainText('소수점 없이')
  await expect(amount).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await amount.press('End')
  await amount.press('Backspace')
  await amount.press('Backspace')
  await expect(amount).toHaveValue('13,800')
  await expect(page.getByText('약 $10.00 받아요.')).toBeVisible()
  await page.getByRole('button', { name: '환전하기' }).click()
  await expect(page.getByRole('dialog')).toContainText('받는 금액 (예상)$10.00')
  await page.getByRole('dialog').getByRole('button', { name: '환전하기' }).click()
  const result = page.getByRole('alertdialog', { name: '환전 완료' })
  await expect(result).toContainText('₩13,800 → $10.00')
  await result.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => balance(page, '메인 지갑')).toBe(won - 13_800)
  await expect.poll(() => balance(page, '달러 잔액')).toBe(dollars + 10)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('tab', { name: 'USDT → 원화' }).click()
  await page.getByLabel('환전할 USDT').fill('10')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '환전하기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '환전하기' }).click()
  await expect(result).toContainText('$10.00 → ₩13,800')
  await result.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => balance(page, '메인 지갑')).toBe(won)
  await expect.poll(() => balance(page, '달러 잔액')).toBe(dollars)

  await page.goto(`${stack.appUrl}/#/dealRecord`)
  const rows = page.getByRole('listitem').filter({ hasText: '환전' })
  await expect(rows.filter({ hasText: '−$10.00' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: '+₩13,800' }).first()).toBeVisible()
})

test('a keyboard that composes full-width digits is not written over before its end', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/coinTrans')
  const amount = page.getByLabel('환전할 원화')
  await amount.focus()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['１', '１２', '１２３', '１２３０']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await expect(amount).toHaveValue(text)
  }
  await keyboard.send('Input.insertText', { text: '１２３０' })
  await expect(amount).toHaveValue('1,230')
  await amount.pressSequentially('5')
  await expect(amount).toHaveValue('12,305')
})

test('the longest balance of dollars is seen to its last digit on a narrow phone', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route('**/api/{user,refreshusermoney}', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: Record<string, unknown> }
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, usd_balance: '999999999999.123456' } } })
  })
  await enter(page, stack.appUrl, '/coinTrans')
  const figure = page.getByRole('main').getByText('$999,999,999,999.123456').first()
  await expect(figure).toBeVisible()
  const ends = await figure.evaluate((shown) => {
    const card = shown.closest('dd')?.getBoundingClientRect()
    const letters = document.createRange()
    letters.selectNodeContents(shown)
    const { left, right } = letters.getBoundingClientRect()
    return { isWithin: card !== undefined && left >= card.left - 1 && right <= card.right + 1 }
  })
  expect(ends).toEqual({ isWithin: true })
})

test('a member sees both balances before and after if the platform gives no rate', async ({ page, stack }) => {
  await page.route('**/api/balance_transfer', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), data: null } })
  })
  await page.route('**/api/{user,refreshusermoney}', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: Record<string, unknown> }
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, rate: undefined } } })
  })
  await enter(page, stack.appUrl, '/coinTrans?from=usdt')
  const dollars = await balance(page, '달러 잔액')
  await page.getByLabel('환전할 USDT').fill('1')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '환전하기' }).click()
  await expect(page.getByRole('dialog')).toContainText('환전하는 순간 플랫폼이 정해요')
  await page.getByRole('dialog').getByRole('button', { name: '환전하기' }).click()
  const figure = (value: number) => `$${value.toFixed(2)}`
  await expect(page.getByRole('alertdialog', { name: '환전 완료' })).toContainText(
    `${figure(dollars)} → ${figure(dollars - 1)}`,
  )
})
