import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { startProvider, type TestProvider } from '../../admin/service/testing/startProvider.ts'
import { askService } from './support/askService.ts'
import { inEnglish, join, keepOnDevice } from './support/operator.ts'
import { startStack, type Stack } from './support/startStack.ts'
import { expect, test as base } from './support/test.ts'

/** A service whose operators sign in at a provider of their own. */
const test = base.extend<{ company: { readonly provider: TestProvider; readonly stack: Stack }; stack: Stack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  company: async ({}, hand) => {
    let deskUrl = ''
    const provider = await startProvider({ redirectTo: () => `${deskUrl}/` })
    const stack = await startStack(provider.environment)
    deskUrl = stack.deskUrl
    await hand({ provider, stack })
    await stack.stop()
    await provider.stop()
  },
  stack: async ({ company }, hand) => hand(company.stack),
})

/** Minutes have passed since the provider was last asked for this. */
function passTime(stack: Stack, what: 'session set confirmed_at' | 'company_session set asked_at'): void {
  const database = new Database(resolve(stack.dataDir, 'playbill.db'))
  database.exec(`update ${what} = '${new Date(Date.now() - 6 * 60_000).toISOString()}'`)
  database.close()
}

/** Goes to the provider in a tab of its own, which closes itself; `confirm` is asked for there once more. */
async function goInTab(page: Page, errand: 'again' | 'confirm'): Promise<void> {
  const opened = page.context().waitForEvent('page')
  const name = errand === 'again' ? 'Sign in with the company account' : 'Confirm with the company account'
  await page.getByRole('dialog').getByRole('link', { name }).click()
  const tab = await opened
  const closed = tab.isClosed() ? undefined : tab.waitForEvent('close')
  if (errand === 'confirm') await tab.getByRole('link', { name: 'kim' }).click()
  await closed
}

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an operator signs in with the company account, publishes after a step-up, and leaves when told to', async ({
  page,
  browser,
  company: { provider },
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload|a request elsewhere: http:\/\/localhost|status of 40[13]|favicon/)
  provider.colleagues.set('kim', { name: 'Kim', groups: ['desk-publishers'] })
  // The first account is a local one, for the day on which the provider is away.
  const first = await (await browser.newContext()).newPage()
  await join(first, stack, 'breakglass', 'owner')

  await inEnglish(page, stack.deskUrl)
  await keepOnDevice(page, stack.deskUrl, 'playbill.desk.preview', 'folded')
  await page.goto(`${stack.deskUrl}/#/money`)
  await page.getByRole('button', { name: 'Sign in with the company account' }).click()
  await page.getByRole('link', { name: 'kim' }).click()
  await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible({ timeout: 45_000 })
  expect(new URL(page.url()).search).toBe('')

  const minimum = page.getByRole('row', { name: /^Bank transfer/ }).getByRole('textbox', { name: 'Minimum' })
  await minimum.fill('50000')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(`${stack.deskUrl}/#/review`)
  const form = page.getByRole('form', { name: 'Publish' })
  await form.getByLabel('Reason').fill('A reason that is long to type')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  passTime(stack, 'session set confirmed_at')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible({ timeout: 60_000 })
  await goInTab(page, 'confirm')
  // It has gone on by itself, with the reason that was typed.
  await expect(page.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible({ timeout: 60_000 })
  expect(await askService(stack, 'release', 'list')).toContain('A reason that is long to type')

  // Out of the group: at the next question, above a page that stays as it is.
  await page.goto(`${stack.deskUrl}/#/money`)
  await expect(minimum).toHaveValue(/50,?000/)
  provider.colleagues.set('kim', { name: 'Kim', groups: [] })
  passTime(stack, 'company_session set asked_at')
  await minimum.fill('60000')
  const ended = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(ended).toContainText('The company log-in no longer lets you in here', { timeout: 30_000 })
  provider.colleagues.set('kim', { name: 'Kim', groups: ['desk-publishers'] })
  await goInTab(page, 'again')
  await expect(ended).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(minimum).toHaveValue(/60,?000/)

  // Shut out here: with the next request.
  await askService(stack, 'operator', 'sign-out', 'Kim')
  await minimum.fill('70000')
  await expect(ended).toContainText('signed you out', { timeout: 30_000 })
  await first.context().close()
})
