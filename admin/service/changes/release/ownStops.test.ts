import { appendFile, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { StorageUnavailable } from '../../base/refusals.ts'
import { verifyStore } from '../../audit/verifyStore.ts'
import type { Core, CoreOptions } from '../../core/createCore.ts'
import { openStore } from '../../store/openStore.ts'
import type { Store } from '../../store/Store.ts'
import { createTestCore, testClock, testFolder } from '../../testing/createTestCore.ts'

const words = { kor: '아홉 시에 열려요' }
const DAY = 24 * 60 * 60_000
const webhook = { url: 'http://127.0.0.1:9/', secret: 'it is announced later, or never' }

/** A node with a store that can be taken away from it: it refuses, or hangs. */
async function startNode({ storeDir, ...options }: Partial<CoreOptions> & { readonly storeDir?: string } = {}) {
  const dataDir = options.dataDir ?? (await testFolder())
  const real = openStore({ dataDir: storeDir ?? dataDir }, { mayCreate: () => true })
  let state: 'there' | 'gone' | 'hangs' = 'there'
  let until = Promise.withResolvers<undefined>()
  const ask = async (call: unknown, given: readonly unknown[]): Promise<unknown> => {
    if (state === 'gone') throw new StorageUnavailable('gone')
    if (state === 'hangs') await until.promise
    return Reflect.apply(call as () => unknown, real, given)
  }
  const store = new Proxy(real, {
    get: (_, name) => {
      const call: unknown = Reflect.get(real, name)
      return name === 'close' || name === 'watch' ? call : (...given: readonly unknown[]) => ask(call, given)
    },
  })
  const said: string[] = []
  const core = await createTestCore({ ...options, dataDir, store, warn: (message) => said.push(message) })
  return {
    core,
    dataDir,
    said,
    is: (next: 'there' | 'gone') => {
      state = next
    },
    /** It answers nothing; answers a function that lets it do all that was asked. */
    hang: () => {
      state = 'hangs'
      until = Promise.withResolvers<undefined>()
      return () => {
        state = 'there'
        until.resolve(undefined)
      }
    },
  }
}

async function bootedNode(options: Parameters<typeof startNode>[0] = {}) {
  const node = await startNode(options)
  await node.core.publisher.boot()
  return node
}

const headOf = ({ live }: Core) => JSON.parse(live.head(1)?.body ?? '') as { seq: number; at: string; stops?: object }
const linesOf = async (dataDir: string) =>
  (await readFile(join(dataDir, 'own-stops.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const logOf = async (store: Store) =>
  (await store.listAudit({ limit: 50 })).filter(({ action }) => action.startsWith('stop.')).toReversed()

/** Every message that waits for the webhook, taken out. */
async function announced(store: Store, until: number): Promise<readonly unknown[]> {
  const at = new Date(until).toISOString()
  const delivery = await store.claimDelivery(at, at)
  if (delivery === undefined) return []
  await store.removeDelivery(delivery.id)
  return [JSON.parse(delivery.body), ...(await announced(store, until))]
}

it('is shown at once without the store, is on the disk first, and says that it is on this node alone', async () => {
  const { core, dataDir, is } = await bootedNode()
  const before = headOf(core)
  is('gone')
  const heard = vi.fn<(head: unknown) => void>()
  core.live.subscribe(heard)
  const [stop] = await core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud', words })
  expect(stop).toMatchObject({
    name: 'deposits',
    reason: 'fraud',
    words,
    actor: expect.stringMatching(/^cli:mina@/),
    own: { isKept: true, isOld: false },
  })
  expect(await linesOf(dataDir)).toMatchObject([
    { id: stop?.own?.id, name: 'deposits', reason: 'fraud', beside: false },
  ])
  expect(headOf(core)).toMatchObject({ seq: before.seq, stops: { deposits: { words } } })
  expect(Date.parse(headOf(core).at)).toBeGreaterThan(Date.parse(before.at))
  expect(JSON.parse(core.live.settings()?.body ?? '')).toMatchObject({ stops: { deposits: {} } })
  expect(heard).toHaveBeenCalledTimes(1)
  await expect(core.publisher.followStops()).rejects.toMatchObject({ code: 'storage-unavailable' })
  expect(headOf(core)).toMatchObject({ stops: { deposits: { words } } })
})

it('counts a store that hangs as gone after two seconds, and takes its late answer as the same stop', async () => {
  const { core, hang } = await bootedNode()
  const goOn = hang()
  const asked = performance.now()
  expect(await core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })).toMatchObject([{ own: { isKept: true } }])
  expect(performance.now() - asked).toBeLessThan(4_000)
  goOn()
  await core.publisher.followStops()
  expect(await core.store.stops()).toMatchObject([{ name: 'bets' }])
  const log = await logOf(core.store)
  expect(log.map(({ action }) => action)).toEqual(['stop.on'])

  // A part of what hung is done once everybody believes it to be over.
  const [entry] = log
  if (entry === undefined) throw new Error('Nothing is logged.')
  await core.publisher.lift('mina', 'bets', 'over')
  const stop = { name: 'bets', reason: 'fault', actor: 'cli:mina', at: entry.at } as const
  await core.store.putStop({ stop, id: String(entry.details['id']), audit: entry })
  expect(await core.store.stops()).toEqual([])
})

it('goes into the store before anything else is shown, once, with its own moment, and to the webhook', async () => {
  const clock = testClock()
  const { core, dataDir, is, said } = await bootedNode({ clock, webhook })
  is('gone')
  const [own] = await core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud', words })
  const shown = headOf(core)
  clock.pass(60_000)
  is('there')
  const heads: string[] = []
  core.live.subscribe(({ body }) => heads.push(body))
  await core.publisher.followStops()
  await core.publisher.followStops()
  expect(await core.store.stops()).toEqual([
    { name: 'deposits', reason: 'fraud', words, actor: own?.actor, at: '2026-03-02T05:00:00.000Z' },
  ])
  expect(core.publisher.stops()[0]).not.toHaveProperty('own')
  expect(heads.every((body) => body.includes('"stops":{"deposits"'))).toBe(true)
  expect(Date.parse(headOf(core).at)).toBeGreaterThan(Date.parse(shown.at))
  expect(await logOf(core.store)).toMatchObject([
    {
      action: 'stop.on',
      actor: own?.actor,
      reason: 'fraud',
      at: '2026-03-02T05:01:00.000Z',
      details: { id: own?.own?.id, at: '2026-03-02T05:00:00.000Z', words },
    },
  ])
  expect((await linesOf(dataDir)).at(-1)).toMatchObject({ merged: own?.own?.id })
  expect(await announced(core.store, clock.now() + DAY)).toEqual([
    expect.objectContaining({ type: 'release.published' }),
    {
      type: 'stop.on',
      timestamp: '2026-03-02T05:01:00.000Z',
      data: {
        stop: 'deposits',
        actor: own?.actor,
        reason: 'fraud',
        id: own?.own?.id,
        node: own?.own?.node,
        at: '2026-03-02T05:00:00.000Z',
        words,
      },
    },
  ])
  expect(said.filter((sentence) => sentence.includes('cannot be put'))).toEqual([])
  expect((await verifyStore(core.store)).problems).toEqual([])

  expect(await core.publisher.lift('mina', 'deposits', 'over')).toEqual([])
  expect(headOf(core).stops).toBeUndefined()
})

it('holds over a restart without the store, which lifts it alone and leaves what came from the store', async () => {
  const { core, dataDir, is } = await bootedNode()
  await core.publisher.stop('mina', 'withdrawals', { reason: 'bank is down' })
  is('gone')
  await core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud', words })
  await core.publisher.stop('cli:mina', 'withdrawals', { reason: 'still down' })
  const before = headOf(core)

  const next = await startNode({ dataDir })
  next.is('gone')
  await next.core.publisher.boot()
  expect(headOf(next.core)).toEqual(before)
  await expect(next.core.publisher.lift('cli:mina', 'bets', 'over')).rejects.toMatchObject({
    code: 'storage-unavailable',
  })
  await next.core.publisher.lift('cli:mina', 'withdrawals', 'not ours')
  expect(headOf(next.core)).toMatchObject({ stops: { deposits: {}, withdrawals: {} } })
  const left = await next.core.publisher.lift('cli:mina', 'deposits', 'over')
  expect(left.map(({ name }) => name)).toEqual(['withdrawals'])
  expect(headOf(next.core)).not.toMatchObject({ stops: { deposits: {} } })
  expect(Date.parse(headOf(next.core).at)).toBeGreaterThan(Date.parse(before.at))

  const lifted = headOf(next.core)
  next.is('there')
  await next.core.publisher.refresh()
  expect((await next.core.store.stops()).map(({ name, actor }) => [name, actor])).toEqual([['withdrawals', 'mina']])
  expect((await logOf(next.core.store)).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'stop.on stop:withdrawals',
    'stop.noted stop:deposits',
    'stop.noted stop:withdrawals',
    'stop.noted stop:withdrawals',
    'stop.noted stop:deposits',
  ])
  expect(Date.parse(headOf(next.core).at)).toBeGreaterThan(Date.parse(lifted.at))
  expect((await verifyStore(next.core.store)).problems).toEqual([])
})

it('that was lifted without the store stays lifted, also where the disk has the head of before', async () => {
  const { core, dataDir, is } = await bootedNode()
  const head = join(dataDir, 'release/1/head.json')
  const isOnDisk = (says: boolean) =>
    vi.waitFor(async () => expect((await readFile(head, 'utf8')).includes('deposits')).toBe(says))
  is('gone')
  await core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud' })
  await isOnDisk(true)
  const before = await readFile(head)
  await core.publisher.lift('cli:mina', 'deposits', 'over')
  await isOnDisk(false)
  await writeFile(head, before)

  const next = await startNode({ dataDir })
  next.is('gone')
  await next.core.publisher.boot()
  expect(headOf(next.core).stops).toBeUndefined()
})

it('that a command wrote while no service ran is shown by the next start', async () => {
  const { core, dataDir, is } = await bootedNode()
  is('gone')
  const alone = await startNode({ dataDir })
  alone.is('gone')
  await alone.core.publisher.showFromDisk()
  await alone.core.publisher.stop('cli:mina', 'site', { reason: 'break-in' })
  const next = await startNode({ dataDir })
  next.is('gone')
  await next.core.publisher.boot()
  expect(headOf(next.core)).toMatchObject({ stops: { site: {} } })
  // A service that started at the same moment reads it, too.
  await core.publisher.readOwnStops()
  expect(headOf(core)).toMatchObject({ stops: { site: {} } })
})

it('is not ended by a lift of the same name that others make meanwhile, and ends nothing of theirs', async () => {
  const storeDir = await testFolder()
  const [told, other] = [await bootedNode({ storeDir }), await bootedNode({ storeDir })]
  told.is('gone')
  await told.core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud' })
  await told.core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })
  expect(headOf(other.core).stops).toBeUndefined()

  await other.core.publisher.stop('jun', 'deposits', { reason: 'bank', words })
  await other.core.publisher.lift('jun', 'deposits', 'over')
  await other.core.publisher.stop('jun', 'bets', { reason: 'theirs' })
  await told.core.publisher.lift('cli:mina', 'bets', 'no fault')
  told.is('there')
  await told.core.publisher.followStops()
  await other.core.publisher.followStops()
  for (const { core } of [told, other]) {
    expect(headOf(core)).toMatchObject({ stops: { deposits: {}, bets: {} } })
    expect(core.publisher.stops().map(({ name, reason }) => [name, reason])).toEqual([
      ['deposits', 'fraud'],
      ['bets', 'theirs'],
    ])
  }
  // In the store it is lifted as any other.
  await other.core.publisher.lift('jun', 'deposits', 'over')
  await told.core.publisher.followStops()
  expect(headOf(told.core)).not.toMatchObject({ stops: { deposits: {} } })
  expect((await verifyStore(other.core.store)).problems).toEqual([])
})

