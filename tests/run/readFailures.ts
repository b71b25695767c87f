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
export function readFlaky({ report }: Step): readonly string[] {
  if (report?.kind !== 'playwright' || !existsSync(report.path)) return []
  const { suites } = JSON.parse(readFileSync(report.path, 'utf8')) as PlaywrightReport
  return specsOf(suites, ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
}

const failedTests = ({ name, assertionResults, message }: VitestReport['testResults'][number]): readonly string[] => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [`${relative('.', name)}: ${inOneLine(message)}`]
  return failed.map(
    ({ title, failureMessages }) => `${relative('.', name)} › ${title}: ${inOneLine(failureMessages[0])}`,
  )
}

const specsOf = (suites: readonly Suite[], wanted: (spec: Suite['specs'][number]) => boolean): readonly string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(wanted)
      .map(
        ({ title, tests }) =>
          `tests/e2e/${file} › ${title}: ${whatFailed(tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)))}`,
      ),
    ...specsOf(inner, wanted),
  ])

/** A test that timed out says so first, and then what it waited for. */
const whatFailed = (errors: readonly PlaywrightError[]): string =>
  errors.length === 0
    ? inOneLine()
    : errors
        .map(({ message, location }) => `${inOneLine(message)}${location ? ` (line ${location.line})` : ''}`)
        .join(' · ')

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

interface Suite {
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}

interface PlaywrightError {
  readonly message: string
  readonly location?: { readonly line: number }
}

interface PlaywrightReport {
  readonly suites: readonly Suite[]
}
