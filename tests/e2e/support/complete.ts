import { expect, type Page } from '@playwright/test'

/** Waits until the page has loaded all that it asks for by itself after its first screen. */
export async function complete(page: Page): Promise<void> {
  const come = async () =>
    page.evaluate(() =>
      ['startLater', 'overlays', 'actions', 'acts.gen'].filter((name) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
      ),
    )
  await expect.poll(come).toHaveLength(4)
}
