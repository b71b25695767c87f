import { median } from '../report/median.ts'
import { percentile } from '../report/percentile.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { startStand } from '../stand/startStand.ts'
import type { PublishTimes } from '../stand/StandRequest.ts'
import { minimumEdit } from './minimumEdit.ts'

const RELEASES = 100
const PLAYED = 5

/** How long a publish takes, and its share of writing to the database. */
export async function measurePublish(): Promise<Section> {
  const times = await publishTimes('none', RELEASES)
  const played = await publishTimes('real', PLAYED)
  const row = (label: string, values: readonly number[]) => [
    label,
    String(values.length),
    ...[median(values), percentile(values, 95), percentile(values, 99)].map((value) =>
      writeFigure(Math.round(value * 10) / 10),
    ),
  ]
  const table = toTable(
    ['', 'publishes', 'p50, ms', 'p95, ms', 'p99, ms'],
    [
      row(
        'the transaction alone',
        times.map(({ transactionMs }) => transactionMs),
      ),
      row(
        'from the press to the answer, without the play test',
        times.map(({ startedAt, acknowledgedAt }) => acknowledgedAt - startedAt),
      ),
      row(
        '… with the play test of the screens that changed',
        played.map(({ startedAt, acknowledgedAt }) => acknowledgedAt - startedAt),
      ),
    ],
  )
  return {
    name: 'publish',
    text: `### Publishing\n\nOne changed limit at a time, on the embedded store with \`synchronous=FULL\`.\n\n${table}`,
  }
}

async function publishTimes(playTest: 'real' | 'none', count: number): Promise<readonly PublishTimes[]> {
  const stand = await startStand({ playTest })
  const times: PublishTimes[] = []
  try {
    // The first one warms up the service.
    for (let turn = 0; turn <= count; turn += 1) times.push(await stand.publish([minimumEdit(turn)]))
  } finally {
    await stand.stop()
  }
  return times.slice(1)
}
