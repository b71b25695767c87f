import { expect, type Page } from '@playwright/test'
import { dialogAtRest } from './dialogAtRest.ts'

/**
 * Chooses an option of a field whose list opens over the screen. By a click, not by `check`: the list closes with the
 * choice, and `check` would wait for the option to be there again.
 */
export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await (await dialogAtRest(page)).getByRole('radio', { name: option }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
