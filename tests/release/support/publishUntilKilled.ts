import { once } from 'node:events'
import { openScriptCore } from './openScriptCore.ts'
import { publishOnAndOn, say } from './publishOnAndOn.ts'
import { storeKind } from './storeKinds.ts'

/**
 * A process that publishes until it is killed: `node publishUntilKilled.ts <kind> <data folder>`. It says `ready` when
 * it is loaded and begins at the next line it is told.
 */
const [kind, dataDir = ''] = process.argv.slice(2)

const store = storeKind(kind).serve(dataDir)
say('ready')
await once(process.stdin, 'data')
const core = await openScriptCore(store, dataDir, {
  // No webhook is sent here: the next process announces what is published.
  webhook: { url: 'http://127.0.0.1:9', secret: 'told later' },
})
await core.publisher.boot()

await publishOnAndOn(core)
