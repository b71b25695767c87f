import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { StopName } from '../../../src/format/wire/stops.ts'
import type { StopRecord } from '../../../admin/api/stopApi.ts'
import { socketPath } from '../../../admin/service/base/config/socketPath.ts'
import { connectToSocket } from '../../../admin/service/cli/connectToSocket.ts'
import type { DeskConnection } from '../../../admin/service/cli/DeskConnection.ts'
import { hashToken } from '../../../admin/service/people/tokens.ts'
import { picturePath } from '../../../src/format/libraryPicture.ts'
import { memberOf } from '../../../src/format/value/isObject.ts'
import type { Diary } from './diary.ts'
import { type DeskLine, Refused } from './openDeskLine.ts'

export interface Desk {
  readonly line: DeskLine
  readonly diary: Diary
  /** Where members load pictures. */
  readonly publicUrl: () => string
  readonly dataDir: string
  /** A program at the desk. */
  readonly openMachineLine: (token: string) => DeskLine
  /** Takes the store away from the service, or gives it back; answers once the service has noticed. */
  readonly setStore: (state: 'away' | 'there') => Promise<void>
}

type AtDesk = Pick<Desk, 'line' | 'diary'>

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

async function publishText({ line, diary }: AtDesk, fact: string): Promise<void> {
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

async function rollBack({ line, diary }: AtDesk): Promise<void> {
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

async function waitUntilOut({ line, diary }: AtDesk, schedule: string): Promise<void> {
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
  await claimStop(desk, params.name, 'on', () => desk.line.call('PUT', '/stops/:name', { params, body: { reason } }))
  await readLog(desk)
  await claimStop(desk, params.name, null, () => desk.line.call('DELETE', '/stops/:name', { params, body: { reason } }))
}

/** Makes a machine token, by which, or by the command line, bets are stopped while the store is away; then revokes it. */
const stopWithoutStore: Work = async (desk, round) => {
  // Else nobody else gets to the end of what they do.
  await wait(500)
  const { line, diary, openMachineLine, setStore } = desk
  const made = diary.begin('token', null)
  const powers = { stops: ['bets'], readsAudit: true, days: 1 } as const
  const { token } = await line.call('POST', '/machine-tokens', { body: { name: fresh(), ...powers } })
  diary.told(made, `token:${token}`, 'works', line.port())
  const machine = openMachineLine(token)
  await readLog({ line: machine, diary })
  await setStore('away')
  await (round % 2 === 0 ? stopByAlert(desk, machine) : stopByCommand(desk, round % 3 === 0))
  // From now on a start without the store goes by the heads on the disk, which may be older.
  for (const says of ['on', null]) diary.begin('shown:bets', says)
  await setStore('there')
  await readLog(desk)
  const params = { name: 'bets' } as const
  await claimStop(desk, params.name, null, () => line.call('DELETE', '/stops/:name', { params, body: { reason } }))
  await claim(desk, `token:${token}`, null, () =>
    line.call('DELETE', '/machine-tokens/:tokenHash', { params: { tokenHash: hashToken(token) } }),
  )
}

async function stopByAlert({ diary, dataDir }: Desk, machine: DeskLine): Promise<void> {
  const id = fresh()
  const alert = diary.begin('alert', null)
  await claim({ line: machine, diary }, 'stop:bets', 'on', () =>
    machine.call('POST', '/alerts', { body: { stop: 'bets', reason, id } }),
  )
  diary.told(alert, `alert:${id}`, 'known', machine.port())
  const asked = diary.begin('own-stop', null)
  const shown = diary.begin('shown:bets', 'on')
  const { stops } = await (await typeAt(dataDir)).call('GET', '/stops')
  tellOwn(diary, asked, stops)
  diary.told(shown, 'shown:bets', 'on')
}

/** With words that are longer than a sector. */
async function stopByCommand({ diary, dataDir }: Desk, lifts: boolean): Promise<void> {
  const { call } = await typeAt(dataDir)
  const params = { name: 'bets' } as const
  const asked = diary.begin('own-stop', null)
  const stopped = diary.begin('stop:bets', 'on')
  const shown = diary.begin('shown:bets', 'on')
  const { stops } = await call('PUT', '/stops/:name', { params, body: { reason, words: { kor: '점검'.repeat(95) } } })
  tellOwn(diary, asked, stops)
  diary.told(stopped, 'stop:bets', 'on')
  diary.told(shown, 'shown:bets', 'on')
  if (!lifts) return
  const lifted = diary.begin('stop:bets', null)
  const left = diary.begin('shown:bets', null)
  const after = await call('DELETE', '/stops/:name', { params, body: { reason } })
  if (!isLifted(after.stops, 'bets')) return
  diary.told(lifted, 'stop:bets', null)
  diary.told(left, 'shown:bets', null)
}

/** Uploads a picture, which members then load; each third is deleted. */
const upload: Work = async ({ line, diary, publicUrl }, round) => {
  const picture = await drawPicture()
  const asked = diary.begin('picture', null)
  const answer = await line.send('POST', '/pictures?name=a.png', picture)
  const sha = String(memberOf(memberOf(answer, 'picture'), 'sha'))
  const port = line.port()
  const loaded = await fetch(`${publicUrl()}/${picturePath(sha)}`)
  if (!loaded.ok) throw new Refused(503, 'a picture while the store was away')
  diary.told(asked, `picture:${sha}`, hashOf(await loaded.bytes()), port)
  if (round % 3 === 0)
    await claim({ line, diary }, `picture:${sha}`, null, () =>
      line.call('DELETE', '/pictures/:sha', { params: { sha } }),
    )
}

/** One operator's each; the first is an owner's. */
export const works: readonly Work[] = [stopWithoutStore, publish, schedule, stop, upload]

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
  { line, diary }: AtDesk,
  about: string,
  says: string | null,
  ask: () => Promise<unknown>,
): Promise<void> {
  const asked = diary.begin(about, says)
  await ask()
  diary.told(asked, about, says, line.port())
}

/** Whether a lift did it: the store may have the stop, too, or could not be read any more. */
const isLifted = (stops: readonly StopRecord[], name: StopName): boolean => stops.every((stop) => stop.name !== name)

async function claimStop(
  { line, diary }: AtDesk,
  name: StopName,
  says: string | null,
  ask: () => Promise<{ readonly stops: readonly StopRecord[] }>,
): Promise<void> {
  const asked = diary.begin(`stop:${name}`, says)
  const { stops } = await ask()
  if (says === 'on' || isLifted(stops, name)) diary.told(asked, `stop:${name}`, says, line.port())
}

/** The log has it once, however often it is taken in. */
function tellOwn(diary: Diary, asked: number, stops: readonly StopRecord[]): void {
  const { own } = stops.find(({ name }) => name === 'bets') ?? {}
  if (own?.isKept !== true) throw new Error('Without the store, bets are not stopped on the disk.')
  diary.told(asked, `own-stop:${own.id}`, '1 entry')
}

async function typeAt(dataDir: string): Promise<Pick<DeskConnection, 'call'>> {
  const connection = await connectToSocket(socketPath(dataDir), 'mina')
  if (connection === undefined) throw new Error('Nobody answers on the socket.')
  return connection
}

/** Whatever the log was shown to say has happened. */
async function readLog({ line, diary }: AtDesk): Promise<void> {
  const asked = diary.begin('audit', null)
  const { entries } = await line.call('GET', '/audit', { querystring: { limit: 1 } })
  for (const { id, hash } of entries) diary.told(asked, `audit:${id}`, hash, line.port())
}
