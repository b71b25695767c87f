import { once } from 'node:events'
import { systemClock } from '../../../admin/service/Clock.ts'
import { createCore } from '../../../admin/service/createCore.ts'
import { fakeFormat } from '../../../admin/service/testing/fakeFormat.ts'
import { testBaseline } from '../../../admin/service/testing/testBaseline.ts'
import { publishOnAndOn, say } from './publishOnAndOn.ts'
import { storeKind } from './storeKinds.ts'

/**
 * A process that publishes until it is killed: `node publishUntilKilled.ts <kind> <data folder>`. It says `ready` when
 * it is loaded and begins at the next line it is told.
 */
const [kind, dataDir = ''] = process.argv.slice(2)
const { open } = storeKind(kind)

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
  // No webhook is sent here: the next process announces what is published.
  webhook: { url: 'http://127.0.0.1:9', secret: 'told later' },
  clock: systemClock,
  wait: () => Promise.resolve(),
  warn: () => undefined,
})
await core.publisher.boot()

await publishOnAndOn(core)
