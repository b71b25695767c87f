import { expect, type Page } from '@playwright/test'

/** Chooses an option of a filter by its Korean words. */
export async function chooseFilter(page: Page, filter: string | RegExp, option: string): Promise<void> {
  await page.getByRole('group', { name: '필터' }).getByRole('button', { name: filter }).click()
  await page.getByRole('dialog').getByRole('radio', { name: option, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
