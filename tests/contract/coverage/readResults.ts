import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The results of one run: `file › title` to whether it passed. */
export type Results = ReadonlyMap<string, boolean>

/** Reads the JSON reports that Vitest and Playwright leave; a report that is missing has no tests. */
export function readResults({
  vitest,
  playwright,
}: {
  readonly vitest: readonly string[]
  readonly playwright: readonly string[]
}): Results {
  const results = new Map<string, boolean>()
  const note = (file: string, title: string, passed: boolean) => {
    const name = `${file} › ${title}`
    results.set(name, passed && results.get(name) !== false)
  }
  for (const path of vitest.filter((each) => existsSync(each))) {
    const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
    for (const { name, assertionResults } of testResults)
      for (const { title, status } of assertionResults) note(relative('.', name), title, status === 'passed')
  }
  for (const path of playwright.filter((each) => existsSync(each))) {
    const { suites } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport
    for (const suite of suites) for (const { title, ok } of specsOf(suite)) note(`tests/e2e/${suite.file}`, title, ok)
  }
  return results
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

interface Suite {
  readonly file: string
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly Suite[]
}

interface PlaywrightReport {
  readonly suites: readonly Suite[]
}
