import type { Page } from '@playwright/test'
import { followRequests } from './support/asked.ts'
import { dialogAtRest } from './support/dialogAtRest.ts'
import { closeWelcome, enter, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
/** A row without its star. */
const game = (page: Page, name: string) => rows(page).filter({ hasText: name }).getByRole('button').first()
const star = (page: Page, name: string) => page.getByRole('button', { name: `${name} 즐겨찾기` })

test('a member finds a game in two taps and two letters, comes back to what was found, and finds it again among the recent ones', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/origin-keyed agent cluster/)
  await enter(page, stack.appUrl, '/')
  await closeWelcome(page)
  await page.getByRole('button', { name: '게임 찾기' }).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByText('게임 이름을 한두 글자만')).toBeVisible()
  await page.keyboard.type('ㅂㅂ')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('결과 2개')).toBeVisible()
  await game(page, '별빛 바카라').click()
  await expect(page).toHaveURL(/#\/gamePage\?name=grandia&code=grandia-1/)
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '게임을 여는 중' })).toHaveCount(0)

  await page.getByRole('button', { name: '나가기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/#\/search\?q=/)
  await expect(field(page)).toHaveValue('ㅂㅂ')
  await expect(game(page, '별빛 바카라')).toBeVisible()
  await page.getByRole('button', { name: '지우기' }).click()
  await expect(page.getByRole('list', { name: '최근에 연 게임' })).toContainText('별빛 바카라')
})

test('stars stay on the device over a reload and a logoff, what was opened lately goes with the session', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/pk10?name=pk10speed')
  await expect(page.getByRole('region', { name: '베팅 슬립' })).toBeVisible()
  await page.goto(`${stack.appUrl}/#/search`)
  const recent = page.getByRole('list', { name: '최근에 연 게임' })
  await expect(recent).toContainText('스피드 PK10')

  await field(page).fill('달토끼')
  await star(page, '달토끼의 보석').click()
  await expect(star(page, '달토끼의 보석')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await field(page).fill('')
  const stars = page.getByRole('list', { name: '즐겨찾기' })
  await expect(stars).toContainText('달토끼의 보석')

  await page.goto(`${stack.appUrl}/#/mine`)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await page.goto(`${stack.appUrl}/#/search`)
  await expect(stars).toContainText('달토끼의 보석')
  await expect(recent).toHaveCount(0)
  await star(page, '달토끼의 보석').click()
  await expect(stars).toHaveCount(0)
})

test('the search reuses home’s lists, reads the others one by one, and names and retries one that fails', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource.*503|getSonGame/)
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/')
  await closeWelcome(page)
  let isDown = true
  await page.route('**/api/getSonGame', async (route) => {
    if (isDown && route.request().postData()?.includes('fishing') === true) await route.fulfill({ status: 503 })
    else await route.continue()
  })
  const lists = () => asked.of('/api/game/list').length + asked.of('/api/lottery/list').length
  const before = lists()
  await page.getByRole('button', { name: '게임 찾기' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('불러오지 못한 목록: 낚시 게임')
  await expect
    .poll(() => asked.of('/api/gamelistBycode').map(({ gamecode }) => gamecode))
    .toEqual(['obgdy', 'fgdz', 'pp', 'ae'])
  expect(
    asked
      .of('/api/getSonGame')
      .slice(0, 3)
      .map((params) => params['game_category']),
  ).toEqual(['joker', 'fishing', 'concise'])
  expect(lists()).toBe(before)
  await field(page).fill('정원')
  await expect(rows(page)).toHaveText([/봄의 정원/, /해파리 정원/, /꿀벌 정원/])

  isDown = false
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect(alert).toHaveCount(0)
})

test('a syllable that is still being composed finds what it may become', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/search')
  await field(page).focus()
  const session = await page.context().newCDPSession(page)
  for (const half of ['ㅂ', '벼', '별', '볇', '별비', '별빛']) {
    await session.send('Input.imeSetComposition', {
      text: half,
      selectionStart: half.length,
      selectionEnd: half.length,
    })
    await expect(field(page)).toHaveValue(half)
    await expect(game(page, '별빛 바카라')).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('별빛')
})

test('a visitor finds games in Chinese by pinyin, and only then its code is loaded; a tap asks to log in', async ({
  page,
  stack,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const pinyin = () => scripts.filter((url) => url.includes('readPinyin'))
  await open(page, stack.appUrl, '/search', 'en')
  await field(page).fill('sb')
  await expect(game(page, 'Starlight Baccarat')).toBeVisible()
  await expect(page.getByText(/Reading list/)).toHaveCount(0)
  expect(pinyin()).toEqual([])

  await open(page, stack.appUrl, '/search?q=', 'cn')
  await page.reload()
  await field(page).fill('xgbjl')
  await expect(game(page, '星光百家乐')).toBeVisible()
  expect(pinyin()).toHaveLength(1)
  await field(page).fill("xing'guang")
  await expect(rows(page)).toHaveCount(1)
  await game(page, '星光百家乐').click()
  await expect(page.getByText('请先登录')).toBeVisible()
  await expect(page).toHaveURL(/#\/search/)
})

test('a closed game comes last with the word for it, and says so in place of opening', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/search')
  await field(page).fill('의')
  await expect(game(page, '달토끼의 보석')).toBeVisible()
  await expect(rows(page).first()).not.toContainText('점검 중')
  await expect(rows(page).last()).toContainText(/마야의 태양.*점검 중/)
  await game(page, '마야의 태양').click()
  await expect(page.getByText('점검 중이라 지금은 열 수 없어요.')).toBeVisible()
  await expect(page).toHaveURL(/#\/search/)
})

test('a platform narrows what is found, shows all of its games, and gives way where it has none', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/search')
  await page.getByRole('button', { name: /^플랫폼/ }).click()
  await (await dialogAtRest(page)).getByRole('radio', { name: '노바 슬롯' }).click()
  await expect(page).toHaveURL(/platform=nova/)
  await expect(rows(page)).toHaveCount(8)
  await field(page).fill('바카라')
  await expect(page.getByText('찾는 게임이 없어요')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '전체 플랫폼' }).last().click()
  await expect(rows(page)).toHaveCount(9)
})

test('among 3,000 games a letter draws what is in sight alone, and the scroll comes back with the member', async ({
  page,
  stack,
}) => {
  await page.route('**/api/game/list*', async (route) =>
    route.fulfill({ json: { code: 200, message: '', data: manyGames } }),
  )
  await enter(page, stack.appUrl, '/search')
  await field(page).fill('별')
  await expect(page.getByText(/결과 3,0\d\d개/)).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(20)
  await page.getByRole('main').evaluate((main) => (main.scrollTop = 40_000))
  await expect(game(page, '별 5')).not.toHaveCount(0)
  const [inSight] = await rows(page).filter({ hasText: '별 5' }).allTextContents()
  await page.waitForURL(/q=/)
  await page.goto(`${stack.appUrl}/#/kefu`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('게임 찾기')
  await page.goBack()
  await expect(rows(page).filter({ hasText: inSight ?? '' })).not.toHaveCount(0)
})

/** As many games as a large site has, all of one word. */
const manyGames = Array.from({ length: 3000 }, (_, index) => ({
  category_id: 'gaming',
  app_state: 1,
  platform_name: 'nova',
  platform_title: '노바 슬롯',
  game_code: `many-${index}`,
  lang: 'kor',
  name: `별 ${index}`,
  name_en: `Star ${index}`,
  mobile_img: 'demo/games/nova-1.gen.svg',
}))
