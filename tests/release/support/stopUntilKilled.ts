import { openStore } from '../../../admin/service/store/openStore.ts'
import { awayStore } from '../../../admin/service/testing/awayStore.ts'
import { openScriptCore } from './openScriptCore.ts'

/**
 * A node that is killed while it stops: `node stopUntilKilled.ts <data folder> answer|mark`. With `answer` its store is
 * gone, and it is killed once phones are told and before whoever stops has the answer; with `mark` once the store has
 * taken the node's own stop and before the node has noted that.
 */
const [dataDir = '', before] = process.argv.slice(2)

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}

const real = openStore({ dataDir })
const store =
  before === 'answer'
    ? awayStore(real, () => true)
    : { ...real, mergeStop: (line: Parameters<typeof real.mergeStop>[0]) => real.mergeStop(line).then(die) }
const core = await openScriptCore(store, dataDir)
await core.publisher.boot()
core.live.subscribe(() => void die())
await core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud' })
process.stdout.write('answered\n')
