import { since } from '../chrome/Metrics.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import type { Sample } from './Sample.ts'
import { waitUntilSettled } from './waitFor.ts'

const POLLS = 3

/**
 * The cost of a silent poll that returns the shown rows: from the quiet after one poll to the quiet after some more.
 */
export async function measurePolls(page: ChromePage): Promise<Sample> {
  await waitForPolls(page, 1)
  const before = await page.metrics()
  await waitForPolls(page, POLLS)
  const { task, script } = since(before, await page.metrics())
  return { taskPerPoll: task / POLLS, scriptPerPoll: script / POLLS }
}

export async function waitForPolls(page: ChromePage, times: number): Promise<void> {
  await page.evaluate(async (polls) => window.bench.answered('/api/gettransrecord', polls), times)
  await waitUntilSettled(page, 500)
}
