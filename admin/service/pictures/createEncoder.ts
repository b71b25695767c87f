import { fork } from 'node:child_process'
import { PictureRefused, TooManyAttempts } from '../refusals.ts'
import { createTurns } from '../release/createTurns.ts'
import type { EncodeAnswer, EncodedPicture, EncodeQuestion } from './EncodeMessage.ts'

/** Makes a picture's files. Throws `PictureRefused`, or `TooManyAttempts` where too many wait. */
export type Encode = (question: EncodeQuestion) => Promise<EncodedPicture>

export interface EncoderOptions {
  readonly timeoutMs?: number
  /** How many uploads may be held in memory. */
  readonly mostWaiting?: number
}

const SCRIPT = new URL('./encodeProcess.ts', import.meta.url)
const COME_BACK_SECONDS = 5

/**
 * Reads each picture in a process of its own, one at a time: a file that makes the decoder hang, crash or eat memory
 * does so in that process and never in the service.
 */
export function createEncoder({ timeoutMs = 20_000, mostWaiting = 8 }: EncoderOptions = {}): Encode {
  const takeTurn = createTurns()
  let waiting = 0
  return async (question) => {
    if (waiting >= mostWaiting) throw new TooManyAttempts(COME_BACK_SECONDS)
    waiting += 1
    try {
      return await takeTurn(() => askProcess(question, timeoutMs))
    } finally {
      waiting -= 1
    }
  }
}

function askProcess(question: EncodeQuestion, timeoutMs: number): Promise<EncodedPicture> {
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
    const timer = setTimeout(() => end(() => reject(new PictureRefused('time'))), timeoutMs)
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
