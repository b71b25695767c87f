import type { Page } from '@playwright/test'
import { sampleParams } from '../../mocks/platform/testing/sampleParams.ts'
import { askPlatform } from './support/askPlatform.ts'
import { followRequests } from './support/asked.ts'
import { closeWelcome, enter, enterWith, tokenOf } from './support/member.ts'
import type { Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** The service before a platform without any optional call, field or parameter of the contract. */
const test = base.extend<{ stack: Stack }>({ stack: async ({ plainService }, hand) => hand(plainService) })
test.describe.configure({ mode: 'default' })
test.beforeEach(({ watch }) => {
  // The pictures of the demonstration are with its own service.
  watch.expectProblems(/404 \(Not Found\) http\S+\/demo\/\S+\.svg/)
})

const review = (page: Page) => page.getByRole('dialog')

async function orderWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인했어요' }).click()
  await page.getByRole('radio', { name: /국민은행/ }).check()
  await page.getByRole('textbox', { name: '출금 금액' }).fill(amount)
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('button', { name: '출금 신청' }).click()
}

test('a withdrawal is reviewed as before there was a bar of turnover, and a rejection without a reason says whom to ask', async ({
  page,
  stack,
  plain: { platform },
}) => {
  const token = await tokenOf(page, stack.appUrl)
  const { deposit_no } = await askPlatform<{ readonly deposit_no: string }>(
    page,
    stack.appUrl,
    token,
    '/api/recharge',
    sampleParams.recharge,
  )
  platform.deposits.approve(deposit_no)
  await enterWith(page, stack.appUrl, '/withdrawal?type=2', token)
  await orderWithdrawal(page, '31000')
  await expect(review(page)).toContainText('₩31,000')
  await expect(page.getByText('남은 롤링')).toBeAttached()
  await expect(page.getByText('채운 롤링')).toHaveCount(0)
  await review(page).getByRole('button', { name: '신청하기' }).click()
  await expect(page).toHaveURL(/#\/withdrawalRecord/)

  const [order] = platform.withdrawals.pending()
  platform.withdrawals.reject(order?.no ?? '')
  await page.reload()
  const row = page.getByRole('main').getByRole('article').first()
  await expect(row).toContainText('거절')
  await row.getByRole('button').first().click()
  await expect(row.getByText('신청 시간')).toBeVisible()
  await row.getByRole('button', { name: /고객센터/ }).click()
  await expect(page).toHaveURL(/#\/kefu/)
})

test('a transfer to another member is reviewed without a name, and sent', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/trans')
  await expect(page.locator('datalist')).toHaveCount(0)
  await page.getByLabel('받는 회원').fill('agent01')
  await page.getByLabel('보낼 금액').fill('1000')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await page.getByRole('main').getByRole('button', { name: '보내기' }).click()
  await expect(review(page)).toContainText('agent01')
  await expect(review(page).getByText('이름', { exact: true })).toHaveCount(0)
  await review(page).getByRole('button', { name: '보내기' }).click()
  await expect(page.getByRole('log')).toContainText('₩1,000')
})

test('a bet is looked for by its number among those that are loaded, and the platform is not asked', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/betList')
  await page.getByRole('button', { name: '번호로 찾기' }).click()
  await page.getByRole('searchbox').fill('nothing')
  await expect(page.getByText('불러온 내역에서만 찾습니다.')).toBeVisible()
  await expect(page.getByText('조건에 맞는 내역이 없어요')).toBeVisible()
  expect(asked.of('/api/bet/list').filter((params) => 'number' in params)).toEqual([])
})

test('home has pictures without words and no shelf of what is new', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/')
  await closeWelcome(page)
  await expect(page.getByRole('button', { name: '플레이빌에 오신 것을 환영합니다', exact: true })).toHaveText('')
  await expect(page.getByRole('heading', { name: '새 게임' })).toHaveCount(0)
})

for (const [path, shown] of [
  ['/', '입금'],
  ['/mine', 'demo01'],
  ['/rechargeRecord', '입금'],
  ['/transRecord', '거래'],
  ['/dealRecord', '잔액 변동 내역'],
  ['/betRecord', '베팅'],
  ['/betList', '베팅'],
  ['/activityRecord', '이벤트'],
] as const)
  test(`${path} shows without optional parts`, async ({ page, stack }) => {
    await enter(page, stack.appUrl, path)
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0)
  })
