import type { Page, Route } from '@playwright/test'
import { askPlatform } from './support/askPlatform.ts'
import { followRequests } from './support/asked.ts'
import { chooseFilter } from './support/chooseFilter.ts'
import { dialogAtRest } from './support/dialogAtRest.ts'
import { bringEndWithin, readToTheEnd } from './support/listEnd.ts'
import { agent, enter, member } from './support/member.ts'
import { koreanDay, platformDay } from './support/platformDay.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const answerWith = (data: object) => async (route: Route) => route.fulfill({ json: { code: 200, message: '', data } })

test('§ 2 /betRecord: a member filters bets by period and platform, and the address keeps the filter', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/betRecord')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('베팅 내역')
  await asked.last('/api/betrecord', { date: 4, page: 1 })

  await chooseFilter(page, /^플랫폼/, '노바 슬롯')
  await asked.last('/api/betrecord', { date: 4, api_type: 'nova', page: 1 })
  await expect(rows(page).first()).toContainText('노바 슬롯')
  await chooseFilter(page, /^기간/, '최근 7일')
  await asked.last('/api/betrecord', { date: 2, api_type: 'nova', page: 1 })
  await expect(page).toHaveURL(/date=2/)
  await page.reload()
  await expect(page.getByRole('button', { name: '기간: 최근 7일' })).toBeVisible()
  await expect(page.getByRole('button', { name: '플랫폼: 노바 슬롯' })).toBeVisible()
  await expect(rows(page).filter({ hasNotText: '노바 슬롯' })).toHaveCount(0)
})

test('a finger pulls the sheet of a filter away, and the page beneath is as it was', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/betRecord')
  const filter = page.getByRole('button', { name: '기간: 최근 30일' })
  const sheet = page.getByRole('dialog', { name: '기간' })
  await expect(rows(page).first()).toBeVisible()
  const address = page.url()
  await filter.click()
  await expect(sheet.getByRole('button', { name: '닫기' })).toBeFocused()

  const session = await page.context().newCDPSession(page)
  // It has the focus while it still slides in.
  await dialogAtRest(page)
  const { height = 0 } = (await sheet.boundingBox()) ?? {}
  const title = await sheet.getByRole('heading').boundingBox()
  const drag = async (...way: readonly number[]) => {
    const at = (down: number) => [{ x: 150, y: (title?.y ?? 0) + 10 + down }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const down of way) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(down) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  // One that turns back is let go.
  await drag(30, 60, 40)
  await expect(sheet).toBeVisible()
  // More than half of it, which a slow phone takes for enough too: a speed it may not see. A browser takes the finger away
  // from a page that does not answer in time; then it pulls again.
  await expect(async () => {
    if (await sheet.isVisible()) await drag(60, 120, height * 0.6)
    await expect(sheet).toHaveCount(0, { timeout: 5000 })
  }).toPass()
  await expect(filter).toBeFocused()
  expect(page.url()).toBe(address)
})

test('a list that grows long stays where it is scrolled to, also when a member comes back to it', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/betRecord')
  await expect(rows(page).first()).toBeVisible()
  const middle = async () =>
    page.evaluate(() => {
      const row = document.elementFromPoint(195, 400)?.closest('li')
      return { text: row?.textContent, top: row?.getBoundingClientRect().top ?? 0 }
    })
  await page.getByRole('main').evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }))
  const before = await middle()
  // From here on only the rows in sight are in the page.
  await expect(page.locator('main li[aria-posinset="20"]')).toBeVisible()
  const after = await middle()
  expect(after.text).toBe(before.text)
  // Heights are measured in whole pixels.
  expect(Math.abs(after.top - before.top)).toBeLessThan(5)

  await page.goto(`${stack.appUrl}/#/kefu`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(async () => (await middle()).text).toBe(before.text)
})

test('§ 9 period filter codes: today is 1, the last 7 days 2, 15 days 3 and 30 days 4, which is chosen at first', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/betRecord')
  await expect(page.getByRole('button', { name: '기간: 최근 30일' })).toBeVisible()
  await asked.last('/api/betrecord', { date: 4 })
  for (const [name, date] of [
    ['오늘', 1],
    ['최근 7일', 2],
    ['최근 15일', 3],
    ['최근 30일', 4],
  ] as const) {
    await chooseFilter(page, /^기간/, name)
    await asked.last('/api/betrecord', { date })
  }
})

