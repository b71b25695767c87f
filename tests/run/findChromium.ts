import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags for a Chromium that runs as root and does not use the network by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same engine without a browser's own windows, whose drawing takes a third of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The browser the tests use: `CHROMIUM_PATH`, the system's Chromium, or Playwright's own; undefined when there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}
