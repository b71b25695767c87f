import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

/**
 * The failed tests of a step's report, as `file › title: error`, shortened to a line; none when the report is missing.
 */
export function readFailures({ report }: Step): readonly string[] {
  if (!report || !existsSync(report.path)) return []
  const json = JSON.parse(readFileSync(report.path, 'utf8')) as VitestReport & PlaywrightReport
  return report.kind === 'vitest' ? json.testResults.flatMap(failedTests) : specsOf(json.suites, ({ ok }) => !ok)
}

/** The journeys that passed only at their second try, and the first error, in the same form. */
export const readFlaky = (step: Step): readonly string[] =>
  specsOf(suitesOf(step), ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))

/** The journeys that could not be played here, and why, in the same form. */
export const readSkipped = (step: Step): readonly string[] =>
  specsOf(
    suitesOf(step),
    ({ tests }) => tests.some(({ status }) => status === 'skipped'),
    ({ tests }) => inOneLine(tests[0]?.annotations?.find(({ type }) => type === 'skip')?.description),
  )

function suitesOf({ report }: Step): readonly Suite[] {
  if (report?.kind !== 'playwright' || !existsSync(report.path)) return []
  return (JSON.parse(readFileSync(report.path, 'utf8')) as PlaywrightReport).suites
}

const failedTests = ({ name, assertionResults, message }: VitestReport['testResults'][number]): readonly string[] => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [`${relative('.', name)}: ${inOneLine(message)}`]
  return failed.map(
    ({ title, failureMessages }) => `${relative('.', name)} › ${title}: ${inOneLine(failureMessages[0])}`,
  )
}

const specsOf = (
  suites: readonly Suite[],
  wanted: (spec: Spec) => boolean,
  why: (spec: Spec) => string = whatFailed,
): readonly string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter(wanted).map((spec) => `tests/e2e/${file} › ${spec.title}: ${why(spec)}`),
    ...specsOf(inner, wanted, why),
  ])

/** A test that timed out says so first, and then what it waited for. */
function whatFailed({ tests }: Spec): string {
  const results = tests.flatMap((test) => test.results)
  const errors = results.flatMap((result) => result.errors)
  if (errors.length === 0) return inOneLine()
  const said = errors.map(
    ({ message, location }) => `${inOneLine(message)}${location ? ` (line ${location.line})` : ''}`,
  )
  const trace = results.flatMap(({ attachments = [] }) => attachments).findLast(({ name }) => name === 'trace')?.path
  return [...said, ...(trace === undefined ? [] : [`npx playwright show-trace ${relative('.', trace)}`])].join(' · ')
}

/** Enough to know what was expected and what was found instead. */
const LONGEST = 400

const inOneLine = (message = 'no message') =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, LONGEST)

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface Spec {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly {
    readonly status: string
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
    readonly results: readonly {
      readonly errors: readonly PlaywrightError[]
      readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
    }[]
  }[]
}

interface Suite {
  readonly file: string
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface PlaywrightError {
  readonly message: string
  readonly location?: { readonly line: number }
}

interface PlaywrightReport {
  readonly suites: readonly Suite[]
}
