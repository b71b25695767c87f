import { deepStrictEqual } from 'node:assert'
import type { Browser, Page, Request } from 'playwright'
import { openWatched } from './openWatched.ts'
import type { Situation } from './Situation.ts'
import { situations } from './situations.ts'
import type { Variant } from './Variant.ts'

interface Seen {
  /** The accessibility tree, line by line. */
  readonly tree: readonly string[]
  /** Those that open the screen in the order of their names, all others as they were made. */
  readonly calls: readonly string[]
}

/**
 * Throws at the first situation in which the two differ for a member or for the platform; answers how many were
 * compared.
 */
export async function assertSame(
  browser: Browser,
  variants: readonly Variant[],
  compared: readonly Situation[] = situations,
): Promise<number> {
  for (const situation of compared) {
    const [app, twin] = await Promise.all(variants.map(async (variant) => play(browser, variant, situation)))
    deepStrictEqual(twin, app, `The twin differs from the app in: ${situation.name}`)
  }
  return compared.length
}

async function play(
  browser: Browser,
  variant: Variant,
  { name, path, locale = 'kor', shown, act, leaves = false }: Situation,
): Promise<Seen> {
  const screen = await openWatched(browser, variant, path, locale)
  const { page, requests } = screen
  try {
    await page.waitForFunction(shown)
    await settle(page)
    const opening = requests.length
    await act?.(page)
    const callsMade = () => [
      // The app's page asks for what the screen shows before there is an app, the twin after what a member needs.
      ...requests.slice(0, opening).flatMap(callOf).toSorted(),
      ...requests.slice(opening).flatMap(callOf),
    ]
    if (leaves) return { tree: [], calls: callsUntilMoney(callsMade()) }
    return { tree: await settledTree(page), calls: callsMade() }
  } catch (cause) {
    throw new Error(`The ${variant.name} could not be played: ${name}`, { cause })
  } finally {
    await screen.close()
  }
}

/** Later calls belong to the next screen. */
const callsUntilMoney = (calls: readonly string[]) =>
  calls.slice(0, calls.findIndex((call) => call.startsWith('POST /api/recharge ')) + 1)

const settle = async (page: Page) => page.evaluate(async () => window.bench.quiet(1000))

/** The tree once nothing more happens. */
async function settledTree(page: Page): Promise<readonly string[]> {
  await settle(page)
  return plain(await page.locator('body').ariaSnapshot()).split('\n')
}

/** New orders are numbered and dated by the second in which they were made. */
const plain = (tree: string) => tree.replaceAll(/[DW]\d{14,}/g, (no) => no.slice(0, 1)).replaceAll(/\d{2}:\d{2}$/gm, '')

/** What the app asks once it has started, for limits of play and for orders that wait: the twin has neither. */
const ofAppAlone: ReadonlySet<string> = new Set([
  'POST /api/play {}',
  ...[1, 2, 3, 4].map((type) => `POST /api/gettransrecord {"date":4,"type":${type},"page":1}`),
  'POST /api/activityApplyLog {"page":1}',
  'GET /api/lottery/order?page=1 ',
])

function callOf(request: Request): readonly string[] {
  const { pathname, search } = new URL(request.url())
  if (!pathname.startsWith('/api/')) return []
  // A new deposit has a number that depends on the clock.
  const body = (request.postData() ?? '').replaceAll(/D\d{14,}/g, 'D')
  const call = `${request.method()} ${pathname}${search} ${body}`
  return ofAppAlone.has(call) ? [] : [call]
}
