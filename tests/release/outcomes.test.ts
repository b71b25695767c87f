import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { compareOutcomes } from '../../admin/service/changes/outcomes/compareOutcomes.ts'
import { createOutcomeCounter } from '../../admin/service/changes/outcomes/createOutcomeCounter.ts'
import type { OutcomeCount } from '../../admin/service/store/rows/outcomeRows.ts'
import { createSqliteStore } from '../../admin/service/store/createSqliteStore.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { fakeDocuments } from '../../admin/service/testing/fakeFormat.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { createRandom } from '../../mocks/platform/createRandom.ts'
import { createOutcomes } from '../../src/app/reports/createOutcomes.ts'
import { addressOf } from '../../src/format/compileRelease.ts'
import type { Outcomes, Visit } from '../../src/format/wire/Outcomes.ts'
import { outcomes } from '../../src/format/wire/visits.ts'
import { appFormat } from './support/appFormat.ts'

const MINUTE = 60_000
const always = { seq: undefined, from: 0, until: Number.MAX_SAFE_INTEGER }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const form = { type: 'form', id: 'ask', fields: { amount: {}, owner: {} } }
const files = fakeDocuments.map((file) =>
  file.path === 'screens/home.json'
    ? { ...file, text: JSON.stringify({ body: [{ type: 'tabs', items: [{ body: [form] }] }] }) }
    : file,
)

it('counts visits of forms that a release has, and takes nothing that is not one', async () => {
  const service = await startTestService({ format: appFormat, baseline: { id: addressOf(files), files } })
  const post = async (body: unknown) => {
    const answer = await fetch(`${service.publicUrl}/release/outcomes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const live = service.core.live.seq()
  const known = { release: live, screen: 'home', form: 'ask', outcome: 'refused' }
  const said = (...visits: readonly object[]) => ({ id: randomUUID(), visits })
  const message = said({ ...known, field: 'amount' }, { ...known, outcome: 'sent' })
  expect([await post(message), await post(message)]).toEqual([204, 204])
  for (const unknown of [
    { ...known, form: 'other' },
    { ...known, screen: 'nowhere' },
    { ...known, field: 'other' },
    { ...known, release: live + 1 },
  ])
    expect(await post(said(unknown))).toBe(204)
  for (const wrong of [
    {},
    { ...said(known), id: 'a' },
    said(...Array.from({ length: 21 }, () => known)),
    said({ ...known, outcome: 'better' }),
    said({ ...known, member: 'demo01' }),
    said({ ...known, form: '<b>' }),
  ])
    expect(await post(wrong)).toBe(400)
  // Rounds store them; a second one would find nothing more.
  await vi.waitFor(
    async () =>
      expect(await service.core.store.sumOutcomes(always)).toEqual([
        { seq: live, screen: 'home', form: 'ask', outcome: 'refused', field: 'amount', count: 1 },
        { seq: live, screen: 'home', form: 'ask', outcome: 'sent', field: '', count: 1 },
      ]),
    { timeout: 15_000, interval: 200 },
  )
})

/** The first half hour is open, with a release in its middle; the phones of the second one find the site closed. */
const RELEASE = 10
const LAST_VISIT = 20
const CLOSING = 30
const END = 60

it('counts the visits of two hundred phones exactly, with two tabs, lost answers, a release and closing hours', async () => {
  const store = createSqliteStore(join(await testFolder(), 'playbill.db'))
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockImplementation(createRandom('waits').next)
  const all = { knows: async () => Promise.resolve(true), plays: () => true }
  const services = [createOutcomeCounter(store, all, Date), createOutcomeCounter(store, all, Date)]
  const random = createRandom('visits')
  const truth = new Map<string, number>()
  const open = new Map<string, number>()
  let messages = 0

  /** A third of the messages, or of their answers, are lost. */
  async function post(_: string, body: unknown): Promise<Response> {
    messages += 1
    if (random.chance(0.1)) throw new TypeError('Failed to fetch')
    await services[messages % services.length]?.count(structuredClone(body) as Outcomes, 'b1')
    if (random.chance(0.25)) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 204 })
  }

  const tabs = Array.from({ length: 200 }, (_, phone) =>
    Array.from({ length: phone % 10 === 0 ? 2 : 1 }, () => {
      const state: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
      const page = Object.assign(new EventTarget(), state)
      const teller = createOutcomes({ post, document: page, releases: { getSnapshot: () => ({ counted: 1 }) } })
      return { page, teller, phone }
    }),
  ).flat()

  for (let minute = 0; minute < END; minute += 1) {
    const isClosed = minute >= CLOSING
    for (const { teller, page, phone } of tabs) {
      if ((!isClosed && minute >= LAST_VISIT) || !random.chance(0.3)) continue
      const outcome = random.pick(isClosed ? (['left', 'refused'] as const) : outcomes)
      const visit: Visit = {
        // Some follow a release late.
        release: minute < RELEASE + (phone % 5) ? 1 : 2,
        screen: 'home',
        form: 'ask',
        outcome,
        ...(outcome === 'refused' && { field: random.pick(['amount', 'owner']) }),
      }
      teller.add(visit)
      const key = JSON.stringify([visit.release, outcome, visit.field ?? ''])
      for (const counts of isClosed ? [truth] : [truth, open]) counts.set(key, (counts.get(key) ?? 0) + 1)
      if (random.chance(0.1)) {
        page.visibilityState = page.visibilityState === 'visible' ? 'hidden' : 'visible'
        page.dispatchEvent(new Event('visibilitychange'))
      }
    }
    await vi.advanceTimersByTimeAsync(MINUTE)
    for (const service of services) await service.flush()
  }
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  for (const service of services) await service.flush()

  const byKey = (counts: readonly OutcomeCount[]) =>
    new Map(counts.map(({ seq, outcome, field, count }) => [JSON.stringify([seq, outcome, field]), count]))
  expect(byKey(await store.sumOutcomes(always))).toEqual(truth)

  const released = [-2 * END, RELEASE].map((minute) => ({ createdAt: new Date(minute * MINUTE).toISOString() }))
  const { windows } = await compareOutcomes(2, {
    store: {
      findRelease: async (seq) => Promise.resolve(released[seq - 1]),
      listAudit: async () => Promise.resolve([]),
      sumOutcomes: async (wanted) => store.sumOutcomes(wanted),
      sumFigures: async (wanted) => store.sumFigures(wanted),
    },
    clock: Date,
    hours: { zone: 0, weekdays: ['00:00', '00:30'], weekend: ['00:00', '00:30'] },
    counted: 1,
  })
  const sumOf = (release: number, outcome: string) =>
    [...open].reduce((sum, [key, count]) => sum + (key.startsWith(`[${release},"${outcome}`) ? count : 0), 0)
  const sideOf = (release: number) => ({
    begun: sumOf(release, ''),
    sent: sumOf(release, 'sent'),
    refused: sumOf(release, 'refused'),
    unknown: sumOf(release, 'unknown'),
  })
  expect(windows[0]).toMatchObject({
    window: 'halfHour',
    halves: 1,
    cut: ['hours'],
    forms: [{ before: sideOf(1), after: sideOf(2) }],
  })
  expect(messages).toBeGreaterThan([...truth.values()].reduce((sum, count) => sum + count, 0) / 20)
  await store.close()
})
