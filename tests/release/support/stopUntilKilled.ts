import { StorageUnavailable } from '../../../admin/service/base/refusals.ts'
import { openStore } from '../../../admin/service/store/openStore.ts'
import type { Store } from '../../../admin/service/store/Store.ts'
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
const answers: Readonly<Record<string, (name: string | symbol) => unknown>> = {
  answer: (name) => (name === 'watch' ? Reflect.get(real, name) : () => Promise.reject(new StorageUnavailable('gone'))),
  mark: (name) =>
    name === 'mergeStop'
      ? (...given: Parameters<Store['mergeStop']>) => real.mergeStop(...given).then(die)
      : Reflect.get(real, name),
}
const core = await openScriptCore(new Proxy(real, { get: (_, name) => answers[before ?? '']?.(name) }), dataDir)
await core.publisher.boot()
core.live.subscribe(() => void die())
await core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud' })
process.stdout.write('answered\n')
