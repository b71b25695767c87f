import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import type { Actions } from '../../../src/format/actions.ts'
import { hasKey } from '../../../src/format/value/keysOf.ts'
import type { OperationId } from '../../../src/platform/Operations.ts'
import { runActions } from '../../../src/renderer/actions/runActions.ts'
import { createScreenStore } from '../../../src/renderer/screen/createScreenStore.ts'
import { Big } from 'big.js'
import { wishKinds } from '../steps/wishes.ts'
import { findActions, openWish } from '../tab/openWish.ts'
import type { Tab } from '../tab/openTab.ts'
import type { BoundsAct, BoundsStep } from './BoundsStep.ts'

/** An act as it is done in one tab: the call that acts, and the taps that make it. */
export interface BoundsDeed {
  readonly call: OperationId
  readonly tap: () => Promise<unknown>
}

const password = demoAccounts.payPassword

/** What the wishes of the money simulation call the acts that it has too. */
const wishNames = {
  deposit: 'deposit by bank',
  'deposit of USDT': 'deposit of USDT',
  'cancel a deposit': 'cancel a deposit',
  'transfer in': 'transfer in',
  'transfer out': 'transfer out',
  withdraw: 'withdraw to a bank',
} as const satisfies Partial<Record<BoundsAct, string>>

type OwnAct = Exclude<BoundsAct, keyof typeof wishNames>

const deeds: { readonly [Act in OwnAct]: (tab: Tab, step: BoundsStep) => BoundsDeed | Promise<BoundsDeed> } = {
  bet,
  'open a game': openGame,
  limit: (tab, step) => limit(tab, step, 0, { amount: new Big([20_000, 50_000, 150_000][step.size] ?? 0) }),
  'no limit': (tab, step) => limit(tab, step, 1),
  'confirm a limit': (tab, step) => ofScreen(tab, 'playLimits', 'confirmDepositLimit', 0, { row: rowOf(tab, step) }),
  'keep a limit': (tab, step) => ofScreen(tab, 'playLimits', 'cancelDepositLimit', 0, { row: rowOf(tab, step) }),
  'time-out': (tab, { size }) =>
    ofScreen(tab, 'playBreak', 'startTimeOut', 0, { row: [1, 1, 3][size], form: { password } }),
  'self-exclusion': (tab) => ofScreen(tab, 'playBreak', 'startExclusion', 0, { row: 6, form: { password } }),
}

/** Prepares an act as the app does it: by the actions of its documents, or those of the board. Rejects as reads do. */
export async function prepareDeed(tab: Tab, step: BoundsStep): Promise<BoundsDeed | undefined> {
  const { act, size } = step
  if (!hasKey(wishNames, act)) return deeds[act](tab, step)
  const wish = wishKinds.map((make) => make({ size, password })).find(({ name }) => name === wishNames[act])
  const open = wish && (await openWish(tab, wish))
  return open && { call: wish.call, tap: async () => open.tap() }
}

/** The limit of a period as the tab knows it. */
const rowOf = ({ app }: Tab, { period }: BoundsStep) =>
  app.host.play.getSnapshot().limits?.find((known) => known.period === period) ?? { period }

function limit(tab: Tab, step: BoundsStep, nth: number, form: object = {}): BoundsDeed {
  return ofScreen(tab, 'playLimits', 'setDepositLimit', nth, { row: rowOf(tab, step), form })
}

interface Given {
  readonly row: unknown
  readonly form?: object
}

function ofScreen(
  { app, renderer }: Tab,
  screen: string,
  call: OperationId,
  nth: number,
  { row, form }: Given,
): BoundsDeed {
  const plan = app.release.getSnapshot().release.screen(screen)
  const actions = plan && findActions(plan.body, call)[nth]
  if (!actions) throw new RangeError(`${screen} has no such ${call}.`)
  const store = createScreenStore(renderer, plan, {})
  const extras = { row, ...(form && { form: { subscribe: () => () => undefined, getSnapshot: () => form } }) }
  return { call, tap: async () => runActions(actions, { store, extras, report: report(renderer, screen) }) }
}

/** A bet on the round that is open, as the board sends it. */
async function bet({ app, renderer }: Tab, { size }: BoundsStep): Promise<BoundsDeed> {
  const lottery = 'k3classic'
  const { data } = await app.host.platform.call('getLotteryTimes', { lottery_name: lottery })
  const { current_expect: expect } = data as { readonly current_expect: string }
  const amount = String([10, 100, 1000][size] ?? 10)
  const actions: Actions = [
    {
      call: 'submitLotteryOrder',
      with: { lottery_name: lottery, expect, order_list: [{ play_id: 'k3-big', amount }] },
      money: true,
      say: true,
    },
  ]
  const plan = app.release.getSnapshot().release.screen('k3')
  if (!plan) throw new RangeError('There is no board.')
  const store = createScreenStore(renderer, plan, {})
  return {
    call: 'submitLotteryOrder',
    tap: async () => runActions(actions, { store, extras: {}, report: report(renderer, 'k3') }),
  }
}

/** The game host asks for no address while the call is closed. */
function openGame({ app }: Tab): BoundsDeed {
  return {
    call: 'getGameUrl',
    async tap() {
      if (app.host.closed.getSnapshot()('getGameUrl') !== undefined) return
      const params = { plat_name: 'nova', game_code: 'nova-1', is_mobile_url: 1, game_category: 'gaming', lang: 'kor' }
      await app.host.platform.call('getGameUrl', params).catch(() => undefined)
    },
  }
}

const report = (renderer: Tab['renderer'], screen: string) => (code: string) =>
  renderer.report({ code, screen, pointer: '' })
