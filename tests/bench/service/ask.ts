import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** Starts a program of this folder in a process of its own. */
export const start = (program: string, args: readonly string[]): ChildProcess =>
  fork(join(import.meta.dirname, program), [...args])

/** Longer than anything that is measured, in ms. */
const TOO_LONG = 180_000

/** The next message of a process; a rejection when it ends without one, or does not answer in three minutes. */
export async function hear<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleExit = (code: number | null) => {
      clearTimeout(patience)
      reject(new Error(`A process of the bench ended with ${code} before it answered.`))
    }
    const patience = setTimeout(
      () => reject(new Error('A process of the bench did not answer within three minutes.')),
      TOO_LONG,
    )
    child.once('exit', handleExit)
    child.once('message', (message: unknown) => {
      clearTimeout(patience)
      child.off('exit', handleExit)
      resolve(message as T)
    })
  })
}