test('§ 4 bet status: 0 is shown as invalid, 1 as settled, 2 as unsettled, anything else neutrally', async ({
  page,
  stack,
}) => {
  const bet = (status: number) => ({
    bet_id: `B${status}`,
    bet_amount: '1000',
    win_loss: status === 1 ? '-1000' : '0',
    Code: `게임 ${status}`,
    status,
    created_at: '2026-11-20 10:00:00',
  })
  await page.route('**/api/betrecord', answerWith({ data: [0, 1, 2, 9].map(bet), last_page: 1 }))
  await enter(page, stack.appUrl, '/betRecord')
  for (const [status, label] of [
    [0, '무효'],
    [1, '정산 완료'],
    [2, '미정산'],
    [9, '상태 확인 중'],
  ] as const) {
    await expect(rows(page).filter({ hasText: `게임 ${status}` })).toContainText(label)
  }
  // Only a settled bet has a win or a loss.
  await expect(rows(page).filter({ hasText: '게임 1' })).toContainText('−₩1,000')
  await expect(rows(page).filter({ hasText: '게임 2' })).not.toContainText('₩0')
})

test('§ 4 paged lists: /activityRecord loads page by page until the last and then shows the finished text', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  const token = await enter(page, stack.appUrl, '/activityRecord')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText('모두 확인했어요')).toHaveCount(0)
  await readToTheEnd(page, '모두 확인했어요')
  const { last_page: last } = await askPlatform<{ readonly last_page: number }>(
    page,
    stack.appUrl,
    token,
    '/api/activityApplyLog',
    { page: 1 },
  )
  expect(last).toBeGreaterThan(1)
  expect(asked.of('/api/activityApplyLog').map((params) => params['page'])).toEqual(
    Array.from({ length: last }, (_, index) => index + 1),
  )
})

test('§ 9 list loading offset: a list of records reads its next page 300 px before its end', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/activityRecord')
  await expect(rows(page).first()).toBeVisible()
  await bringEndWithin(page, 310)
  expect(asked.of('/api/activityApplyLog')).toHaveLength(1)
  await bringEndWithin(page, 290)
  await asked.last('/api/activityApplyLog', { page: 2 })
})

test('§ 4 activity application state: 0 and 4 undetermined, 1 pending review, 2 approved, 3 rejected', async ({
  page,
  stack,
}) => {
  const application = (state: number) => ({
    id: `A${state}`,
    activity_name: `이벤트 ${state}`,
    created_at: '2026-11-20 10:00:00',
    state,
  })
  await page.route('**/api/activityApplyLog', answerWith({ data: [0, 1, 2, 3, 4].map(application), last_page: 1 }))
  await enter(page, stack.appUrl, '/activityRecord')
  for (const [state, label] of [
    [0, '확인 전'],
    [1, '심사 대기'],
    [2, '승인'],
    [3, '거절'],
    [4, '확인 전'],
  ] as const) {
    await expect(rows(page).filter({ hasText: `이벤트 ${state}` })).toContainText(label)
  }
})

test('§ 2 /betList: a member reads the bets of a date range', async ({ page, stack }) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/betList')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('기간별 베팅 내역')
  const today = await platformDay(page, stack.appUrl)
  await asked.last('/api/bet/list', { start_time: `${today.slice(0, 8)}01`, end_time: today, by: 'self', page: '1' })

  await page.getByRole('button', { name: /^조회 기간/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: koreanDay(today) }).click()
  await sheet.getByRole('button', { name: koreanDay(today) }).click()
  await sheet.getByRole('button', { name: '적용' }).click()
  await asked.last('/api/bet/list', { start_time: today, end_time: today })
  await expect(page).toHaveURL(new RegExp(`start_time=${today}&end_time=${today}`))
})

test('§ 5 date range: a range over two months is refused with its own message and keeps the old one', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/betList?start_time=2026-03-01&end_time=2026-03-12')
  await page.getByRole('button', { name: /^조회 기간/ }).click()
  const sheet = page.getByRole('dialog')
  // The first press after a complete range begins a new one.
  await sheet.getByRole('button', { name: koreanDay('2026-03-02') }).click()
  await sheet.getByRole('button', { name: '이전 달로 이동' }).click()
  await sheet.getByRole('button', { name: koreanDay('2026-02-27') }).click()
  await expect(sheet.getByText('시작일과 종료일은 같은 달이어야 해요.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: '적용' })).toBeDisabled()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(
    new Set(asked.of('/api/bet/list').map((params) => `${String(params['start_time'])} ${String(params['end_time'])}`)),
  ).toEqual(new Set(['2026-03-01 2026-03-12']))
})

