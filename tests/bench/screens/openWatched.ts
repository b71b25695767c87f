import type { Browser, Page, Request } from 'playwright'
import { logInBefore, type BenchLocale } from './logInBefore.ts'
import type { Variant } from './Variant.ts'
import { watchPage } from './watchPage.ts'

/** A fresh phone whose requests are recorded, for comparing; nothing on it may be timed. */
export interface WatchedScreen {
  readonly page: Page
  /** Requests in the order they were made. */
  readonly requests: readonly Request[]
  close(): Promise<void>
}

const PATIENCE = 120_000

export async function openWatched(
  browser: Browser,
  { stand, token }: Variant,
  path: string,
  locale: BenchLocale,
): Promise<WatchedScreen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  })
  // A long time: the machine may be busy, and waiting is not measured.
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  page.on('pageerror', (error) => {
    throw error
  })
  await page.addInitScript(logInBefore(token, locale))
  await page.addInitScript(watchPage)
  await page.goto(`${stand.url}/#${path}`, { waitUntil: 'commit' })
  return { page, requests, close: async () => context.close() }
}
