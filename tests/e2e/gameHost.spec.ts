import type { Page } from '@playwright/test'
import { agent, enter, open } from './support/member.ts'
import type { Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** A service that lets the fake games into its frames. */
const test = base.extend<{ readonly launch: (path: string) => Promise<readonly string[]>; stack: Stack }>({
  stack: async ({ gamesService }, hand) => hand(gamesService),
  // The platform answers with a fake game; each address is different, and all are recorded.
  launch: async ({ page, games, watch }, provide) => {
    watch.expectProblems(new RegExp(`a request elsewhere: ${games.origin}/`))
    await provide(async (path) => {
      const given: string[] = []
      await page.route('**/api/getGameUrl', async (route) => {
        const url = `${games.origin}${path}?launch=${given.length + 1}`
        given.push(url)
        await route.fulfill({ json: { code: 200, message: '', data: { url } } })
      })
      return given
    })
  },
})

test.describe.configure({ mode: 'default' })

test.beforeEach(({ watch }) => {
  // Only the demonstration serves framed pages from the app's own origin.
  watch.expectProblems(/origin-keyed agent cluster/)
})

const GAME = '/gamePage?name=nova&code=nova-1&game_category=gaming&lang=kor'
const game = (page: Page) => page.frameLocator('iframe[title="게임"]')
/** The game's card; the row of what was played last names it, too. */
const cardOf = (page: Page) => page.getByRole('tabpanel').getByText('한강 바카라')
const leave = (page: Page) => page.getByRole('button', { name: '나가기' })

async function openFromHome(page: Page, stack: Stack): Promise<void> {
  await enter(page, stack.appUrl, '/')
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
  await page
    .getByRole('main')
    .getByRole('button', { name: '한강 바카라' })
    .or(page.getByRole('main').getByRole('link', { name: '한강 바카라' }))
    .first()
    .click()
}

test('a member opens a game from home, sees balance and time beside it, and is asked before leaving it', async ({
  page,
  stack,
}) => {
  await openFromHome(page, stack)
  await expect(page).toHaveURL(/#\/gamePage\?.*name=/)
  await expect(game(page).getByRole('heading', { name: '한강 바카라' })).toBeVisible()
  await expect(page.getByRole('toolbar', { name: '게임 메뉴' })).toContainText('₩')
  await expect(page.getByRole('button', { name: /^이용 시간 \d:\d\d 순손익 ₩0 도움$/ })).toBeVisible()

  await leave(page).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('게임을 나갈까요?')
  await question.getByRole('button', { name: '계속하기' }).click()
  await expect(game(page).getByRole('heading', { name: '한강 바카라' })).toBeVisible()
  await leave(page).click()
  const balance = page.waitForResponse(/\/api\/(balance|refreshusermoney|user)$/)
  await question.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await balance
})

test('the device’s Back asks before a game is left, as the bar’s does', async ({ page, stack, launch }) => {
  await launch('/fair')
  await openFromHome(page, stack)
  await expect(game(page).getByText('welcome kor')).toBeVisible()
  const question = page.getByRole('alertdialog')
  for (const answer of ['계속하기', 'back'] as const) {
    await page.goBack()
    await expect(question).toContainText('게임을 나갈까요?')
    if (answer === 'back') await page.goBack()
    else await question.getByRole('button', { name: answer }).click()
    await expect(question).toHaveCount(0)
    await expect(game(page).getByText('welcome kor')).toBeVisible()
    await expect(page).toHaveURL(/#\/gamePage/)
  }
  await page.goBack()
  await question.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(cardOf(page)).toBeVisible()
  expect(await page.evaluate(() => 'overlay' in (history.state as object))).toBe(false)
})

/** Taps on to two more pages in the frame, which adds two entries to the history of the tab. */
async function tapOn(page: Page): Promise<void> {
  const link = game(page).getByRole('link', { name: 'To the table' })
  await expect(link).toBeVisible()
  const before = await page.evaluate(() => history.length)
  await link.click()
  await game(page).getByRole('link', { name: 'Take a seat' }).click()
  await expect(game(page).getByRole('heading', { name: 'Seat' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 2)
}

const tabTo = async (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click()

async function confirmLeaving(page: Page): Promise<void> {
  await leave(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
}

for (const api of ['with', 'without'] as const) {
  test.describe(`${api} the Navigation API`, () => {
    test.beforeEach(async ({ page }) => {
      if (api === 'without')
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    })

    test('a game that has led on to two pages is left by one Back, its money follows, and the next Back is right', async ({
      page,
      stack,
      launch,
    }) => {
      await launch('/lobby')
      await openFromHome(page, stack)
      await tapOn(page)
      await confirmLeaving(page)
      await expect(page).toHaveURL(/#\/$/)
      await tabTo(page, '마이')
      await tabTo(page, '홈')
      await cardOf(page).click()
      await tapOn(page)
      const balance = page.waitForResponse(/\/api\/(balance|refreshusermoney|user)$/)
      await confirmLeaving(page)
      await expect(page).toHaveURL(/#\/$/)
      await balance
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect.poll(async () => page.evaluate(() => 'overlay' in (history.state as object))).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL(/#\/mine$/)
    })

    test('a game that leads on by itself once it has loaded is left by one Back', async ({ page, stack, launch }) => {
      await launch('/redirect')
      await openFromHome(page, stack)
      await expect(game(page).getByRole('heading', { name: 'Seat' })).toBeVisible()
      await confirmLeaving(page)
      await expect(page).toHaveURL(/#\/$/)
      await expect(cardOf(page)).toBeVisible()
      await tabTo(page, '마이')
      await expect(page).toHaveURL(/#\/mine$/)
      await page.goBack()
      await expect(page).toHaveURL(/#\/$/)
    })

    test('a sponsor’s page that has led on is left by one Back, and the next Back is right', async ({
      page,
      stack,
    }) => {
      const paths = ['/demo/pages/sponsor-1.html', '/demo/pages/sponsor-2.html', '/demo/pages/service.html']
      for (const [index, path] of paths.entries())
        await page.route(`**${path}`, async (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<h1>Page ${index + 1}</h1><a href="${paths[index + 1] ?? ''}">On</a>`,
          }),
        )
      await enter(page, stack.appUrl, '/mine')
      await tabTo(page, '스폰서')
      await page.getByRole('main').getByText('메인 스폰서').click()
      const sponsor = page.frameLocator('iframe[title="스폰서 소개"]')
      for (const heading of ['Page 1', 'Page 2']) {
        await expect(sponsor.getByRole('heading', { name: heading })).toBeVisible()
        await sponsor.getByRole('link', { name: 'On' }).click()
      }
      await expect(sponsor.getByRole('heading', { name: 'Page 3' })).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: '뒤로' }).click()
      await expect(page).toHaveURL(/#\/zhanzhu$/)
      await page.goBack()
      await expect(page).toHaveURL(/#\/mine$/)
    })

    test('a game that was opened by its address and has led on leads home, and the next Back out of the app', async ({
      page,
      stack,
      launch,
    }) => {
      await launch('/lobby')
      await enter(page, stack.appUrl, GAME)
      await tapOn(page)
      await confirmLeaving(page)
      await expect(page).toHaveURL(/#\/$/)
      await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
      await expect(cardOf(page)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })
  })
}

test('a game on another origin talks to the app only by the agreed messages', async ({ page, stack, launch }) => {
  await launch('/fair')
  await enter(page, stack.appUrl, GAME)
  await expect(game(page).getByText('welcome kor')).toBeVisible()
  const balance = page.waitForRequest(/\/api\/(balance|refreshusermoney|user)$/)
  await game(page).getByRole('button', { name: 'Balance' }).click()
  await balance
  await game(page).getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('게임을 나갈까요?')
  await expect(game(page).getByText('pause')).toHaveCount(1)
  await question.getByRole('button', { name: '계속하기' }).click()
  await expect(game(page).getByText('resume')).toHaveCount(2)
  await game(page).getByRole('button', { name: 'Deposit' }).click()
  await question.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/#\/recharge/)
})

test('a hostile game cannot read, send or redirect anything', async ({ page, stack, launch, watch }) => {
  watch.expectProblems(/Unsafe attempt to initiate navigation|Blocked a frame|sandbox/)
  await launch('/hostile')
  await enter(page, stack.appUrl, GAME)
  await expect(game(page).getByText('done')).toBeVisible()
  for (const attempt of ['reading the app', 'reading the token'])
    await expect(game(page).getByText(`${attempt} was refused`)).toBeVisible()
  await expect(page.getByRole('toolbar', { name: '게임 메뉴' })).toBeVisible()
  await expect(page).toHaveURL(/#\/gamePage/)
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
})

test('a game that never loads is given up after fifteen seconds and tried again with another address', async ({
  page,
  stack,
  launch,
}) => {
  await page.clock.install()
  const given = await launch('/never')
  await enter(page, stack.appUrl, GAME)
  await expect.poll(() => given.length).toBe(1)
  await expect(page.getByText('게임을 여는 중')).toBeAttached()
  await page.clock.fastForward(16_000)
  await expect(page.getByText('게임이 열리지 않아요')).toBeVisible()
  await expect(page.getByRole('button', { name: '새 창에서 열기' })).toBeVisible()
  await page.unroute('**/api/getGameUrl')
  await launch('/fair')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(game(page).getByRole('heading', { name: 'Fair game' })).toBeVisible()
})

test('a page from an origin that the service does not allow is not opened', async ({ page, stack, watch }) => {
  // The app may greet the page when the browser has put its own in the place already; nobody gets the message.
  watch.expectProblems(/frame-src|Framing|a request elsewhere|target origin provided/)
  await page.route('**/api/getGameUrl', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { url: 'https://unknown.example/' } } }),
  )
  await enter(page, stack.appUrl, GAME)
  await expect(page.getByText('열 수 없는 페이지예요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '새 창에서 열기' })).toBeVisible()
})

test('a closed game shows the platform’s message', async ({ page, stack }) => {
  await page.route('**/api/getGameUrl', (route) =>
    route.fulfill({ json: { code: 500, message: '점검 중인 게임이에요', data: null } }),
  )
  await enter(page, stack.appUrl, GAME)
  await expect(page.getByRole('alert')).toContainText('점검 중인 게임이에요')
  await leave(page).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('a visitor is told to log in before a game opens, and may open customer service and the app page', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, GAME)
  await expect(page.getByText('로그인 후 이용해 주세요.')).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
  await page.goto(`${stack.appUrl}/#/gamePage?dailiD=2`)
  await expect(page.locator('iframe[title="고객센터"]')).toBeVisible()
  await page.goto(`${stack.appUrl}/#/gamePage?app=1`)
  await expect(page.locator('iframe[title="앱 다운로드"]')).toBeVisible()
  await leave(page).click()
  await expect(page.locator('iframe[title="앱 다운로드"]')).toHaveCount(0)
})

test('the agents’ site opens for an agent with its own title', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/gamePage?dailiD=1', agent)
  await expect(page.frameLocator('iframe[title="에이전트 관리 페이지"]').getByRole('heading')).toBeVisible()
})
