import type { Page } from '@playwright/test'
import { followRequests } from './support/asked.ts'
import { askPlatform } from './support/askPlatform.ts'
import { closeWelcome, enter, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

const won = (amount: string) => `₩${Math.floor(Number(amount)).toLocaleString('en')}`
const categories = ['라이브 카지노', '보드·카드', '슬롯', '스포츠', '낚시 게임', '복권', '미니게임']
const cardsOf = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

test('§ 2 /: a member finds banners, notices, balances, shortcuts, the games of each kind and a drawer on home', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  const token = await enter(page, stack.appUrl, '/')
  await expect(page.getByRole('dialog')).toContainText('환영합니다')
  await closeWelcome(page)

  const banners = await askPlatform<readonly object[]>(page, stack.appUrl, token, '/api/bannerList', { type: 2 })
  expect(asked.of('/api/bannerList').at(0)).toMatchObject({ type: 2 })
  const carousel = page.getByRole('region', { name: '배너' })
  await expect(carousel.getByRole('group')).toHaveCount(banners.length)
  await expect(carousel.getByRole('button', { name: /^\d+ \/ \d+$/ })).toHaveCount(banners.length)
  await expect(page.getByRole('region', { name: '공지' })).toContainText('입금 시 입금자명과 금액을')

  const { balance, usd_balance } = await askPlatform<{ readonly balance: string; readonly usd_balance: string }>(
    page,
    stack.appUrl,
    token,
    '/api/balance',
  )
  const strip = page.getByRole('main')
  await expect(strip).toContainText(`메인 지갑${won(balance)}`)
  await expect(strip).toContainText(`달러 잔액$${Number(usd_balance).toLocaleString('en')}`)

  await expect(page.getByRole('tab')).toHaveText(categories)
  await page.getByRole('tab', { name: '복권' }).click()
  for (const lottery of ['스피드 K3', '클래식 K3', '스피드 PK10', '클래식 PK10'])
    await expect(cardsOf(page).filter({ hasText: lottery })).toBeVisible()
  await cardsOf(page).filter({ hasText: '스피드 PK10' }).locator('button, a').click()
  await expect(page).toHaveURL(/#\/pk10\?name=pk10speed/)
  await page.goBack()
  for (const category of categories) {
    await page.getByRole('tab', { name: category }).click()
    await expect(cardsOf(page).first()).toBeVisible()
  }

  await page.getByRole('button', { name: '메뉴' }).click()
  await expect(page.getByRole('dialog')).toContainText('고객센터')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^거래 내역/ })
    .click()
  await expect(page).toHaveURL(/#\/transRecord/)
  for (const [shortcut, path] of [
    ['입금', 'recharge'],
    ['머니 이동', 'transfer'],
    ['출금', 'withdrawal'],
  ] as const) {
    await page.goto(`${stack.appUrl}/#/`)
    await page.getByRole('main').getByRole('button', { name: shortcut, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#/${path}$`))
  }
})

test('§ 2 /: a visitor is invited to log in, and no popup opens if the site has it switched off', async ({
  page,
  stack,
}) => {
  await page.route('**/api/app', async (route) => {
    const answer = await route.fetch()
    const site = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...site, data: { ...site.data, index_modal: 0 } } })
  })
  const known = page.waitForResponse('**/api/app')
  await open(page, stack.appUrl, '/')
  await known
  await expect(page.getByText('로그인하면 입금부터 게임까지')).toBeVisible()
  await expect(cardsOf(page).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('tab', { name: '스포츠' }).click()
  await cardsOf(page).first().locator('button, a').first().click()
  await expect(page.getByText('로그인 후 이용해 주세요.').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/\?category=sport/)
})

for (const [who, locale] of [
  ['a visitor', 'kor'],
  ['a visitor', 'en'],
  ['a member', 'kor'],
  ['a member', 'en'],
] as const)
  test(`${who} sees two rows of games in the first view of home (${locale})`, async ({ page, stack }) => {
    await (who === 'a member'
      ? enter(page, stack.appUrl, '/', undefined, locale)
      : open(page, stack.appUrl, '/', locale))
    // Also behind the welcome, which hides them from a screen reader.
    const cards = page.locator('[role=tabpanel] li')
    await expect(cards.nth(5)).toBeVisible()
    const [bar, ...tops] = await Promise.all(
      [page.locator('nav'), ...(await cards.all())].map(async (part) => part.boundingBox()),
    )
    const rows = new Set(tops.filter((box) => box && box.y + box.height <= (bar?.y ?? 0)).map((box) => box?.y))
    expect(rows.size).toBe(2)
  })

