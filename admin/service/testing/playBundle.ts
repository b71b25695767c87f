import { fileURLToPath } from 'node:url'

const lookIntoRelease = fileURLToPath(new URL('../../../src/format/lookIntoRelease.ts', import.meta.url))

/**
 * A tiny app to play with: the body answers which of the `screens` break, from what `release(read)` says. It reads the
 * smallest deposit.
 */
export function playBundle(body: string): string {
  return `import { lookIntoRelease } from ${JSON.stringify(lookIntoRelease)}
    function failing(screens, release) { ${body} }
    export async function playScreens({ files, manifest, screens, locales }) {
      const broken = failing(screens, lookIntoRelease({ files, manifest }).answer).filter((screen) => screens.includes(screen))
      const failures = broken.flatMap((screen) => locales.map((locale) => ({ screen, locale, message: screen + ' breaks' })))
      const reads = ['/settings/recharge/bank/min']
      return { failures, noted: screens.flatMap((screen) => locales.map((locale) => ({ screen, locale, reads }))) }
    }`
}
