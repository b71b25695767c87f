import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensurePrograms, missingPackages } from './run/ensurePrograms.ts'
import { foretell, keepMinutes } from './run/foretell.ts'
import { readFlaky, readSkipped } from './run/readFailures.ts'
import { runStep, type StepResult } from './run/runStep.ts'
import { steps } from './run/steps.ts'

/** `npm test`: every step, then the failures, the time of each step, and last the sum of all tests. */
mkdirSync('.cache', { recursive: true })
console.log(foretell(missingPackages()))
const started = Date.now()
// Beside the first steps, which need none of them.
const { needed, browsers } = ensurePrograms()

// Services and commands are started by the dozen: each finds the compiled code of the previous one.
const env: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: resolve('.cache/compiled'), ...process.env }

const results: StepResult[] = []
for (const together of steps) {
  if (together.some(({ needs }) => needs !== undefined)) env['CHROMIUM_PATH'] = await needed
  if (together.some(({ needs }) => needs === 'browsers')) await browsers
  const isAlone = together.length === 1
  results.push(...(await Promise.all(together.map((step) => runStep(step, env, { isAlone })))))
}

console.log('')
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`)
for (const flaky of steps.flat().flatMap(readFlaky)) console.log(`flaky: ${flaky}`)
for (const skipped of steps.flat().flatMap(readSkipped)) console.log(`skipped: ${skipped}`)
for (const { name, seconds, passed, failed } of results) {
  console.log(
    `${name.padEnd(12)} ${String(seconds).padStart(5)} s ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`,
  )
}
keepMinutes((Date.now() - started) / 1000)
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
