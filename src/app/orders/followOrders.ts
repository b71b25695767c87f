import type { Big } from 'big.js'
import { isObject } from '../../format/value/isObject.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import { readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'
import { formatDisplay } from '../../renderer/reading/display.ts'
import { reviveDecimals } from '../release/reviveDecimals.ts'
import { createPoll } from '../site/createPoll.ts'
import type { App } from '../App.ts'
import { type DecidedOrders, noneDecided } from './DecidedOrders.ts'

/** Deposits and withdrawals: the `type` of their records' call, and the screen of them (specification, sections 2 and 8). */
const kinds = {
  deposits: { type: 1, path: '/rechargeRecord' },
  withdrawals: { type: 2, path: '/withdrawalRecord' },
} as const

type Kind = keyof typeof kinds
const kindNames: readonly Kind[] = ['deposits', 'withdrawals']

/** The screen with the records of both. */
const ALL_RECORDS = '/transRecord'

/** The last 30 days; what waits for longer is not asked about. */
const PERIOD = 4

/** States of an order (specification, section 3). */
const PENDING = 1
const outcomes: Readonly<Record<number, 'approved' | 'rejected'>> = { 2: 'approved', 3: 'rejected' }

const NAME = 'playbill.orders'

/** One member's orders as this device knows them, so that a return knows what was decided meanwhile. */
interface Kept {
  readonly member: string
  /** Numbers of the orders that were open last. */
  readonly open: Readonly<Record<Kind, readonly string[]>>
  readonly decided: DecidedOrders
}

interface Order {
  readonly no: string
  readonly state: number
  readonly amount: Big
  readonly isDollars: boolean
}

type FollowOptions = Pick<
  App,
  'platform' | 'release' | 'session' | 'account' | 'storage' | 'host' | 'toasts' | 'navigator' | 'decided'
>

export interface FollowedOrders {
  /** The screen at this path shows: what was decided there has been seen. */
  readonly see: (path: string) => void
  readonly stop: () => void
}

/**
 * Follows the member's deposits and withdrawals until they are decided, with the round of the balance and only while one
 * is open. What is decided meanwhile is said once, wherever the member is; what was decided before they returned is
 * counted until they look.
 */
export function followOrders(app: FollowOptions): FollowedOrders {
  const { platform, release, session, account, storage, host, decided, navigator } = app
  const { visibility, settings } = host
  let member: string | undefined
  /** Kinds to be asked about, though no order of them is known to be open. */
  let wanted = new Set<Kind>()
  let isReturn = false
  const poll = createPoll({
    visibility,
    every: () => reviveDecimals(release.getSnapshot().release.settings()).polling.balance * 1000,
    follows: settings,
    run: read,
  })
  const at = () => navigator.place().path

  // Read each time: another tab may have asked, and said it.
  const known = (): Kept => readKept(storage.local, member ?? '')

  function keep(next: Kept): void {
    writeStored(storage.local, NAME, next)
    decided.set(next.decided)
  }

  function follow(): void {
    const { token, userInfo } = session.getSnapshot()
    const next = token === null ? undefined : userInfo?.id
    if (next === member) return
    member = next
    poll.stop()
    decided.set(next === undefined ? noneDecided : known().decided)
    isReturn = true
    if (next !== undefined) look({ now: true })
  }

  function look(how?: { readonly now: boolean }): void {
    wanted = new Set(kindNames)
    poll.start(how)
  }

  /** The member is read again whenever money has moved, as an order may have been made. */
  function handleRead(): void {
    if (member !== undefined && account.userRead.getSnapshot().asking) look()
  }

  async function read(): Promise<void> {
    const mine = member
    const asked = wanted
    const said: Said[] = []
    const { open } = known()
    try {
      for (const kind of kindNames.filter((name) => asked.has(name) || open[name].length > 0)) {
        // One after the other: nobody waits for them.
        // oxlint-disable-next-line no-await-in-loop
        const orders = await readOrders(platform, kind)
        if (mine !== member) return
        said.push(...judge(kind, orders))
        asked.delete(kind)
      }
    } finally {
      // Also when the other kind could not be read: these are known as decided now, and no round finds them again.
      if (!isReturn && said.length > 0 && mine === member) say(said, app)
    }
    isReturn = false
    if (wanted.size === 0 && kindNames.every((kind) => known().open[kind].length === 0)) poll.stop()
  }

  /** Keeps what is open now, and answers what was open and has been decided. */
  function judge(kind: Kind, orders: readonly Order[]): readonly Said[] {
    const kept = known()
    const made = orders.filter(({ no, state }) => outcomes[state] !== undefined && kept.open[kind].includes(no))
    const count = isRecordOf(kind, at()) ? 0 : kept.decided[kind] + made.length
    keep({
      ...kept,
      open: { ...kept.open, [kind]: orders.filter(({ state }) => state === PENDING).map(({ no }) => no) },
      decided: { ...kept.decided, [kind]: count },
    })
    return made.map((order) => ({ kind, order }))
  }

  const ends = [session.subscribe(follow), account.userRead.subscribe(handleRead)]
  follow()

  return {
    see(path) {
      if (member === undefined) return
      const kept = known()
      const seen = kindNames.filter((kind) => kept.decided[kind] > 0 && isRecordOf(kind, path))
      if (seen.length === 0) return
      keep({ ...kept, decided: { ...kept.decided, ...Object.fromEntries(seen.map((kind) => [kind, 0])) } })
    },
    stop() {
      for (const end of ends) end()
      poll.stop()
      member = undefined
    },
  }
}

