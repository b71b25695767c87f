import { expect, type Page } from '@playwright/test'
import { askService } from './askService.ts'
import type { Stack } from './startStack.ts'

export const PASSWORD = 'a few random words'

/** Joins by a one-time link, and goes on from the desk's first page to the limits. Tests of a worker share a service, so each has names of its own. */
export async function join(page: Page, stack: Stack, name: string, role: string): Promise<void> {
  const printed = await askService(stack, 'operator', 'create', '--name', name, '--role', role)
  await inEnglish(page, stack.deskUrl)
  await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible({ timeout: 45_000 })
  await page.goto(`${stack.deskUrl}/#/limits`)
  await expect(page.getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible({ timeout: 45_000 })
}

/** Whatever language the browser of a journey has; the desk is found by its English words. */
export async function inEnglish(page: Page, deskUrl: string): Promise<void> {
  await page.addInitScript((origin) => {
    if (self.origin === origin) localStorage.setItem('playbill-desk:language', 'en')
  }, new URL(deskUrl).origin)
}

/** Publishes the draft, or rolls back: acknowledges the warnings, gives the reason and waits until it is live. */
export async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const form = page.getByRole('form', { name: button })
  await form.getByLabel('Reason').fill(reason)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: button, exact: true }).click()
  // What changed is checked and played first.
  await expect(form).toHaveCount(0, { timeout: 60_000 })
}
