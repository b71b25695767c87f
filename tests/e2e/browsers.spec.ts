import { test } from '@playwright/test'
import { findFirefox, findWebKit } from '../run/findBrowsers.ts'
import { createPhone } from './support/browsers/createPhone.ts'
import type { Driver } from './support/browsers/Driver.ts'
import { openFirefox } from './support/browsers/openFirefox.ts'
import { openWebKit } from './support/browsers/openWebKit.ts'
import { playMainJourney } from './support/browsers/playMainJourney.ts'
import { judgedLocales, judgedSchemes, looks } from './support/looks.ts'
import { startStack } from './support/startStack.ts'

// The other journeys are dark.
const schemes = judgedSchemes.length > 1 ? judgedSchemes : (['light'] as const)
const [firefox, webkit] = [findFirefox(), findWebKit()]

interface Browser {
  readonly name: string
  readonly missing: string
  /** Undefined where it is not installed. */
  readonly open: (() => Promise<Driver>) | undefined
}

const browsers: readonly Browser[] = [
  {
    name: 'Firefox',
    missing: 'There is no Firefox (Debian: firefox-esr).',
    open: firefox === undefined ? undefined : async () => openFirefox(firefox),
  },
  {
    name: 'WebKit',
    missing: 'WebKit cannot be driven (Debian: webkit2gtk-driver and xvfb).',
    open: webkit === undefined ? undefined : async () => openWebKit(webkit),
  },
]

for (const { name, open, missing } of browsers)
  for (const locale of judgedLocales)
    for (const scheme of schemes)
      test(`the main journey in ${name}, in ${locale} and ${scheme}`, looks, async () => {
        test.skip(open === undefined, missing)
        test.slow()
        // Its own: the journey changes its settings, and ends it.
        const starting = [Promise.resolve(open?.()), startStack()] as const
        try {
          const [driver, stack] = await Promise.all(starting)
          if (driver === undefined) throw new Error(missing)
          test.info().annotations.push({ type: 'browser', description: driver.name })
          await playMainJourney(createPhone(driver), stack, locale, scheme)
        } finally {
          // Also the one of them that started when the other did not.
          const [driver, stack] = await Promise.allSettled(starting)
          if (driver.status === 'fulfilled') await driver.value?.close()
          if (stack.status === 'fulfilled') await stack.value.stop()
        }
      })
