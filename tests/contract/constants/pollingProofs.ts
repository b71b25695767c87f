import { closeApp } from './closeApp.ts'
import type { Proof } from './Constant.ts'
import { openApp } from './openApp.ts'
import { passUntil } from './passUntil.ts'
import { setting } from './setting.ts'
import { timersDuring } from './timersDuring.ts'

/** Whether the app waits this many seconds between two calls. */
async function isEvery(app: ReturnType<typeof openApp>, call: string, seconds: number): Promise<boolean> {
  const asked = () => app.sent(call).length
  // Some calls are first made once their interval has passed.
  await passUntil(() => asked() > 0, 80)
  const first = asked()
  // By the next one the app has made its one-off calls.
  await passUntil(() => asked() > first, 80)
  const second = asked()
  const timers = await timersDuring(async () => passUntil(() => asked() > second, 80))
  return timers.has(seconds)
}

/** Constants of polling. */
export const pollingProofs: readonly Proof[] = [
  {
    name: 'polling',
    constants: [
      setting('poll-balance', '/polling/balance', true, 12),
      setting('poll-wallets', '/polling/wallets', true, 6),
    ],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/money' })
      const wallets = await isEvery(app, 'api/balancelist', 3.5)
      const balance = await isEvery(app, 'api/balance', 30)
      await closeApp(app)
      return { 'poll-wallets': wallets, 'poll-balance': balance }
    },
  },
  {
    name: 'polling on the transfer screen',
    constants: [setting('poll-transfer', '/polling/walletsOnTransfer', true, 4)],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/transfer' })
      const transfer = await isEvery(app, 'api/balancelist', 1.5)
      await closeApp(app)
      return { 'poll-transfer': transfer }
    },
  },
]
