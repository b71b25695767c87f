import { expect, type Page } from '@playwright/test'
import { dialogAtRest } from './dialogAtRest.ts'

/** Chooses an option of a filter by its Korean words. */
export async function chooseFilter(page: Page, filter: string | RegExp, option: string): Promise<void> {
  await page.getByRole('group', { name: '필터' }).getByRole('button', { name: filter }).click()
  await (await dialogAtRest(page)).getByRole('radio', { name: option, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
