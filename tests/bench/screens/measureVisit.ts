import type { Chrome } from '../chrome/launchChrome.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import { openScreen } from './openScreen.ts'
import type { Sample } from './Sample.ts'
import type { Variant } from './Variant.ts'
import { waitFor, waitUntilSettled } from './waitFor.ts'
import { weighLoaded } from './weighLoaded.ts'

export interface Visit {
  readonly path: string
  readonly cpu: number
  readonly shown: () => boolean
}

/** A first visit to a screen: until it shows, and until nothing more happens. The page stays open. */
export async function measureVisit(
  chrome: Chrome,
  variant: Variant,
  { path, cpu, shown }: Visit,
): Promise<{ readonly page: ChromePage; readonly sample: Sample }> {
  const page = await openScreen(chrome, variant, path, { cpu })
  const shownAt = await waitFor(page, shown)
  const atShown = await page.metrics()
  const untilShown = weighLoaded(await loadedBy(page, shownAt), variant)
  await waitUntilSettled(page)
  const settled = await page.metrics()
  const sample = {
    shownAt,
    taskShown: atShown.task,
    taskSettled: settled.task,
    scriptSettled: settled.script,
    layoutSettled: settled.layout,
    heap: await page.heap(),
    ...untilShown,
    allScriptsGzip: weighLoaded(await loadedBy(page, Infinity), variant)['scriptsGzip'] ?? 0,
  }
  return { page, sample }
}

/** The paths of what had loaded by then, in milliseconds since the page began. */
async function loadedBy(page: ChromePage, at: number): Promise<readonly string[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime] as const),
  )
  return entries.filter(([, startedAt]) => startedAt <= at).map(([address]) => new URL(address).pathname)
}
