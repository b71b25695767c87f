import type { Page } from '@playwright/test'
import { areas } from '../../admin/desk/kit/areas.ts'
import { findSmallTargets } from './support/findSmallTargets.ts'
import { findViolations } from './support/findViolations.ts'
import { deskLooks, isJudgedWidth, looks } from './support/looks.ts'
import { confirm, join, keepOnDevice, openArea, openChange, openWay } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('the phone follows an operator from field to field and never takes the focus', async ({ page, stack }) => {
  // If a frame takes the focus, its page only learns that it lost it.
  await page.addInitScript(() => {
    if (window === window.parent) window.addEventListener('blur', () => (document.title = 'The phone took the focus'))
  })
  await join(page, stack, 'fay', 'owner', { phone: true })
  // All limits on two screens of a usual desktop, what is seldom used folded.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByLabel('Days to keep a level')).toBeAttached()
  expect(await page.getByRole('main').evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(2 * 900)
  await page.setViewportSize({ width: 1280, height: 900 })
  const heading = (name: string) =>
    page.frameLocator('iframe').getByRole('heading', { level: 1, name, includeHidden: true })
  await expect(page.getByText('The preview is starting')).toHaveCount(0)
  await page.getByText('Advanced', { exact: true }).click()
  for (const [field, screen] of [
    ['Time to pay an order, minutes', '입금'],
    ['Game wallets, seconds', '내 지갑'],
  ] as const) {
    await page.getByRole('textbox', { name: field }).click()
    await expect(heading(screen)).toBeVisible()
  }
  await expect(page).toHaveTitle(/desk/)

  await page.getByRole('button', { name: 'Go into the phone' }).press('Enter')
  await expect(heading('내 지갑')).toBeFocused()
})

test('the review says on a line of its own that a value has no effect', async ({ page, stack }) => {
  await join(page, stack, 'rue', 'editor')
  await openArea(page, 'Money')
  await page
    .getByRole('row', { name: /^WeChat/ })
    .getByRole('textbox', { name: 'Maximum' })
    .fill('999999999999')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const row = page.getByRole('row', { name: /WeChat/ })
  const value = await row.getByText('₩999,999,999,999', { exact: true }).boundingBox()
  const effect = await row.getByText(/^Has no effect/).boundingBox()
  if (!value || !effect) throw new Error('Both are to be seen.')
  expect(effect.y).toBeGreaterThanOrEqual(value.y + value.height)
  await (await openWay(page, 'Undo', /^More for .*WeChat/)).click()
  await expect(page.getByText('The change holds no edit')).toBeVisible()
})

test('two operators in one change who edit the same fact see both values and choose', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  watch.expectProblems(/409/)
  await join(page, stack, 'first', 'editor')
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await join(other, stack, 'second', 'editor')
  const cards = (desk: Page) => desk.getByRole('textbox', { name: 'Saved cards, at most' })
  await cards(page).fill('7')
  await expect(page.getByText(/by first/)).toBeVisible()
  await other.getByRole('button', { name: 'In another change: Cards › Saved cards, at most' }).click()
  await expect(
    other.getByRole('dialog', { name: 'Cards › Saved cards, at most' }).getByText('first sets 7 in Change by first'),
  ).toBeVisible()
  await other.keyboard.press('Escape')
  await openChange(other, 'Change by first')
  await other.getByRole('button', { name: 'Join and edit' }).click()
  await expect(other.getByRole('button', { name: 'You edit: Change by first One edit' })).toBeVisible()
  await openArea(other, 'Money')

  // The second one looks away: they do not see yet what the first one saves.
  await other.route('**/desk-api/changes', (route) => route.abort())
  await cards(page).fill('8')
  await expect(page.getByText(/Edited by first/)).toBeVisible()
  await cards(other).fill('9')
  await expect(other.getByText('first changed this meanwhile.')).toBeVisible()
  await other.getByRole('button', { name: 'Changed by another: Cards › Saved cards, at most' }).click()
  const conflict = other.getByRole('region', { name: /Two values/ })
  await expect(conflict).toContainText('8')
  await expect(conflict).toContainText('9')
  await conflict.getByRole('button', { name: 'Use my value, 9' }).click()
  await expect(cards(page)).toHaveValue('9')
  await page.getByRole('button', { name: 'Edited: Cards › Saved cards, at most' }).click()
  await page.getByRole('button', { name: /^Undo Cards › Saved cards/ }).click()
  await expect(cards(page)).toHaveValue('5')
  await expect(cards(page)).toBeFocused()
  await other.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('an operator changes a limit, tries the draft and publishes it', async ({ page, stack }) => {
    test.slow()
    await join(page, stack, 'pat', 'publisher')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(menu.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByRole('link', { name: 'Texts' }).tap()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByRole('link', { name: 'Money' }).tap()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeFocused()
    const wechat = page.getByRole('row', { name: /^WeChat/ })
    await expect(wechat.getByRole('textbox')).toHaveCount(0)
    await wechat.getByRole('button', { name: 'WeChat' }).tap()
    await wechat.getByRole('textbox', { name: 'Minimum' }).fill('1')
    await wechat.getByRole('button', { name: /^Warning: / }).tap()
    await expect(
      page
        .getByRole('dialog', { name: 'Deposits › WeChat › Minimum' })
        .getByText('Has no effect because the platform’s own minimum is higher: members get ₩100.'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(wechat.getByText('₩100 – ₩5,000,000').last()).toBeVisible()
    await wechat.getByRole('textbox', { name: 'Minimum' }).fill('20000')
    await expect(wechat.getByText(/no effect/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^You edit: .* One edit/ })).toBeVisible()

    await page.getByRole('button', { name: 'Preview' }).tap()
    const way = page.frameLocator('iframe').getByRole('tab', { name: '위챗페이', includeHidden: true })
    await way.waitFor({ state: 'attached' })
    // It slides in, and its position only counts once it has stopped.
    await page
      .getByRole('complementary', { name: 'Preview' })
      .evaluate(async (element) => Promise.all(element.getAnimations().map(async ({ finished }) => finished)))
    // By its position, as a finger does: until it is touched the phone is inert.
    const { x = 0, y = 0, width = 0, height = 0 } = (await way.boundingBox()) ?? {}
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page.frameLocator('iframe').getByText('₩20,000~')).toBeVisible()
    await page.getByRole('button', { name: 'Fold the preview away' }).tap()

    await page.getByRole('link', { name: /^Review/ }).tap()
    await confirm(page, 'Publish', 'From the train')
    await expect(page.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible()
  })
})

/** A page that asks, one that lists and one that compares. */
const kinds: readonly string[] = ['/money', '/history', '/review']

const pages: readonly string[] = [
  ...areas.map(({ path }) => path),
  '/messages/notices/n-1',
  '/messages/dialogs/own-d-1',
  '/messages/notices/n-1?banner',
  '/messages/dialogs/withdrawalWarning',
  '/screens/home',
  '/account',
]
const waiting = /^(Loading|불러오는 중|加载中|正在)/

/** Until the page before it has gone, whose heading looks as if this one were there. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-judged', ''))
  await page.goto(address)
  await expect(page.locator('h1:not([data-judged])')).toBeVisible()
}

for (const { width, language, colorScheme } of deskLooks) {
  test(
    `every page of the desk fits ${width} pixels in ${language}, ${colorScheme}, and ${isJudgedWidth(width) ? 'is' : 'three are'} free of accessibility problems`,
    looks,
    async ({ page, stack, watch }) => {
      test.slow()
      // On a busy machine the phone's documents arrive before its code asks for them.
      watch.expectProblems(/preloaded using link preload/)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await join(page, stack, `axel ${width} ${language} ${colorScheme}`, 'owner', { phone: width >= 1280 })
      if (language !== 'en') {
        await keepOnDevice(page, stack.deskUrl, 'playbill-desk:language', language)
        await page.reload()
      }
      for (const path of pages) {
        await open(page, `${stack.deskUrl}/#${path}`)
        await expect(page.getByText(waiting)).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        // The app in the phone has its own check.
        if (isJudgedWidth(width) || kinds.includes(path)) expect(await findViolations(page), path).toEqual([])
        if (width === 390) expect(await findSmallTargets(page), path).toEqual([])
      }
      if (width === 390)
        expect((await page.getByRole('main').boundingBox())?.y, 'the height above the page').toBeLessThan(60)
    },
  )
}
