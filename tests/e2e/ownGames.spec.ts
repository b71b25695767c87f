import type { Page } from '@playwright/test'
import { askPlatform } from './support/askPlatform.ts'
import { closeWelcome } from './support/member.ts'
import { enterWithMoney, gameOf, spin, walletIn } from './support/playGame.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'default' })

test.beforeEach(({ watch }) => {
  // Only the demonstration serves framed pages from the app's own origin.
  watch.expectProblems(/origin-keyed agent cluster/)
})

interface BetRow {
  readonly bet_id: string
  readonly bet_amount: string
  readonly win_loss: string
  readonly status: number
}

const won = (amount: number) => `₩${amount.toLocaleString('en')}`
const mainWallet = async (page: Page, appUrl: string, token: string) =>
  Number((await askPlatform<{ balance: string }>(page, appUrl, token, '/api/balance')).balance)
const betsOf = async (page: Page, appUrl: string, token: string) =>
  (await askPlatform<{ data: readonly BetRow[] }>(page, appUrl, token, '/api/betrecord', { date: 1 })).data
const sumOf = (bets: readonly BetRow[]) => bets.reduce((sum, { win_loss: money }) => sum + Number(money), 0)

async function leaveGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: '나가기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
}

/** What the ledger of today says, the newest first. */
async function ledgerRows(page: Page, appUrl: string): Promise<readonly string[]> {
  await page.goto(`${appUrl}/#/dealRecord`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  return rows.allInnerTexts()
}

test('a member plays a slot until a win and a loss, leaves, and wallet, bets and ledger agree', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await enterWithMoney(page, stack.appUrl, '/transfer')
  await page.getByRole('switch').click()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.goto(`${stack.appUrl}/#/`)
  await closeWelcome(page)
  await page.getByRole('tab', { name: '슬롯' }).click()
  await page.getByRole('tabpanel').getByText('호랑이 사원').click()

  const game = gameOf(page)
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('호랑이 사원')
  const bar = page.getByRole('toolbar', { name: '게임 메뉴' })
  await expect(bar).toContainText('게임 지갑₩50,000')
  expect(await mainWallet(page, stack.appUrl, token)).toBe(0)

  const said: string[] = []
  const has = (words: RegExp) => said.some((text) => words.test(text))
  while (!(has(/당첨!/) && has(/맞은 줄이 없어요/))) said.push(await spin(game))
  const held = await walletIn(game)
  await expect(bar).toContainText(`게임 지갑${won(held)}`)

  await leaveGame(page)
  await expect(page).toHaveURL(/#\/\?category=gaming$/)
  await expect(page.getByRole('main')).toContainText(`메인 지갑${won(held)}`)
  const bets = await betsOf(page, stack.appUrl, token)
  expect(bets).toHaveLength(said.length)
  expect(bets.every(({ bet_amount: stake, status }) => stake === '1000' && status === 1)).toBe(true)
  expect(50_000 + sumOf(bets)).toBe(held)

  await page.goto(`${stack.appUrl}/#/betRecord`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(said.length)
  await expect(page.getByRole('main')).toContainText('노바 슬롯')
  const [back, there] = await ledgerRows(page, stack.appUrl)
  expect(back).toContain('메인 지갑으로 이동')
  expect(back).toContain(`+${won(held)}`)
  expect(there).toContain('게임 지갑으로 이동')
  expect(there).toMatch(/[-−]₩50,000/)
})

test('a member bets on baccarat until a win and a loss, leaves, and wallet, bets and ledger agree', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await enterWithMoney(page, stack.appUrl, '/transfer')
  await askPlatform(page, stack.appUrl, token, '/api/uptransferstatus', { transferstatus: 1 })
  await page.goto(`${stack.appUrl}/#/gamePage?name=grandia&code=grandia-2&game_category=realbet&lang=kor`)
  const game = gameOf(page)
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('한강 바카라')

  const said: string[] = []
  const has = (words: RegExp) => said.some((text) => words.test(text))
  while (!(has(/받았어요/) && has(/맞지 않았어요/))) {
    await game.getByRole('button', { name: /^플레이어, 배당/ }).click()
    await expect(game.getByRole('status').first()).toHaveText('₩1,000 걸었어요')
    await game.getByRole('button', { name: '시작' }).click()
    await expect(game.getByRole('status').first()).toContainText(/승|타이/)
    await expect(game.getByText(/^\d점$/)).toHaveCount(2)
    said.push(await game.getByRole('status').first().innerText())
  }
  const held = await walletIn(game)
  await leaveGame(page)
  await expect.poll(async () => mainWallet(page, stack.appUrl, token)).toBe(held)
  const bets = await betsOf(page, stack.appUrl, token)
  expect(bets).toHaveLength(said.length)
  expect(50_000 + sumOf(bets)).toBe(held)
  const [back] = await ledgerRows(page, stack.appUrl)
  expect(back).toContain(`+${won(held)}`)
})

test('a round whose answer is lost is asked for again and bet once, and a page that is loaded again opens anew', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/ERR_FAILED/)
  const token = await enterWithMoney(page, stack.appUrl, '/kefu')
  await askPlatform(page, stack.appUrl, token, '/api/uptransferstatus', { transferstatus: 1 })
  await page.goto(`${stack.appUrl}/#/gamePage?name=nova&code=nova-3&game_category=gaming&lang=kor`)
  const game = gameOf(page)
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('복주머니')

  const asked: string[] = []
  await page.route('**/demo/provider', async (route) => {
    const { call, round } = route.request().postDataJSON() as { readonly call: string; readonly round: string }
    if (call !== 'spin') return route.continue()
    asked.push(round)
    if (asked.length > 1) return route.continue()
    // It arrives, and its answer does not.
    await route.fetch()
    return route.abort()
  })
  await spin(game)
  expect(asked).toHaveLength(2)
  expect(new Set(asked).size).toBe(1)
  const bets = await betsOf(page, stack.appUrl, token)
  expect(bets).toHaveLength(1)
  const held = 50_000 + sumOf(bets)
  expect(await walletIn(game)).toBe(held)

  await game.locator('html').evaluate(() => location.reload())
  await game.getByRole('dialog').getByRole('button', { name: '다시 열기' }).click()
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('복주머니')
  expect(await walletIn(game)).toBe(held)
})

