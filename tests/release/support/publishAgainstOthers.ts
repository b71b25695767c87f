import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { Refusal } from '../../../admin/service/base/Refusal.ts'
import { PublishBlocked } from '../../../admin/service/base/refusals.ts'
import { openScriptCore } from './openScriptCore.ts'
import { storeKind } from './storeKinds.ts'

/**
 * A process that publishes in competition with others: `node publishAgainstOthers.ts <kind> <data folder> <name>
 * <wins>`. It says `ready` when it is loaded, begins at the next line it is told, and at last says what it won: a list
 * of `seq`s.
 */
const [kind, dataDir = '', name = '', wins = '0'] = process.argv.slice(2)
const LOST = new Set(['release-moved', 'nothing-to-publish', 'edit-conflict'])

const store = storeKind(kind).serve(dataDir)
writeSync(1, 'ready\n')
await once(process.stdin, 'data')
const core = await openScriptCore(store, dataDir)
const { publisher, draft, format } = core
await publisher.boot()

const fact = `notice:${name}`
const actor = { name, role: 'owner' } as const
const won: number[] = []
while (won.length < Number(wins))
  try {
    await publisher.refresh()
    const expectedSeq = publisher.liveSeq()
    const drafted = (await draft.list()).find((edit) => edit.fact === fact)
    const replaces = drafted === undefined ? format.readFact(publisher.liveFiles(), fact) : drafted.value
    await draft.put(actor, { fact, value: { en: `${won.length} of ${expectedSeq}` }, replaces: replaces ?? null })
    won.push((await publisher.publish(name, { reason: 'race', expectedSeq })).release.seq)
  } catch (error) {
    // Another process was first, perhaps with this very edit.
    if (error instanceof PublishBlocked) for (const edit of await draft.list()) await draft.remove(actor, edit.fact)
    else if (!(error instanceof Refusal && LOST.has(error.code))) throw error
  }
await core.close()
writeSync(1, `${JSON.stringify(won)}\n`)
process.exit(0)
