import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** Starts a program of this folder in a process of its own. */
export const start = (program: string, args: readonly string[]): ChildProcess =>
  fork(join(import.meta.dirname, program), [...args])

/** The next message of a process; a rejection when it ends without one. */
export async function hear<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleExit = (code: number | null) =>
      reject(new Error(`A process of the bench ended with ${code} before it answered.`))
    child.once('exit', handleExit)
    child.once('message', (message: unknown) => {
      child.off('exit', handleExit)
      resolve(message as T)
    })
  })
}
