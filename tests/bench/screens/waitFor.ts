import type { ChromePage } from '../chrome/openPage.ts'

/** When this first was true in the page and was painted, in milliseconds since the page began. */
export async function waitFor(page: ChromePage, holds: () => boolean): Promise<number> {
  return page.evaluateSource<number>(`window.bench.painted(${String(holds)})`)
}

/**
 * How long after the last change or answer a page has done all that it does of its own accord: its longest timer, and
 * more.
 */
const QUIET_MS = 2000

export async function waitUntilSettled(page: ChromePage, ms = QUIET_MS): Promise<void> {
  await page.evaluate(async (wait) => window.bench.quiet(wait), ms)
}
