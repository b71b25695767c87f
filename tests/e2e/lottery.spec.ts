import type { Page } from '@playwright/test'
import { followRequests } from './support/asked.ts'
import { findViolations } from './support/findViolations.ts'
import { judgedLocales, looks, schemes } from './support/looks.ts'
import { enter, open } from './support/member.ts'
import { type ServedPlatform, pass, passUntil } from './support/startPlatform.ts'
import type { Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** The service before a platform whose clock the journeys move, together with the page's. */
const test = base.extend<{ stack: Stack }>({ stack: async ({ lotteryService }, hand) => hand(lotteryService) })
test.describe.configure({ mode: 'default' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Opens a game at the beginning of its next period, on a device whose clock is an hour ahead. */
async function play(
  page: Page,
  stack: Stack,
  { platform }: ServedPlatform,
  address: string,
  minutes = 5,
): Promise<void> {
  const length = minutes * MINUTE
  platform.moveClock(length - (platform.now() % length))
  await page.clock.install({ time: platform.now() + HOUR })
  await enter(page, stack.appUrl, address)
  await expect(page.getByRole('timer')).toBeVisible()
}

const slip = (page: Page) => page.getByRole('region', { name: '베팅 슬립' })
const cell = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button', { name })
const amountOf = async (text: Promise<string>) => Number((await text).replaceAll(/[^\d.]/g, ''))
const secondsLeft = async (page: Page) =>
  (await page.getByRole('timer').first().innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const balance = async (page: Page) => amountOf(page.getByText(/^보유 잔액/).innerText())

/** Seconds in one step; the app waits longer than that for an answer. */
const STRIDE = 10

/** Lets the round run until a number of seconds before its close. */
async function passTo(page: Page, { platform }: ServedPlatform, left: number): Promise<void> {
  const seconds = (await secondsLeft(page)) - left
  await pass(page, platform, seconds - 1, STRIDE)
  await pass(page, platform, 1)
}

async function send(page: Page): Promise<void> {
  await slip(page).getByRole('button', { name: '베팅하기' }).click()
  await page.getByRole('dialog', { name: '베팅 내용 확인' }).getByRole('button', { name: '베팅하기' }).click()
}

/** The member's settled bets as the record shows them: what was bet on, how it ended, and what it paid. */
async function readRecord(
  page: Page,
  count: number,
): Promise<{ readonly won: number; readonly lost: number; readonly paid: number }> {
  const rows = page.getByRole('tabpanel', { name: '내 베팅' }).getByRole('listitem')
  await expect(rows).toHaveCount(count)
  await expect(rows.getByText('추첨 전')).toHaveCount(0)
  const texts = await rows.allInnerTexts()
  const won = texts.filter((text) => /^당첨$/m.test(text))
  const paid = won.map((text) => Number((/당첨금\s+₩([\d,]+)/.exec(text)?.[1] ?? '').replaceAll(',', '')))
  return { won: won.length, lost: texts.length - won.length, paid: paid.reduce((sum, each) => sum + each, 0) }
}

const games = [
  {
    address: '/k3?name=k3classic',
    minutes: 5,
    group: '대소홀짝',
    picks: [/^대/, /^소/, /^홀/, /^짝/],
    chip: '+1,000',
    numbers: 3,
  },
  {
    address: '/pk10?name=pk10speed',
    minutes: 3,
    group: '1위',
    picks: [/^대/, /^소/, /^7/],
    chip: '+1,000',
    numbers: 10,
  },
] as const

for (const { address, minutes, group, picks, chip, numbers } of games) {
  test(`a member bets through a full round of ${address.slice(1, address.indexOf('?'))} and sees win and loss in the record and the balance`, async ({
    page,
    stack,
    lottery,
  }) => {
    const asked = followRequests(page)
    await play(page, stack, lottery, address, minutes)
    const before = await balance(page)

    // The slip asks for what is missing.
    await slip(page).getByRole('button', { name: '베팅하기' }).click()
    await expect(page.getByText('베팅할 항목을 선택해 주세요.')).toBeVisible()
    for (const name of picks) await cell(page, group, name).click()
    await slip(page).getByRole('button', { name: '베팅하기' }).click()
    await expect(page.getByText('베팅 금액을 입력해 주세요.')).toBeVisible()

    await slip(page).getByRole('button', { name: chip, exact: true }).click()
    await expect(slip(page).getByText(`${picks.length}건 · 총 ₩${picks.length},000`)).toBeVisible()
    await send(page)
    await expect(slip(page).getByText('0건 · 총 ₩0')).toBeVisible()
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
    await expect(slip(page).getByRole('textbox')).toHaveValue('')
    await expect.poll(async () => balance(page)).toBe(before - picks.length * 1000)
    expect(asked.of('/api/lottery/submit_order')).toHaveLength(1)

    await page.getByRole('tab', { name: '내 베팅' }).click()
    await expect(page.getByRole('listitem').getByText('추첨 전')).toHaveCount(picks.length)

    // Five seconds before the close there is a warning, which goes with its round.
    const times = asked.of('/api/lottery/times').length
    const warning = page.getByRole('dialog', { name: '5초 뒤에 마감돼요' })
    await passTo(page, lottery, 10)
    await passUntil(page, lottery.platform, async () => warning.isVisible())
    await pass(page, lottery.platform, 7)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The next period has opened, and the draw of this one is awaited.
    await expect.poll(() => asked.of('/api/lottery/times').length).toBeGreaterThan(times)
    await expect(page.getByText('추첨 중이에요')).toBeVisible()

    await passUntil(page, lottery.platform, async () => page.getByText('추첨 중이에요').isHidden())
    await expect(page.getByRole('img', { name: new RegExp(`^\\d+(, \\d+){${numbers - 1}}$`) }).first()).toBeVisible()

    const { won, lost, paid } = await readRecord(page, picks.length)
    expect(won + lost).toBe(picks.length)
    expect(lost).toBeGreaterThan(0)
    await expect.poll(async () => balance(page)).toBe(before - picks.length * 1000 + paid)
    expect(lottery.platform.books.total('KRW').toFixed()).toBe('0')

    await page.getByRole('tab', { name: '추첨 결과' }).click()
    const results = page.getByRole('tabpanel', { name: '추첨 결과' })
    const newest = await results.getByRole('listitem').first().innerText()
    const sum = /합(?:계)? (\d+)/.exec(newest)?.[1] ?? 'none'
    const sums = results.getByRole('table', { name: '최근 회차 합계' }).getByRole('row')
    await expect(sums).toHaveCount(10)
    await expect(sums.first()).toHaveText(new RegExp(`\\d{11,}\\s*${sum}$`))
    const sides = results.getByRole('table', { name: '대·소·홀·짝' }).getByRole('cell')
    const [big = 0, small = 0, odd = 0, even = 0] = (await sides.allInnerTexts()).map(Number)
    expect(big + small).toBe(odd + even)
    expect(big + small).toBeLessThanOrEqual(10)
    expect(big + small).toBeGreaterThan(0)
  })
}

test('a member sees nothing of a result before its draw has shown it, and hears what it came to wherever they are', async ({
  page,
  stack,
  lottery,
}) => {
  await play(page, stack, lottery, '/k3?name=k3speed', 1)
  const before = await balance(page)
  const main = page.getByRole('main')
  const bets = page.getByRole('tabpanel', { name: '내 베팅' })
  const outcome = /(당첨됐어요|돌려받았어요|당첨되지 않았어요) · \d \d \d$/

  async function bet() {
    for (const name of [/^대/, /^소/]) await cell(page, '대소홀짝', name).click()
    await slip(page).getByRole('button', { name: '+1,000', exact: true }).click()
    await send(page)
    await expect(slip(page).getByText('0건 · 총 ₩0')).toBeVisible()
  }

  await bet()
  await expect(main.getByText(/회차 · 2건 · 총 ₩2,000$/)).toBeVisible()
  await page.getByRole('tab', { name: '내 베팅' }).click()
  await passTo(page, lottery, 10)
  await passUntil(page, lottery.platform, async () => main.getByRole('img', { name: /^\d$/ }).isVisible())
  // The platform has settled and paid by now, and the app has read it.
  await expect(bets.getByText('추첨 전')).toHaveCount(2)
  await expect(main.getByText(outcome)).toHaveCount(0)
  expect(await balance(page)).toBe(before - 2000)
  await passUntil(page, lottery.platform, async () => main.getByText(outcome).first().isVisible())
  await expect(main.getByRole('img', { name: /^\d, \d, \d$/ }).first()).toBeVisible()
  const { won, paid } = await readRecord(page, 2)
  await expect.poll(async () => balance(page)).toBe(before - 2000 + paid)
  const words = await main.getByText(outcome).first().innerText()
  expect(words).toContain(won === 0 ? '당첨되지 않았어요' : `₩${paid.toLocaleString('en')}`)

  // Far down the board the round, the time left and the balance stay in sight, and a line says the outcome there.
  await page.getByRole('tab', { name: '베팅', exact: true }).click()
  await bet()
  await main.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
  await expect(page.getByRole('timer').first()).toBeInViewport()
  await expect(main.getByText(/^보유 잔액/)).toBeInViewport()
  await passTo(page, lottery, 10)
  const toast = page.locator('[data-toasts]').getByText(outcome)
  await passUntil(page, lottery.platform, async () => toast.isVisible())
  await expect(main.getByText(outcome).first()).not.toBeInViewport()
})

test('a member who has left the board hears what a bet came to once, and no sooner than the board would show it', async ({
  page,
  stack,
  lottery,
}) => {
  await play(page, stack, lottery, '/k3?name=k3speed', 1)
  await cell(page, '대소홀짝', /^대/).click()
  await slip(page).getByRole('button', { name: '+1,000', exact: true }).click()
  await passTo(page, lottery, 15)
  await send(page)
  await expect(slip(page).getByText('0건 · 총 ₩0')).toBeVisible()
  await pass(page, lottery.platform, 1)
  const closesAt = lottery.platform.now() + MINUTE - (lottery.platform.now() % MINUTE)

  await page.goto(`${stack.appUrl}/#/vip`)
  await expect(page.getByRole('heading', { level: 1, name: 'VIP' })).toBeVisible()
  const said = page.getByRole('log').getByText(/^.+ · \d+회차 · .+ · \d \d \d$/)
  await passUntil(page, lottery.platform, async () => said.isVisible())
  expect(lottery.platform.now() - closesAt).toBeGreaterThanOrEqual(8000)
  await passUntil(page, lottery.platform, async () => said.isHidden())

  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
  for (let second = 0; second < 70; second += 1) {
    await pass(page, lottery.platform, 1)
    await expect(said).toHaveCount(0)
  }
})

test('a bet that is confirmed after the close is not sent, and one that arrives late is refused by the platform', async ({
  page,
  stack,
  lottery,
}) => {
  const asked = followRequests(page)
  await play(page, stack, lottery, '/k3?name=k3classic')
  await cell(page, '대소홀짝', /^대/).click()
  await slip(page).getByRole('textbox').fill('500')
  await passTo(page, lottery, 20)
  await slip(page).getByRole('button', { name: '베팅하기' }).click()
  const review = page.getByRole('dialog', { name: '베팅 내용 확인' })
  await expect(review).toBeVisible()
  await passUntil(page, lottery.platform, async () => review.getByText('이번 회차 베팅이 마감됐어요').isVisible())
  await review.getByRole('button', { name: '베팅하기' }).click()
  await expect(page.getByText('이번 회차의 베팅 시간이 끝났어요.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked.of('/api/lottery/submit_order')).toHaveLength(0)

  // The platform has closed while the page's own clock still ran.
  await expect(page.getByRole('timer')).not.toHaveText('00:00')
  await slip(page).getByRole('button', { name: '베팅하기' }).click()
  await expect(review).toBeVisible()
  lottery.platform.moveClock(10 * MINUTE)
  await review.getByRole('button', { name: '베팅하기' }).click()
  await expect.poll(() => asked.of('/api/lottery/submit_order').length).toBe(1)
  await expect(page.getByText('해당 회차의 베팅 시간이 마감되었습니다.').first()).toBeVisible()
  await expect(slip(page).getByText('1건 · 총 ₩500')).toBeVisible()
})

test('a bet whose answer is lost is never called failed, and sending it again does not bet twice', async ({
  page,
  stack,
  lottery,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource.*submit_order/)
  await play(page, stack, lottery, '/k3?name=k3classic')
  const before = await balance(page)
  await cell(page, '합계', /^10/).click()
  await slip(page).getByRole('textbox').fill('700')
  await page.route('**/api/lottery/submit_order', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send(page)
  await page
    .getByRole('alertdialog', { name: '결과를 확인하지 못했어요' })
    .getByRole('button', { name: '확인' })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(slip(page).getByText('1건 · 총 ₩700')).toBeVisible()
  await page.unroute('**/api/lottery/submit_order')
  await send(page)
  await page.getByRole('alertdialog').getByRole('button', { name: '그 요청 다시 보내기' }).click()
  await expect(slip(page).getByText('0건 · 총 ₩0')).toBeVisible()
  await expect.poll(async () => balance(page)).toBe(before - 700)
})

test('betting is closed after the page slept through the end of a period, and opens with the next one', async ({
  page,
  stack,
  lottery,
}) => {
  const asked = followRequests(page)
  await play(page, stack, lottery, '/k3?name=k3classic')
  await cell(page, '단일', /^6/).click()
  await slip(page).getByRole('textbox').fill('500')
  // Nothing runs while a device sleeps, and the network comes back last: the time has moved on, and no answer says so.
  const connected = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => connected.promise.then(async () => route.continue()))
  await page.clock.setSystemTime(lottery.platform.now() + HOUR + 5 * MINUTE)
  await slip(page).getByRole('button', { name: '베팅하기' }).click()
  await expect(page.getByText('이번 회차의 베팅 시간이 끝났어요.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked.of('/api/lottery/submit_order')).toHaveLength(0)

  lottery.platform.moveClock(5 * MINUTE)
  const times = page.waitForResponse(/\/api\/lottery\/times/)
  connected.resolve()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await pass(page, lottery.platform, 1)
  await (await times).finished()
  await expect.poll(async () => secondsLeft(page)).toBeGreaterThan(0)
  await send(page)
  await expect(slip(page).getByText('0건 · 총 ₩0')).toBeVisible()
})

test('a member bets with the keyboard alone', async ({ page, stack, lottery }) => {
  await play(page, stack, lottery, '/pk10?name=pk10classic')
  await page.getByRole('navigation', { name: '베팅 종류' }).getByRole('button', { name: '1·2위 합' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1·2위 합' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(2)
  await slip(page).getByRole('textbox').focus()
  await page.keyboard.type('300')
  await expect(slip(page).getByText('2건 · 총 ₩600')).toBeVisible()
  await slip(page).getByRole('button', { name: '베팅하기' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '베팅 내용 확인' }).getByRole('button', { name: '베팅하기' }).focus()
  await page.keyboard.press('Enter')
  await expect(slip(page).getByText('0건 · 총 ₩0')).toBeVisible()
})

test('a lottery of a type that the app has never heard of is played at its address, on plain cells', async ({
  page,
  stack,
  lottery,
}) => {
  const asked = followRequests(page)
  // To the platform it is still k3; only its type has another name on the way.
  await page.route('**/api/lottery/list', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"typeid":"k3"', '"typeid":"keno"'),
    })
  })
  await page.route('**/api/lottery/play', (route) => route.continue({ postData: JSON.stringify({ typeid: 'k3' }) }))
  await play(page, stack, lottery, '/keno?name=k3classic')
  await expect(page).toHaveURL(/#\/lottery\?.*typeid=keno/)
  await expect(page.getByRole('main').getByText('클래식 K3').first()).toBeVisible()
  await expect(page.getByText(/베팅 금액 ₩1당 당첨금/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: '입금' })).toBeVisible()
  await cell(page, '대소홀짝', /^대/).click()
  await slip(page).getByRole('textbox').fill('500')
  await send(page)
  await expect(slip(page).getByText('0건 · 총 ₩0')).toBeVisible()
  expect(asked.of('/api/lottery/submit_order')).toHaveLength(1)
})

for (const address of ['/pk10?name=k3speed', '/k3?name=nosuch'])
  test(`an address that names no lottery of its type leads home, and no round of it is read: ${address}`, async ({
    page,
    stack,
    watch,
  }) => {
    // This platform has no pictures for home.
    watch.expectProblems(/Failed to load resource.*\/demo\//)
    const asked = followRequests(page)
    await enter(page, stack.appUrl, address)
    await expect(page).toHaveURL(/#\/$/)
    await expect(page.getByRole('region', { name: '베팅 슬립' })).toHaveCount(0)
    for (const call of ['times', 'loadopencode', 'submit_order']) expect(asked.of(`/api/lottery/${call}`)).toEqual([])
  })

test('a board waits for a list of lotteries that fails, and opens when it is asked for again', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource.*lottery\/list/)
  await page.route('**/api/lottery/list', (route) => route.abort('connectionreset'))
  await enter(page, stack.appUrl, '/k3?name=k3classic')
  const retry = page.getByRole('main').getByRole('alert').getByRole('button')
  await expect(retry).toHaveCount(1)
  await expect(page).toHaveURL(/#\/k3\?name=k3classic/)
  await expect(page.getByText('k3classic')).toHaveCount(0)
  await page.unroute('**/api/lottery/list')
  await retry.click()
  await expect(page.getByRole('heading', { name: '클래식 K3' })).toBeVisible()
  await expect(slip(page)).toBeVisible()
})

test('a member goes from one lottery to another in one tap, and the selection is cleared', async ({
  page,
  stack,
  lottery,
}) => {
  await play(page, stack, lottery, '/k3?name=k3speed')
  const lotteries = page.getByRole('navigation', { name: '복권 종류' })
  await cell(page, '대소홀짝', /^대/).click()
  await lotteries.getByRole('button', { name: '클래식 K3' }).click()
  await expect(page).toHaveURL(/#\/k3\?name=k3classic&tab=bet$/)
  await expect(page.getByRole('heading', { name: '클래식 K3' })).toBeVisible()
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
  await page.getByRole('tab', { name: '추첨 결과' }).click()
  await lotteries.getByRole('button', { name: '스피드 PK10' }).click()
  await expect(page).toHaveURL(/#\/pk10\?name=pk10speed&tab=draws$/)
  await expect(page.getByRole('tab', { name: '추첨 결과', selected: true })).toBeVisible()
  await expect(lotteries.getByRole('button', { name: '스피드 PK10' })).toHaveAttribute('aria-current', 'page')
})

test('a bet on a sum is in the record in words, with its game', async ({ page, stack, lottery }) => {
  await play(page, stack, lottery, '/k3?name=k3classic')
  await cell(page, '합계', /^11/).click()
  await slip(page).getByRole('textbox').fill('500')
  await expect(slip(page).getByText(/최고 당첨금 ₩[\d,.]+/)).toBeVisible()
  await send(page)
  await page.getByRole('tab', { name: '내 베팅' }).click()
  const row = page.getByRole('tabpanel', { name: '내 베팅' }).getByRole('listitem').first()
  await expect(row).toContainText('합계 11')
  await expect(row).toContainText('클래식 K3')
})

test('board, results and bets have no accessibility barrier', looks, async ({ page, stack, lottery }) => {
  await play(page, stack, lottery, '/k3?name=k3speed')
  for (const locale of judgedLocales) {
    await page.evaluate((value) => localStorage.setItem('playbill.device.locale', JSON.stringify(value)), locale)
    await open(page, stack.appUrl, '/k3?name=k3speed', locale)
    await page.reload()
    for (const tab of [0, 1, 2]) {
      await page.getByRole('tab').nth(tab).click()
      await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        expect(await findViolations(page), `${locale} ${tab} ${colorScheme}`).toEqual([])
      }
    }
  }
})

test('a visitor is sent to log in and comes back to the game', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/k3?name=k3speed')
  await expect(page).toHaveURL(/#\/login\?.*redirect=%2Fk3/)
})

for (const [locale, deselect] of [
  ['kor', '선택 해제'],
  ['cn', '取消选择'],
  ['en', 'Deselect'],
] as const) {
  test(`a member sees most of the board above a slip that says and holds everything, on the smallest phone in ${locale}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await enter(page, stack.appUrl, '/pk10?name=pk10speed', undefined, locale)
    const here = page.getByRole('region').filter({ has: page.getByRole('button', { name: deselect }) })
    await page.locator('[aria-pressed]').first().click()
    await here.getByRole('button', { name: '+1,000' }).click()
    for (const said of [/₩1,000/, /1,985/]) await expect(here.getByText(said)).toBeVisible()
    await expect(here.getByRole('textbox')).toHaveValue('1,000')
    await expect(here.getByRole('button')).toHaveCount(9)
    const [frame, ...targets] = await Promise.all(
      [here, ...(await here.getByRole('button').all())].map(async (part) => part.boundingBox()),
    )
    expect(frame?.height).toBeLessThan(150)
    expect(Math.min(...targets.flatMap((box) => [box?.width ?? 0, box?.height ?? 0]))).toBeGreaterThanOrEqual(44)
  })
}
