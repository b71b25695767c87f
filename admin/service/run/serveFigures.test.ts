import { execFileSync, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { StorageFull } from '../base/refusals.ts'
import type { Actor } from '../base/people/Actor.ts'
import { testClock, testFolder } from '../testing/createTestCore.ts'
import { startForeigner } from '../testing/startForeigner.ts'
import { startTestService } from '../testing/startTestService.ts'
import type { Service } from './startService.ts'

const rules = fileURLToPath(new URL('../../alerts.yml', import.meta.url))
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

const TOKEN = 'x'.repeat(24)
const mina: Actor = { name: 'mina', role: 'owner' }
const TITLE = 'copy:en:home.title'

async function start(environment: Readonly<Record<string, string>> = {}) {
  const clock = testClock()
  const dataDir = await testFolder()
  const service = await startTestService({
    clock,
    dataDir,
    environment: { METRICS_PORT: '0', ...environment },
    warn: () => undefined,
  })
  const { figures } = service
  if (figures === undefined) throw new Error('There are no figures.')
  const read = async (): Promise<string> => (await fetch(figures.url)).text()
  return { service, clock, figures, read, database: join(dataDir, 'data/playbill.db') }
}

type Started = Awaited<ReturnType<typeof start>>

async function publish({ core }: Service, title: string): Promise<void> {
  await core.draft.put(mina, {
    fact: TITLE,
    value: title,
    replaces: core.format.readFact(core.publisher.liveFiles(), TITLE) ?? null,
  })
  await core.publisher.publish('mina', { reason: 'test', expectedSeq: core.publisher.liveSeq() })
}

const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('the figures', () => {
  it('are nowhere unless a port is set', async () => {
    expect((await startTestService()).figures).toBeUndefined()
  })

  it('are given only to who has the token, where there is one', async () => {
    const { figures } = await start({ METRICS_TOKEN: TOKEN })
    const ask = async (authorization?: string) =>
      (await fetch(figures.url, authorization === undefined ? {} : { headers: { authorization } })).status
    expect(await Promise.all([ask(), ask('Bearer y'), ask(`Bearer ${TOKEN}`)])).toEqual([401, 401, 200])
  })

  it('count requests by the pattern of their route, and unchanged heads where they are answered', async () => {
    const { service, read } = await start()
    const head = await fetch(`${service.publicUrl}/release/1/head.json`)
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    for (let asked = 0; asked < 3; asked += 1) await fetch(head.url, { headers })
    await fetch(`${service.publicUrl}/release/files/${'0'.repeat(64)}.json`)
    const text = await read()
    expect(valueOf(text, 'playbill_heads_unchanged_total')).toBe(3)
    const requests = (route: string, status: number) =>
      valueOf(text, `playbill_requests_total{door="members",route="${route}",status="${status}"}`)
    expect(requests('/release/:plan/head.json', 200)).toBe(1)
    expect(requests('/release/files/:file', 404)).toBe(1)
  })

  it('time each step and gate of a publish, and say what is live', async () => {
    const { service, read } = await start()
    await publish(service, 'Hello')
    const text = await read()
    for (const step of ['propose', 'store', 'show'])
      expect(valueOf(text, `playbill_publish_seconds_count{step="${step}",outcome="done"}`)).toBeGreaterThan(0)
    for (const gate of ['size', 'patterns', 'play', 'money'])
      expect(valueOf(text, `playbill_gate_seconds_count{gate="${gate}",outcome="done"}`)).toBeGreaterThan(0)
    expect(valueOf(text, 'playbill_release')).toBe(2)
    expect(valueOf(text, 'playbill_trial_share_percent')).toBe(0)
    expect(valueOf(text, 'playbill_disk_bytes{of="free"}')).toBeGreaterThan(0)
  })

  it('answer without the store, and leave out what only it knows', async () => {
    const { service, figures, read } = await start()
    await figures.measure()
    expect(valueOf(await read(), 'playbill_outbox')).toBe(0)
    await service.core.store.close()
    await expect(figures.measure()).rejects.toThrow()
    const text = await read()
    expect(valueOf(text, 'playbill_release')).toBe(1)
    expect(valueOf(text, 'playbill_outbox')).toBeUndefined()
  })

  it('say nothing of a member, a device or an address', async () => {
    const { service, read } = await start()
    await fetch(`${service.publicUrl}/api/balance?name=somebody`, { headers: { 'user-agent': 'somebody' } })
    await fetch(`${service.publicUrl}/somebody`)
    expect(await read()).not.toMatch(/somebody|127\.0\.0\.1/)
  })
})

/** Causes what the alert is for; everything it needs is there when the figures are read before it. */
const faults: Readonly<
  Record<
    string,
    { readonly environment?: () => Promise<Record<string, string>>; cause(started: Started): Promise<void> }
  >
> = {
  PlaybillHeadStale: {
    async cause({ service, clock }) {
      const pointers = vi.spyOn(service.core.store, 'pointers').mockRejectedValue(new Error('not now'))
      // By the second one, a round that had begun before has noted that it followed.
      await expect.poll(() => pointers.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1)
      clock.pass(5 * 60_000)
    },
  },
  PlaybillPublishFailing: {
    async cause({ service }) {
      vi.spyOn(service.core.store, 'publish').mockRejectedValue(new StorageFull())
      await expect(publish(service, 'Hello')).rejects.toThrow(StorageFull)
    },
  },
  PlaybillPlatformFailing: {
    environment: async () => ({
      PLATFORM_URL: await startForeigner(
        (request, response) => void request.resume().on('end', () => response.writeHead(500).end()),
      ),
    }),
    async cause({ service }) {
      await fetch(`${service.publicUrl}/api/balance`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    },
  },
  PlaybillStreamsAtCap: {
    environment: async () => ({ MAX_STREAMS: '1' }),
    async cause({ service }) {
      const leaving = new AbortController()
      onTestFinished(() => leaving.abort())
      await fetch(`${service.publicUrl}/release/events`, { signal: leaving.signal })
      expect((await fetch(`${service.publicUrl}/release/events`)).status).toBe(503)
    },
  },
  PlaybillStoreDown: {
    async cause({ service }) {
      await service.core.store.close()
      await expect(service.core.store.pointers()).rejects.toThrow()
    },
  },
  PlaybillAuditBroken: {
    async cause({ figures, database }) {
      const tampered = new Database(database)
      for (const change of ['update', 'delete']) tampered.exec(`drop trigger if exists audit_no_${change}`)
      tampered.exec("update audit set actor = 'somebody else'")
      tampered.close()
      await figures.proveAudit()
    },
  },
  PlaybillScheduleParked: {
    async cause({ service: { core }, clock, figures }) {
      await core.draft.put(mina, {
        fact: TITLE,
        value: 'Closed',
        replaces: core.format.readFact(core.publisher.liveFiles(), TITLE) ?? null,
      })
      const { hash, change } = await core.publisher.review()
      const at = new Date(clock.now() + 60_000).toISOString()
      const request = {
        at,
        reason: 'night',
        zone: 'Asia/Seoul',
        tolerance: 5,
        reviewed: hash,
        acknowledgedWarnings: [],
      }
      await core.schedules.add(mina, change?.id ?? '', request, true)
      clock.pass(60 * 60_000)
      await core.schedules.runDue()
      await figures.measure()
    },
  },
  PlaybillErrorsAfterRelease: {
    async cause({ service }) {
      await publish(service, 'Hello')
      const report = { release: 2, code: 'render', pointer: '', build: 'b' }
      for (let sent = 0; sent < 2; sent += 1)
        await fetch(`${service.publicUrl}/release/reports`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reports: Array.from({ length: 20 }, () => report) }),
        })
    },
  },
}

