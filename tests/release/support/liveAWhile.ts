import { setTimeout as wait } from 'node:timers/promises'
import type { Script } from './startScript.ts'

/** Lines a life lasts at most: each publish says two, one before it and one after. */
const LONGEST_LIFE = 12

const paces = { start: 100, publish: 10 }

/** Some lines, then any part of the time that the next step takes on this machine: so a kill may fall anywhere, however fast it is. */
export async function liveAWhile(script: Script): Promise<void> {
  const lines = Math.floor(Math.random() * LONGEST_LIFE)
  let since = performance.now()
  for (let line = 0; line < lines; line += 1) {
    await script.line()
    const took = performance.now() - since
    since += took
    if (line === 0) paces.start = took
    // A line before a publish follows the one after the last at once.
    else if (line % 2 === 1) paces.publish = took
  }
  await wait(Math.random() * (lines === 0 ? paces.start : paces.publish))
}
