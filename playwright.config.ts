import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/run/findChromium.ts'

const executablePath = findChromium()
const isCi = process.env['CI'] === 'true'

/** Journeys on the built app and the real service; each worker starts a service of its own on free ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/releaseOnce.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // One more than processors of a small machine: a journey also waits.
  workers: 3,
  // Not locally: a journey that passes only at the second try is a bug of ours, and CI names it.
  retries: isCi ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  forbidOnly: isCi,
  reporter: [['line'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    // Of a failed journey alone; in CI of its second try, as a trace of every journey would cost all of them time.
    trace: { mode: isCi ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    colorScheme: 'dark',
    timezoneId: 'Asia/Seoul',
    launchOptions: { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) },
  },
})