test('§ 5 date range: a start after the end and a range over two months are ignored in an address, too', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/betList?start_time=2026-03-12&end_time=2026-03-10')
  const monthStart = `${(await platformDay(page, stack.appUrl)).slice(0, 8)}01`
  await asked.last('/api/bet/list', { start_time: monthStart })
  await page.goto(`${stack.appUrl}/#/dealRecord?start_time=2026-02-27&end_time=2026-03-02`)
  await asked.last('/api/money_change', { start_time: monthStart })
})

test('§ 9 date picker range: days can be chosen from 2020-01-01 to 2030-01-01', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/betList')
  await page.getByRole('button', { name: /^조회 기간/ }).click()
  const sheet = page.getByRole('dialog')
  const year = sheet.getByRole('combobox').filter({ hasText: '2020' })
  await expect(year).toBeVisible()
  expect((await year.locator('option').allTextContents()).map((text) => parseInt(text, 10))).toEqual([
    2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030,
  ])
  await year.selectOption('2030')
  await expect(sheet.getByRole('button', { name: /2030년 1월 1일/ })).toBeEnabled()
  await expect(sheet.getByRole('button', { name: /2030년 1월 2일/ })).toBeDisabled()
  await year.selectOption('2020')
  await sheet.getByRole('combobox').filter({ hasText: '12월' }).selectOption('0')
  await expect(sheet.getByRole('button', { name: /2020년 1월 1일/ })).toBeEnabled()
  await expect(sheet.getByRole('button', { name: '이전 달로 이동' })).toBeDisabled()
})

test('§ 6 downline view: an agent switches /betList to the bets of the downline', async ({ page, stack }) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/betList', agent)
  await chooseFilter(page, /^조회 대상/, '하위 회원 내역')
  await asked.last('/api/bet/list', { by: 'son' })
  await expect(rows(page).first()).toContainText(/회원\s*[a-z]+\d+/)
})

test('§ 6 downline view: a member without a downline is told that it is empty', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/dealRecord?by=son', member)
  await expect(page.getByText('조건에 맞는 내역이 없어요')).toBeVisible()
})

test('§ 2 /dealRecord: the ledger of a date range is filtered by the types that the platform lists', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/dealRecord')
  const today = await platformDay(page, stack.appUrl)
  await asked.last('/api/money_change', {
    start_time: `${today.slice(0, 8)}01`,
    end_time: today,
    by: 'self',
    page: '1',
  })
  expect(asked.of('/api/money_change/type')).toHaveLength(1)
  await chooseFilter(page, /^유형/, '입금')
  await asked.last('/api/money_change', { type: 'deposit' })
  await expect(rows(page).first()).toContainText('+₩')
  await expect(rows(page).filter({ hasNotText: '입금' })).toHaveCount(0)
  await expect(rows(page).first()).toContainText('변동 후 잔액')
})

for (const [locale, find, among, copy] of [
  ['kor', '번호로 찾기', '이 기간의 모든 내역에서 찾습니다.', '복사'],
  ['cn', '按编号查找', '查找范围为所选日期的全部记录。', '复制'],
  ['en', 'Find by number', 'All entries of these days are searched.', 'Copy'],
] as const)
  test(`a member finds an entry of the ledger by its number, which the platform is asked for (${locale})`, async ({
    page,
    stack,
  }) => {
    const asked = followRequests(page)
    await enter(page, stack.appUrl, '/dealRecord', member, locale)
    const entry = rows(page).nth(2)
    await entry.getByRole('button').first().click()
    const [title = ''] = (await entry.innerText()).split('\n')
    const number = await entry.getByText(/^[A-Z]\d+[A-Z]?$/).innerText()
    await expect(entry.getByRole('button', { name: copy })).toBeVisible()
    expect(asked.of('/api/money_change').at(-1)).not.toHaveProperty('number')

    await page.getByRole('button', { name: find }).click()
    const field = page.getByRole('searchbox', { name: find })
    await expect(field).toBeFocused()
    await field.fill(number)
    await field.press('Enter')
    await asked.last('/api/money_change', { number })
    // An exchange has two entries, whose numbers begin alike.
    await expect(rows(page).nth(2)).toHaveCount(0)
    await expect(rows(page).first()).toContainText(title)
    await expect(page.getByText(among)).toBeVisible()
    await page.getByRole('button', { name: find, expanded: true }).click()
    await expect(rows(page).nth(2)).toBeVisible()
    await expect(field).toHaveCount(0)
  })

