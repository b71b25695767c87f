import type { Page } from '@playwright/test'
import { complete } from './support/complete.ts'
import { enter, open } from './support/member.ts'
import { publish } from './support/publish.ts'
import { PLAN_VERSION } from '../../src/format/release.ts'
import { laterBuild } from './support/laterBuild.ts'
import { startStack, type Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** The platform goes on when our own service is gone. */
const test = base.extend<{ stack: Stack }>({ stack: async ({ mortal }, hand) => hand(mortal) })
test.describe.configure({ mode: 'default' })

test.use({ keepsApp: true })

const offline = (page: Page) => page.getByText('오프라인이에요. 마지막으로 받은 내용을 보여 드려요.')
const why = (page: Page) => page.getByText('다시 연결되면 이용할 수 있어요.').filter({ visible: true })
const offer = (page: Page) => page.getByText('새 버전이 나왔어요')
const missing = (page: Page) => page.getByText('화면 일부를 불러오지 못했어요')
/** If it is still there after a step, the page has not been reloaded. */
const mark = async (page: Page) => page.evaluate(() => void Object.assign(window, { opened: true }))
const isMarked = async (page: Page) => page.evaluate(() => 'opened' in window)
const buildOf = async (page: Page) => page.locator('meta[name=build]').getAttribute('content')

/** Waits until the device has the files of the build. */
const worker = async (page: Page) => page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined))

/** Waits until the device has all it needs for an offline start: the files of the build, and the release that plays. */
async function kept(page: Page): Promise<void> {
  await worker(page)
  const slots = () =>
    page.evaluate(
      async () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('playbill-release')
          opening.onsuccess = () => {
            const database = opening.result
            const counting = database.transaction('slots').objectStore('slots').count()
            counting.onsuccess = () => {
              database.close()
              resolve(counting.result)
            }
          }
        }),
    )
  await expect.poll(slots).toBeGreaterThan(0)
}

test.beforeEach(({ watch }) => {
  // The service is gone in the middle of everything, the first fetch of its worker among it, and the demonstration's
  // pictures are another service's.
  watch.expectProblems(
    /Failed to load resource|ERR_|TypeError: Failed to fetch|Service Worker registration blocked|An unknown error occurred when fetching the script/,
  )
  test.slow()
})

test.afterEach(async ({ stack }) => stack.restart({ NODE_OPTIONS: '' }))

