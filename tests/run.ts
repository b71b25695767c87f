import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { countTests } from './run/countTests.ts'
import { ensureChromium } from './run/ensureChromium.ts'
import { ensurePostgres } from './run/ensurePostgres.ts'
import { readFailures } from './run/readFailures.ts'
import { steps } from './run/steps.ts'

/** `npm test`: every step, then what failed, what each took, and last the sum of all tests. */
mkdirSync('.cache', { recursive: true })
const chromium = ensureChromium()
ensurePostgres()

const results = steps.map((step) => {
  console.log(`\n— ${step.name}`)
  if (step.report) rmSync(step.report.path, { force: true })
  const started = Date.now()
  const [command, ...args] = step.command
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } })
  return { name: step.name, seconds: Math.round((Date.now() - started) / 1000), ...countTests(step, status === 0) }
})

console.log('')
for (const failure of steps.flatMap(readFailures)) console.log(`failed: ${failure}`)
for (const { name, seconds, passed, failed } of results) {
  console.log(
    `${name.padEnd(12)} ${String(seconds).padStart(5)} s ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`,
  )
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
