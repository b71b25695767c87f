import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { systemClock } from '../../../admin/service/Clock.ts'
import { createCore } from '../../../admin/service/createCore.ts'
import { fakeFormat } from '../../../admin/service/testing/fakeFormat.ts'
import { testBaseline } from '../../../admin/service/testing/testBaseline.ts'
import { storeKind } from './storeKinds.ts'

/**
 * A process that publishes until it is killed: `node publishUntilKilled.ts <kind> <data folder>`. It says `ready` when it is
 * loaded and begins at the next line it is told; `try <key> <seq seen> <publish or the release it rolls back to>` before each, `done <key> <seq> <sha>` after it.
 */
const [kind, dataDir = ''] = process.argv.slice(2)
const { open } = storeKind(kind)
// Written at once: a line that the parent has not read yet is still in the pipe when this process is killed.
const say = (line: string): void => void writeSync(1, `${line}\n`)

say('ready')
await once(process.stdin, 'data')
const core = await createCore({
  dataDir,
  store: open(dataDir),
  format: fakeFormat,
  baseline: testBaseline,
  playTest: () => Promise.resolve([]),
  rails: {},
  approvalsRequired: false,
  // Nobody sends here: what is published is to be told of by whoever comes after.
  webhook: { url: 'http://127.0.0.1:9', secret: 'told later' },
  clock: systemClock,
  wait: () => Promise.resolve(),
  warn: () => undefined,
})
const { publisher, draft, format } = core
await publisher.boot()

const FACT = 'copy:en:home.title'
const mina = { name: 'mina', role: 'owner' } as const
const EVERY_FIFTH = 5

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