for (const [locale, welcome, button, fresh, penguins, logIn] of [
  ['kor', '플레이빌에 오신 것을 환영합니다', '이벤트 보기', '새 게임', '펭귄 빙판', '로그인 후 이용해 주세요.'],
  ['cn', '欢迎来到普雷比尔', '查看活动', '新游戏', '企鹅冰场', '请先登录'],
  ['en', 'Welcome to Playbill', 'See events', 'New games', 'Penguin Rink', 'Please log in first'],
] as const)
  test(`home has words and a button on its banners, and what is new on a shelf below the games (${locale})`, async ({
    page,
    stack,
  }) => {
    await open(page, stack.appUrl, '/', locale)
    const shelf = page.getByRole('list', { name: fresh })
    await expect(shelf.getByRole('listitem')).toHaveCount(5)
    await shelf.getByRole('listitem').filter({ hasText: penguins }).getByRole('button').click()
    await expect(page.getByText(logIn).first()).toBeVisible()
    const banner = page.getByRole('button', { name: welcome })
    await expect(banner).toContainText(button)
    await banner.click()
    await expect(page).toHaveURL(/#\/activity$/)
  })

test('a member reads the welcome once, on whatever visits follow, and a visitor none of it', async ({
  page,
  stack,
}) => {
  const onlyDrawer = async () => {
    await expect(cardsOf(page).first()).toBeVisible()
    await page.getByRole('button', { name: '메뉴' }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName('메뉴')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await open(page, stack.appUrl, '/')
  await onlyDrawer()

  await enter(page, stack.appUrl, '/')
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText('환영합니다')
  await closeWelcome(page)
  await page.reload()
  await onlyDrawer()

  // The platform says something else.
  await page.route('**/api/app', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('환영합니다', '다시 만나 반가워요') })
  })
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText('다시 만나 반가워요')
})

test('a member finds what they played last in a row on home, and goes on from there', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/origin-keyed agent cluster/)
  await enter(page, stack.appUrl, '/')
  await closeWelcome(page)
  const row = page.getByRole('list', { name: '최근 게임과 즐겨찾기' })
  await expect(cardsOf(page).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await cardsOf(page).filter({ hasText: '한강 바카라' }).locator('button, a').click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '게임을 여는 중' })).toHaveCount(0)
  await page.getByRole('button', { name: '나가기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(row.getByRole('button')).toHaveText(['한강 바카라'])
  await page.reload()
  await row.getByRole('button', { name: '한강 바카라' }).click()
  await expect(page).toHaveURL(/#\/gamePage\?name=grandia/)
})

test('a tap on the home tab puts a category that was chosen back, says so, and adds no step to the way back', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/')
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('tab', { name: '스포츠' }).click()
  await expect(page).toHaveURL(/#\/\?category=sport/)
  await page.getByRole('navigation').getByRole('link', { name: '홈' }).click()
  await expect(page.getByText('이 화면을 처음 상태로 되돌렸어요.').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: '스포츠' })).toHaveAttribute('aria-selected', 'false')
  await expect(page).toHaveURL(/#\/$/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('§ 3 stored locally: home shows its banners and the games of each kind from the phone before the platform answers, then what is new', async ({
  page,
  stack,
}) => {
  const answered = ['bannerList', 'game/list', 'lottery/list'].map(async (list) =>
    page.waitForResponse(`**/api/${list}*`),
  )
  await open(page, stack.appUrl, '/')
  await Promise.all(answered)
  const carousel = page.getByRole('region', { name: '배너' })
  const banners = await carousel.getByRole('group').count()
  const games: Record<string, readonly string[]> = {}
  for (const category of categories) {
    await page.getByRole('tab', { name: category }).click()
    await expect(cardsOf(page).first()).toBeVisible()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    games[category] = await cardsOf(page).allInnerTexts()
  }

  // From here on the platform does not answer with its lists.
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/api\/(bannerList|game\/list|lottery\/list)/, async (route) => {
    await held
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('스피드 K3', '새 K3')
    await route.fulfill({ response: answer, body })
  })
  await page.reload()
  await expect(carousel.getByRole('group')).toHaveCount(banners)
  for (const category of categories) {
    await page.getByRole('tab', { name: category }).click()
    await expect(cardsOf(page)).toHaveText(games[category]?.map((text) => text.replaceAll('\n', '')) ?? [])
  }
  release()
  await page.getByRole('tab', { name: '복권' }).click()
  await expect(cardsOf(page).filter({ hasText: '새 K3' })).toBeVisible()
})
