import { isObject } from '../../format/value/isObject.ts'
import { readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'
import { formatDisplay } from '../../renderer/reading/display.ts'
import { reviveDecimals } from '../release/reviveDecimals.ts'
import { createPoll } from '../site/createPoll.ts'
import type { App } from '../App.ts'
import { type DecidedOrders, noneDecided } from './DecidedOrders.ts'
import {
  boards,
  type Order,
  readActivities,
  readDeposits,
  readRounds,
  readTransfers,
  readWithdrawals,
  type Words,
} from './readOrders.ts'

/** The screen with the records of deposits, withdrawals and transfers. */
const ALL_RECORDS = '/transRecord'

/** The screen that says of each record how much was decided. */
const MINE = '/mine'

/** How the orders of a kind are read, and the screen with their record (specification, section 2). */
const kinds = {
  deposits: { path: '/rechargeRecord', read: readDeposits },
  withdrawals: { path: '/withdrawalRecord', read: readWithdrawals },
  transfers: { path: ALL_RECORDS, read: readTransfers },
  activities: { path: '/activityRecord', read: readActivities },
  // The words on a round say all there is to see. Last, as it waits for the boards.
  rounds: { path: undefined, read: readRounds },
} as const

type Kind = keyof typeof kinds
const counted: readonly (keyof DecidedOrders)[] = ['deposits', 'withdrawals', 'transfers', 'activities']
const kindNames: readonly Kind[] = [...counted, 'rounds']

const NAME = 'playbill.orders'

/** One member's orders as this device knows them, so that a return knows what was decided meanwhile. */
interface Kept {
  readonly member: string
  /** Numbers of the orders that were open last. */
  readonly open: Readonly<Record<Kind, readonly string[]>>
  readonly decided: DecidedOrders
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
 * Follows what the member waits for until it is decided, with the round of the balance and only while some of it is open.
 * What is decided meanwhile is said once, wherever the member is; what was decided before they returned is counted until
 * they look, but for bets.
 */
export function followOrders(app: FollowOptions): FollowedOrders {
  const { platform, release, session, account, storage, host, decided, navigator } = app
  const { visibility, settings } = host
  let member: string | undefined
  /** Kinds to be asked about, though no order of them is known to be open. */
  let wanted = new Set<Kind>()
  /** Kinds that have not been read since the member came: what was decided before is counted and not said. */
  let unread = new Set<Kind>()
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
    unread = new Set(kindNames)
    if (next !== undefined) look(kindNames, { now: true })
  }

  function look(names: readonly Kind[], how?: { readonly now: boolean }): void {
    wanted = new Set([...wanted, ...names])
    poll.start(how)
  }

  /** The member is read again whenever money has moved, as an order may have been made. */
  function handleRead(): void {
    if (member === undefined || !account.userRead.getSnapshot().asking) return
    if (!boards.has(at())) return look(kindNames)
    // The round of a bet may be over before the next look.
    poll.stop()
    look(['rounds'], { now: true })
  }

  async function read(): Promise<void> {
    const mine = member
    const asked = wanted
    const said: Said[] = []
    const errors: unknown[] = []
    const { open } = known()
    for (const kind of kindNames.filter((name) => asked.has(name) || open[name].length > 0)) {
      try {
        // One after the other: nobody waits for them.
        // oxlint-disable-next-line no-await-in-loop
        const orders = await kinds[kind].read({ platform, place: () => navigator.place(), open: open[kind] })
        if (mine !== member) return
        const ended = judge(kind, orders)
        if (!unread.delete(kind)) said.push(...ended)
        asked.delete(kind)
      } catch (error) {
        errors.push(error)
      }
    }
    if (mine !== member) return
    if (said.length > 0) say(said, app)
    if (errors.length > 0) throw errors[0]
    if (wanted.size === 0 && kindNames.every((kind) => known().open[kind].length === 0)) poll.stop()
  }

  /** Keeps what is open now, and answers what was open and has been decided. */
  function judge(kind: Kind, orders: readonly Order[]): readonly Said[] {
    const kept = known()
    const said = orders.flatMap(({ no, end }) => (end && kept.open[kind].includes(no) ? [{ kind, end }] : []))
    const open = orders.filter(({ isOpen }) => isOpen).map(({ no }) => no)
    const count = (each: keyof DecidedOrders) =>
      each !== kind ? kept.decided[each] : isRecordOf(kind, at()) ? 0 : kept.decided[each] + said.length
    keep({ ...kept, open: { ...kept.open, [kind]: open }, decided: countEach(count) })
    return said
  }

  const ends = [session.subscribe(follow), account.userRead.subscribe(handleRead)]
  follow()

  return {
    see(path) {
      if (member === undefined) return
      const kept = known()
      const seen = counted.filter((kind) => kept.decided[kind] > 0 && isRecordOf(kind, path))
      if (seen.length === 0) return
      keep({ ...kept, decided: countEach((kind) => (seen.includes(kind) ? 0 : kept.decided[kind])) })
    },
    stop() {
      for (const end of ends) end()
      poll.stop()
      member = undefined
    },
  }
}

const isRecordOf = (kind: Kind, path: string) =>
  path === kinds[kind].path || (path === ALL_RECORDS && (kind === 'deposits' || kind === 'withdrawals'))

interface Said {
  readonly kind: Kind
  readonly end: NonNullable<Order['end']>
}

/** Says in one toast what was decided in one round; it leads to the records, unless they show already. */
function say(said: readonly Said[], { toasts, host, navigator }: FollowOptions): void {
  const text = host.text.getSnapshot()
  const money: Words['money'] = (amount, as) => formatDisplay(amount, as, host.locale.getSnapshot())
  const path = recordsOf(said)
  const query = said[0]?.end.query
  const way =
    path === undefined || navigator.place().path === path
      ? undefined
      : { label: text('money.seeRecords'), go: () => navigator.navigate.go(path, query ? { query } : {}) }
  const isGood = said.every(({ end }) => end.isGood)
  const lines = said.map(({ end }) => end.say({ text, money }))
  toasts.add(isGood ? 'success' : 'info', lines.join('\n'), undefined, way)
}

/** The screen on which all of it is found; undefined where the toast says everything. */
function recordsOf(said: readonly Said[]): string | undefined {
  const [path, ...others] = new Set(said.flatMap(({ kind }) => kinds[kind].path ?? []))
  if (others.length === 0) return path
  return said.some(({ kind }) => kind === 'activities') ? MINE : ALL_RECORDS
}

const countEach = (count: (kind: keyof DecidedOrders) => number): DecidedOrders => ({
  deposits: count('deposits'),
  withdrawals: count('withdrawals'),
  transfers: count('transfers'),
  activities: count('activities'),
})

function readKept(storage: WebStorage, member: string): Kept {
  const stored = readStored(storage, NAME)
  const { open, decided } = isObject(stored) && stored['member'] === member ? stored : {}
  const numbers = (kind: Kind): readonly string[] => {
    const list = isObject(open) ? open[kind] : undefined
    return Array.isArray(list) ? list.filter((no) => typeof no === 'string') : []
  }
  return {
    member,
    open: {
      deposits: numbers('deposits'),
      withdrawals: numbers('withdrawals'),
      transfers: numbers('transfers'),
      activities: numbers('activities'),
      rounds: numbers('rounds'),
    },
    decided: countEach((kind) => {
      const number = isObject(decided) ? decided[kind] : undefined
      return typeof number === 'number' && number > 0 ? number : 0
    }),
  }
}
