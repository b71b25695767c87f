import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { countTests, type Count } from './countTests.ts'
import { readFailures } from './readFailures.ts'
import type { Step } from './steps.ts'

export interface StepResult extends Count {
  readonly name: string
  readonly seconds: number
  /** Why the step failed: each failed test, or the end of its output when no report names one. */
  readonly failures: readonly string[]
}

/** Enough for a linter's last finding or a stack; what printed more is above, unless CI cut it off. */
const LAST_LINES = 20

/** Runs a step and prints its output: as it comes, or all at its end if others run beside it. */
export async function runStep(
  step: Step,
  env: NodeJS.ProcessEnv,
  { isAlone }: { readonly isAlone: boolean },
): Promise<StepResult> {
  if (isAlone) console.log(`\n— ${step.name}`)
  if (step.report) rmSync(step.report.path, { force: true })
  const started = Date.now()
  const [command, ...args] = step.command
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], env })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed.push(chunk)
      if (isAlone) process.stdout.write(chunk)
    })
  }
  const status = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const output = Buffer.concat(printed).toString()
  if (!isAlone) console.log(`\n— ${step.name}\n${output}`)
  const count = countTests(step, status === 0)
  const named = readFailures(step)
  const failures = count.failed > 0 && named.length === 0 ? [`${step.name}: ${endOf(output)}`] : named
  return { name: step.name, seconds: Math.round((Date.now() - started) / 1000), ...count, failures }
}

const endOf = (output: string) =>
  stripVTControlCharacters(output).trim().split('\n').slice(-LAST_LINES).join('\n') || 'no output'
