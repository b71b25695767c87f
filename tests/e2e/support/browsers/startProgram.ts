import { spawn } from 'node:child_process'

/** A program that runs until it is stopped. */
export interface Program {
  /** What its output said that it waited for. */
  readonly said: string
  stop(): Promise<void>
}

const WITHIN = 60_000

/** Starts a program and waits until its output has what the pattern's first group reads; without one it says nothing. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { pattern, env }: { readonly pattern?: RegExp; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Program> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  // A journey that runs out of time never comes to its end; its process does.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const said = await new Promise<string>((resolve, reject) => {
    if (pattern === undefined) return resolve('')
    let printed = ''
    const refuse = (why: string) => {
      kill()
      reject(new Error(`${command} ${why}:\n${printed}`))
    }
    const patience = setTimeout(() => refuse('did not start in time'), WITHIN)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const found = pattern.exec(printed)?.[1]
        if (found === undefined) return
        clearTimeout(patience)
        resolve(found)
      })
    child.once('error', reject).once('exit', () => refuse('ended'))
  })
  return {
    said,
    async stop() {
      child.kill('SIGTERM')
      const patience = setTimeout(kill, 5000)
      await ended
      clearTimeout(patience)
      process.off('exit', kill)
    },
  }
}
