import type { Page } from '@playwright/test'
import { followRequests } from './support/asked.ts'
import { bringEndWithin, readToTheEnd } from './support/listEnd.ts'
import { agent, enter } from './support/member.ts'
import { enterAsNew } from './support/register.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const storedNumber = (page: Page) => page.evaluate(() => sessionStorage.getItem('playbill.messageNum'))

test('§ 3 messageNum: the shell shows how many notices are unread and keeps the number, which falls as they are read on this device', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/kefu')
  const mine = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: /마이/ })
  await expect(mine).toHaveAccessibleName(/읽지 않은 메시지 25개/)
  expect(await storedNumber(page)).toBe('25')

  await page.goto(`${stack.appUrl}/#/message?type=2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('메시지')
  await rows(page).first().getByRole('button').click()
  await expect.poll(() => storedNumber(page)).toBe('24')
  await expect(rows(page).first()).not.toContainText('새 글')
  await page.goto(`${stack.appUrl}/#/kefu`)
  await expect(mine).toHaveAccessibleName(/읽지 않은 메시지 24개/)
  await page.goto(`${stack.appUrl}/#/message?type=2`)
  await page.getByRole('button', { name: '모두 읽음으로 표시' }).click()
  await expect.poll(() => storedNumber(page)).toBe('0')
  await page.goto(`${stack.appUrl}/#/kefu`)
  await expect(mine).not.toHaveAccessibleName(/읽지 않은/)

  const counted = page.waitForResponse('**/api/noticeList')
  await page.reload()
  await counted
  await expect(mine).not.toHaveAccessibleName(/읽지 않은/)
})

test('§ 2 /message: type picks the tab, 1 home notices and 2 the notice list, under a back-arrow header titled messages', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/mine', agent)
  await page.getByRole('button', { name: /^메시지/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('메시지')
  await expect(page.getByRole('tab', { name: '홈 공지', selected: true })).toBeVisible()
  await expect(rows(page)).toHaveText([
    '입금 시 입금자명과 금액을 신청 내용과 똑같이 보내 주세요.',
    '본 사이트는 만 18세 이상만 이용할 수 있습니다.',
    'USDT 입금은 선택한 네트워크(TRC20 또는 ERC20)로만 보내 주세요.',
    '허위 신고로 인한 출금 제한에 유의해 주세요.',
  ])
  expect(asked.of('/api/homenotice').length).toBeGreaterThan(0)

  await page.getByRole('tab', { name: '공지사항' }).click()
  await expect(page).toHaveURL(/type=2/)
  await expect(rows(page).first()).toContainText('결제 시스템 점검 안내')
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(page).toHaveURL(/#\/mine/)

  await page.goto(`${stack.appUrl}/#/message?type=2`)
  await expect(page.getByRole('tab', { name: '공지사항', selected: true })).toBeVisible()
})

test('§ 2 /message: the notice list scrolls to its last page and a notice opens with its content', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/message?type=2', agent)
  const notice = rows(page).filter({ hasText: '입금 계좌 변경 안내' }).first()
  await expect(notice.getByText('반드시 다시 확인')).toHaveCount(0)
  await notice.getByRole('button').click()
  await expect(notice.locator('strong')).toHaveText('반드시 다시 확인')
  await readToTheEnd(page, '모두 확인했어요')
  expect(asked.of('/api/noticeList').map((params) => params['page'])).toEqual(expect.arrayContaining([1, 2]))
})

test('a new account has nothing unread, and marks no notice as new', async ({ page, stack }) => {
  const counted = page.waitForResponse('**/api/noticeList')
  await enterAsNew(page, stack.appUrl, '/message?type=2')
  await counted
  await expect(rows(page).first()).toContainText('결제 시스템 점검 안내')
  await expect(page.getByText('새 글')).toHaveCount(0)
  expect(Number(await storedNumber(page))).toBe(0)
  await page.goto(`${stack.appUrl}/#/kefu`)
  const mine = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: /마이/ })
  await expect(mine).not.toHaveAccessibleName(/읽지 않은/)
})

test('§ 9 list loading offset: the notice list reads its next page 50 px before its end', async ({ page, stack }) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/message?type=2', agent)
  await expect(rows(page).first()).toBeVisible()
  const pagesAsked = () => asked.of('/api/noticeList').map((params) => params['page'])
  await bringEndWithin(page, 60)
  expect(pagesAsked()).not.toContain(2)
  await bringEndWithin(page, 40)
  await asked.last('/api/noticeList', { page: 2 })
})
