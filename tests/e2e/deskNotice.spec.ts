import { join, openWay } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, timezoneId: 'Europe/Berlin' })

test('an operator in Berlin schedules a notice over the night when the clocks change: both ends keep the intended moments', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'nora', 'editor')
  await page.goto(`${stack.deskUrl}/#/notices/clock-change`)
  await page.getByRole('group', { name: 'Title' }).getByLabel('Korean').fill('서머타임')
  await page.getByRole('group', { name: 'Text' }).getByLabel('Korean').fill('오늘 밤 시계가 바뀝니다.')
  await page.getByText(/^More: /).click()
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  // At 02:00 the clocks go to 03:00: an hour apart on the wall, and no time in between.
  const from = page.getByLabel(/^From/)
  await from.fill('2026-03-28T01:59')
  // By keys the browser tells of the years 2, 20 and 202 first. The year is the third part: month, day, year.
  await from.focus()
  for (const key of ['Tab', 'Tab', '2', '0', '2', '7']) await page.keyboard.press(key)
  await expect(from).toHaveValue('2027-03-28T01:59')
  await page.getByLabel(/^Until/).fill('2027-03-28T03:00')
  await expect(page.getByText(/by nora/)).toBeVisible()

  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const row = page.getByRole('row', { name: /Notices › 서머타임/ })
  await expect(row).toContainText('2027-03-28 01:59 (Europe/Berlin)', { timeout: 60_000 })
  await expect(row).toContainText('2027-03-28 03:00 (Europe/Berlin)')
  await (await openWay(page, 'Undo', /^More for Notices/)).click()
  await expect(page.getByText('The change holds no edit')).toBeVisible()
})
