import { join } from 'node:path'
import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { repositoryRoot } from '../../../src/build/repositoryRoot.ts'
import { startStand, type StandOptions } from '../stand/startStand.ts'
import { logIn } from './logIn.ts'
import type { Variant, VariantName } from './Variant.ts'

export interface VariantOptions extends Pick<StandOptions, 'records'> {
  /** With the names of the components, for counting. */
  readonly isNamed?: boolean
  readonly edits?: readonly { readonly fact: string; readonly value: unknown }[]
}

/** App and twin, each on a service of its own with the same simulated platform. */
export async function startVariants({ records, isNamed = false, edits = [] }: VariantOptions = {}): Promise<
  readonly [app: Variant, twin: Variant]
> {
  const start = async (name: VariantName, folder: string): Promise<Variant> => {
    const build = join(repositoryRoot, folder)
    const stand = await startStand({ build, ...(records !== undefined && { records }) })
    if (name === 'app' && edits.length > 0) await stand.publish(edits)
    return { name, stand, build, token: await logIn(stand.url, demoAccounts.member) }
  }
  // One after the other: starting is heavy, and the machine is small.
  return [
    await start('app', isNamed ? '.cache/bench/app-named' : 'dist/app'),
    await start('twin', isNamed ? '.cache/bench/twin-named' : '.cache/bench/twin'),
  ]
}