it('is kept in memory by a disk that takes nothing, says so, and is written once the disk does', async () => {
  const { core, dataDir, is } = await bootedNode()
  is('gone')
  await mkdir(join(dataDir, 'own-stops.jsonl'))
  expect(await core.publisher.stop('cli:mina', 'site', { reason: 'fraud' })).toMatchObject([{ own: { isKept: false } }])
  expect(headOf(core)).toMatchObject({ stops: { site: {} } })
  await expect(core.publisher.readOwnStops()).rejects.toMatchObject({ code: 'EISDIR' })
  await rmdir(join(dataDir, 'own-stops.jsonl'))
  await core.publisher.readOwnStops()
  expect(await linesOf(dataDir)).toMatchObject([{ name: 'site' }])
  expect(core.publisher.stops()).toMatchObject([{ own: { isKept: true } }])
})

it('takes the place of a line that was cut off, and names lines that are damaged', async () => {
  const { core, dataDir, is, said } = await bootedNode()
  is('gone')
  await core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })
  const file = join(dataDir, 'own-stops.jsonl')
  await appendFile(file, '{"id":"half')
  await core.publisher.stop('cli:mina', 'site', { reason: 'fraud' })
  expect(await linesOf(dataDir)).toMatchObject([{ name: 'bets' }, { name: 'site' }])
  await core.publisher.readOwnStops()
  expect(said).toEqual([])
  await appendFile(file, 'not a line of ours\n')
  await core.publisher.readOwnStops()
  expect(said).toEqual([expect.stringMatching(/^Lines of own-stops\.jsonl in DATA_DIR cannot be read/)])
  expect(headOf(core)).toMatchObject({ stops: { bets: {}, site: {} } })
})

