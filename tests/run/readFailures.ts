import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

/** The failed tests of a step's report, as `file › title: error`, shortened to a line; none when the report is missing. */
export function readFailures({ report }: Step): readonly string[] {
  if (!report || !existsSync(report.path)) return []
  const json = JSON.parse(readFileSync(report.path, 'utf8')) as VitestReport & PlaywrightReport
  return report.kind === 'vitest' ? json.testResults.flatMap(failedTests) : json.suites.flatMap(failedSpecs)
}

const failedTests = ({ name, assertionResults, message }: VitestReport['testResults'][number]): readonly string[] => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [`${relative('.', name)}: ${inOneLine(message)}`]
  return failed.map(({ title, failureMessages }) => `${relative('.', name)} › ${title}: ${inOneLine(failureMessages[0])}`)
}

const failedSpecs = ({ file, specs, suites = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title, tests }) => `tests/e2e/${file} › ${title}: ${whatFailed(tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)))}`),
  ...suites.flatMap(failedSpecs),
]

/** A test that ran out of time says so first, and then what it waited for. */
const whatFailed = (errors: readonly PlaywrightError[]): string =>
  errors.length === 0 ? inOneLine() : errors.map(({ message, location }) => `${inOneLine(message)}${location ? ` (line ${location.line})` : ''}`).join(' · ')

/** Enough to know what was looked for and what was found instead. */
const LONGEST = 400

const inOneLine = (message = 'no message') => stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, LONGEST)

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string; readonly failureMessages: readonly string[] }[]
  }[]
}

interface Suite {
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly errors: readonly PlaywrightError[] }[] }[]
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
