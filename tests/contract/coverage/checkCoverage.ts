import { readdirSync, readFileSync } from 'node:fs'
import { steps } from '../../run/steps.ts'
import { additionalRows } from './additionalRows.ts'
import { findGaps } from './findGaps.ts'
import { readCoverage } from './readCoverage.ts'
import { readResults } from './readResults.ts'

/**
 * The last step of `npm test`: every line of the coverage table is shown by tests that passed in this run, or waits for
 * planned screens.
 */
const screens = readdirSync('schemas/screens').map(
  (file) =>
    JSON.parse(readFileSync(`schemas/screens/${file}`, 'utf8')) as {
      readonly id: string
      readonly path: string
      readonly planned?: boolean
    },
)
const planned = new Set(screens.filter((screen) => screen.planned === true).map(({ id }) => id))
const reportsOf = (kind: string) => steps.flat().flatMap(({ report }) => (report?.kind === kind ? [report.path] : []))

const specified = readCoverage(readFileSync('tests/contract/COVERAGE.md', 'utf8'))
const additional = additionalRows(specified, screens)
const rows = [...specified, ...additional]
const gaps = findGaps(rows, readResults({ vitest: reportsOf('vitest'), playwright: reportsOf('playwright') }), planned)
const unshown = rows.filter(({ tests }) => tests.length === 0).length

for (const { id, screens } of additional)
  console.log(`${id} is beyond the specification: schemas/screens/${screens.join()}.json.`)
for (const gap of gaps) console.log(gap)
console.log(
  `${rows.length} lines: ${rows.length - unshown} name their tests, ${unshown} name none, ${gaps.length} gaps.`,
)
process.exitCode = gaps.length === 0 ? 0 : 1
