import { inPreviewMore } from './support/inPreviewMore.ts'
import { join, openArea } from './support/operator.ts'
import { publish } from './support/publish.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an operator plays the moment between two releases in Korean, as a visitor, and goes back to now', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'wonhee', 'viewer')
  await publish(stack, 'copy:kor:setLanguage.intro', '그때의 문구예요.')
  await publish(stack, 'copy:kor:setLanguage.intro', '지금의 문구예요.')

  await openArea(page, 'History')
  const more = page.getByRole('button', { name: /^More for Release \d+$/ }).nth(1)
  const seq = /\d+/.exec((await more.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await more.click()
  await page.getByRole('menuitem', { name: 'Play then' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^Release ${seq} was live`) })).toBeVisible()
  // Folded away before; who asks for a moment wants to see it.
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await expect(pane.getByText(new RegExp(`^The past: release ${seq}`))).toBeVisible()
  await expect(pane.getByRole('button', { name: 'Edit by touch' })).toHaveCount(0)
  await inPreviewMore(page, async () => pane.getByLabel('Seen by').selectOption('Visitor'))
  await pane.getByLabel('Screen', { exact: true }).selectOption('/setLanguage')
  const then = page.frameLocator('iframe[title="The app as it was"]')
  await expect(then.getByText('그때의 문구예요.')).toBeVisible({ timeout: 30_000 })

  // The address is all that a colleague needs.
  await page.reload()
  await pane.getByLabel('Screen', { exact: true }).selectOption('/setLanguage')
  await expect(then.getByText('그때의 문구예요.')).toBeVisible({ timeout: 30_000 })

  await page.getByLabel('Moment of the past (Seoul time)').fill('2001-02-03T04:05')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  watch.expectProblems(/404/)
  await expect(page.getByRole('alert')).toContainText('Nothing was live yet')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goBack()
  await expect(then.locator('body')).toBeVisible({ timeout: 30_000 })

  await pane.getByRole('link', { name: 'Back to now' }).click()
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
  await openArea(page, 'Texts')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('Screen', { exact: true }).selectOption('/setLanguage')
  const now = page.frameLocator('iframe[title="The change in the app"]')
  await expect(now.getByText('지금의 문구예요.')).toBeVisible({ timeout: 30_000 })
})
