import type { Page } from '@playwright/test'
import { closeWelcome, newName, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

async function register(page: Page, appUrl: string): Promise<string> {
  const name = newName()
  await open(page, appUrl, '/login?type=1&pid=PLAYBILL')
  await page.getByLabel('아이디', { exact: true }).fill(name)
  await page.getByLabel('비밀번호', { exact: true }).fill('secret12')
  await page.getByLabel('비밀번호 확인').fill('secret12')
  await page.getByLabel('실명').fill('김하나')
  await page.getByLabel('출금 비밀번호').fill('654321')
  await expect(page.getByLabel('초대 코드')).toHaveValue('PLAYBILL')
  await page.getByLabel('자동 입력 방지').fill(await captchaAnswer(page))
  await page.getByRole('checkbox', { name: /이용약관/ }).check()
  await page.getByRole('checkbox', { name: /만 18세/ }).check()
  await page.getByRole('button', { name: '회원가입', exact: true }).click()
  await expect(page).toHaveURL(/#\/$/)
  await closeWelcome(page)
  return name
}

/** The question a screen reader hears beside the picture, worked out. */
async function captchaAnswer(page: Page): Promise<string> {
  const spoken = (await page.getByRole('img', { name: /더하기/ }).getAttribute('aria-label')) ?? ''
  const [left = 0, right = 0] = (spoken.match(/\d+/g) ?? []).map(Number)
  return String(left + right)
}

async function fillDeposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByLabel('입금 금액 (원)').fill(amount)
  await page.getByRole('button', { name: /^은행/ }).click()
  await page.getByRole('radio', { name: '국민은행' }).check()
  await page.getByLabel('계좌번호', { exact: true }).fill('123456789012')
  await page.getByLabel('지점').fill('강남')
}

test('a new member registers, deposits by bank, sees the record and cancels it', async ({ page, stack }) => {
  await register(page, stack.appUrl)
  await page.goto(`${stack.appUrl}/#/recharge`)
  await fillDeposit(page, '50000')
  await page.getByRole('button', { name: '입금 신청' }).click()
  const review = page.getByRole('dialog')
  await expect(review).toContainText('₩50,000')
  await review.getByRole('button', { name: '신청하기' }).click()

  await expect(page).toHaveURL(/#\/rechargeRecord/)
  const record = page.getByRole('listitem').filter({ hasText: '50,000' })
  await expect(record).toContainText('심사 대기')
  await record.getByRole('button', { name: '신청 취소' }).click()
  await page.getByRole('button', { name: '취소하기' }).click()
  await expect(record).not.toContainText('심사 대기')
  await expect(record.getByRole('button', { name: '신청 취소' })).toHaveCount(0)
})

test('an operator raises the minimum on the command line and the open form obeys, keeping value, focus and caret', async ({ page, stack }) => {
  await register(page, stack.appUrl)
  await page.goto(`${stack.appUrl}/#/recharge`)
  const amount = page.getByLabel('입금 금액 (원)')
  await amount.fill('20000')
  await amount.press('ArrowLeft')
  await amount.press('ArrowLeft')
  await expect(page.getByText('100원 ~')).toBeVisible()

  await stack.command('release', 'edit', 'settings:/recharge/bank/min', '30000')
  const published = Date.now()
  await stack.command('release', 'publish', '--reason', 'Raised for the night', '--confirm')
  await expect(page.getByText('30,000원 ~')).toBeVisible()
  test.info().annotations.push({ type: 'publish to phone, command included', description: `${Date.now() - published} ms` })

  await expect(amount).toHaveValue('20000')
  await expect(amount).toBeFocused()
  expect(await amount.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  await page.getByRole('button', { name: '입금 신청' }).click()
  await expect(page.getByText(/30,000원 이상/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const [, seq = '1'] = /(\d+)/.exec(await stack.command('release', 'list')) ?? []
  await stack.command('release', 'rollback', String(Number(seq) - 1), '--reason', 'Back to the day', '--confirm')
  await expect(page.getByText('100원 ~')).toBeVisible()
  await expect(amount).toHaveValue('20000')
})

test('two tabs of a member agree', async ({ context, page, stack }) => {
  const name = await register(page, stack.appUrl)
  const second = await context.newPage()
  await second.goto(`${stack.appUrl}/#/mine`)
  await expect(second.getByText(name)).toBeVisible()
  await page.goto(`${stack.appUrl}/#/mine`)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await expect(second).toHaveURL(/#\/login/)
})

test('eight tabs are open and all still work', async ({ context, page, stack }) => {
  await open(page, stack.appUrl, '/kefu')
  const pages = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))]
  for (const tab of pages.slice(1)) await tab.goto(`${stack.appUrl}/#/kefu`)
  for (const tab of pages) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await stack.command('release', 'edit', 'copy:kor:kefu.title', '고객센터 안내')
  await stack.command('release', 'publish', '--reason', 'Clearer title', '--confirm')
  for (const tab of pages) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('고객센터 안내', { timeout: 90_000 })
})
