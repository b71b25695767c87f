import type { Page } from '@playwright/test'
import { followRequests, type Asked } from './support/asked.ts'
import { enter } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** Lets time pass in the page, in steps so small that answers come in between. */
async function pass(page: Page, asked: Asked, seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 2; step += 1) {
    await page.clock.runFor(500)
    // A round trip, after which the page has received all answers.
    await asked.answered()
    await page.evaluate(async () => fetch('healthz').then(async (answer) => answer.text()))
  }
}

async function show(page: Page, visibility: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

test('each poll has one timer: it pauses while hidden, asks once on return, and resumes after three failed answers', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource.*balancelist/)
  const asked = followRequests(page)
  const times = () => [asked.of('/api/balancelist').length, asked.of('/api/balance').length]
  await page.clock.install()
  await enter(page, stack.appUrl, '/money')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  // From here on time only passes on purpose.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await pass(page, asked, 1)
  const [wallets = 0, balance = 0] = times()

  // 3.5 s for the wallets and 30 s for the balance (specification, section 9).
  await pass(page, asked, 35)
  expect(times()).toEqual([wallets + 10, balance + 1])

  await show(page, 'hidden')
  await pass(page, asked, 70)
  expect(times()).toEqual([wallets + 10, balance + 1])
  await show(page, 'visible')
  await pass(page, asked, 1)
  expect(times()).toEqual([wallets + 11, balance + 2])

  const failing = asked.of('/api/balancelist').length + 3
  await page.route('**/api/balancelist', async (route) =>
    asked.of('/api/balancelist').length > failing ? route.fallback() : route.fulfill({ status: 500 }),
  )
  while (asked.of('/api/balancelist').length <= failing) await pass(page, asked, 5)
  await page.unroute('**/api/balancelist')
  const [resumed = 0] = times()
  await pass(page, asked, 35)
  expect(times()[0]).toBe(resumed + 10)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
