import type { Page } from '@playwright/test'
import { enter, tokenOf } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** Sends the form, from the button to the confirmed review. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: '보내기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '보내기' }).click()
}

test('a member whose answer was lost is asked whether the repeat is the same payment, and pays once', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/)
  const keys: (string | undefined)[] = []
  await enter(page, stack.appUrl, '/trans')
  await page.route('**/api/user_transfer', async (route, request) => {
    keys.push(request.headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByLabel('받는 회원').fill('agent01')
  await page.getByLabel('보낼 금액').fill('1237')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await send(page)
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('결과를 확인하지 못했어요')
  await told.getByRole('button', { name: '내역 보기' }).click()
  await expect(page).toHaveURL(/#\/dealRecord/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/trans$/)

  await page.reload()
  await page.getByLabel('받는 회원').fill('agent01')
  await page.getByLabel('보낼 금액').fill('1237')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await send(page)
  await expect(told).toContainText('같은 요청인가요?')
  await expect(told.getByRole('button')).toHaveCount(3)
  await told.getByRole('button', { name: '그 요청 다시 보내기' }).click()
  await expect(page.getByLabel('받는 회원')).toHaveValue('')

  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  const headers = { Authorization: `Bearer ${await tokenOf(page, stack.appUrl)}` }
  const { data } = (await (
    await page.request.get(`${stack.appUrl}/api/money_change?by=self&page=1`, { headers })
  ).json()) as { data: { data: { money: string }[] } }
  expect(data.data.filter(({ money }) => Number(money) === -1237)).toHaveLength(1)
})

test('a member whose payment is turned away because it is busy reads that nothing was sent, and sends it again', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/)
  const keys: (string | undefined)[] = []
  await enter(page, stack.appUrl, '/trans')
  await page.route('**/api/user_transfer', async (route, request) => {
    keys.push(request.headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    const body = { code: 503, message: 'Too many calls wait for the platform.', data: null }
    return route.fulfill({ status: 503, headers: { 'x-not-sent': 'true' }, json: body })
  })
  await page.getByLabel('받는 회원').fill('agent01')
  await page.getByLabel('보낼 금액').fill('1238')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
  await send(page)
  await expect(page.getByRole('main').getByText('이용자가 많아 보내지 못했어요.')).toBeVisible()
  await expect(page.getByLabel('보낼 금액')).toHaveValue('1,238')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await send(page)
  await expect(page.getByLabel('받는 회원')).toHaveValue('')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
