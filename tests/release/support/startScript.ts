import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** A process for a fault: it reads and prints lines, and is killed without warning. */
export interface Script {
  readonly send: (line: string) => void
  /** The next line it prints; rejects when it ends before. */
  readonly line: () => Promise<string>
  /** Every line so far, also those already read. */
  readonly lines: readonly string[]
  /** `kill -9`; settles when it is gone and all it printed is in `lines`. */
  readonly kill: () => Promise<void>
  /** Its exit code once it has ended by itself. */
  readonly ended: Promise<number | null>
}

/**
 * Starts a script of this folder; it does not outlive the test. `wrap` is a command that runs it, such as one that
 * gives it another disk.
 */
export function startScript(name: string, ...args: readonly string[]): Script {
  return follow(
    spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url)), ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
}

export function follow(child: ChildProcessByStdio<Writable, Readable, null>): Script {
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = []
  let taken = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    if (waiting.length > 0) {
      taken += 1
      waiting.shift()?.resolve(line)
    }
  })
  // A write to a process that is gone is not our error.
  child.stdin.on('error', () => undefined)
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code)
      for (const { reject } of waiting)
        reject(new Error(`The process ended with ${code} before it said more. It had said:\n${lines.join('\n')}`))
    })
  })
  return {
    lines,
    ended,
    send: (line) => void child.stdin.write(`${line}\n`),
    line() {
      const next = lines[taken]
      if (next === undefined) return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
      taken += 1
      return Promise.resolve(next)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
