import type { Page } from '@playwright/test'
import { askPlatform } from './support/askPlatform.ts'
import { choose } from './support/choose.ts'
import { closeWelcome, enterWith } from './support/member.ts'
import { openAccount, register, registered } from './support/register.ts'
import { pass } from './support/startPlatform.ts'
import type { Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Longer than the app waits between two reads. */
const NEXT_READ_S = 40

/** The service before a platform whose clock the journeys move, whose sessions outlast the days that pass in one. */
const test = base.extend<{ stack: Stack }>({
  stack: async ({ lotteryService, lottery: { platform } }, hand) => {
    const { sessionLength } = platform.settings
    platform.settings.sessionLength = 30 * DAY
    await hand(lotteryService)
    Object.assign(platform.settings, { sessionLength, boundsPlay: true })
  },
})
test.describe.configure({ mode: 'default' })
test.beforeEach(async ({ page, games, watch }) => {
  // Only the demonstration serves framed pages from the app's own origin, and its pictures.
  watch.expectProblems(/origin-keyed agent cluster/)
  watch.expectProblems(/404 \(Not Found\) http\S+\/demo\/\S+\.svg/)
  watch.expectProblems(new RegExp(`a request elsewhere: ${games.origin}/`))
  // What the platform refuses stays refused.
  await page.route('**/api/getGameUrl', async (route) => {
    const response = await route.fetch()
    const { code } = (await response.json()) as { readonly code: number }
    const json = { code, message: '', data: { url: `${games.origin}/fair` } }
    await route.fulfill(code === 200 ? { json } : { response })
  })
})

const GAME = '/gamePage?name=nova&code=nova-1&game_category=gaming&lang=kor'
const BOARD = '/k3?name=k3classic'

/** The screens before are kept, and hidden. */
const resting = (page: Page) => page.getByText(/이용을 쉬는 중이에요/).filter({ visible: true })
const main = (page: Page) => page.getByRole('main')
const send = (page: Page) => page.getByRole('button', { name: '입금 신청' })
const amount = (page: Page) => page.getByLabel('입금 금액')
const check = (page: Page) => page.getByRole('alertdialog', { name: '이용 시간을 알려 드려요' })

/** A member who has just registered, on a screen. */
async function enterAsNew(page: Page, stack: Stack, path: string): Promise<string> {
  const { token } = await openAccount(page, stack.appUrl)
  await enterWith(page, stack.appUrl, path, token)
  return token
}

/** Another address of the app; the popup that greets a session may come in between. */
const go = async (page: Page, stack: Stack, path: string) => page.goto(`${stack.appUrl}/#${path}`)

async function setLimit(page: Page, won: string): Promise<void> {
  await page.getByLabel('한도 금액').fill(won)
  await page.getByRole('button', { name: '한도 정하기' }).click()
  await page.getByRole('dialog', { name: '한도 정하기' }).getByRole('button', { name: '한도 정하기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function fillDeposit(page: Page, won: string): Promise<void> {
  await page.getByRole('radio').first().check()
  await choose(page, '은행', '국민은행')
  await page.getByLabel('계좌번호', { exact: true }).fill('123456789012')
  await page.getByLabel('지점').fill('강남')
  await amount(page).fill(won)
}

async function startBreak(page: Page, length: string, start: string): Promise<void> {
  await page.getByRole('tab', { name: length, exact: true }).click()
  await page.getByLabel('출금 비밀번호').fill(registered.payPassword)
  await page.getByRole('button', { name: start }).click()
  await page.getByRole('dialog').getByRole('button', { name: start }).click()
  await expect(page).toHaveURL(/#\/play$/)
}

test('a member sets a limit and is held to it at the form, lowers it at once, and raises it after a day', async ({
  page,
  stack,
  lottery: { platform },
}) => {
  const token = await enterAsNew(page, stack, '/playLimits')
  await expect(page.getByText('아직 정한 한도가 없어요.')).toBeVisible()
  await setLimit(page, '100000')
  await expect(main(page).getByText('₩100,000').first()).toBeVisible()

  await go(page, stack, '/recharge')
  await expect(page.getByRole('listitem').filter({ hasText: '하루' })).toContainText('₩100,000')
  await fillDeposit(page, '150000')
  await send(page).click()
  await expect(main(page).getByText('정해 둔 입금 한도까지 ₩100,000 남았어요.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await amount(page).fill('60000')
  await send(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '신청하기' }).click()
  await expect(page).toHaveURL(/#\/rechargeRecord/)

  // What is left has shrunk, also by a deposit that is still under review.
  await go(page, stack, '/recharge')
  await expect(page.getByRole('listitem').filter({ hasText: '하루' })).toContainText('₩40,000')
  await amount(page).fill('30000')
  // Lowered on another device while this form is open: it follows with the next read, and keeps what was typed.
  await askPlatform(page, stack.appUrl, token, '/api/play/limit', { period: 'day', amount: '60000' })
  await expect(page.getByText('오늘의 입금 한도를 모두 썼어요.', { exact: false })).toBeVisible({ timeout: 60_000 })
  await expect(send(page)).toBeDisabled()
  await expect(amount(page)).toHaveValue('30,000')

  await go(page, stack, '/playLimits')
  await setLimit(page, '300000')
  await expect(page.getByText('₩300,000까지 올리는 신청을 했어요.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '적용하기' })).toHaveCount(0)
  await expect(main(page).getByText('₩60,000').first()).toBeVisible()
  platform.moveClock(DAY + MINUTE)
  await page.reload()
  // A day has passed in this session.
  await check(page).getByRole('button', { name: '계속하기' }).click()
  await expect(main(page).getByText('₩60,000').first()).toBeVisible()
  await page.getByRole('button', { name: '적용하기' }).click()
  await expect(main(page).getByText('₩300,000').first()).toBeVisible()
  await expect(page.getByText('신청을 했어요', { exact: false })).toHaveCount(0)
})

test('a reality check comes over a game with time and net position, and leaves it on request', async ({
  page,
  stack,
  lottery: { platform },
}) => {
  await page.clock.install({ time: platform.now() })
  await enterAsNew(page, stack, GAME)
  const game = page.frameLocator('iframe[title="게임"]')
  await expect(game.getByRole('heading')).toBeVisible()
  await pass(page, platform, 5)
  await expect(page.getByRole('button', { name: /이용 시간 0:\d\d 순손익 ₩0 도움/ })).toBeVisible()
  await pass(page, platform, 30 * 60, 15)
  await expect(check(page)).toContainText('30분')
  await expect(check(page)).toContainText('순손익')
  await expect(check(page).getByRole('link', { name: /1336/ })).toHaveAttribute('href', 'tel:1336')
  await check(page).getByRole('button', { name: '계속하기' }).click()
  await expect(check(page)).toHaveCount(0)
  await expect(game.getByRole('heading')).toBeVisible()

  // Not again before its time, also over a reload.
  await page.reload()
  await pass(page, platform, 60, 15)
  await expect(check(page)).toHaveCount(0)
  await page.getByRole('button', { name: /이용 시간 .* 도움/ }).click()
  await check(page).getByRole('button', { name: '게임 나가기' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('a reality check waits for a deposit that is being confirmed, and comes at the interval that a member sets', async ({
  page,
  stack,
  lottery: { platform },
}) => {
  await page.clock.install({ time: platform.now() })
  await enterAsNew(page, stack, '/play')
  await page.getByRole('button', { name: /이용 알림/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '15분' }).click()
  await expect(page.getByRole('button', { name: /이용 알림 15분마다/ })).toBeVisible()

  await go(page, stack, '/recharge')
  await fillDeposit(page, '20000')
  await send(page).click()
  const review = page.getByRole('dialog')
  await expect(review).toContainText('₩20,000')
  await pass(page, platform, 16 * 60, 15)
  await expect(check(page)).toHaveCount(0)
  await review.getByRole('button', { name: '수정하기' }).click()
  await expect(check(page)).toContainText('16분')
  await page.keyboard.press('Escape')
  await expect(check(page)).toHaveCount(0)
  await expect(amount(page)).toHaveValue('20,000')
})

test('a time-out closes deposits, bets and games on every device, leaves withdrawals open, and ends by itself', async ({
  page,
  browser,
  stack,
  lottery: { platform },
}) => {
  const token = await enterAsNew(page, stack, '/playBreak')
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await other.clock.install({ time: platform.now() })
  await enterWith(other, stack.appUrl, '/recharge', token)
  await fillDeposit(other, '20000')
  await expect(send(other)).toBeEnabled()

  await expect(page.getByText('이용할 수 없어요: 입금, 게임과 베팅, 게임으로 머니 옮기기')).toBeVisible()
  await startBreak(page, '7일', '쉬기 시작')
  await expect(page.getByText(/입금, 게임과 베팅을 이용할 수 없어요/)).toBeVisible()

  await go(page, stack, '/recharge')
  await expect(resting(page)).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await go(page, stack, GAME)
  await expect(resting(page)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await go(page, stack, BOARD)
  await expect(resting(page)).toBeVisible()
  await expect(page.getByRole('button', { name: '베팅하기' })).toBeDisabled()
  await go(page, stack, '/transfer')
  const transfer = page.getByRole('button', { name: '이동하기' }).first()
  await expect(transfer).toBeDisabled()
  await choose(page, '보내는 지갑', /노바/)
  await choose(page, '받는 지갑', '메인 지갑')
  await expect(transfer).toBeEnabled()
  await go(page, stack, '/withdrawal?type=2')
  await page.getByRole('alertdialog').getByRole('button', { name: '확인했어요' }).click()
  await expect(
    page
      .getByText('등록된 계좌가 없어요', { exact: false })
      .or(page.getByRole('button', { name: '출금 신청' }))
      .first(),
  ).toBeVisible()
  await expect(resting(page)).toHaveCount(0)

  // The other device follows with its next read, keeps what was typed, and opens when the time is over.
  await pass(other, platform, NEXT_READ_S, 10)
  await expect(resting(other)).toBeVisible()
  await expect(send(other)).toBeDisabled()
  await expect(amount(other)).toHaveValue('20,000')
  platform.moveClock(7 * DAY)
  await pass(other, platform, NEXT_READ_S, 10)
  await check(other).getByRole('button', { name: '계속하기' }).click()
  await expect(send(other)).toBeEnabled()
  await expect(amount(other)).toHaveValue('20,000')
  await other.context().close()
})

test('a member excludes themselves for six months, and nothing makes that shorter', async ({ page, stack }) => {
  await enterAsNew(page, stack, '/playBreak?type=exclusion')
  await expect(page.getByText('기간이 끝나기 전에는 고객센터에서도 풀 수 없어요.')).toBeVisible()
  await startBreak(page, '6개월', '이용 제한 시작')
  await go(page, stack, '/recharge')
  await expect(page.getByText(/이용 제한 기간이에요/)).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await go(page, stack, '/playBreak')
  await page.getByRole('tab', { name: '42일' }).click()
  await expect(page.getByText('이미 더 오래 쉬는 중이에요.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '쉬기 시작' })).toBeDisabled()
})

test('a limit is offered after registering and before the first deposit, and may be left for later', async ({
  page,
  stack,
}) => {
  await register(page, stack.appUrl)
  await go(page, stack, '/recharge')
  await expect(page.getByText('첫 입금 전에 한도를 정해 둘 수 있어요.', { exact: false })).toBeVisible()
  await expect(send(page)).toBeEnabled()
  await page.getByRole('button', { name: '한도 정하기' }).click()
  await setLimit(page, '50000')
  await go(page, stack, '/recharge')
  await expect(page.getByText('첫 입금 전에 한도를 정해 둘 수 있어요.', { exact: false })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: '하루' })).toContainText('₩50,000')
})

test('a platform without limits and breaks shows none of them, and still time, net position and help', async ({
  page,
  stack,
  lottery: { platform },
}) => {
  platform.settings.boundsPlay = false
  await enterAsNew(page, stack, '/play')
  await expect(page.getByText('순손익')).toBeVisible()
  await expect(page.getByRole('button', { name: /1336/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /이용 알림/ })).toBeVisible()
  for (const text of ['입금 한도', '쉬기와 이용 제한', '1년 동안의 입금과 출금'])
    await expect(page.getByText(text)).toHaveCount(0)
  await go(page, stack, '/recharge')
  await expect(send(page)).toBeEnabled()
  await expect(page.getByText('첫 입금 전에', { exact: false })).toHaveCount(0)
  await go(page, stack, '/playLimits?first=1')
  await expect(page).toHaveURL(/#\/$/)
  await go(page, stack, '/playBreak')
  await expect(page.getByText('지금은 제공하지 않는 기능이에요.')).toBeVisible()
})

test('help is one tap from home, a deposit, a game and a board', async ({ page, stack }) => {
  await enterAsNew(page, stack, '/')
  await closeWelcome(page)
  for (const [path, press] of [
    ['/', '도움'],
    ['/recharge', '책임 있는 이용과 도움'],
  ] as const) {
    await go(page, stack, path)
    await main(page).getByRole('button', { name: press }).click()
    await expect(page.getByRole('button', { name: /한국도박문제예방치유원 1336/ })).toBeVisible()
  }
  for (const path of [GAME, BOARD]) {
    await go(page, stack, path)
    await page.getByRole('button', { name: /이용 시간 .* 도움/ }).click()
    await expect(check(page).getByRole('link', { name: '한국도박문제예방치유원 1336' })).toBeVisible()
    await check(page).getByRole('button', { name: '계속하기' }).click()
  }
})
