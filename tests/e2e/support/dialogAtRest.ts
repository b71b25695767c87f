import type { Locator, Page } from '@playwright/test'

/** The dialog that is open, once it has slid in: a press on what still moves may begin on it and end beside it. */
export async function dialogAtRest(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await dialog.evaluate(async (popup) =>
    Promise.allSettled(popup.getAnimations().map(async ({ finished }) => finished)),
  )
  return dialog
}
