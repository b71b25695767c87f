import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { countTests, type Count } from './countTests.ts'
import type { Step } from './steps.ts'

export interface StepResult extends Count {
  readonly name: string
  readonly seconds: number
}

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
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : 'pipe', env })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  const status = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  if (!isAlone) console.log(`\n— ${step.name}\n${Buffer.concat(printed).toString()}`)
  return { name: step.name, seconds: Math.round((Date.now() - started) / 1000), ...countTests(step, status === 0) }
}
