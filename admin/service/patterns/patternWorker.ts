import { parentPort } from 'node:worker_threads'
import { attackTexts } from './attackTexts.ts'

const port = parentPort
if (port === null) throw new Error('patternWorker.ts runs in a worker only.')

/** How long a pattern is tried at all; the likeliest texts come first. */
const TRIED_MS = 1_000

/**
 * Answers the milliseconds of CPU time that the slowest text took; the caller ends this worker if that takes too long.
 */
port.on('message', (pattern: string) => {
  const expression = new RegExp(pattern, 'u')
  let slowest = 0
  const began = computed()
  for (const text of attackTexts(pattern)) {
    const before = computed()
    expression.test(text)
    const after = computed()
    slowest = Math.max(slowest, after - before)
    if (after - began > TRIED_MS) break
  }
  port.postMessage(slowest)
})

/** Of this thread alone: how busy the machine is says nothing about a pattern. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