test('while the process is killed, a new tab starts, plays the last good release and says why no money moves', async ({
  page,
  context,
  stack,
}) => {
  await publish(stack, 'copy:kor:money.title', '"오늘의 지갑"')
  await enter(page, stack.appUrl, '/money')
  await expect(page.getByRole('heading', { level: 1, name: '오늘의 지갑' })).toBeVisible()
  await kept(page)

  await stack.kill()
  await expect(offline(page)).toBeVisible()
  const tab = await context.newPage()
  await open(tab, stack.appUrl, '/money')
  await expect(tab.getByRole('heading', { level: 1, name: '오늘의 지갑' })).toBeVisible()
  await expect(offline(tab)).toBeVisible()
  for (const shown of [page, tab]) {
    await expect(shown.getByRole('button', { name: '전체 회수' })).toBeDisabled()
    await expect(shown.getByRole('button', { name: '전체 회수' })).toHaveAccessibleDescription(
      '다시 연결되면 이용할 수 있어요.',
    )
    await expect(
      shown
        .getByRole('button', { name: '충전' })
        .or(shown.getByRole('button', { name: '입금' }))
        .first(),
    ).toBeEnabled()
  }
  // No icon or avatar is missing: every shown picture of the build has loaded.
  const broken = await tab.evaluate(() =>
    [...document.images]
      .filter((image) => image.src.includes('/assets/') && image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
  )
  expect(broken).toEqual([])
  // The worker has the texts of the languages that nobody has chosen so far.
  await tab.goto(`${stack.appUrl}/#/setLanguage`)
  await tab.getByRole('button', { name: 'English' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible()
  await tab.getByRole('button', { name: '한국어' }).click()
  await tab.goto(`${stack.appUrl}/#/money`)
  await expect(tab.getByRole('heading', { level: 1, name: '오늘의 지갑' })).toBeVisible()

  await stack.restart()
  for (const shown of [page, tab]) {
    await expect(offline(shown)).toHaveCount(0, { timeout: 60_000 })
    await expect(shown.getByRole('button', { name: '전체 회수' })).toBeEnabled()
  }
  await tab.getByRole('button', { name: '전체 회수' }).click()
  await expect(tab.getByRole('log')).toContainText(/회수했어요|비웠어요/)
})

test('a browser that says for good that there is no network keeps no member from their money', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await enter(page, stack.appUrl, '/money')
  await expect(page.getByRole('button', { name: '전체 회수' })).toBeEnabled()
  await expect(offline(page)).toHaveCount(0)
  // A webview may say it once more.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByRole('button', { name: '전체 회수' })).toBeEnabled()
  await expect(offline(page)).toHaveCount(0)
})

test('a deposit that is being reviewed, and an order that could be cancelled, wait for the service', async ({
  page,
  context,
  stack,
}) => {
  await enter(page, stack.appUrl, '/recharge?type=wechat')
  await page.getByLabel('입금 금액').fill('20000')
  await page.getByRole('button', { name: '입금 신청', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '신청하기' }).click()
  await expect(page).toHaveURL(/#\/(rechargeRecord|payInfo)/)

  const records = await context.newPage()
  await enter(records, stack.appUrl, '/rechargeRecord')
  const cancel = records.getByRole('button', { name: '신청 취소' }).first()
  await expect(cancel).toBeEnabled()
  await page.goto(`${stack.appUrl}/#/recharge?type=wechat`)
  await page.getByLabel('입금 금액').fill('30000')
  await page.getByRole('button', { name: '입금 신청', exact: true }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: '신청하기' })
  await expect(confirm).toBeEnabled()

  await stack.kill()
  await expect(confirm).toBeDisabled()
  await expect(page.getByRole('dialog').getByText('다시 연결되면 이용할 수 있어요.')).toBeVisible()
  await records.bringToFront()
  await expect(cancel).toBeDisabled()
  await expect(why(records).first()).toBeVisible()
  await page.bringToFront()
  await page.getByRole('dialog').getByRole('button', { name: '수정하기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '입금 신청', exact: true })).toBeDisabled()
  await expect(why(page)).toBeVisible()
  await expect(page.getByLabel('입금 금액')).toHaveValue('30,000')

  await stack.restart()
  await expect(offline(page)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByLabel('입금 금액')).toHaveValue('30,000')
  await page.getByRole('button', { name: '입금 신청', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '신청하기' }).click()
  await expect(page).toHaveURL(/#\/(rechargeRecord|payInfo)/)
})

test('a build two versions old meets a retired plan: it goes on with its last good release, opens new screens and offers a reload', async ({
  page,
  watch,
}) => {
  // A service of its own: once plans have moved on, today's service only serves.
  const stack = await startStack()
  watch.expectProblems(/a request elsewhere/)
  const builds = [laterBuild('second'), laterBuild('third', PLAN_VERSION + 1)] as const
  await publish(stack, 'copy:kor:kefu.title', '"무엇이든 물어보세요"')
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByRole('heading', { level: 1, name: '무엇이든 물어보세요' })).toBeVisible()
  await kept(page)
  await mark(page)
  for (const { environment } of builds) await stack.restart(environment)

  await expect(offer(page)).toBeVisible({ timeout: 60_000 })
  await expect(offline(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '무엇이든 물어보세요' })).toBeVisible()
  await page.evaluate(() => (window.location.hash = '#/boutBallBet'))
  await expect(page.getByRole('main').filter({ visible: true }).getByRole('button').first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)

  await page.getByRole('button', { name: '새로고침' }).click()
  await expect.poll(() => buildOf(page)).toBe('third')
  await page.evaluate(() => (window.location.hash = '#/kefu'))
  await expect(page.getByRole('heading', { level: 1, name: '무엇이든 물어보세요' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  for (const build of builds) build.remove()
  await stack.stop()
})

test('a second visit shows the page that the device has, under the policy of today, and a reload brings the newer build', async ({
  page,
  context,
  stack,
}) => {
  const policy = (tab: Page) =>
    tab.evaluate(async () =>
      (await caches.match('index.html', { ignoreSearch: true }))?.headers.get('content-security-policy'),
    )
  await open(page, stack.appUrl, '/kefu')
  await worker(page)
  const first = await buildOf(page)
  await page.close()

  await stack.restart({ IMG_ORIGINS: 'https://more.example' })
  const second = await context.newPage()
  await open(second, stack.appUrl, '/kefu')
  await expect.poll(() => policy(second)).toContain('https://more.example')
  await second.close()

  const later = laterBuild('second')
  await stack.restart(later.environment)
  const third = await context.newPage()
  await open(third, stack.appUrl, '/kefu')
  expect(await buildOf(third)).toBe(first)
  await expect(offer(third)).toBeVisible()
  await third.getByRole('button', { name: '새로고침' }).click()
  await expect.poll(() => buildOf(third)).toBe('second')
  await expect(third.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
  await expect(offer(third)).toHaveCount(0)
  // The worker of the newer build takes over as soon as no page is open that the older one serves.
  await third.close()
  const fourth = await context.newPage()
  await open(fourth, stack.appUrl, '/kefu')
  expect(await buildOf(fourth)).toBe('second')
  await expect(offer(fourth)).toHaveCount(0)
  later.remove()
})

test.describe('a file that a newer deploy has removed', () => {
  // The worker would have kept it.
  test.use({ keepsApp: false })

  test('is loaded by one reload, but never while something is typed', async ({ page, context, stack }) => {
    const builds = ['second', 'third', 'fourth'].map((name) => laterBuild(name))
    await open(page, stack.appUrl, '/kefu')
    await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
    const typing = await context.newPage()
    await enter(typing, stack.appUrl, '/recharge')
    await typing.getByLabel('입금 금액').fill('20000')
    for (const each of [page, typing]) {
      await complete(each)
      await mark(each)
    }
    for (const { environment } of builds) await stack.restart(environment)

    await typing.getByRole('combobox', { name: '보내는 계좌' }).click()
    await expect(missing(typing)).toBeVisible({ timeout: 60_000 })
    await expect(typing.getByText('새로고침하면 볼 수 있어요. 입력한 내용은 지워져요.')).toBeVisible()
    await expect(typing.getByLabel('입금 금액')).toHaveValue('20,000')
    expect(await isMarked(typing)).toBe(true)

    await page.bringToFront()
    await page.evaluate(() => (window.location.hash = '#/login'))
    await expect.poll(() => buildOf(page), { timeout: 60_000 }).toBe('fourth')
    expect(await isMarked(page)).toBe(false)
    await expect(page.getByLabel('아이디', { exact: true })).toBeVisible({ timeout: 60_000 })

    await typing.bringToFront()
    await typing.getByRole('button', { name: '새로고침' }).click()
    await expect.poll(() => buildOf(typing)).toBe('fourth')
    for (const build of builds) build.remove()
  })

  test('and that the next build lacks too is reloaded once, then offered, and the rest of the app works', async ({
    page,
    stack,
  }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route('**/assets/list-*.js', (route) => route.fulfill({ status: 404 }))
    await enter(page, stack.appUrl, '/kefu')
    await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
    await page.evaluate(() => (window.location.hash = '#/transRecord'))
    await expect(missing(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()
    expect(loads).toBe(2)
    await page.evaluate(() => (window.location.hash = '#/kefu'))
    await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
    expect(loads).toBe(2)
  })
})
