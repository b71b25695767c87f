import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { picturePath } from '../../../src/format/libraryPicture.ts'
import { memberOf } from '../../../src/format/value/isObject.ts'
import type { Diary } from './diary.ts'
import type { DeskLine } from './openDeskLine.ts'

interface Desk {
  readonly line: DeskLine
  readonly diary: Diary
  /** Where members load pictures. */
  readonly publicUrl: () => string
}

const reason = 'recorded'
export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** A text that nothing has had before. */
let made = 0
const fresh = (): string => `text ${(made += 1)}`

/** What an operator does again and again; the round counts from 1. */
export type Work = (desk: Desk, round: number) => Promise<void>

/** Publishes one text, and rolls back every fifth time. */
const publish: Work = async (desk, round) => {
  await publishText(desk, 'copy:en:home.title')
  await readLog(desk)
  if (round % 5 === 0) await rollBack(desk)
}

async function publishText({ line, diary }: Desk, fact: string): Promise<void> {
  const { live, draft = live } = await line.call('GET', '/facts', { querystring: { fact } })
  const value = fresh()
  await claim({ line, diary }, `edit:${fact}`, JSON.stringify(value), () =>
    line.call('PUT', '/draft/edits', { body: { fact, value, replaces: draft } }),
  )
  const { hash, seq } = await line.call('GET', '/draft/review', {})
  const published = diary.begin('release', null)
  const moved = diary.begin(`edit:${fact}`, null)
  const { release } = await line.call('POST', '/publish', { body: { reason, expectedSeq: seq, reviewed: hash } })
  diary.told(published, `release:${release.seq}`, release.sha, line.port())
  diary.told(moved, `edit:${fact}`, null, line.port())
}

async function rollBack({ line, diary }: Desk): Promise<void> {
  const { live } = await line.call('GET', '/releases', {})
  const params = { seq: Math.max(1, live - 2) }
  const { seq, hash } = await line.call('GET', '/releases/:seq/rollback', { params })
  const rolled = diary.begin('release', null)
  const body = { reason, expectedSeq: seq, reviewed: hash }
  const { release } = await line.call('POST', '/releases/:seq/rollback', { params, body })
  diary.told(rolled, `release:${release.seq}`, release.sha, line.port())
}

/** Schedules a change of one notice: each third goes out in a moment, one is far ahead, and one of those is ended. */
const schedule: Work = async ({ line, diary }, round) => {
  const { change } = await line.call('POST', '/changes', { body: { name: fresh() } })
  const { id } = change
  const fact = `notice:n${made}`
  await line.call('PUT', '/draft/edits', { body: { change: id, fact, value: { en: fact }, replaces: null } })
  const { hash } = await line.call('GET', '/draft/review', { querystring: { change: id } })
  const isSoon = round % 3 === 0
  const at = new Date(Date.now() + (isSoon ? 1_000 : 24 * 3_600_000)).toISOString()
  const asked = diary.begin('schedule', null)
  const { schedule: added } = await line.call('POST', '/changes/:id/schedule', {
    params: { id },
    body: { at, zone: 'Asia/Seoul', tolerance: 60, reason, reviewed: hash },
  })
  if (isSoon) return waitUntilOut({ line, diary }, added.id)
  diary.told(asked, `schedule:${added.id}`, 'waiting', line.port())
  if (round % 3 === 1)
    await claim({ line, diary }, `schedule:${added.id}`, null, () =>
      line.call('DELETE', '/schedules/:id', { params: { id: added.id } }),
    )
}

async function waitUntilOut({ line, diary }: Omit<Desk, 'publicUrl'>, schedule: string): Promise<void> {
  for (;;) {
    const { schedules } = await line.call('GET', '/changes')
    if (schedules.every(({ id }) => id !== schedule)) break
    await wait(200)
  }
  const shown = diary.begin('release', null)
  const { releases } = await line.call('GET', '/releases', { querystring: { limit: 1 } })
  for (const { seq, sha } of releases) diary.told(shown, `release:${seq}`, sha, line.port())
}

/** Closes deposits and opens them again. */
const stop: Work = async (desk) => {
  const params = { name: 'deposits' } as const
  const about = 'stop:deposits'
  await claim(desk, about, 'on', () => desk.line.call('PUT', '/stops/:name', { params, body: { reason } }))
  await readLog(desk)
  await claim(desk, about, null, () => desk.line.call('DELETE', '/stops/:name', { params, body: { reason } }))
}

/** Uploads a picture, which members then load; each third is deleted. */
const upload: Work = async ({ line, diary, publicUrl }, round) => {
  const picture = await drawPicture()
  const asked = diary.begin('picture', null)
  const answer = await line.send('POST', '/pictures?name=a.png', picture)
  const sha = String(memberOf(memberOf(answer, 'picture'), 'sha'))
  const port = line.port()
  const bytes = await fetch(`${publicUrl()}/${picturePath(sha)}`).then((loaded) => loaded.bytes())
  diary.told(asked, `picture:${sha}`, hashOf(bytes), port)
  if (round % 3 === 0)
    await claim({ line, diary }, `picture:${sha}`, null, () =>
      line.call('DELETE', '/pictures/:sha', { params: { sha } }),
    )
}

/** One operator's each. */
export const works: readonly Work[] = [publish, schedule, stop, upload]

/** Nothing that packs well, and no two alike. */
function drawPicture(): Promise<Buffer> {
  const [width, height] = [96, 64]
  made += 1
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * (7_919 + made)) % 251))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

async function claim(
  { line, diary }: Omit<Desk, 'publicUrl'>,
  about: string,
  says: string | null,
  ask: () => Promise<unknown>,
): Promise<void> {
  const asked = diary.begin(about, says)
  await ask()
  diary.told(asked, about, says, line.port())
}

/** Whatever the log was shown to say has happened. */
async function readLog({ line, diary }: Omit<Desk, 'publicUrl'>): Promise<void> {
  const asked = diary.begin('audit', null)
  const { entries } = await line.call('GET', '/audit', { querystring: { limit: 1 } })
  for (const { id, hash } of entries) diary.told(asked, `audit:${id}`, hash, line.port())
}
