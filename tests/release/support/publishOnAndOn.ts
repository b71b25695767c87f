import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import type { Core } from '../../../admin/service/core/createCore.ts'

const FACT = 'copy:en:home.title'
const mina = { name: 'mina', role: 'owner' } as const
const EVERY_FIFTH = 5

/** Written at once: a line that the parent has not read yet is still in the pipe when this process is killed. */
export const say = (line: string): void => void writeSync(1, `${line}\n`)

/**
 * Publishes, and now and then rolls back, until it is killed. Says `try <key> <seq seen> <publish or the release it
 * rolls back to>` before each, `done <key> <seq> <sha>` after it.
 */
export async function publishOnAndOn({ publisher, draft, format }: Core): Promise<never> {
  for (let round = 1; ; round += 1) {
    const expectedSeq = publisher.liveSeq()
    const key = randomUUID()
    const request = { reason: 'again', expectedSeq, idempotencyKey: key }
    const isRollback = round % EVERY_FIFTH === 0
    if (!isRollback) {
      const drafted = (await draft.list()).find((edit) => edit.fact === FACT)
      const replaces = drafted === undefined ? format.readFact(publisher.liveFiles(), FACT) : drafted.value
      await draft.put(mina, { fact: FACT, value: `Home ${key}`, replaces })
    }
    const to = Math.ceil(expectedSeq / 2)
    say(`try ${key} ${expectedSeq} ${isRollback ? to : 'publish'}`)
    const { release } = isRollback
      ? await publisher.rollback('mina', to, request)
      : await publisher.publish('mina', request)
    say(`done ${key} ${release.seq} ${release.sha}`)
  }
}
