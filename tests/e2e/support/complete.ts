import { expect, type Page } from '@playwright/test'

const parts = ['startLater', 'overlays', 'actions'] as const

/** Waits until the page has loaded all that it asks for by itself after its first screen. */
export async function complete(page: Page): Promise<void> {
  const come = async () =>
    page.evaluate(
      (names) =>
        names.filter((name) =>
          performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
        ),
      parts,
    )
  await expect.poll(come).toEqual(parts)
}
