import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { confirm, join, openChange } from './support/operator.ts'
import { followJobs } from './support/operatorTask.ts'
import { startStack, type Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** A service where large changes need a second person. */
const test = base.extend<{ stack: Stack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  stack: async ({}, hand) => {
    const stack = await startStack({ APPROVALS_REQUIRED: 'on' })
    await hand(stack)
    await stack.stop()
  },
})

function haveJoinedLongAgo(stack: Stack): void {
  const database = new Database(resolve(stack.dataDir, 'playbill.db'))
  database.exec("update operator set vouched_at = '2026-01-01T00:00:00.000Z'")
  database.close()
}

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('a large change waits for a second person, whose approval ends with the next edit', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  const publish = (desk: Page) => desk.getByRole('button', { name: 'Publish', exact: true })
  const review = async (desk: Page, change?: string) => {
    if (change === undefined) await desk.goto(`${stack.deskUrl}/#/review`)
    else await openChange(desk, change)
    await expect(desk.getByRole('row', { name: /Bank transfer › Minimum/ })).toBeVisible({ timeout: 60_000 })
  }
  await join(page, stack, 'ada', 'publisher')
  const second = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const job = await followJobs(second)
  await join(second, stack, 'bo', 'publisher')
  // Somebody let in by the same person within a day would not count as a second person.
  haveJoinedLongAgo(stack)

  await page.goto(`${stack.deskUrl}/#/money`)
  const minimum = page.getByRole('row', { name: /^Bank transfer/ }).getByRole('textbox', { name: 'Minimum' })
  await minimum.fill('50000')
  await expect(page.getByText(/by ada/)).toBeVisible()
  await review(page)
  await expect(page.getByText('A second person has to look at this')).toBeVisible()
  await expect(publish(page)).toBeDisabled()

  await review(second, 'Change by ada')
  await job(1, 'approve', async () => {
    await second.getByRole('button', { name: 'Approve what is shown here' }).click()
    await expect(second.getByText(/Approved by bo/)).toBeVisible()
  })

  // The approved content is no longer what would go live.
  await page.goto(`${stack.deskUrl}/#/money`)
  await minimum.fill('60000')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await review(second, 'Change by ada')
  await expect(second.getByText(/Approved by bo/)).toHaveCount(0)
  await second.getByRole('button', { name: 'Approve what is shown here' }).click()
  await expect(second.getByText(/Approved by bo/)).toBeVisible()

  await page.reload()
  await review(page)
  await expect(page.getByText(/Approved by bo/)).toBeVisible()
  await confirm(page, 'Publish', 'Both have looked')
  await expect(page.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible()
  await second.context().close()
})
