import { existsSync, readFileSync } from 'node:fs'
import type { Step } from './steps.ts'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** How many tests of a step passed and failed. A step that broke without a failed test counts as one failure. */
export function countTests(step: Step, succeeded: boolean): Count {
  const { passed, failed } = readCount(step, succeeded)
  return { passed, failed: !succeeded && failed === 0 ? 1 : failed }
}

function readCount({ report }: Step, succeeded: boolean): Count {
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  if (!existsSync(report.path)) return { passed: 0, failed: 0 }
  const json = JSON.parse(readFileSync(report.path, 'utf8')) as VitestReport & PlaywrightReport
  if (report.kind === 'vitest') return { passed: json.numPassedTests, failed: json.numFailedTests }
  return { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}
