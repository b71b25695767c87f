import { once } from 'node:events'
import { jumpingClock } from './jumpingClock.ts'
import { openScriptCore } from './openScriptCore.ts'
import { say } from './publishOnAndOn.ts'
import { storeKind } from './storeKinds.ts'

/**
 * A process that lets out what is due until it is killed: `node letOutUntilKilled.ts <kind> <data folder>`. Its clock
 * jumps. It says `ready` when it is loaded, begins at the next line it is told, and says how much waits after each round.
 */
const [kind, dataDir = ''] = process.argv.slice(2)

const store = storeKind(kind).serve(dataDir)
say('ready')
await once(process.stdin, 'data')
const core = await openScriptCore(store, dataDir, {
  clock: jumpingClock(),
  // Told by nobody here: the messages stay in the store.
  webhook: { url: 'http://127.0.0.1:9', secret: 'told later' },
})
await core.publisher.boot()
for (;;) {
  await core.publisher.refresh()
  await core.schedules.runDue()
  say(String((await core.store.schedules()).filter(({ state }) => state === 'waiting').length))
}
