import { writeSync } from 'node:fs'
import { addressOf } from '../../../src/format/compileRelease.ts'
import { createCore } from '../createCore.ts'
import { fakeDocuments, fakeFormat } from './fakeFormat.ts'

/** A process that publishes until it is killed: `node publishForever.ts <data folder>`; one line `<seq> <sha>` for each acknowledged publish. */
const [dataDir = ''] = process.argv.slice(2)
const core = await createCore({
  dataDir,
  format: fakeFormat,
  baseline: { id: addressOf(fakeDocuments), files: fakeDocuments },
  playTest: () => Promise.resolve([]),
  rails: {},
  approvalsRequired: false,
  clock: Date,
  wait: () => Promise.resolve(),
  warn: () => undefined,
})
await core.publisher.boot()
const FACT = 'copy:en:home.title'
for (;;) {
  const expectedSeq = core.publisher.liveSeq()
  const drafted = (await core.draft.list()).find((edit) => edit.fact === FACT)
  const replaces = drafted === undefined ? core.format.readFact(core.publisher.liveFiles(), FACT) : drafted.value
  await core.draft.put({ name: 'mina', role: 'owner' }, { fact: FACT, value: `Home ${expectedSeq} ${process.pid}`, replaces })
  const { release } = await core.publisher.publish('mina', { reason: 'again', expectedSeq })
  // Written at once: a line that the parent has not read yet is still in the pipe when this process is killed.
  writeSync(1, `${release.seq} ${release.sha}\n`)
}
