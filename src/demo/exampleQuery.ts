import type { Params } from '../../mocks/platform/Operations.ts'
import type { Platform } from '../../mocks/platform/createPlatform.ts'
import type { ScreenPlan } from '../format/screen.ts'
import type { Simulation } from './createSimulation.ts'

const deposit: Params<'recharge'> = { paytype: 'usdt', catepay: 'TRC20', amount: '100', info: 'example' }

/**
 * Parameters whose example cannot be written in a document, because the simulated platform makes them up as it goes.
 */
const made = new Map<string, (platform: Platform, token: string) => string | undefined>([
  [
    'deposit_no',
    (platform, token) => {
      platform.call('recharge', deposit, { token })
      return platform.deposits.pending().at(-1)?.no
    },
  ],
])

/** The query to look at a screen with: the examples of its document; a parameter without one is left to its default. */
export function exampleQuery(
  { query }: Pick<ScreenPlan, 'query'>,
  { platform, token }: Pick<Simulation, 'platform' | 'token'>,
): Readonly<Record<string, string>> {
  const entries = Object.entries(query).flatMap(([name, { example }]) => {
    const value = example ?? (token === undefined ? undefined : made.get(name)?.(platform, token))
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}