const isRecordOf = (kind: Kind, path: string) => path === ALL_RECORDS || path === kinds[kind].path

interface Said {
  readonly kind: Kind
  readonly order: Order
}

/** Says in one toast what was decided in one round; it leads to the records, unless they show already. */
function say(said: readonly Said[], { toasts, host, navigator }: FollowOptions): void {
  const t = host.text.getSnapshot()
  const lines = said.map(({ kind, order: { state, amount, isDollars } }) => {
    const values = {
      amount: formatDisplay(amount, isDollars ? 'usdt' : 'krw', host.locale.getSnapshot()),
      state: t(`orderState.${outcomes[state] ?? 'other'}`),
    }
    return kind === 'deposits' ? t('orders.deposit', values) : t('orders.withdrawal', values)
  })
  const isGood = said.every(({ order: { state } }) => outcomes[state] === 'approved')
  const [first] = said
  const path = first && said.every(({ kind }) => kind === first.kind) ? kinds[first.kind].path : ALL_RECORDS
  const way =
    navigator.place().path === path
      ? undefined
      : { label: t('money.seeRecords'), go: () => navigator.navigate.go(path, {}) }
  toasts.add(isGood ? 'success' : 'info', lines.join('\n'), undefined, way)
}

async function readOrders(platform: Platform, kind: Kind): Promise<readonly Order[]> {
  const { data } = await platform.call('getTransRecord', { date: PERIOD, type: kinds[kind].type, page: 1 })
  return data.data.map(({ out_trade_no: no, state, amount, pay_way: way }) => ({
    no,
    state,
    amount,
    isDollars: way.toLowerCase().includes('usdt'),
  }))
}

function readKept(storage: WebStorage, member: string): Kept {
  const nothing: Kept = { member, open: { deposits: [], withdrawals: [] }, decided: noneDecided }
  const stored = readStored(storage, NAME)
  if (!isObject(stored) || stored['member'] !== member) return nothing
  const { open, decided } = stored
  const numbers = (kind: Kind): readonly string[] => {
    const list = isObject(open) ? open[kind] : undefined
    return Array.isArray(list) ? list.filter((no) => typeof no === 'string') : []
  }
  const count = (kind: Kind): number => {
    const number = isObject(decided) ? decided[kind] : undefined
    return typeof number === 'number' && number > 0 ? number : 0
  }
  return {
    member,
    open: { deposits: numbers('deposits'), withdrawals: numbers('withdrawals') },
    decided: { deposits: count('deposits'), withdrawals: count('withdrawals') },
  }
}
