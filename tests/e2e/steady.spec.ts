import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { enter, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** Answers come one after another, as over a mobile network. */
async function answerSlowly(page: Page): Promise<void> {
  let asked = 0
  await page.route('**/api/**', async (route) => {
    const turn = (asked += 1) % 4
    await wait(150 * turn)
    await route.continue()
  })
}

/** What moved while a page loaded: how far, as browsers score it, and which parts. */
interface Shift {
  readonly score: number
  readonly parts: string
}

/** Watches layout shifts, except for the demonstration's strip. */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        const isStrip = sources.some(({ previousRect, currentRect }) => previousRect.y === 0 && currentRect.y > 0)
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `"${node?.textContent?.slice(0, 30) ?? ''}" from ${previousRect.y} to ${currentRect.y}`,
        )
        if (!isStrip) seen.push({ score: value, parts: parts.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts)
}

function expectSteady(shifts: readonly Shift[]): void {
  const moved = shifts.map(({ score, parts }) => `${score.toFixed(3)}: ${parts}`).join('; ')
  expect(
    shifts.reduce((sum, { score }) => sum + score, 0),
    moved,
  ).toBeLessThan(STEADY)
}

/** Below 0.1 a page counts as steady (web.dev, Cumulative Layout Shift); most of these had 0.1 to 0.4 once. */
const STEADY = 0.05

const screens = [
  ['/activityInfo?id=1', '신청하기'],
  ['/hongbao', '복주머니 열기'],
  ['/wallet?type=2', '계좌 등록'],
  ['/recharge?type=wechat', '입금 신청'],
  ['/recharge?type=alipay', '입금 신청'],
  // On the smallest phone the way to bet shows with the first choice.
  ['/k3?name=k3speed', '대 2'],
  ['/pk10?name=pk10speed', '1위'],
  ['/fanshui', '적립금 받기'],
  ['/usdtmore', 'USDT 입금하기'],
  ['/coinTrans?from=kwd', '환전하기'],
] as const

for (const [address, button] of screens) {
  test(`nothing jumps while ${address} loads on the smallest phone`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const shifted = await watchShifts(page)
    await answerSlowly(page)
    // The member is already known from an earlier visit.
    await enter(page, stack.appUrl, '/kefu')
    await expect
      .poll(async () =>
        page.evaluate(() => localStorage.getItem('playbill.userInfo') ?? sessionStorage.getItem('playbill.userInfo')),
      )
      .not.toBeNull()
    await page.evaluate((hash) => (location.hash = hash), address)
    await page.reload()
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
    expectSteady(await shifted())
  })
}

test('nothing jumps while the code that reads an activity’s text comes after the text', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const shifted = await watchShifts(page)
  await page.route('**/assets/PlatformHtml-*.js', async (route) => {
    await wait(1500)
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/activitydeatil*')
  await enter(page, stack.appUrl, '/activityInfo?id=1')
  await answered
  await expect(page.getByRole('heading', { name: '이벤트 규정' })).toBeVisible()
  await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  expectSteady(await shifted())
})

test('nothing jumps while home loads for a member who comes back to games and a star', async ({ page, stack }) => {
  const shifted = await watchShifts(page)
  await answerSlowly(page)
  await enter(page, stack.appUrl, '/kefu')
  await page.evaluate(() => {
    localStorage.setItem('playbill.screens.recent', '["grandia/grandia-1","lottery/pk10speed"]')
    localStorage.setItem('playbill.device.favourites', '["grandia/grandia-2"]')
    location.hash = '/'
  })
  await page.reload()
  // Also behind the welcome, which hides them from a screen reader.
  await expect(page.locator('ul[aria-label="최근 게임과 즐겨찾기"] button')).toHaveCount(3)
  await expect(page.locator('[role=tabpanel] li').first()).toBeVisible()
  await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  expectSteady(await shifted())
})

/** Shown once the member is known and the answer is drawn. */
const untilKnown = [
  ['/applyagent', '신청하기', '아이디'],
  ['/userInfo', '저장하기', '아이디'],
  ['/transfer', '이동하기', undefined],
  ['/trans', '보내기', undefined],
  ['/coinTrans', '환전하기', undefined],
] as const

for (const [address, button, name] of untilKnown) {
  test(`nothing jumps while ${address} waits for who the member is`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const shifted = await watchShifts(page)
    await page.route('**/api/user', async (route) => {
      await wait(1500)
      await route.continue()
    })
    const known = page.waitForResponse('**/api/user')
    await enter(page, stack.appUrl, address)
    await expect(
      page.getByRole('main').locator('[data-loading], [aria-busy=true], form').filter({ visible: true }).first(),
    ).toBeVisible()
    await known
    await expect(page.getByRole('button', { name: button, exact: true }).first()).toBeVisible()
    if (name !== undefined) await expect(page.getByLabel(name, { exact: true })).toHaveValue('demo01')
    await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
    expectSteady(await shifted())
  })
}

