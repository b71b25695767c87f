import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../../admin/service/base/Clock.ts'
import { createFormat } from '../../../admin/service/documents/createFormat.ts'
import { folders } from '../../../admin/service/base/folders.ts'
import { createOlderApps } from '../../../admin/service/documents/play/createOlderApps.ts'
import { createPlayMemory } from '../../../admin/service/documents/play/createPlayMemory.ts'
import { createPlayWorker } from '../../../admin/service/documents/play/createPlayWorker.ts'
import { keepPlayBundle } from '../../../admin/service/documents/play/keepPlayBundle.ts'
import { READS_VERSION } from '../../../src/format/lookIntoRelease.ts'
import { readDocuments } from '../../../src/format/readDocuments.ts'
import { partsOfOlderApps } from '../../release/support/partsOfOlderApps.ts'
import { countPlays, type Values } from '../../release/support/countPlays.ts'
import { percentile } from '../report/percentile.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import type { FactValue } from '../stand/StandRequest.ts'
import { type Stand, startStand } from '../stand/startStand.ts'
import { minimumEdit } from './minimumEdit.ts'

const REVIEWS = 10
/** As long as an operator takes at least from an edit to its review. */
const PAUSE = 3_000

/** What operators change most, another value at every turn. */
const changes: Readonly<Record<string, Edit>> = {
  'the smallest deposit by bank': minimumEdit,
  'a pay way on or off': (turn) => ({ fact: 'settings:/recharge/wechat/on', value: turn % 2 === 1 }),
  'a text in one language': (turn) => ({ fact: 'copy:en:vip.title', value: `Level ${turn}` }),
  'a notice above the deposit': (turn) => ({ fact: 'notice:bench', value: noticeOf(`Number ${turn}`) }),
}

type Edit = (turn: number) => FactValue

/** What each of them has played before it may go live, and how long the review and the publish make one wait. */
export async function measureReview(): Promise<Section> {
  const plays = await countAll()
  const waits = await waitForAll()
  const all = plays.get('all') ?? []
  const rows = Object.keys(changes).map((label) => [label, ...(plays.get(label) ?? []), ...(waits.get(label) ?? [])])
  const table = toTable(['', 'plays', 'CPU, s', 'two older apps, ms more', 'review, p95, ms', 'publish, p95, ms'], rows)
  return {
    name: 'review',
    text: `### Reviewing\n\nAn edit, ${PAUSE / 1000} s later its review, then its publish, ${REVIEWS} times each. A play is one screen in one language; all of them are ${all[0]} plays and take ${all[1]} s of CPU time, and two older apps ${all[2]} ms more.\n\n${table}`,
  }
}

/**
 * How many plays each change needs, their CPU time in seconds, and how many milliseconds later it is known what the apps
 * of two older builds make of it.
 */
async function countAll(): Promise<ReadonlyMap<string, readonly string[]>> {
  const count = countPlays()
  const older = await openOlderApps()
  const found = new Map<string, readonly string[]>()
  const live = count.release()
  async function measure(label: string, values: Values): Promise<void> {
    const release = count.release(values)
    const before = process.cpuUsage()
    await count.play(release)
    const { user, system } = process.cpuUsage(before)
    const began = performance.now()
    await older.play(release, () => Promise.resolve(live))
    const more = String(Math.round(performance.now() - began))
    found.set(label, [String(count.played().length), writeFigure((user + system) / 1e6), more])
  }
  await measure('all', {})
  for (const [label, edit] of Object.entries(changes)) {
    const { fact, value } = edit(0)
    await measure(label, { [fact]: value })
  }
  await count.close()
  await older.close()
  return found
}

/** This build's app in the parts of two older ones. */
async function openOlderApps() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { host } = readDocuments(folders.schemas)
  const format = createFormat(host)
  const language = { plan: format.planVersion, reads: READS_VERSION }
  for (const bundle of partsOfOlderApps(folder, 2))
    await keepPlayBundle({ bundle, folder: join(folder, 'apps'), language, now: Date.now() })
  const apps = createOlderApps({
    bundle: folders.play,
    folder: join(folder, 'apps'),
    language,
    outline: (manifest) => format.outline(manifest),
    memory: createPlayMemory(),
    createWorker: () => createPlayWorker(),
    clock: systemClock,
  })
  return {
    ...apps,
    async close() {
      await apps.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** How long the review and the publish of each change take, in milliseconds. */
async function waitForAll(): Promise<ReadonlyMap<string, readonly string[]>> {
  const stand = await startStand({ playTest: 'real' })
  try {
    const found = new Map<string, readonly string[]>()
    for (const [label, edit] of Object.entries(changes)) found.set(label, await waitFor(stand, edit))
    return found
  } finally {
    await stand.stop()
  }
}

async function waitFor(stand: Stand, edit: Edit): Promise<readonly string[]> {
  const reviews: number[] = []
  const publishes: number[] = []
  for (let turn = 0; turn < REVIEWS; turn += 1) {
    await stand.draft([edit(turn)])
    await wait(PAUSE)
    reviews.push(await stand.review())
    const { startedAt, acknowledgedAt } = await stand.publish([])
    publishes.push(acknowledgedAt - startedAt)
  }
  return [reviews, publishes].map((times) => writeFigure(Math.round(percentile(times, 95))))
}

function noticeOf(words: string): object {
  const said = { kor: words, cn: words, en: words }
  return { id: 'bench', on: true, places: ['recharge'], title: said, body: said, tone: 'info' }
}
