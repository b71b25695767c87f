import { fork } from 'node:child_process'
import { createFairTurns } from '../base/background/createFairTurns.ts'
import { PictureRefused, PicturesWaiting } from '../base/refusals.ts'
import type { EncodeAnswer, EncodedPicture, EncodeQuestion } from './EncodeMessage.ts'

/** Makes the files of a picture of `operator`. Throws `PictureRefused`, or `PicturesWaiting` where too many wait. */
export type Encode = (operator: string, question: EncodeQuestion) => Promise<EncodedPicture>

const SCRIPT = new URL('./encodeProcess.ts', import.meta.url)
const TIMEOUT_MS = 20_000
/** How many uploads may be held in memory, each of 8 MB at most. */
const MOST_WAITING = 16

/**
 * Reads each picture in a process of its own, one at a time and the operators in turn: a file that makes the decoder
 * hang, crash or eat memory does so in that process and never in the service.
 */
export function createEncoder(): Encode {
  const takeTurn = createFairTurns(MOST_WAITING, (own) => new PicturesWaiting(own > 0 ? 'own' : 'others'))
  return (operator, question) => takeTurn(operator, () => askProcess(question))
}

function askProcess(question: EncodeQuestion): Promise<EncodedPicture> {
  return new Promise((resolve, reject) => {
    const child = fork(SCRIPT, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=256'],
      // None of the service's secrets.
      env: { PATH: process.env['PATH'] },
    })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      child.removeAllListeners()
      // What comes after the answer does not matter.
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new PictureRefused('time'))), TIMEOUT_MS)
    child.on('message', (answer: EncodeAnswer) =>
      end(() => ('picture' in answer ? resolve(answer.picture) : reject(new PictureRefused(answer.trouble)))),
    )
    child.on('exit', () => end(() => reject(new PictureRefused('broken'))))
    child.on('error', (error) => end(() => reject(error)))
    child.send(question, (error) => {
      // The process ended before it was asked; its end is reported.
      if (error !== null) child.kill('SIGKILL')
    })
  })
}
