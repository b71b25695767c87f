import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { countTests } from './countTests.ts'
import { readFailures, readFlaky, readSkipped } from './readFailures.ts'
import type { Step } from './steps.ts'

const trace = [{ name: 'trace', path: resolve('.cache/e2e/falls/trace.zip') }]

const spec = (title: string, ok: boolean, status: string, messages: readonly string[], attachments = trace) => ({
  title,
  ok,
  tests: [
    {
      status,
      results: messages.map((message) => ({
        errors: message === '' ? [] : [{ message, location: { line: 7 } }],
        attachments,
      })),
    },
  ],
})

/** A report as Playwright writes it, with journeys that may be tried twice. */
async function journeys(): Promise<Step> {
  const path = join(await testFolder(), 'e2e.json')
  const specs = [
    spec('passes', true, 'expected', ['']),
    spec('wavers', true, 'flaky', ['not there yet', ''], []),
    spec('falls', false, 'unexpected', ['gone', 'gone again']),
    {
      title: 'rests',
      ok: true,
      tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no such browser' }], results: [] }],
    },
  ]
  await writeFile(
    path,
    JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }],
    }),
  )
  return { name: 'e2e', command: ['playwright'], report: { kind: 'playwright', path } }
}

describe('a journey', () => {
  it('that passes at its second try counts as passed, and is named', async () => {
    const step = await journeys()
    expect(countTests(step, false)).toEqual({ passed: 2, failed: 1 })
    expect(readFlaky(step)).toEqual(['tests/e2e/a.spec.ts › wavers: not there yet (line 7)'])
  })

  it('that is skipped counts as nothing, and says why', async () => {
    expect(readSkipped(await journeys())).toEqual(['tests/e2e/a.spec.ts › rests: no such browser'])
  })

  it('that fails twice is a failure, with both errors and how to see what happened', async () => {
    expect(readFailures(await journeys())).toEqual([
      'tests/e2e/a.spec.ts › falls: gone (line 7) · gone again (line 7) · npx playwright show-trace .cache/e2e/falls/trace.zip',
    ])
  })
})
