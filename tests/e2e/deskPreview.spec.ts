import { onePixel } from './support/onePixel.ts'
import { join } from './support/operator.ts'
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
  await join(page, stack, 'lin', 'editor')
  await page.getByRole('link', { name: 'Copy' }).click()
  await page.getByLabel('Search by key or text').fill('setLanguage.intro')
  await page.getByLabel('Phones').selectOption('Three languages')
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
  await expect(frame('Chinese').getByText(/新/)).toBeVisible()
  await expect(chinese).toBeFocused()
  await expect(frame('Korean').getByText(/新/)).toHaveCount(0)
  for (const language of ['Korean', 'Chinese', 'English']) expect(await untouched(language)).toBe(true)

  await page.getByLabel('Phones').selectOption('Live beside the change')
  await expect(page.getByText('One place differs; it is marked.')).toBeVisible({ timeout: 30_000 })
  await expect(page.frameLocator('iframe[title="The change in the app"]').locator('[data-differs]')).toHaveText(/新/)

  await page.getByLabel('Phones').selectOption('One phone')
  await page.getByRole('button', { name: 'Find a text' }).click()
  await page.frameLocator('iframe').getByText('한국어').click()
  await expect(page.getByText('Only what you were led to.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'locale.kor in Korean' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
})

test('an editor plays a game in the preview, and uploads a picture there, on a platform of the page’s own', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload|origin-keyed agent cluster/)
  await join(page, stack, 'gia', 'editor')
  await page.getByRole('link', { name: 'Copy' }).click()
  const phone = page.frameLocator('iframe')
  await page.getByLabel('Screen', { exact: true }).selectOption('/')
  const welcome = phone.getByRole('dialog').filter({ hasText: '환영합니다' })
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
  // By the keyboard: a click is aimed beside it, for the desk draws the phone smaller than it is.
  await game.getByRole('button', { name: '베팅 금액 줄이기' }).press('Enter')
  await game.getByRole('button', { name: '돌리기' }).press('Enter')
  await expect(game.getByRole('button', { name: '돌리기' })).toHaveAttribute('aria-disabled', 'false')
  expect(await walletIn(game)).not.toBe(before)
  expect(await game.locator('html').evaluate(() => self.origin)).toBe('null')

  await page.getByLabel('Screen', { exact: true }).selectOption('/userInfo')
  await phone.getByLabel('프로필 사진').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel })
  const shown = phone.getByRole('main').locator('img').first()
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})