test('a game without money for the stake says so, and leads to the deposit and to the wallets', async ({
  page,
  stack,
}) => {
  await enterWithMoney(page, stack.appUrl, '/gamePage?name=ae&code=ae-1&game_category=concise&lang=kor')
  const game = gameOf(page)
  await game.getByRole('button', { name: '돌리기' }).click()
  const low = game.getByRole('dialog', { name: '잔액이 부족해요' })
  await low.getByRole('button', { name: '머니 이동' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/#\/transfer$/)
  await page.goBack()
  await game.getByRole('button', { name: '돌리기' }).click()
  await low.getByRole('button', { name: '입금하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/#\/recharge$/)
})

test('the page of a game has no origin, reaches nothing of the app, and fits the smallest phone without scrolling', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterWithMoney(page, stack.appUrl, '/kefu')
  for (const [place, title] of [
    ['name=orbit&code=orbit-1&game_category=gaming', '은하 열차'],
    ['name=lotus&code=lotus-1&game_category=realbet', '연꽃 바카라'],
  ] as const) {
    await page.goto(`${stack.appUrl}/#/gamePage?${place}&lang=kor`)
    const game = gameOf(page)
    await expect(game.getByRole('heading', { level: 1 })).toHaveText(title)
    const reached = await game.locator('html').evaluate(() => {
      const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie]
      return tries.map((attempt) => {
        try {
          return String(attempt())
        } catch {
          return 'refused'
        }
      })
    })
    expect(reached).toEqual(['refused', 'refused', 'refused'])
    expect(await game.locator('html').evaluate(() => self.origin)).toBe('null')
    const { shown, whole, width } = await game.locator('html').evaluate(({ clientHeight, clientWidth }) => ({
      shown: clientHeight,
      whole: document.body.scrollHeight,
      width: document.body.scrollWidth - clientWidth,
    }))
    expect(whole).toBeLessThanOrEqual(shown)
    expect(width).toBe(0)
    const small = await game
      .locator('button, .chip')
      .evaluateAll(
        (all) =>
          all.map((each) => each.getBoundingClientRect()).filter(({ width: w, height: h }) => w < 44 || h < 44).length,
      )
    expect(small).toBe(0)
  }
})
