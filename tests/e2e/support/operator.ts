import { expect, type Locator, type Page } from '@playwright/test'
import { askService } from './askService.ts'
import type { Stack } from './startStack.ts'

export const PASSWORD = 'a few random words'

interface JoinOptions {
  /** Whether the phone is beside the page; folded away, the app in it does not start. */
  readonly phone?: boolean
}

/**
 * Joins by a one-time link and goes on from the desk's first page to the amounts. The tests of a worker share a service,
 * so each uses names of its own.
 */
export async function join(
  page: Page,
  stack: Stack,
  name: string,
  role: string,
  { phone = false }: JoinOptions = {},
): Promise<void> {
  if (!phone) await keepOnDevice(page, stack.deskUrl, 'playbill.desk.preview', 'folded')
  const printed = await askService(stack, 'operator', 'create', '--name', name, '--role', role)
  await inEnglish(page, stack.deskUrl)
  await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible({ timeout: 45_000 })
  await page.goto(`${stack.deskUrl}/#/money`)
  await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible({ timeout: 45_000 })
}

/** Whatever language the browser of a journey has; the desk is found by its English words. */
export async function inEnglish(page: Page, deskUrl: string): Promise<void> {
  await keepOnDevice(page, deskUrl, 'playbill-desk:language', 'en')
}

/** Frames of other origins have no storage, or one of their own. */
export async function keepOnDevice(page: Page, deskUrl: string, key: string, value: string): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (self.origin === kept.origin) localStorage.setItem(kept.key, kept.value)
    },
    { origin: new URL(deskUrl).origin, key, value },
  )
}

/** Goes to an area of the desk by its navigation. */
export async function openArea(page: Page, area: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: new RegExp(`^${area}`) })
    .click()
}

/** Begins a change with a name, to which edits go from then on. */
export async function beginChange(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^You edit:/ }).click()
  await page.getByRole('link', { name: 'New change…' }).click()
  await page.getByRole('textbox', { name: /Another change/ }).fill(name)
  await page.getByRole('button', { name: 'Begin it' }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^You edit: “${name}”`) })).toBeVisible()
}

/** Opens the page of a change by its name in the list of all. */
export async function openChange(page: Page, name: string | RegExp): Promise<void> {
  await openArea(page, 'Changes')
  await page.getByRole('main').getByRole('listitem', { name }).getByRole('link').first().click()
}

/** Opens a menu, by itself that beside the main button of a change; answers the way of that name in it. */
export async function openWay(page: Page, name: string, menu: string | RegExp = 'Other ways'): Promise<Locator> {
  await page.getByRole('button', { name: menu }).click({ timeout: 60_000 })
  return page.getByRole('menuitem', { name })
}

/** Publishes the draft, or rolls back: acknowledges the warnings, gives the reason and waits until it is live. */
export async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const form = page.getByRole('form', { name: button })
  // As a person does; journeys of everyday tasks count it.
  await form.getByLabel('Reason').click()
  await form.getByLabel('Reason').fill(reason)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: button, exact: true }).click()
  // What changed is checked and played first.
  await expect(form).toHaveCount(0, { timeout: 60_000 })
}
