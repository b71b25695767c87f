import type { Results } from './readResults.ts'
import type { Row } from './Row.ts'

/**
 * The gaps of this run: tests that did not run or did not pass, and lines without a test that have a written screen.
 */
export function findGaps(rows: readonly Row[], results: Results, planned: ReadonlySet<string>): string[] {
  return rows.flatMap(({ id, screens, tests }) => {
    if (tests.length === 0) return isWaiting(screens, planned) ? [] : [`${id} names no test.`]
    return tests
      .map(({ file, title }) => ({ name: `${file} › ${title}`, passed: results.get(`${file} › ${title}`) }))
      .filter(({ passed }) => passed !== true)
      .map(({ name, passed }) => `${id}: "${name}" ${passed === false ? 'failed' : 'did not run'}.`)
  })
}

const isWaiting = (screens: readonly string[], planned: ReadonlySet<string>) =>
  screens.length > 0 && screens.every((screen) => planned.has(screen))