test('a withdrawal is found by its number among those that are loaded, and so it is said', async ({ page, stack }) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/withdrawalRecord')
  const number = await rows(page)
    .nth(1)
    .getByText(/^W\d+$/)
    .innerText()

  await page.getByRole('button', { name: '번호로 찾기' }).click()
  const field = page.getByRole('searchbox')
  await field.pressSequentially(number.toLowerCase())
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(number)
  await expect(page.getByText('불러온 내역에서만 찾습니다.')).toBeVisible()
  expect(asked.of('/api/gettransrecord').filter((params) => 'number' in params)).toEqual([])
  await page.reload()
  await expect(field).toHaveValue(number.toLowerCase())

  await field.fill('nothing')
  await expect(page.getByText('조건에 맞는 내역이 없어요')).toBeVisible()
  await page.getByRole('button', { name: '필터 초기화' }).click()
  await expect(field).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeVisible()
})

test('§ 2 /dealRecord2: the ledger of a single day, own or of the downline', async ({ page, stack }) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/dealRecord2', agent)
  const [today, yesterday] = [await platformDay(page, stack.appUrl), await platformDay(page, stack.appUrl, 1)]
  await asked.last('/api/money_change', { search_time: today, by: 'self', page: '1' })
  expect(asked.of('/api/money_change').at(-1)).not.toHaveProperty('start_time')
  await page.getByRole('button', { name: /^날짜/ }).click()
  const sheet = page.getByRole('dialog')
  if (!yesterday.startsWith(today.slice(0, 8))) await sheet.getByRole('button', { name: '이전 달로 이동' }).click()
  await sheet.getByRole('button', { name: koreanDay(yesterday) }).click()
  await asked.last('/api/money_change', { search_time: yesterday })
  await expect(page).toHaveURL(new RegExp(`search_time=${yesterday}`))
  await chooseFilter(page, /^조회 대상/, '하위 회원 내역')
  await asked.last('/api/money_change', { search_time: yesterday, by: 'son' })
  await expect(rows(page).first()).toContainText(/ · [a-z]+\d+/)
})

test('§ 9 profit and loss periods: 0 today, 1 yesterday, 2, 6 and 14 days back, chosen from a dropdown on /yingkui', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/yingkui')
  await asked.last('/api/winloss', { type: 0 })
  for (const [name, type] of [
    ['어제', 1],
    ['최근 3일', 2],
    ['최근 7일', 6],
    ['최근 15일', 14],
    ['오늘', 0],
  ] as const) {
    await chooseFilter(page, /^기간/, name)
    await asked.last('/api/winloss', { type })
  }
})

test('§ 3 profit and loss: /yingkui shows win_loss with its sign, bet_money and win_money', async ({ page, stack }) => {
  await page.route('**/api/winloss', answerWith({ win_loss: '-62560', bet_money: '524000', win_money: '461440' }))
  await enter(page, stack.appUrl, '/yingkui')
  const figures = page.getByRole('main')
  await expect(figures).toContainText('−₩62,560')
  await expect(figures).toContainText('₩524,000')
  await expect(figures).toContainText('₩461,440')
})

test('§ 4 withdrawal states: 1 pending review, 2 approved, 3 rejected, 0 undefined, 4 cancelled, and only a pending one has a cancel button', async ({
  page,
  stack,
}) => {
  const order = (state: number) => ({
    out_trade_no: `W${state}`,
    amount: '50000',
    pay_way: '계좌이체',
    state,
    created_at: '2026-11-20 10:00:00',
  })
  await page.route('**/api/gettransrecord', answerWith({ data: [0, 1, 2, 3, 4].map(order), last_page: 1 }))
  await enter(page, stack.appUrl, '/withdrawalRecord')
  for (const [state, label] of [
    [0, '확인 전'],
    [1, '심사 대기'],
    [2, '승인'],
    [3, '거절'],
    [4, '취소'],
  ] as const) {
    const row = rows(page).filter({ hasText: `W${state}` })
    await expect(row).toContainText(label)
    await expect(row.getByRole('button', { name: '신청 취소' })).toHaveCount(state === 1 ? 1 : 0)
  }
})