it('is not cut short by what a power cut has left of a line before it', async () => {
  const { core, dataDir, is, said } = await bootedNode()
  is('gone')
  await core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })
  // The first sector of a line never reached the disk, and the next one begins within a letter.
  const torn = Buffer.concat([Buffer.alloc(90), Buffer.from('검').subarray(1), Buffer.from('사"},"beside":false}\n')])
  await appendFile(join(dataDir, 'own-stops.jsonl'), torn)
  await core.publisher.stop('cli:mina', 'site', { reason: 'fraud', words })
  await core.publisher.readOwnStops()
  expect(said).toEqual([])
  const next = await startNode({ dataDir })
  next.is('gone')
  await next.core.publisher.boot()
  expect(headOf(next.core)).toMatchObject({ stops: { bets: {}, site: { words } } })
})

it('lifted while the store hangs ends nothing that others stopped meanwhile, once the store answers', async () => {
  const storeDir = await testFolder()
  const [told, other] = [await bootedNode({ storeDir }), await bootedNode({ storeDir })]
  told.is('gone')
  await told.core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })
  const goOn = told.hang()
  expect(await told.core.publisher.lift('cli:mina', 'bets', 'no fault')).toEqual([])
  await other.core.publisher.stop('jun', 'bets', { reason: 'theirs' })
  goOn()
  await told.core.publisher.followStops()
  expect(await other.core.store.stops()).toMatchObject([{ name: 'bets', actor: 'jun' }])
  expect(headOf(told.core)).toMatchObject({ stops: { bets: {} } })
})

