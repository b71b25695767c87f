import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { runStep } from './runStep.ts'
import type { Step } from './steps.ts'

const print = (script: string, report?: Step['report']): Step => ({
  name: 'lint',
  command: [process.execPath, '-e', script],
  ...(report && { report }),
})

const manyLines = `
  for (let n = 1; n <= 30; n++) console.log('line ' + n)
  console.error('\\u001B[31mFound 1 error\\u001B[39m')
  process.exitCode = 1`

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a step that fails', () => {
  it.each([true, false])('without a report says why with the end of its output (alone: %s)', async (isAlone) => {
    const { failures, failed } = await runStep(print(manyLines), process.env, { isAlone })
    expect(failed).toBe(1)
    const lines = Array.from({ length: 19 }, (_, line) => `line ${line + 12}`)
    expect(failures).toEqual([['lint: ', ...lines.map((line) => `${line}\n`), 'Found 1 error'].join('')])
  })

  it('before it writes its report does too', async () => {
    const report = { kind: 'playwright', path: join(await testFolder(), 'none.json') } as const
    const step = print(`console.log('no browser'); process.exitCode = 1`, report)
    expect(await runStep(step, process.env, { isAlone: true })).toMatchObject({ failures: ['lint: no browser'] })
  })

  it('and names its failed tests says no more', async () => {
    const path = join(await testFolder(), 'unit.json')
    const assertionResults = [{ title: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2'] }]
    const written = { numPassedTests: 0, numFailedTests: 1, testResults: [{ name: 'a.test.ts', assertionResults }] }
    const write = `require('fs').writeFileSync(process.argv[1], process.argv[2]); console.log('much'); process.exitCode = 1`
    const step = print(write, { kind: 'vitest', path })
    const { failures } = await runStep(
      { ...step, command: [...step.command, path, JSON.stringify(written)] },
      process.env,
      { isAlone: false },
    )
    expect(failures).toEqual(['a.test.ts › adds: expected 1 to be 2'])
  })
})

it('a step that passes has no failures, and its output is printed', async () => {
  const step = print(`console.log('all is well')`)
  expect(await runStep(step, process.env, { isAlone: false })).toMatchObject({ passed: 1, failed: 0, failures: [] })
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('all is well'))
})
