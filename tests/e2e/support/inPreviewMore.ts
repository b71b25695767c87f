import type { Page } from '@playwright/test'

/** Does something among the settings of the desk's phone, and closes them again. */
export async function inPreviewMore(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Preview settings' }).click()
  await act()
  await page.keyboard.press('Escape')
}

/** What opens by itself for members opens in the phone too. */
export async function letPopupsOpen(page: Page): Promise<void> {
  await inPreviewMore(page, async () => page.getByRole('switch', { name: /^With popups/ }).check())
}

export async function choosePhones(page: Page, phones: string): Promise<void> {
  await inPreviewMore(page, async () => page.getByLabel('Phones').selectOption(phones))
}
