import type { Step } from '../../../admin/service/store/migrations.ts'
import { stepsOfNextBuild } from './nextBuild.ts'
import { say } from './publishOnAndOn.ts'
import { storeKind } from './storeKinds.ts'

/**
 * A process that brings a store up to date and waits to be killed after one of the steps, or before the first, once the
 * backup is written: `node upgradeUntilKilled.ts <kind> <data folder> <step>`. It says the step when it is there.
 */
const [kind, dataDir = '', last = ''] = process.argv.slice(2)
const reach = async (name: string): Promise<void> => {
  if (name !== last) return
  say(name)
  // Until it is killed; a promise alone would not keep the process.
  await new Promise((resolve) => setTimeout(resolve, 2_000_000))
}

const watched = Object.entries(stepsOfNextBuild('writes')).map(([name, { make, before }], at): [string, Step] => [
  name,
  {
    before,
    make: (flavour) => ({
      async up(db) {
        if (at > 0 && last === `before ${name}`) await reach(last)
        await make(flavour).up(db)
        await reach(name)
      },
    }),
  },
])
const store = storeKind(kind).open(dataDir, { steps: Object.fromEntries(watched) })
await store.pointers()
