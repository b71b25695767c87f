import { Big } from 'big.js'
import { mkdirSync } from 'node:fs'
import { createDemoClock } from '../../../mocks/createDemoClock.ts'
import { answerRequest } from '../../../mocks/answerRequest.ts'
import { createHandlers } from '../../../mocks/handlers.ts'
import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { createPlatform } from '../../../mocks/platform/createPlatform.ts'
import { systemClock } from '../../../admin/service/base/Clock.ts'
import { readConfig } from '../../../admin/service/base/config/readConfig.ts'
import { folders } from '../../../admin/service/base/folders.ts'
import { loadBuild } from '../../../admin/service/run/loadBuild.ts'
import { type Service, startService } from '../../../admin/service/run/startService.ts'
import { openStoreThread } from '../../../admin/service/store/thread/openStoreThread.ts'
import { draftEdits, headDate, publishEdits } from './publishEdits.ts'
import type { MemoryUse, StandRequest, StopTimes } from './StandRequest.ts'
import { now, timeStore } from './timeStore.ts'

/** More records than a page has: a list is full unless a part of the bench asks for another number. */
const { STAND_BUILD = folders.app, STAND_PLAY_TEST, STAND_RECORDS = '100', STAND_TEAM } = process.env

/** A stand: the real service over another folder of pages, in a process of its own. */
const config = readConfig({ PORT: '0', DESK_PORT: '0', PUBLIC_HOST: '127.0.0.1', LOG_LEVEL: 'error', ...process.env })
const build = loadBuild(config)
mkdirSync(config.dataDir, { recursive: true })
const timed = timeStore(openStoreThread(config))
const service = await startService({
  ...build,
  // The play test is not part of what is measured.
  playTest: STAND_PLAY_TEST === 'real' ? build.playTest : () => Promise.resolve([]),
  config,
  store: timed.store,
  clock: systemClock,
  folders: { ...folders, app: STAND_BUILD },
  demonstration: createDemonstration,
  warn: (message, error) => process.stderr.write(`${message} ${String(error)}\n`),
})
process.on(
  'message',
  (request: StandRequest) =>
    void answer(request, service).then(
      (value) => process.send?.({ id: request.id, value }),
      (error: unknown) => process.send?.({ id: request.id, error: error instanceof Error ? error.stack : error }),
    ),
)
process.on('disconnect', () => process.exit(1))
process.send?.({
  kind: 'ready',
  url: service.publicUrl,
  deskUrl: service.deskUrl,
  setupLink: service.setupLink ?? '',
  boot: service.boot,
})

async function answer(request: StandRequest, service: Service): Promise<unknown> {
  switch (request.kind) {
    case 'publish':
      return publishEdits(service.core, timed, request.edits)
    case 'draft':
      return draftEdits(service.core, request.edits)
    case 'review': {
      const startedAt = now()
      await service.core.publisher.review()
      return now() - startedAt
    }
    case 'deposits':
      return stopDeposits(request.isStopped, service)
    case 'alert':
      return alertDeposits(service)
    case 'memory': {
      globalThis.gc?.()
      const { rss, heapUsed } = process.memoryUsage()
      return { rss, heapUsed } satisfies MemoryUse
    }
    case 'cpu': {
      const { user, system } = process.cpuUsage()
      return user + system
    }
    case 'stop':
      await service.stop()
      await build.close()
      setImmediate(() => process.exit(0))
      return undefined
    default:
      return request satisfies never
  }
}

async function stopDeposits(isStopped: boolean, { core: { publisher, live } }: Service): Promise<StopTimes> {
  const startedAt = now()
  if (isStopped) await publisher.stop('bench', 'deposits', { reason: 'Bench' })
  else await publisher.lift('bench', 'deposits', 'Bench')
  return { startedAt, at: headDate(live) }
}

let token: Promise<{ readonly token: string }> | undefined
let alerts = 0

/** As Alertmanager sends it: over the desk's listener. */
async function alertDeposits({ core: { publisher, live, accounts }, deskUrl }: Service): Promise<StopTimes> {
  const powers = { name: 'Bench', stops: ['deposits'], readsAudit: false, days: 1 } as const
  token ??= accounts.machineTokens.make({ name: 'cli:bench', role: 'owner' }, powers)
  const { token: bearer } = await token
  await publisher.lift('bench', 'deposits', 'Bench')
  alerts += 1
  const alert = {
    status: 'firing',
    labels: { alertname: 'Bench', playbill_stop: 'deposits' },
    startsAt: '2026-03-02T05:00:00Z',
    fingerprint: String(alerts),
  }
  const startedAt = now()
  const response = await fetch(`${deskUrl}/desk-api/alerts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: '4', status: 'firing', alerts: [alert] }),
  })
  if (!response.ok) throw new Error(`The alert was refused: ${await response.text()}`)
  return { startedAt, at: headDate(live) }
}

/** The demonstration with the given number of records for a member, and of members below an agent. */
function createDemonstration() {
  // The same seed for every stand, so that all of them answer alike.
  const platform = createPlatform({ clock: createDemoClock() })
  const member = platform.members.byName(demoAccounts.member.name)
  if (member)
    while (platform.deposits.of(member.id).length < Number(STAND_RECORDS)) {
      const amount = new Big(10_000 + platform.deposits.of(member.id).length)
      platform.deposits.approve(platform.deposits.order(member, { way: 'bank', amount, payTo: '1' }).no)
    }
  const agent = platform.members.byName(demoAccounts.agent.name)
  if (agent)
    for (let number = 0; number < Number(STAND_TEAM ?? 0); number += 1)
      platform.members.add({ ...agent, name: `below${number}`, parentId: agent.id, isAgent: false, inviteCode: '' })
  const handlers = createHandlers(platform)
  return async (request: Request) => answerRequest(handlers, request)
}
