import type { Page, Route } from '@playwright/test'
import { sampleParams } from '../../mocks/platform/testing/sampleParams.ts'
import { askPlatform } from './support/askPlatform.ts'
import { enter, member } from './support/member.ts'
import { expect, test } from './support/test.ts'

const DEPOSITS = 1
const TRANSFERS_OUT = 4

const answer = async (route: Route, rows: readonly object[]) =>
  route.fulfill({
    json: { code: 200, message: '', data: { data: rows, current_page: 1, last_page: 1, total: rows.length } },
  })

/**
 * Answers the records in place of the platform, with one deposit in a state that is decided elsewhere. What other
 * journeys of this member have applied for may be decided at any time.
 */
async function decideElsewhere(page: Page): Promise<{ state: number }> {
  const order = { state: 1 }
  const row = { out_trade_no: 'D1', amount: '20000', pay_way: '은행 이체', created_at: '2026-11-20 14:00:00' }
  await page.route('**/api/gettransrecord', async (route: Route) => {
    const { type } = route.request().postDataJSON() as { readonly type: number }
    return answer(route, type === DEPOSITS ? [{ ...row, ...order }] : [])
  })
  await page.route('**/api/activityApplyLog', async (route: Route) => answer(route, []))
  return order
}

/** Lets a second pass in the page, and what it asked be answered. */
async function passSecond(page: Page): Promise<void> {
  await page.clock.runFor(1000)
  await page.evaluate(async () => fetch('healthz').then(async (answer) => answer.text()))
}

/** Lets a round of the balance pass in the page. */
async function passRound(page: Page): Promise<void> {
  for (let second = 0; second < 35; second += 1) await passSecond(page)
}

test('a record follows an order that is open: cancelled elsewhere, it shows so by itself', async ({ page, stack }) => {
  await page.clock.install()
  const token = await enter(page, stack.appUrl, '/recharge')
  const order = await askPlatform<{ readonly deposit_no: string }>(
    page,
    stack.appUrl,
    token,
    '/api/recharge',
    sampleParams.recharge,
  )
  await page.goto(`${stack.appUrl}/#/rechargeRecord`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: order.deposit_no })
  await expect(row).toContainText('심사 대기')
  await askPlatform(page, stack.appUrl, token, '/api/recharge_cancel', { out_trade_no: order.deposit_no })
  await page.clock.runFor(12_000)
  await expect(row).not.toContainText('심사 대기')
  await expect(row.getByRole('button', { name: '신청 취소' })).toHaveCount(0)
})

for (const { locale, said, records, badge } of [
  { locale: 'kor', said: '입금 ₩20,000 · 승인', records: '내역 보기', badge: '처리된 신청 1건' },
  { locale: 'cn', said: '存款 ₩20,000 · 已通过', records: '查看交易记录', badge: '1笔申请已处理' },
  { locale: 'en', said: 'Deposit ₩20,000 · Approved', records: 'See records', badge: 'Orders decided: 1' },
] as const)
  test(`a deposit that is decided while the member is elsewhere is said once, and leads to its record (${locale})`, async ({
    page,
    stack,
  }) => {
    const order = await decideElsewhere(page)
    await page.clock.install()
    await enter(page, stack.appUrl, '/mine', member, locale)
    await expect(page.getByRole('navigation')).toBeVisible()
    await passRound(page)
    const toast = page.getByRole('log').getByText(said)
    await expect(toast).toHaveCount(0)

    order.state = 2
    // A toast goes again before the round is over.
    await expect
      .poll(async () => {
        await passSecond(page)
        return toast.isVisible()
      })
      .toBe(true)
    await expect(page.getByRole('navigation').getByText(badge)).toBeAttached()
    await page.getByRole('log').getByRole('button', { name: records }).click()
    await expect(page).toHaveURL(/#\/rechargeRecord/)
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('₩20,000')
    await page.goBack()
    await expect(page.getByRole('navigation').getByText(badge)).toHaveCount(0)
    await passRound(page)
    await expect(toast).toHaveCount(0)
  })

test('a deposit that was decided while the member was away is counted where its records are, until they look', async ({
  page,
  stack,
}) => {
  const order = await decideElsewhere(page)
  await page.clock.install()
  await enter(page, stack.appUrl, '/mine')
  await passRound(page)
  order.state = 3
  await page.reload()
  await passRound(page)
  const line = page.getByRole('main').getByRole('button', { name: /입금 내역/ })
  await expect(line).toContainText('1')
  await expect(page.getByRole('log')).not.toContainText('₩20,000')
  await line.click()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('거절')
  await page.goBack()
  await expect(line).not.toContainText('1')
})

for (const { locale, transfer, bonus, badge } of [
  { locale: 'kor', transfer: '머니 이동 ₩7,000 · 성공', bonus: '웰컴 · ₩10,000 · 승인', badge: '처리된 신청 2건' },
  { locale: 'cn', transfer: '转账 ₩7,000 · 成功', bonus: '웰컴 · ₩10,000 · 已通过', badge: '2笔申请已处理' },
  {
    locale: 'en',
    transfer: 'Transfer ₩7,000 · Success',
    bonus: '웰컴 · ₩10,000 · Approved',
    badge: 'Orders decided: 2',
  },
] as const)
  test(`a transfer that settles and an application that is approved are said elsewhere, and counted at their records (${locale})`, async ({
    page,
    stack,
  }) => {
    const at = { created_at: '2026-11-20 14:00:00' }
    const states = { transfer: 2, application: 1 }
    await page.route('**/api/gettransrecord', async (route: Route) => {
      const { type } = route.request().postDataJSON() as { readonly type: number }
      const row = { ...at, out_trade_no: 'T1', amount: '7000', pay_way: 'Nova', state: states.transfer }
      return answer(route, type === TRANSFERS_OUT ? [row] : [])
    })
    await page.route('**/api/activityApplyLog', async (route: Route) => {
      const bonus = states.application === 2 && { bonus: '10000' }
      return answer(route, [{ ...at, id: 'A1', activity_name: '웰컴', state: states.application, ...bonus }])
    })
    await page.clock.install()
    await enter(page, stack.appUrl, '/mine', member, locale)
    await expect(page.getByRole('navigation')).toBeVisible()
    await passRound(page)
    const log = page.getByRole('log')
    await expect(log.getByText('₩7,000')).toHaveCount(0)

    Object.assign(states, { transfer: 1, application: 2 })
    // Both in one toast, which goes again before the round is over.
    await expect
      .poll(async () => {
        await passSecond(page)
        return log.textContent()
      })
      .toContain(`${transfer}\n${bonus}`)
    const decided = page.getByRole('navigation').getByText(badge)
    await expect(decided).toBeAttached()
    await page.goto(`${stack.appUrl}/#/activityRecord`)
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('₩10,000')
    await page.goto(`${stack.appUrl}/#/transRecord?type=4`)
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('₩7,000')
    await page.goto(`${stack.appUrl}/#/mine`)
    await expect(page.getByRole('navigation')).toBeVisible()
    await expect(page.getByRole('navigation').getByText(badge.replace('2', '1'))).toHaveCount(0)
    await expect(decided).toHaveCount(0)
    await passRound(page)
    await expect(log.getByText('₩7,000')).toHaveCount(0)
  })
