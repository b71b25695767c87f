import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Gauge, type GaugeConfiguration } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../base/config/Config.ts'
import type { Core } from '../core/createCore.ts'
import { createApp } from '../http/createApp.ts'
import type { Waiting } from '../store/rows/waitingRows.ts'

interface FigureOptions {
  readonly core: Core
  readonly config: Config
  /** Event streams that are open. */
  readonly streams: () => number
}

export interface FigureDoor {
  readonly app: FastifyInstance
  /** Asks the store for what only it knows; an answer at the door never waits for it. */
  readonly measure: () => Promise<void>
  /** Verifies the audit, which reads the whole store. */
  readonly proveAudit: () => Promise<void>
  /** Notes that phones are shown now what the store holds. */
  readonly noteFollowed: () => void
}

/** The listener that Prometheus asks, and the figures that are read when it does. */
export function serveFigures({ core, config, streams }: FigureOptions): FigureDoor {
  const { figures, live, clock } = core
  const token = config.metrics?.token
  let waiting: Waiting | undefined
  let isSound: boolean | undefined
  let followedAt = clock.ticks()
  collectDefaultMetrics({ register: figures.registry })

  function add<Label extends string>(configuration: GaugeConfiguration<Label>): void {
    figures.registry.registerMetric(new Gauge({ ...configuration, registers: [] }))
  }

  /** Left out while it is not known: a figure that is wrong is worse than none. */
  function gauge(name: string, help: string, read: () => number | undefined): void {
    add({
      name: `playbill_${name}`,
      help,
      collect() {
        const value = read()
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
  gauge('streams', 'Event streams that are open.', streams)
  gauge('streams_most', 'Event streams that may be open (MAX_STREAMS).', () => config.maxStreams)
  gauge('release', 'Number of the live release; 0 while there is none.', () => live.seq())
  gauge('release_age_seconds', 'Since when the live release is live.', () => {
    const made = live.record()?.createdAt
    return made === undefined ? undefined : (clock.now() - Date.parse(made)) / 1000
  })
  gauge('head_behind_seconds', 'Since when it is not known that the head is what the store holds.', () => {
    return (clock.ticks() - followedAt) / 1000
  })
  gauge('audit_sound', 'Whether the audit, and what it proves, was sound when last verified.', () =>
    isSound === undefined ? undefined : Number(isSound),
  )
  gauge('trial_share_percent', 'Phones that try a change; 0 while nothing is tried.', () => live.trialShare())
  gauge('plays', 'Screens that the play test plays at this moment.', () => core.playing().length)
  gauge('incidents', 'Troubles that the desk shows.', () => core.incidents.list().length)
  gauge('outbox', 'Messages that the webhook has not accepted yet.', () => waiting?.outbox)
  gauge('set_aside', 'Edits that a build has set aside.', () => waiting?.setAside)
  gauge(
    'schedules_parked',
    'Changes that should have gone out by themselves and did not.',
    () => waiting?.parkedSchedules,
  )
  gauge('trials_halted', 'Trials that have halted and wait for a decision.', () => waiting?.haltedTrials)
  add({
    name: 'playbill_disk_bytes',
    help: 'The disk of DATA_DIR: its size, and what is free of it.',
    labelNames: ['of'],
    async collect() {
      const { bsize, blocks, bavail } = await statfs(config.dataDir)
      this.set({ of: 'size' }, bsize * blocks)
      this.set({ of: 'free' }, bsize * bavail)
    },
  })

  const app = createApp({ logLevel: config.logLevel, trustProxy: 0, bodyLimit: 1024 })
  app.get('/metrics', async ({ headers: { authorization } }, reply) => {
    if (token !== undefined && !isSame(authorization ?? '', `Bearer ${token}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply.type(figures.registry.contentType).send(await figures.registry.metrics())
  })
  return {
    app,
    async measure() {
      waiting = undefined
      waiting = await core.store.countWaiting()
    },
    async proveAudit() {
      isSound = (await core.auditor.verify([])).ok
    },
    noteFollowed() {
      followedAt = clock.ticks()
    },
  }
}

/** Takes as long whatever is given. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
