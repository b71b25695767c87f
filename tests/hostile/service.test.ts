import { spawn, type StdioOptions } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type DeskClient, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { fromPointer } from '../../src/format/check/Document.ts'
import { factsOf, formatFact } from '../../src/format/fact.ts'
import { type Manifest, PLAN_VERSION } from '../../src/format/release.ts'
import { follow } from '../release/support/startScript.ts'
import { hostileStrings } from './hostileStrings.ts'

const MINUTES = 5 * 60_000
const shipped = JSON.parse(readFileSync(new URL('../../schemas/copy/en.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>
/** Keys whose texts are plain words. */
const keys = Object.keys(shipped).filter((key) => !shipped[key]?.includes('{{') && !/_(one|other)$/.test(key))

interface Blocker {
  readonly fact?: string
  readonly document?: string
  readonly path?: string
}

interface Place {
  readonly publicUrl: string
  readonly deskUrl: string
  readonly setupLink: string
}

async function serve() {
  const script = fileURLToPath(new URL('support/serveWithLog.ts', import.meta.url))
  const folder = await testFolder()
  const complaints = join(folder, 'complaints')
  const stdio: StdioOptions = ['pipe', 'pipe', openSync(complaints, 'w')]
  const log = follow(spawn(process.execPath, [script, join(folder, 'data')], { stdio }) as Parameters<typeof follow>[0])
  let place: Partial<Place> = {}
  while (place.publicUrl === undefined) place = JSON.parse(await log.line()) as Partial<Place>
  const { publicUrl, deskUrl = '', setupLink = '' } = place
  return { publicUrl, deskUrl, log, complaints, owner: await signInOwner({ deskUrl, setupLink }) }
}

/** Drafts one text per key; answers which of them are drafted. */
async function draftAll(owner: DeskClient): Promise<Map<string, string>> {
  const drafted = new Map<string, string>()
  for (const [place, text] of hostileStrings.entries()) {
    const key = keys[place] ?? ''
    const fact = `copy:en:${key}`
    const { status } = await owner.call('PUT', '/draft/edits', { fact, value: text, replaces: shipped[key] })
    expect([200, 422], text).toContain(status)
    if (status === 200) drafted.set(fact, text)
  }
  return drafted
}

/** Publishes the draft; edits that block it are discarded first. */
async function publishSound(owner: DeskClient, drafted: Map<string, string>, reason: string): Promise<void> {
  const review = async () =>
    (
      await owner.call<{
        seq: number
        hash: string
        blockers: readonly Blocker[]
        warnings: readonly { id: string }[]
      }>('GET', '/draft/review')
    ).body
  for (const { path = '' } of (await review()).blockers) {
    const fact = formatFact({ kind: 'copy', locale: 'en', key: fromPointer(path)[0] ?? '' })
    if (drafted.delete(fact)) await owner.call('DELETE', '/draft/edits', { fact })
  }
  const { seq, hash, blockers, warnings } = await review()
  expect(blockers).toEqual([])
  const { status } = await owner.call('POST', '/publish', {
    reason,
    expectedSeq: seq,
    reviewed: hash,
    acknowledgedWarnings: warnings.map(({ id }) => id),
  })
  expect(status).toBe(201)
}

async function liveCopy(publicUrl: string): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => (await fetch(`${publicUrl}/release/${path}`)).json() as Promise<unknown>
  const { sha } = (await read(`${PLAN_VERSION}/head.json`)) as { sha: string }
  const { copy } = (await read(`files/${sha}.json`)) as Manifest
  return (await read(`files/${copy.en}.json`)) as Readonly<Record<string, string>>
}

/** Sends a text to every part of the service that is open to anybody. */
async function sayEverywhere(publicUrl: string, text: string): Promise<readonly Response[]> {
  const coded = encodeURIComponent(text.toWellFormed())
  const post = async (path: string, body: unknown) =>
    fetch(`${publicUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const report = { release: 1, code: 'block-failed', pointer: '/body/0', build: 'a' }
  return Promise.all([
    fetch(`${publicUrl}/${coded}`),
    fetch(`${publicUrl}/assets/${coded}`),
    fetch(`${publicUrl}/release/${coded}/head.json?plan=${coded}`),
    fetch(`${publicUrl}/release/files/${coded}.json`),
    fetch(`${publicUrl}/api/${coded}?${new URLSearchParams({ [text]: text }).toString()}`),
    post('api/login', { name: text, password: text }),
    ...['code', 'pointer', 'build'].map(async (field) =>
      post('release/reports', { reports: [{ ...report, [field]: text }] }),
    ),
  ])
}

it(
  'publishes hostile edits unchanged or refuses them, and neither they nor requests break or forge a line of the log',
  { timeout: MINUTES },
  async () => {
    const { publicUrl, deskUrl, owner, log, complaints } = await serve()
    const drafted = await draftAll(owner)
    const reason = '\n{"level":50,"time":1,"msg":"forged"}\r\n\u001B[2Jforged'
    await publishSound(owner, drafted, reason)

    const copy = await liveCopy(publicUrl)
    // Unchanged but for its form: a syllable is one character, however the keyboard sent it.
    for (const [fact, text] of drafted) expect(copy[factsOf('copy', [fact])[0]?.key ?? '']).toBe(text.normalize('NFC'))
    expect(drafted.size).toBeGreaterThan(hostileStrings.length / 2)

    for (const text of hostileStrings) {
      for (const answer of await sayEverywhere(publicUrl, text)) {
        expect(answer.status, text).not.toBe(500)
        expect(answer.headers.get('set-cookie'), text).toBeNull()
        expect(new URL(answer.url).origin).toBe(publicUrl)
        await answer.body?.cancel()
      }
      const { status } = await owner.call('GET', `/facts?fact=${encodeURIComponent(text.toWellFormed())}`)
      expect(status, text).not.toBe(500)
    }
    expect((await owner.call<{ ok: boolean }>('GET', '/audit/verify')).body.ok).toBe(true)
    const { body } = await owner.call<{ releases: readonly { reason: string }[] }>('GET', '/releases?limit=1')
    expect(body.releases[0]?.reason).toBe(reason)
    expect((await fetch(`${deskUrl}/healthz`)).status).toBe(200)

    await log.kill()
    const said = log.lines
      .map((line) => JSON.parse(line) as Partial<Place> & { level?: unknown; msg?: unknown })
      .filter(({ setupLink }) => setupLink === undefined)
    expect(said.length).toBeGreaterThan(hostileStrings.length)
    expect(said.filter(({ level, msg }) => typeof level !== 'number' || msg === 'forged')).toEqual([])
    expect(readFileSync(complaints, 'utf8')).toBe('')
  },
)
