import { ReleaseMoved } from '../base/refusals.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'

/**
 * A process that publishes in competition with others: `node raceToPublish.ts <database> <name> <wins>`; prints the
 * sequence numbers it won.
 */
const [path = '', name = '', wins = '0'] = process.argv.slice(2)
const store = createSqliteStore(path)
const won: number[] = []
while (won.length < Number(wins)) {
  const at = new Date().toISOString()
  const expectedSeq = (await store.latestRelease())?.seq ?? 0
  try {
    const release = await store.publish({
      plan: 1,
      sha: `${name}-${won.length}`,
      baseline: 'base',
      overlay: [],
      kind: 'publish',
      actor: name,
      reason: 'race',
      createdAt: at,
      expectedSeq,
      published: [],
      values: {},
      audit: { at, actor: name, action: 'release.publish', subject: '', reason: 'race', details: {} },
    })
    won.push(release.seq)
  } catch (error) {
    if (!(error instanceof ReleaseMoved)) throw error
  }
}
await store.close()
process.stdout.write(JSON.stringify(won))
