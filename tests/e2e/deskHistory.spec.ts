import { choosePhones, letPopupsOpen } from './support/inPreviewMore.ts'
import { join, openArea } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('closing and tapping in the phone does not change the desk or its history, and an empty draft shows what is live', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'hisa', 'editor', { phone: true })
  await openArea(page, 'Messages')
  const phone = page.frameLocator('iframe')
  await letPopupsOpen(page)
  await expect(phone.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.getByRole('button', { name: 'Go into the phone' }).press('Enter')
  await phone.getByRole('dialog').getByRole('button', { name: '닫기' }).first().click()
  await expect(phone.getByRole('dialog')).toHaveCount(0)
  await phone.getByRole('link', { name: /^마이/ }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('마이페이지')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  expect(await entries()).toBe(before)
  // Back is the desk's own.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible()

  await choosePhones(page, 'Live beside the change')
  await page.getByLabel('Screen', { exact: true }).selectOption('/login')
  await expect(
    page
      .frameLocator('iframe[title="What is live in the app"]')
      .getByRole('heading', { level: 1, name: '로그인·회원가입' }),
  ).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Nothing differs on this screen.')).toBeVisible({ timeout: 30_000 })
})
