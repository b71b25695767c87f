import type { Page } from '@playwright/test'
import { agent, enter, member } from './support/member.ts'
import { enterAsNew } from './support/register.ts'
import { expect, test } from './support/test.ts'

const said = (page: Page, message: string | RegExp) => page.getByRole('main').getByText(message).first()

/** The warning appears each time the screen opens. */
async function agreeToWarning(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인했어요' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

async function withdraw(page: Page, amount: string, shown: string): Promise<void> {
  await page.getByRole('textbox', { name: /^출금 금액/ }).fill(amount)
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '출금 신청' }).click()
  const review = page.getByRole('dialog')
  await expect(review).toContainText(shown)
  if (shown === 'TRC20') await expect(review).toContainText('총 차감 금액$21.00')
  await review.getByRole('button', { name: '신청하기' }).click()
}

test('a member is warned, withdraws won to a saved account, sees the record and cancels it', async ({
  page,
  stack,
}) => {
  // A bonus that this member applied for comes while the journeys run, and what is not free yet is said before the least.
  await page.route('**/api/getBetAmount*', async (route) => {
    const answer = await route.fetch()
    const { data, ...told } = (await answer.json()) as { readonly data: object }
    await route.fulfill({
      response: answer,
      json: { ...told, data: { ...data, free: '1000000', needed: '0', done: '0' } },
    })
  })
  await enter(page, stack.appUrl, '/withdrawal?type=2')
  await agreeToWarning(page)
  await expect(page.getByText(/출금 가능 시간: 평일 10:00~22:00, 주말 13:00~22:00/)).toBeVisible()
  await expect(page.getByText('남은 롤링')).toBeVisible()

  await page.getByRole('button', { name: '출금 신청' }).click()
  for (const message of [
    '출금 계좌를 선택해 주세요.',
    '1회 출금 금액은 ₩100 이상이어야 해요.',
    '출금 비밀번호를 입력해 주세요.',
  ])
    await expect(said(page, message)).toBeVisible()
  await page.getByRole('radio', { name: /국민은행/ }).check()
  await page.getByRole('textbox', { name: '출금 금액' }).fill('99')
  await expect(said(page, '1회 출금 금액은 ₩100 이상이어야 해요.')).toBeVisible()
  await withdraw(page, '31000', '₩31,000')
  await expect(page.getByRole('log')).toContainText('₩31,000 출금을 신청했어요.')

  await expect(page).toHaveURL(/#\/withdrawalRecord/)
  const record = page.getByRole('listitem').filter({ hasText: '31,000' }).first()
  await expect(record).toContainText('심사 대기')
  await record.getByRole('button', { name: '신청 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소하기' }).click()
  await expect(record).not.toContainText('심사 대기')
})

test('a member withdraws USDT over its network and sees the fee before', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/withdrawal?type=1')
  await agreeToWarning(page)
  await expect(page.getByText('수수료: TRC20 1 USDT · ERC20 5 USDT')).toBeVisible()
  await page.getByRole('button', { name: '출금 신청' }).click()
  for (const message of ['1회 출금 금액은 10 USDT 이상이어야 해요.', '출금 비밀번호를 입력해 주세요.'])
    await expect(said(page, message)).toBeVisible()
  await page.getByRole('textbox', { name: '출금 금액 (USDT)' }).fill('9')
  await expect(said(page, '1회 출금 금액은 10 USDT 이상이어야 해요.')).toBeVisible()
  await page.getByRole('textbox', { name: '출금 금액 (USDT)' }).fill('99999999')
  await expect(said(page, /수수료를 포함해 [\d,]+ USDT까지 출금할 수 있어요\./)).toBeVisible()
  await page.getByRole('button', { name: '최대' }).click()
  await page.getByRole('button', { name: '출금 신청' }).click()
  await expect(said(page, /수수료를 포함해/)).toHaveCount(0)
  await withdraw(page, '20', 'TRC20')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/withdrawalRecord/)
  await expect(page.getByRole('listitem').filter({ hasText: '$20' }).first()).toContainText('심사 대기')
})

