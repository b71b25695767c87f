import { since } from '../chrome/Metrics.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import type { Sample } from './Sample.ts'
import { typeFilter } from './typeFilter.ts'
import { waitFor, waitUntilSettled } from './waitFor.ts'

/** Another type of records: from the press on its option to its rows, and all that the main thread did for it. */
export async function measureFilter(page: ChromePage): Promise<Sample> {
  const before = await page.metrics()
  await page.tap(typeFilter.button)
  await waitFor(page, typeFilter.isOpen)
  await page.evaluate(() => {
    window.addEventListener('click', () => performance.mark('chosen'), { capture: true, once: true })
  })
  await page.tap(typeFilter.withdrawals)
  const paintedAt = await waitFor(page, typeFilter.hasWithdrawals)
  const pressedAt = await page.evaluate(() => performance.getEntriesByName('chosen')[0]?.startTime ?? 0)
  await waitFor(page, typeFilter.isClosed)
  await waitUntilSettled(page, 500)
  const { task, script } = since(before, await page.metrics())
  return { filterRows: paintedAt - pressedAt, filterTask: task, filterScript: script }
}
