import { afterEach, expect, it, vi } from 'vitest'
import { createPhoneCounter } from '../../admin/service/changes/trial/createPhoneCounter.ts'
import { createTestCore } from '../../admin/service/testing/createTestCore.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import { createRandom } from '../../mocks/platform/createRandom.ts'
import { type HeadTrial, isTrying } from '../../src/format/wire/trial.ts'
import { openPhones, type SimulatedPhone } from './support/openPhones.ts'

const PHONES = 2000
/** All of them with `FAULTS=full`. */
const RUNS = process.env['FAULTS'] === 'full' ? 100 : 10
const MINUTE = 60_000

/** What goes wrong on a phone in the minute after it has begun to play something. */
interface Fortune {
  /** From 0 to 1. */
  readonly faulty: number
  readonly refused: number
}

const usual: Fortune = { faulty: 0.01, refused: 0.05 }

afterEach(() => vi.useRealTimers())

/** Two thousand open phones behind two services, which follow the head within a second and say what they show. */
async function openSite(seed: string, fortunes: Readonly<Record<'live' | 'trial', Fortune>>) {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T05:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const random = createRandom(seed)
  const core = await createTestCore({ clock: { now: () => Date.now(), ticks: () => Date.now() } })
  await core.publisher.boot()
  const counters = [createPhoneCounter(core.store, Date), createPhoneCounter(core.store, Date)]
  const reached = new Set<SimulatedPhone>()
  let said = 0
  const phones = openPhones(PHONES, random, (heartbeat) => {
    said += 1
    const known = [heartbeat.now, heartbeat.before].every((shown) => !shown || core.live.knows(shown.release))
    if (!known) return new Response(null, { status: 409 })
    return Response.json({ minute: counters[said % counters.length]?.count(heartbeat) })
  })

  function follow(phone: SimulatedPhone, seq: number, trial: HeadTrial | undefined): void {
    const shown = trial && isTrying(phone.number, trial) ? trial.seq : seq
    if (phone.shows() === shown) return
    if (shown !== seq) reached.add(phone)
    phone.follow(shown)
    afflict(phone, fortunes[shown === seq ? 'live' : 'trial'])
  }

  function afflict(phone: SimulatedPhone, { faulty, refused }: Fortune): void {
    if (random.chance(faulty)) setTimeout(() => phone.fault(), random.next() * 5_000)
    if (random.chance(refused)) setTimeout(() => phone.refuse(), random.next() * MINUTE)
  }

  function tellPhones(): void {
    const { seq, trial } = headOf(core)
    for (const phone of phones) setTimeout(() => follow(phone, seq, trial), random.next() * 1000)
  }
  core.live.subscribe(tellPhones)
  for (const phone of phones) {
    phone.hide(false)
    afflict(phone, fortunes.live)
  }

  return {
    core,
    phones,
    reached,
    trying: () => phones.filter((phone) => phone.shows() !== headOf(core).seq).length,
    /** Lets so many seconds pass, in each of which the services do their rounds. */
    pass: async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        await vi.advanceTimersByTimeAsync(1000)
        if (second % 2 === 0) for (const counter of counters) await counter.flush()
        await core.trials.watch()
      }
    },
  }
}

const headOf = (core: Core) =>
  JSON.parse(core.live.head(core.format.planVersion)?.body ?? '{}') as {
    readonly seq: number
    readonly trial?: HeadTrial
  }

async function start(core: Core, value: string) {
  const fact = 'copy:en:home.title'
  const actor = { name: 'mina', role: 'owner' } as const
  await core.draft.put(actor, { fact, value, replaces: core.format.readFact(core.publisher.liveFiles(), fact) ?? null })
  const change = (await core.changes.list()).changes[0]?.id ?? ''
  const { hash } = await core.publisher.review({ change })
  const request = { reason: 'to be sure', shares: [5, 25], halts: { phones: 20, points: 5 }, reviewed: hash }
  return core.trials.start(actor, change, request, true)
}

it.each(['one', 'two', 'three', 'four', 'five'])(
  'a bad release reaches at most a twentieth of 2,000 phones and is back within 60 s (%s)',
  async (seed) => {
    const { core, pass, reached, trying } = await openSite(seed, { live: usual, trial: { ...usual, faulty: 1 } })
    await pass(70)
    const begun = Date.now()
    await start(core, 'Broken')
    while (headOf(core).trial !== undefined || trying() > 0) {
      await pass(1)
      if (Date.now() - begun > 5 * MINUTE) break
    }
    expect(Date.now() - begun).toBeLessThanOrEqual(MINUTE)
    expect(reached.size).toBeGreaterThanOrEqual(20)
    expect(reached.size).toBeLessThanOrEqual(PHONES * 0.05)
    expect((await core.changes.list()).trials).toMatchObject([{ state: 'halted', halted: { reason: 'faulty' } }])
  },
)

it('a release with which the platform refuses money is taken back, too', async () => {
  const { core, pass, trying } = await openSite('money', { live: usual, trial: { ...usual, refused: 1 } })
  await pass(70)
  await start(core, 'Broken')
  await pass(2 * 60)
  expect((await core.changes.list()).trials).toMatchObject([{ state: 'halted', halted: { reason: 'refused' } }])
  expect(trying()).toBe(0)
})

it(
  `a good release is not halted in ${RUNS} runs of noise`,
  async () => {
    const random = createRandom('fortunes')
    for (let run = 0; run < RUNS; run += 1) {
      const fortune = { faulty: random.next() * 0.1, refused: random.next() * 0.3 }
      const { core, pass, trying } = await openSite(`run ${run}`, { live: fortune, trial: fortune })
      await pass(70)
      const trial = await start(core, 'Welcome')
      await pass(40)
      await core.trials.widen({ name: 'mina', role: 'owner' }, trial.id, 25)
      await pass(80)
      expect((await core.changes.list()).trials, `run ${run}`).toMatchObject([{ state: 'running' }])
      expect(trying()).toBeGreaterThan(PHONES * 0.2)
      vi.useRealTimers()
    }
  },
  RUNS * 30_000,
)
