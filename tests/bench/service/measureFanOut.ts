import { descriptorLimit, shareDescriptors } from '../../../admin/service/http/connectionBudget.ts'
import { PLAN_VERSION } from '../../../src/format/release.ts'
import { median } from '../report/median.ts'
import { percentile } from '../report/percentile.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { startStand } from '../stand/startStand.ts'
import { hear, start } from './ask.ts'
import { minimumEdit } from './minimumEdit.ts'

const COUNTS = [100, 1000, 5000, 20_000]
const RELEASES = 10
/** The service's connections to members besides the streams: the stand's own calls. */
const OTHER_CONNECTIONS = 60

/**
 * How long it takes until every listener has a release after its commit, a stop after the operator's press, and one after
 * its alert was sent.
 */
export async function measureFanOut(): Promise<Section> {
  const limit = descriptorLimit()
  const most = shareDescriptors(limit).members - OTHER_CONNECTIONS
  const rows: string[][] = []
  for (const count of COUNTS) rows.push(await measureCount(Math.min(count, most)))
  const table = toTable(
    [
      'streams',
      'p50, ms',
      'p95, ms',
      'p99, ms',
      'last, ms',
      'stop p95, ms',
      'stop last, ms',
      'alert p95, ms',
      'alert last, ms',
      'memory before, MB',
      'with streams, MB',
      'aim',
    ],
    rows,
  )
  const how = `From the commit of a release until a stream has it: ${RELEASES} releases each, percentiles over all streams of all releases; a stop or its lifting from the operator's press, as many; a stop by Alertmanager's webhook, from its sending, as many; \`last\` the median of the slowest. All listeners are one other process on the same machine, so their reading is part of it. Memory is the service's, resident, after a collection.${most < Math.max(...COUNTS) ? ` A process here may open no more than ${limit} files, hence ${most} streams in place of ${Math.max(...COUNTS)}.` : ''}`
  return { name: 'fanout', text: `### Fan-out\n\n${how}\n\n${table}` }
}

async function measureCount(count: number): Promise<string[]> {
  const stand = await startStand({
    environment: { MAX_STREAMS: String(count), MAX_STREAMS_PER_NETWORK: String(count) },
  })
  const before = await stand.memory()
  const listeners = start('listeners.ts', [
    `${stand.url.replace('localhost', '127.0.0.1')}/release/events?plan=${PLAN_VERSION}`,
    String(count),
  ])
  try {
    await hear(listeners)
    const open = await stand.memory()
    const releases = await measureHeads(listeners, async (release) => {
      const { at, committedAt } = await stand.publish([minimumEdit(release)])
      return { at, from: committedAt }
    })
    const stops = await measureHeads(listeners, async (turn) => {
      const { at, startedAt } = await stand.stopDeposits(turn % 2 === 0)
      return { at, from: startedAt }
    })
    const alerts = await measureHeads(listeners, async () => {
      const { at, startedAt } = await stand.alertDeposits()
      return { at, from: startedAt }
    })
    const figures = [
      percentile(releases.all, 50),
      percentile(releases.all, 95),
      percentile(releases.all, 99),
      median(releases.slowest),
      percentile(stops.all, 95),
      median(stops.slowest),
      percentile(alerts.all, 95),
      median(alerts.slowest),
      before.rss / 2 ** 20,
      open.rss / 2 ** 20,
    ]
    return [
      String(count),
      ...figures.map((figure) => writeFigure(Math.round(figure * 10) / 10)),
      count === 5000 ? 'p95 ≤ 300, stop ≤ 3,000, alert p95 ≤ 1,000' : '',
    ]
  } finally {
    if (listeners.connected) listeners.disconnect()
    await stand.stop()
  }
}

/** What `change` made the head, until each listener has it: how long that took, and the slowest of each. */
async function measureHeads(
  listeners: ReturnType<typeof start>,
  change: (turn: number) => Promise<{ readonly at: string; readonly from: number }>,
): Promise<{ readonly all: readonly number[]; readonly slowest: readonly number[] }> {
  const all: number[] = []
  const slowest: number[] = []
  for (let turn = 0; turn < RELEASES; turn += 1) {
    const { at, from } = await change(turn)
    const answer = hear<{ readonly moments: readonly number[] }>(listeners)
    listeners.send({ at })
    const after = (await answer).moments.map((moment) => moment - from)
    all.push(...after)
    slowest.push(Math.max(...after))
  }
  return { all, slowest }
}