/** Half an hour of the first figures, then half an hour of the second; a series is as long as it was there. */
function seriesOf(before: string, after: string): string {
  const parse = (text: string) =>
    new Map(
      text.split('\n').flatMap((line) => {
        const [, name, value] = /^(playbill_\S+) (\S+)$/.exec(line) ?? []
        return name === undefined || value === undefined ? [] : [[name, value] as const]
      }),
    )
  const [first, second] = [parse(before), parse(after)]
  const lasting = (value: string | undefined): string => (value === undefined ? '_x30' : `${Number(value)}+0x29`)
  return [...new Set([...first.keys(), ...second.keys()])]
    .map(
      (name) =>
        `      - series: '${name}'\n        values: '${lasting(first.get(name))} ${lasting(second.get(name))}'\n`,
    )
    .join('')
}

const firing = (name: string, minutes: number, count: number): string =>
  `      - expr: count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)
        eval_time: ${minutes}m
        exp_samples: [{ labels: '{}', value: ${count} }]
`

describe.skipIf(!hasPromtool)('the alerts (skipped where there is no promtool)', () => {
  it('are each caused by a test', () => {
    const named = execFileSync('grep', ['-oP', 'alert: \\K\\w+', rules], { encoding: 'utf8' }).trim().split('\n')
    expect(named).toHaveLength(8)
    expect(named.toSorted()).toEqual(Object.keys(faults).toSorted())
  })

  it.each(Object.keys(faults))('%s fires after its fault and not before', async (name) => {
    const fault = faults[name]
    if (fault === undefined) throw new Error('Nothing causes it.')
    const started = await start(await fault.environment?.())
    await started.figures.proveAudit()
    await started.figures.measure()
    const before = await started.read()
    await fault.cause(started)
    const file = join(await testFolder(), 'test.yml')
    await writeFile(
      file,
      `rule_files: ['${rules}']
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
${seriesOf(before, await started.read())}    promql_expr_test:
${firing(name, 29, 0)}${firing(name, 33, 1)}`,
    )
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})