test('an agent withdraws from the agent balance, on a tab that only agents have', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/withdrawal?type=3', agent)
  await agreeToWarning(page)
  await expect(page.getByRole('tab', { name: '에이전트' })).toHaveAttribute('aria-selected', 'true')
  await withdraw(page, '12000', '₩12,000')
  await expect(page).toHaveURL(/#\/withdrawalRecord/)
  await expect(page.getByRole('listitem').filter({ hasText: '12,000' }).first()).toContainText('심사 대기')
})

test('a member without accounts is led to add one, has no agent tab, and sees three wallets until asking for all', async ({
  page,
  stack,
}) => {
  await enterAsNew(page, stack.appUrl, '/withdrawal?type=2')
  await agreeToWarning(page)
  await expect(page.getByRole('tab', { name: '에이전트' })).toHaveCount(0)
  const wallets = page.getByRole('main').getByRole('listitem')
  await expect(wallets).toHaveCount(3)
  await page.getByRole('button', { name: /모두 보기/ }).click()
  await expect.poll(() => wallets.count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: '계좌 등록' }).click()
  await expect(page).toHaveURL(/#\/addBankCard/)
})

test('a member who turns back at the warning leaves the screen untouched', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/withdrawal')
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText('출금')
  // No answer is needed, so there is one button; members who turn back use Back.
  await expect(warning.getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
  await expect(page).toHaveURL(/#\/withdrawal(\?|$)/)
  await expect(page.getByRole('textbox', { name: '출금 금액' })).toHaveValue('')
})

for (const { locale, hours, done, left, most, amount, submit } of [
  {
    locale: 'kor',
    hours: '평일 10:00~22:00, 주말 13:00~22:00 (UTC+9)',
    done: '채운 롤링',
    left: '유효 베팅을 ₩320,000 더 채워야 해요.',
    most: '지금은 ₩20,000까지 출금할 수 있어요.',
    amount: '출금 금액',
    submit: '출금 신청',
  },
  {
    locale: 'cn',
    hours: '工作日 09:00–21:00，周末 12:00–21:00（UTC+8）',
    done: '已完成流水',
    left: '还需有效投注 ₩320,000',
    most: '当前最多可提款 ₩20,000',
    amount: '提款金额',
    submit: '申请提款',
  },
  {
    locale: 'en',
    hours: 'weekdays 10:00–22:00 and weekends 13:00–22:00 (UTC+9)',
    done: 'Turnover done',
    left: '₩320,000 more in valid bets.',
    most: 'Up to ₩20,000 is free to withdraw now.',
    amount: 'Amount',
    submit: 'Request the withdrawal',
  },
] as const)
  test(`a member sees the hours by their own clock and what turnover is left, and more than is free is refused before the review (${locale})`, async ({
    page,
    stack,
  }) => {
    const turnover = { bet_amount: '320000', needed: '500000', done: '180000', free: '20000' }
    await page.route('**/api/getBetAmount', async (route) =>
      route.fulfill({ json: { code: 200, message: '', data: turnover } }),
    )
    await enter(page, stack.appUrl, '/withdrawal?type=2', member, locale)
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByText(hours)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: done })).toHaveAttribute('value', '36')
    await expect(page.getByText(left)).toBeVisible()
    await page.getByRole('textbox', { name: amount }).fill('20001')
    await page.getByRole('button', { name: submit }).click()
    await expect(said(page, most)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('a member whose turnover cannot be read withdraws all the same', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await page.route('**/api/getBetAmount', async (route) => route.fulfill({ status: 500, body: '' }))
  await enter(page, stack.appUrl, '/withdrawal?type=2')
  await agreeToWarning(page)
  await page.getByRole('radio', { name: /국민은행/ }).check()
  await withdraw(page, '31000', '₩31,000')
  await expect(page).toHaveURL(/#\/withdrawalRecord/)
})