it('says its newest words where it is set twice', async () => {
  const { core, is } = await bootedNode()
  is('gone')
  await core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })
  await core.publisher.stop('cli:mina', 'bets', { reason: 'fault', words })
  expect(headOf(core)).toMatchObject({ stops: { bets: { words } } })
  is('there')
  await core.publisher.followStops()
  expect(await core.store.stops()).toMatchObject([{ name: 'bets', words }])
})

it('of a node that was off for more than a day stays on it until a person decides', async () => {
  const storeDir = await testFolder()
  const clock = testClock()
  const { core, dataDir, is } = await bootedNode({ storeDir, clock })
  is('gone')
  await core.publisher.stop('cli:mina', 'deposits', { reason: 'fraud' })
  await core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })
  clock.pass(DAY + 60_000)
  const next = await bootedNode({ storeDir, dataDir, clock })
  const ids = next.core.publisher.stops().map(({ own }) => own?.id ?? '')
  expect(next.core.publisher.stops()).toMatchObject([{ own: { isOld: true } }, { own: { isOld: true } }])
  expect(headOf(next.core)).toMatchObject({ stops: { deposits: {}, bets: {} } })
  expect(await next.core.store.stops()).toEqual([])
  expect(next.core.incidents.list().filter(({ message }) => message.includes('more than a day old'))).toHaveLength(2)

  await next.core.publisher.putOwnStop('mina', ids[0] ?? '')
  expect(await next.core.store.stops()).toMatchObject([{ name: 'deposits' }])
  await next.core.publisher.liftOwnStop('mina', ids[1] ?? '', 'long over')
  expect(next.core.publisher.stops().map(({ name, own }) => [name, own])).toEqual([['deposits', undefined]])
  expect(headOf(next.core)).not.toMatchObject({ stops: { bets: {} } })
  expect(next.core.incidents.list()).toEqual([])
  expect((await logOf(next.core.store)).map(({ action, details }) => [action, details['decidedBy']])).toEqual([
    ['stop.on', 'mina'],
    ['stop.noted', undefined],
    ['stop.noted', undefined],
  ])
  await expect(next.core.publisher.putOwnStop('mina', ids[1] ?? '')).rejects.toMatchObject({ code: 'unknown-own-stop' })
})

