import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLAN_VERSION } from '../../../src/format/release.ts'
import { median } from '../report/median.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { startStand } from '../stand/startStand.ts'
import { hear, start } from './ask.ts'

const HEAD = `release/${PLAN_VERSION}/head.json`
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32

interface Round {
  readonly perSecond: number
  /** The server's processor time for one answer. */
  readonly microseconds: number
}

/** Unchanged heads a second, compared with the smallest server. */
export async function measureHeads(): Promise<Section> {
  const stand = await startStand()
  const head = await fetch(`${stand.url}/${HEAD}`)
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'))
  writeFileSync(join(folder, 'head.json'), await head.text())
  const bare = start('bareServer.ts', [join(folder, 'head.json')])
  const { url } = await hear<{ readonly url: string }>(bare)
  const servers = {
    service: { url: `${stand.url.replace('localhost', '127.0.0.1')}/${HEAD}`, cpu: async () => stand.cpu() },
    bare: {
      url,
      async cpu() {
        const answer = hear<{ readonly cpuMicroseconds: number }>(bare)
        bare.send('cpu')
        return (await answer).cpuMicroseconds
      },
    },
  }
  const rounds: Record<keyof typeof servers, Round[]> = { service: [], bare: [] }
  try {
    // The first round warms up both and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of ['service', 'bare'] as const) {
        const measured = await measureRound(servers[name])
        if (round > 0) rounds[name].push(measured)
      }
    }
  } finally {
    bare.disconnect()
    await stand.stop()
    rmSync(folder, { recursive: true })
  }
  const of = (name: keyof typeof servers, key: keyof Round) => median(rounds[name].map((round) => round[key]))
  const row = (label: string, key: keyof Round, aim: string) => [
    label,
    writeFigure(of('service', key)),
    writeFigure(of('bare', key)),
    (of('service', key) / of('bare', key)).toFixed(2),
    aim,
  ]
  const table = toTable(
    ['', 'service', 'bare', 'ratio', 'aim'],
    [row('304s a second', 'perSecond', '≥ 0.80'), row('processor of the server for one, µs', 'microseconds', '')],
  )
  const how = `\`head.json\` asked with its ETag over ${CONNECTIONS} kept connections for ${SECONDS} s, ${ROUNDS} times in turn; medians. *Bare* is Node's own server with the body in memory and no other header. Client and server share the machine.`
  return { name: 'heads', text: `### Unchanged heads\n\n${how}\n\n${table}` }
}

async function measureRound({
  url,
  cpu,
}: {
  readonly url: string
  readonly cpu: () => Promise<number>
}): Promise<Round> {
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  const before = await cpu()
  const { answers, seconds } = await hear<{ readonly answers: number; readonly seconds: number }>(
    start('askAgain.ts', [url, etag, String(SECONDS), String(CONNECTIONS)]),
  )
  return { perSecond: answers / seconds, microseconds: ((await cpu()) - before) / answers }
}