test('§ 2 /withdrawalRecord: a member cancels a pending withdrawal after a question, the list reloads and the money is back', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  const token = await enter(page, stack.appUrl, '/withdrawalRecord')
  const headers = { Authorization: `Bearer ${token}` }
  const balance = async () =>
    (
      (await (await page.request.post(`${stack.appUrl}/api/balance`, { headers })).json()) as {
        data: { balance: string }
      }
    ).data.balance
  const before = await balance()
  const cards = (await (
    await page.request.post(`${stack.appUrl}/api/getcard`, { headers, data: { type: 1 } })
  ).json()) as { data: { id: string }[] }
  const withdrawn = await page.request.post(`${stack.appUrl}/api/withdraw`, {
    headers,
    data: { amount: '12300', bank: cards.data[0]?.id, password: '123456' },
  })
  expect(await withdrawn.json()).toMatchObject({ code: 200 })
  expect(Number(await balance())).toBe(Number(before) - 12_300)

  await page.getByRole('button', { name: '새로고침' }).click()
  const row = rows(page).filter({ hasText: '₩12,300' }).first()
  await expect(row).toContainText('심사 대기')
  await row.getByRole('button', { name: '신청 취소' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('취소할까요?')
  await question.getByRole('button', { name: '그대로 두기' }).click()
  expect(asked.of('/api/withdraw_cancel')).toEqual([])

  const reads = asked.of('/api/gettransrecord').length
  await row.getByRole('button', { name: '신청 취소' }).click()
  await question.getByRole('button', { name: '취소하기' }).click()
  await expect(row).not.toContainText('심사 대기')
  await expect(row.getByRole('button', { name: '신청 취소' })).toHaveCount(0)
  expect(asked.of('/api/gettransrecord').length).toBeGreaterThan(reads)
  expect(asked.of('/api/withdraw_cancel')).toHaveLength(1)
  expect(await balance()).toBe(before)
})

test('§ 2 /transRecord: transactions are filtered by platform, by period and by the four types', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/transRecord')
  await asked.last('/api/gettransrecord', { date: 4, type: 1, page: 1 })
  for (const [name, type] of [
    ['출금', 2],
    ['메인 지갑으로', 3],
    ['게임 지갑으로', 4],
    ['입금', 1],
  ] as const) {
    await chooseFilter(page, /^유형/, name)
    // Not the last one: the member's orders are asked about, too.
    await expect.poll(() => asked.of('/api/gettransrecord').some((params) => params['type'] === type)).toBe(true)
    await expect(rows(page).first()).toBeVisible()
  }
  await chooseFilter(page, /^플랫폼/, '노바 슬롯')
  await asked.last('/api/gettransrecord', { type: 1, api_type: 'nova' })
  await chooseFilter(page, /^기간/, '오늘')
  await asked.last('/api/gettransrecord', { date: 1, api_type: 'nova' })
})

test('§ 4 transfer states: 0 failed, 1 success, 2 pending settlement, 3 undefined, anything else neutrally', async ({
  page,
  stack,
}) => {
  const transfer = (state: number) => ({
    out_trade_no: `T${state}`,
    amount: '5000',
    pay_way: '머니 이동',
    state,
    created_at: '2026-11-20 10:00:00',
  })
  await page.route('**/api/gettransrecord', answerWith({ data: [0, 1, 2, 3, 9].map(transfer), last_page: 1 }))
  await enter(page, stack.appUrl, '/transRecord?type=3')
  for (const [state, label] of [
    [0, '실패'],
    [1, '성공'],
    [2, '정산 대기'],
    [3, '확인 전'],
    [9, '상태 확인 중'],
  ] as const) {
    const row = rows(page).filter({ hasText: `T${state}` })
    await expect(row).toContainText(label)
    await expect(row.getByRole('button', { name: '신청 취소' })).toHaveCount(0)
  }
})

test('§ 4 deposit states: 1 pending review, 2 approved, 3 rejected, 0 undefined, and a state without a label shows the neutral one', async ({
  page,
  stack,
}) => {
  const order = (state: number) => ({
    out_trade_no: `D${state}`,
    amount: '50000',
    pay_way: '계좌이체',
    state,
    created_at: '2026-11-20 10:00:00',
  })
  await page.route('**/api/gettransrecord', answerWith({ data: [0, 1, 2, 3, 9].map(order), last_page: 1 }))
  await enter(page, stack.appUrl, '/rechargeRecord')
  for (const [state, label] of [
    [0, '확인 전'],
    [1, '심사 대기'],
    [2, '승인'],
    [3, '거절'],
    [9, '상태 확인 중'],
  ] as const) {
    const row = rows(page).filter({ hasText: `D${state}` })
    await expect(row).toContainText(label)
    await expect(row.getByRole('button', { name: '신청 취소' })).toHaveCount(state === 1 ? 1 : 0)
  }
})

