import type { Page } from '@playwright/test'
import { followRequests } from './support/asked.ts'
import { choose } from './support/choose.ts'
import { enter } from './support/member.ts'
import { enterAsNew, register } from './support/register.ts'
import { expect, test } from './support/test.ts'

test.use({ keepsApp: true })

async function fillDeposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByLabel('입금 금액').fill(amount)
  await choose(page, '은행', '국민은행')
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

test('an operator raises the minimum on the command line and the open form obeys, keeping value, focus and caret', async ({
  page,
  stack,
}) => {
  await enterAsNew(page, stack.appUrl, '/recharge')
  const amount = page.getByLabel('입금 금액')
  // With its marks, once the code that sets them has come.
  await expect(async () => {
    // The same text again is no key to the field.
    await amount.clear()
    await amount.fill('20000')
    await expect(amount).toHaveValue('20,000', { timeout: 1000 })
  }).toPass()
  await amount.press('ArrowLeft')
  await amount.press('ArrowLeft')
  await expect(page.getByText('₩100~')).toBeVisible()

  await stack.command('release', 'edit', 'settings:/recharge/bank/min', '30000')
  const published = Date.now()
  await stack.command('release', 'publish', '--reason', 'Raised for the night', '--confirm')
  await expect(page.getByText('₩30,000~')).toBeVisible()
  test
    .info()
    .annotations.push({ type: 'publish to phone, command included', description: `${Date.now() - published} ms` })

  await expect(amount).toHaveValue('20,000')
  await expect(amount).toBeFocused()
  expect(await amount.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
  await page.getByRole('button', { name: '입금 신청' }).click()
  await expect(page.getByText(/₩30,000 이상/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const [, seq = '1'] = /(\d+)/.exec(await stack.command('release', 'list')) ?? []
  await stack.command('release', 'rollback', String(Number(seq) - 1), '--reason', 'Back to the day', '--confirm')
  await expect(page.getByText('₩100~')).toBeVisible()
  await expect(amount).toHaveValue('20,000')
})

test('§ 2 /recharge: the tabs follow the flags of the pay-way list, and links lead to the records and to more about USDT', async ({
  page,
  stack,
}) => {
  const flags = { card: 1, usdt: 1, wechat: 0, alipay: 0 }
  await page.route('**/api/get_pay_way', async (route) =>
    route.fulfill({ json: { code: 200, message: '', data: flags } }),
  )
  const reopen = async () => {
    await page.goto(`${stack.appUrl}/#/kefu`)
    await page.goto(`${stack.appUrl}/#/recharge`)
    await page.reload()
  }
  const tabs = page.getByRole('tablist', { name: '입금 방법' }).getByRole('tab')
  await enter(page, stack.appUrl, '/recharge')
  await expect(tabs).toHaveText(['계좌이체', 'USDT'])
  await tabs.filter({ hasText: 'USDT' }).click()
  await expect(page.getByRole('tablist', { name: 'USDT 네트워크' }).getByRole('tab')).toHaveText(['TRC20', 'ERC20'])
  await page.getByRole('main').getByRole('button', { name: 'USDT 안내' }).click()
  await expect(page).toHaveURL(/#\/usdtmore/)

  flags.card = 0
  await reopen()
  await expect(tabs).toHaveText(['USDT'])
  Object.assign(flags, { card: 1, usdt: 0 })
  await reopen()
  await expect(tabs).toHaveText(['계좌이체'])
  await page.getByRole('button', { name: '내역' }).click()
  await expect(page).toHaveURL(/#\/rechargeRecord/)
})

test('§ 5 recharge: a bank deposit needs depositor, bank, account number and branch, and a USDT deposit the transfer reference', async ({
  page,
  stack,
}) => {
  await enterAsNew(page, stack.appUrl, '/recharge')
  await page.getByLabel('입금자명').fill('')
  await page.getByRole('button', { name: '입금 신청' }).click()
  for (const message of [
    '금액을 입력해 주세요!',
    '입금자명을 2자 이상 입력해 주세요.',
    '은행을 선택해 주세요.',
    '계좌번호를 입력해 주세요.',
    '지점을 입력해 주세요.',
  ]) {
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
  }
  await page.getByRole('tab', { name: 'USDT' }).click()
  await page.getByRole('button', { name: '입금 신청' }).click()
  await expect(page.getByRole('main').getByText('송금 정보를 입력해 주세요.').first()).toBeVisible()
})

test('§ 2 /payInfo: a USDT deposit leads to its payment information, which counts down from one hour and leads to the records', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enterAsNew(page, stack.appUrl, '/recharge?type=usdt')
  await asked.last('/api/getPayRange', {})
  expect(asked.of('/api/getpaycode')).toContainEqual({ type: 'usdt-trc20' })
  const address = await page
    .getByRole('main')
    .getByText(/^T[A-Za-z0-9]{20,}$/)
    .innerText()
  await page.getByLabel('입금 금액 (USDT)').fill('25')
  await page.getByLabel('송금 정보').fill('a0b1c2')
  await page.getByRole('button', { name: '입금 신청' }).click()
  await expect(page.getByRole('dialog')).toContainText('TRC20')
  await page.getByRole('dialog').getByRole('button', { name: '신청하기' }).click()

  await expect(page).toHaveURL(/#\/payInfo\?deposit_no=/)
  const main = page.getByRole('main')
  await expect(main.getByRole('timer')).toHaveText(/^(1:00:00|5\d:\d\d)$/)
  await expect(main).toContainText('$25')
  await expect(main).toContainText(address)
  const { deposit_no } = asked.of('/api/payinfo').at(-1) ?? {}
  expect(page.url()).toContain(String(deposit_no))
  for (const button of ['입금 내역 보기', '오늘 입금 내역 보기']) {
    await main.getByRole('button', { name: button, exact: true }).click()
    await expect(page).toHaveURL(/#\/transRecord\?(date=1&)?type=1/)
    await expect(main.getByText(String(deposit_no))).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(page).toHaveURL(/#\/payInfo/)
  }

  // At zero the timer stops, and the amount to pay is gone.
  await page.route('**/api/payinfo', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { readonly data: { readonly info: object } }
    await route.fulfill({
      response: answer,
      json: { ...rest, data: { ...data, info: { ...data.info, created_at: '2020-01-01 00:00:00' } } },
    })
  })
  await page.reload()
  await expect(main.getByRole('timer')).toHaveText('시간 만료')
  await expect(main).toContainText('입금 시간이 지났어요.')
  await expect(main.getByText(address)).toHaveCount(0)
  await expect(main.getByRole('button', { name: '입금 내역 보기', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(page).not.toHaveURL(/#\/payInfo/)
})
