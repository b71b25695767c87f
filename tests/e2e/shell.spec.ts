import type { Page } from '@playwright/test'
import { followRequests } from './support/asked.ts'
import { agent, enter, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('§ 2 /mine: the member centre needs a login, shows the member, and offers the partnership to members who are not agents', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/mine')
  await expect(page).toHaveURL(/#\/login\?.*redirect=%2Fmine/)
  await page.getByLabel('아이디', { exact: true }).fill('demo01')
  await page.getByLabel('비밀번호', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/#\/mine$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('demo01')
  await expect(main).toContainText(/VIP \d+/)
  for (const figure of ['메인 지갑', '달러 잔액', '게임 지갑', '총자산']) await expect(main).toContainText(figure)
  await expect(main.getByRole('button', { name: /^제휴 신청/ })).toBeVisible()
  await expect(main.getByText('에이전트 잔액')).toHaveCount(0)

  await main.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/login/)
})

test('§ 6 agent: an agent has the agent balance and no partnership entry', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/mine', agent)
  await expect(page.getByRole('main').getByText('에이전트 잔액')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^제휴 신청/ })).toHaveCount(0)
})

test('§ 2 /kefu: an intro line, three cards that open a new window, and two footer notes', async ({
  page,
  context,
  stack,
  watch,
}) => {
  // The demonstration's pages have no icon of their own.
  watch.expectProblems(/origin-keyed agent cluster|favicon/)
  const asked = followRequests(page)
  await open(page, stack.appUrl, '/kefu')
  const main = page.getByRole('main')
  await expect(main).toContainText('무엇을 도와드릴까요?')
  for (const [name, address] of [
    ['1:1 채팅 상담', 'service.html'],
    ['텔레그램', 'by=telegram'],
    ['라인', 'by=line'],
  ] as const) {
    const opened = context.waitForEvent('page')
    await main.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const tab = await opened
    await expect(tab).toHaveURL(new RegExp(address))
    await tab.close()
  }
  await expect(main).toContainText('문의하신 내용은 1:1로 상담해 드려요.')
  await expect(main).toContainText('운영 시간 외에는 답변이 늦어질 수 있어요.')
  expect(asked.of('/api/getservicerurl').length).toBeGreaterThan(0)
})

test('§ 2 /setLanguage: Korean by default, English on a tap, kept on the device, and sent with every call', async ({
  page,
  stack,
}) => {
  const languages: (string | undefined)[] = []
  page.on(
    'request',
    (request) => new URL(request.url()).pathname === '/api/getservicerurl' && languages.push(request.headers()['lang']),
  )
  await page.goto(`${stack.appUrl}/#/kefu`)
  await expect(title(page)).toHaveText('고객센터')
  await expect.poll(() => languages.at(-1)).toBe('kor')
  await page.goto(`${stack.appUrl}/#/setLanguage`)
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    /한국어/,
    /English/,
    /기기 설정에 맞춤/,
    /밝게/,
    /어둡게/,
  ])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(title(page)).toHaveText('Language and theme')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto(`${stack.appUrl}/#/kefu`)
  await page.reload()
  await expect(title(page)).toHaveText('Customer service')
  await expect.poll(() => languages.at(-1)).toBe('en')
})

test('/setLanguage: the device’s theme at first, the member’s choice over it, even before the app has loaded', async ({
  page,
  stack,
}) => {
  const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [dark, light] = ['rgb(14, 17, 22)', 'rgb(243, 244, 247)']
  await open(page, stack.appUrl, '/setLanguage')
  const choice = (name: string) => page.getByRole('button', { name })
  await expect(choice('기기 설정에 맞춤')).toHaveAccessibleName(/선택됨/)
  expect(await ground(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toBe(light)

  await choice('어둡게').click()
  await expect.poll(() => ground(page)).toBe(dark)
  await expect(choice('어둡게')).toHaveAccessibleName(/선택됨/)
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#0e1116')

  // What shows the page before the app has come is a small script of its own.
  await page.route(/\/assets\/start-/, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a language whose texts cannot be loaded: the app says so when it is chosen, asks the service for them too, and shows them once they arrive', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/404 \(Not Found\).*(copy-en-|\/release\/files\/)/)
  let isLost = true
  const lost = /\/assets\/copy-en-|\/release\/files\//
  await page.route(lost, async (route) => (isLost ? route.fulfill({ status: 404, body: '' }) : route.fallback()))
  const told = page.waitForRequest((request) => lost.test(request.url()) && request.url().includes('/files/'))
  await open(page, stack.appUrl, '/setLanguage')
  await page.getByRole('button', { name: 'English' }).click()
  await told
  await expect(page.getByRole('log')).toContainText('이 언어를 불러오지 못했어요')
  await expect(title(page)).toHaveText('언어 및 테마')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  // The service answers, and the app knows.
  await expect(page.getByText(/오프라인/)).toHaveCount(0)

  isLost = false
  await page.getByRole('button', { name: 'English' }).click()
  await expect(title(page)).toHaveText('Language and theme')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the code that follows the service is asked for again if it did not load, and the app is online once it has', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/startLater|ERR_FAILED|dynamically imported module/)
  let isLost = true
  await page.route(/\/assets\/startLater-/, async (route) => (isLost ? route.abort() : route.fallback()))
  await enter(page, stack.appUrl, '/recharge')
  const offline = page.getByText('오프라인이에요. 마지막으로 받은 내용을 보여 드려요.')
  await expect(offline).toBeVisible()
  isLost = false
  await expect(offline).toHaveCount(0)
})

test('§ 2 /app: the download page shows a QR code and its address, installs, and swipes by itself every 3 s', async ({
  page,
  stack,
}) => {
  await page.clock.install()
  await enter(page, stack.appUrl, '/app')
  await expect(title(page)).toHaveText('앱 다운로드')
  await expect(page.getByRole('main').getByRole('img', { name: /다운로드 주소/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('demo/pages/download.html')

  // The browser offers to install; the page cannot do that by itself.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(window, { asked: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    window.dispatchEvent(offer)
  })
  await page.getByRole('button', { name: '지금 설치하기' }).click()
  await expect.poll(() => page.evaluate(() => 'asked' in window)).toBe(true)
  const { icons } = (await (await page.request.get(`${stack.appUrl}/manifest.webmanifest`)).json()) as {
    readonly icons: readonly { readonly purpose?: string }[]
  }
  expect(icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true)

  const tour = page.getByRole('region', { name: '앱 소개' })
  const shown = async () => tour.locator('button[aria-current]').getAttribute('aria-label')
  // The browser swipes in real time, whatever the page's clock says: the slide that is named is also the one in view.
  const atRest = async () => {
    const left = await tour
      .getByRole('group', { name: (await shown()) ?? '' })
      .evaluate((slide) => slide.getBoundingClientRect().left)
    return Math.round(left - (await tour.evaluate((box) => box.getBoundingClientRect().left)))
  }
  // From here on time only passes on purpose.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect.poll(atRest).toBe(0)
  await tour.getByRole('button', { name: '1 / 3' }).click()
  await expect.poll(shown).toBe('1 / 3')
  await expect.poll(atRest).toBe(0)
  // Pressing or hovering pauses the tour.
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  await page.clock.runFor(2500)
  expect(await shown()).toBe('1 / 3')
  // A busy page resumes the tour a little later.
  const shownLater = async () => {
    await page.clock.runFor(500)
    return shown()
  }
  await expect.poll(shownLater).toBe('2 / 3')
})
