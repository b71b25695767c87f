import { setTimeout as wait } from 'node:timers/promises'
import type { Script } from './startScript.ts'

/** The most lines of a life: each publish prints two, one before it and one after. */
const LONGEST_LIFE = 12

const paces = { start: 100, publish: 10 }

/**
 * Waits some lines, then a random part of the time that the next step takes: so a kill may fall anywhere, however fast
 * the machine is.
 */
export async function liveAWhile(script: Script): Promise<void> {
  const lines = Math.floor(Math.random() * LONGEST_LIFE)
  let since = performance.now()
  for (let line = 0; line < lines; line += 1) {
    await script.line()
    const took = performance.now() - since
    since += took
    if (line === 0) paces.start = took
    // The line before a publish follows right after the line of the last one.
    else if (line % 2 === 1) paces.publish = took
  }
  await wait(Math.random() * (lines === 0 ? paces.start : paces.publish))
}