const withdrawals = [
  { no: 'W3', state: 3, amount: '7000', created_at: '2026-11-20 15:00:00', decided_at: '2026-11-20 15:20:00' },
  { no: 'W2', state: 3, amount: '5000', created_at: '2026-11-20 14:00:00', reason: 'Because.' },
  { no: 'W1', state: 2, amount: '3000', created_at: '2026-11-20 10:00:00', paid_at: '2026-11-20 10:30:00' },
  { no: 'W0', state: 2, amount: '20', created_at: '2026-11-18 10:00:00', pay_way: 'USDT (TRC20)', tx_id: 'abc123' },
].map(({ no, ...row }) => ({ pay_way: 'Bank', ...row, out_trade_no: no }))

for (const { locale, unsaid, kefu, sent, copy, out, days } of [
  {
    locale: 'kor',
    unsaid: '사유가 적혀 있지 않아요',
    kefu: '고객센터',
    sent: '송금 완료',
    copy: '복사: 주문번호',
    out: '나간 돈',
    days: [/^11월 20일/, /^11월 18일/],
  },
  {
    locale: 'cn',
    unsaid: '未说明原因',
    kefu: '客服中心',
    sent: '已打款',
    copy: '复制: 订单号',
    out: '支出',
    days: [/^11月20日/, /^11月18日/],
  },
  {
    locale: 'en',
    unsaid: 'No reason was given',
    kefu: 'Customer service',
    sent: 'Sent',
    copy: 'Copy: Order no.',
    out: 'Out',
    days: [/November 20/, /November 18/],
  },
] as const)
  test(`a member sees what became of each withdrawal, and of each day what went out (${locale})`, async ({
    page,
    stack,
  }) => {
    await page.clock.setFixedTime('2026-11-23T05:00:00Z')
    await page.route('**/api/gettransrecord', answerWith({ data: withdrawals, last_page: 1 }))
    await enter(page, stack.appUrl, '/withdrawalRecord', member, locale)
    const main = page.getByRole('main')
    // The days of the rows; what was rejected is in no sum, and dollars are by themselves.
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...days])
    await expect(rows(page).nth(0)).toContainText(`${out} ₩3,000`)
    await expect(rows(page).nth(3)).toContainText(`${out} $20.00`)

    // An open row holds steps, which are items of a list too.
    const order = (row: number) => main.getByRole('article').nth(row)
    const title = (row: number) => order(row).getByRole('button').first()
    await title(0).click()
    await expect(main.getByText(unsaid)).toBeVisible()
    await title(1).click()
    await expect(main.getByText('Because.')).toBeVisible()
    await expect(main.getByText(unsaid)).toHaveCount(0)
    await title(3).click()
    await expect(main.getByText('abc123')).toBeVisible()
    await title(2).click()
    await expect(order(2).getByText(sent, { exact: true })).toBeVisible()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await order(2).getByRole('button', { name: copy }).click()
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe('W1')
    await title(0).click()
    await main.getByRole('button', { name: kefu }).click()
    await expect(page).toHaveURL(/#\/kefu/)
  })

test('a member whose filter leaves nothing takes it back', async ({ page, stack }) => {
  await page.route('**/api/betrecord', async (route: Route) => {
    const { date } = route.request().postDataJSON() as { readonly date: number }
    const bet = { bet_id: 'B1', bet_amount: '1000', win_loss: '500', Code: '게임', status: 1, selection: '합계 11' }
    const data = date === 1 ? [] : [{ ...bet, created_at: '2026-11-20 10:00:00' }]
    return route.fulfill({ json: { code: 200, message: '', data: { data, last_page: 1 } } })
  })
  await enter(page, stack.appUrl, '/betRecord')
  await expect(rows(page).first()).toContainText('합계 11')
  await chooseFilter(page, /^기간/, '오늘')
  await page.getByRole('button', { name: '필터 초기화' }).click()
  await expect(rows(page).first()).toContainText('합계 11')
  await expect(page).not.toHaveURL(/date=/)
  await expect(page.getByRole('button', { name: '기간: 최근 30일' })).toBeFocused()
})
