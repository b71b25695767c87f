import type { ChromePage } from '../chrome/openPage.ts'
import { waitFor, waitUntilSettled } from './waitFor.ts'

/** Goes to another screen of the open app and waits until it shows. */
export async function goInside(page: ChromePage, path: string, shown: () => boolean): Promise<void> {
  // Only the live release has the bench's own screens, so it must have loaded.
  await waitUntilSettled(page)
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, `#${path}`)
  await waitFor(page, shown)
}