test('screens without a header start with the back button at the edge, as a header does', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/transfer')
  const words = (name: string) => page.getByRole('button', { name }).locator('span').first()
  await expect(words('뒤로')).toBeVisible()
  const [back, records] = await Promise.all([words('뒤로'), words('거래 내역')].map(async (word) => word.boundingBox()))
  expect(back?.x).toBeLessThanOrEqual(17)
  expect((records?.x ?? 0) + (records?.width ?? 0)).toBeGreaterThanOrEqual(390 - 17)
})

test('figures stay unbroken and do not overlap at twice the text size', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, stack.appUrl, '/mine')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const figures = page.locator('dd')
  await expect(figures.first()).toContainText('₩')
  expect(
    await figures.evaluateAll((all) =>
      all.filter((figure) => figure.scrollWidth > figure.clientWidth).map((figure) => figure.textContent),
    ),
  ).toEqual([])
})

test('the count on a tab stays unbroken, on the screen and off the label at twice the text size', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route('**/api/noticeList', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { readonly data: object }
    await route.fulfill({ json: { ...rest, data: { ...data, total: 120, unread: 120 } } })
  })
  await enter(page, stack.appUrl, '/mine')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const tab = page.getByRole('navigation').getByRole('link').filter({ hasText: '99+' })
  const count = tab.getByText('99+', { exact: true })
  await expect(count).toBeVisible()
  const [mark, label] = await Promise.all(
    [count, tab.getByText('마이', { exact: true })].map(async (part) => part.boundingBox()),
  )
  if (!mark || !label) throw new Error('The tab shows no count.')
  expect(await count.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0)
  expect(mark.height).toBeGreaterThanOrEqual(
    await count.evaluate((span) => Number.parseFloat(getComputedStyle(span).fontSize)),
  )
  expect(mark.x + mark.width).toBeLessThanOrEqual(360)
  expect(mark.y + mark.height).toBeLessThanOrEqual(label.y)
})

test('the buttons of a question have their words on one line, in each language', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, stack.appUrl, '/mine', undefined, 'en')
  await page.getByRole('button', { name: 'Log out' }).click()
  const buttons = page.getByRole('alertdialog').getByRole('button')
  await expect(buttons).toHaveText(['Cancel', 'Log out'])
  for (const button of await buttons.all()) {
    const lines = await button
      .locator('span')
      .first()
      .evaluate((label) =>
        Math.round(label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight)),
      )
    expect(lines).toBe(1)
  }
})

test('a visitor who opens the red packets by their address is asked to log in, and then sees home', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/hongbao')
  const question = page.getByRole('alertdialog', { name: '복주머니' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: '취소' }).click()
  await expect(page.getByRole('region', { name: '배너' })).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('home’s first banner shows before the app has come, and the app’s own takes its place', async ({
  page,
  stack,
}) => {
  let goOn = () => {}
  const wanted = new Promise<void>((done) => (goOn = done))
  await page.route('**/assets/start-*.js', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto(stack.appUrl, { waitUntil: 'commit' })
  const frame = page.locator('.frame .front > i').first()
  const address = /welcome\.svg"\)$/
  await expect(frame).toHaveCSS('background-image', address)
  const place = await frame.boundingBox()
  goOn()
  const picture = page.getByRole('region', { name: '배너' }).locator('img').first()
  await expect(picture).toBeInViewport()
  await expect(page.locator('.frame')).toHaveCount(0)
  // Lower by no more than the demonstration's strip.
  const { y: from = 0, ...box } = place ?? {}
  expect(await picture.boundingBox()).toMatchObject(box)
  expect((await picture.boundingBox())?.y).toBeLessThan(from + 24)
  // A carousel that loads later has another picture.
  await expect(page.locator('html')).not.toHaveAttribute('style', /first-picture/)
})