it('holds under a release that goes out meanwhile elsewhere, whose head is older than its own', async () => {
  const storeDir = await testFolder()
  const clock = testClock()
  const [told, other] = [await bootedNode({ storeDir, clock }), await bootedNode({ storeDir, clock })]
  clock.pass(1_000)
  await other.core.publisher.rollback('jun', 1, { reason: 'again', expectedSeq: 1 })
  clock.pass(60_000)
  told.is('gone')
  await told.core.publisher.stop('cli:mina', 'bets', { reason: 'fault' })
  await told.core.publisher.lift('cli:mina', 'bets', 'over')
  const before = headOf(told.core)
  told.is('there')
  await told.core.publisher.refresh()
  expect(headOf(told.core).seq).toBe(2)
  expect(Date.parse(headOf(told.core).at)).toBeGreaterThan(Date.parse(before.at))
  // Also for a phone that a balancer sends to another node from now on.
  for (const pointer of await other.core.store.pointers())
    expect(Date.parse(pointer.at)).toBeGreaterThan(Date.parse(before.at))
})

const cliOwner = { name: 'cli:mina', role: 'owner', isConfirmed: true } as const
const fires = (fingerprint: string) => ({
  version: '4',
  alerts: [
    {
      status: 'firing',
      labels: { alertname: 'PlatformFailing' },
      annotations: { summary: 'One call in twenty fails' },
      startsAt: '2026-03-02T04:59:30.123Z',
      fingerprint,
    },
  ],
})

/** A node with a token that may stop deposits, as its rounds have read it. */
async function nodeWithToken(options: Parameters<typeof startNode>[0] = {}) {
  const node = await bootedNode(options)
  const { machineTokens } = node.core.accounts
  const { token } = await machineTokens.make(cliOwner, {
    name: 'Pager',
    stops: ['deposits'],
    readsAudit: false,
    days: 30,
  })
  await machineTokens.hold()
  await node.core.alerts.hold()
  /** As the alert's route does. */
  const take = async (body: unknown) => {
    const admitted = await machineTokens.admit(token)
    if (admitted === undefined) throw new Error('The token opens nothing.')
    await machineTokens.noteUse(admitted, 'POST /alerts')
    return node.core.alerts.take(admitted, body)
  }
  return { ...node, token, take }
}

it('follows an alert without the store, and a repeat stops again neither before nor after it is back', async () => {
  const { core, is, take } = await nodeWithToken()
  is('gone')
  expect(await take(fires('a'))).toMatchObject([
    { stop: 'deposits', outcome: 'stopped', message: expect.stringContaining('on the phones of this node only') },
  ])
  expect(headOf(core)).toMatchObject({ stops: { deposits: {} } })
  expect(await take(fires('a'))).toMatchObject([{ outcome: 'already-stopped' }])
  await core.publisher.lift('cli:mina', 'deposits', 'checked')
  expect(await take(fires('a'))).toMatchObject([{ outcome: 'lifted' }])
  expect(headOf(core).stops).toBeUndefined()

  is('there')
  await core.publisher.followStops()
  await core.alerts.hold()
  expect(await take(fires('a'))).toMatchObject([{ outcome: 'lifted' }])
  expect(await take(fires('b'))).toMatchObject([{ outcome: 'stopped', message: 'deposits is stopped.' }])
})

it('says where the stop of an alert is in memory alone', async () => {
  const { is, take, dataDir } = await nodeWithToken()
  is('gone')
  await mkdir(join(dataDir, 'own-stops.jsonl'))
  expect(await take(fires('a'))).toMatchObject([
    { outcome: 'stopped', message: expect.stringContaining('could not be written to the disk') },
  ])
})

it('does not stop again without the store what a person has lifted in it', async () => {
  const { core, is, take } = await nodeWithToken()
  await take(fires('a'))
  await core.publisher.lift('mina', 'deposits', 'checked')
  await core.alerts.hold()
  is('gone')
  expect(await take(fires('a'))).toMatchObject([{ outcome: 'lifted' }])
  expect(headOf(core).stops).toBeUndefined()
})

it('brings what an alert has stopped into the store with its alert, also after a crash', async () => {
  const { core, is, take, dataDir } = await nodeWithToken()
  is('gone')
  await take(fires('a'))
  is('there')
  // What only this process knew is lost with it.
  const next = await bootedNode({ dataDir })
  expect(await next.core.store.stops()).toMatchObject([{ name: 'deposits', reason: /One call in twenty fails/ }])
  await next.core.publisher.lift('mina', 'deposits', 'checked')
  expect(await take(fires('a'))).toMatchObject([{ outcome: 'lifted' }])
  expect((await verifyStore(core.store)).problems).toEqual([])
})

it('knows no token after a start without the store, and says what to do', async () => {
  const { token, dataDir } = await nodeWithToken()
  const next = await startNode({ dataDir })
  next.is('gone')
  await expect(next.core.accounts.machineTokens.admit(token)).rejects.toMatchObject({
    code: 'storage-unavailable',
    message: expect.stringContaining('npm run release -- stop'),
  })
})
