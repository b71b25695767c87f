import type { Page } from '@playwright/test'
import { onePixel } from './support/onePixel.ts'
import { choosePhones, letPopupsOpen } from './support/inPreviewMore.ts'
import { join, openArea } from './support/operator.ts'
import { walletIn } from './support/playGame.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an editor types a Chinese text and sees it in its frame beside the other languages, and marked beside the live version', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'lin', 'editor', { phone: true })
  await openArea(page, 'Texts')
  await page.getByLabel('Search by key or text').fill('setLanguage.intro')
  await choosePhones(page, 'Three languages')
  const frame = (language: string) => page.frameLocator(`iframe[title="The change in ${language}"]`)
  const chinese = page.getByRole('textbox', { name: 'setLanguage.intro in Chinese' })
  await chinese.click()
  await chinese.press('End')
  for (const [language, text] of [
    ['Korean', '사용할 언어'],
    ['Chinese', '请选择语言'],
    ['English', 'Choose your language'],
  ] as const)
    await expect(frame(language).getByText(text)).toBeVisible({ timeout: 30_000 })
  const untouched = (language: string) =>
    frame(language)
      .locator('html')
      .evaluate(() => 'untouched' in window)
  for (const language of ['Korean', 'Chinese', 'English'])
    await frame(language)
      .locator('html')
      .evaluate(() => Object.assign(window, { untouched: true }))

  // Not saved yet: the frames follow the keys, not the service.
  await page.route('**/desk-api/draft/edits', (route) => route.abort())
  watch.expectProblems(/ERR_FAILED/)
  await page.keyboard.type('新')
  await expect(frame('Chinese').getByText(/生效新$/)).toBeVisible()
  await expect(chinese).toBeFocused()
  await expect(frame('Korean').getByText(/新/)).toHaveCount(0)
  for (const language of ['Korean', 'Chinese', 'English']) expect(await untouched(language)).toBe(true)

  await choosePhones(page, 'Live beside the change')
  await expect(page.getByText('One place differs; it is marked.')).toBeVisible({ timeout: 30_000 })
  await expect(page.frameLocator('iframe[title="The change in the app"]').locator('[data-differs]')).toHaveText(/新/)

  await choosePhones(page, 'One phone')
  await page.getByRole('button', { name: 'Edit by touch' }).click()
  await page.frameLocator('iframe').getByText('한국어').click()
  const panel = page.getByRole('dialog', { name: 'What you touched' })
  await expect(panel.getByRole('textbox', { name: 'locale.kor in Korean' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
})

test('an editor plays a game in the preview, and uploads a picture there, on a platform of the page’s own', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload|origin-keyed agent cluster/)
  await join(page, stack, 'gia', 'editor', { phone: true })
  await openArea(page, 'Texts')
  const phone = page.frameLocator('iframe')
  await page.getByLabel('Screen', { exact: true }).selectOption('/')
  const welcome = phone.getByRole('dialog').filter({ hasText: '환영합니다' })
  // Quiet, until somebody wants to see what members see.
  await expect(phone.getByRole('tab', { name: '슬롯', includeHidden: true })).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await letPopupsOpen(page)
  await expect(welcome).toBeVisible()
  // Until it is entered the phone is inert, and the first tap there would be lost.
  await page.getByRole('button', { name: 'Go into the phone' }).press('Enter')
  await welcome.getByRole('button', { name: '닫기' }).last().click()
  await expect(welcome).toHaveCount(0)
  await phone.getByRole('tab', { name: '슬롯' }).click()
  await phone.getByRole('tabpanel').getByText('호랑이 사원').click()
  const game = phone.frameLocator('iframe[title="게임"]')
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('호랑이 사원', { timeout: 30_000 })
  const before = await walletIn(game)
  await clickInGame(page, '베팅 금액 줄이기')
  await expect(game.locator('.stake-amount')).toHaveText('₩500')
  await clickInGame(page, '돌리기')
  await expect(game.getByRole('button', { name: '돌리기' })).toHaveAttribute('aria-disabled', 'false')
  expect(await walletIn(game)).not.toBe(before)
  expect(await game.locator('html').evaluate(() => self.origin)).toBe('null')

  await page.getByLabel('Screen', { exact: true }).selectOption('/userInfo')
  await phone.getByLabel('프로필 사진').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel })
  const shown = phone.getByRole('main').locator('img').first()
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

/** The mouse on a button of the game: in a frame within one that is drawn smaller, Playwright itself aims beside it. */
async function clickInGame(page: Page, name: string): Promise<void> {
  const frame = page.frameLocator('iframe').locator('iframe[title="게임"]')
  const button = frame.contentFrame().getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  const { left, top, scale } = await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, scale: width / element.offsetWidth }
  })
  const [inPhone, inGame] = await Promise.all(
    [frame, button].map(async (place) =>
      place.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { left, top, x: left + width / 2, y: top + height / 2 }
      }),
    ),
  )
  if (!inPhone || !inGame) throw new Error(`The game shows no ${name}.`)
  await page.mouse.click(left + scale * (inPhone.left + inGame.x), top + scale * (inPhone.top + inGame.y))
}
