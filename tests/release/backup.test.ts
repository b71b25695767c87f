import { createHash } from 'node:crypto'
import { BadBackup, type BackupRow } from '../../admin/service/store/rows/backupRows.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { verifyChain, verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { readBackup, writeBackup } from '../../admin/service/store/backupFile.ts'
import { NotEmpty } from '../../admin/service/base/refusals.ts'
import type { Store } from '../../admin/service/store/Store.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { createHeadGate } from '../../src/release/createHeadFollower.ts'
import { type ServedHead, servedFromDisk, servedOverHttp } from './support/served.ts'
import { startScript } from './support/startScript.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const RESTORE = {
  at: '2026-11-22T00:00:00.000Z',
  actor: 'cli:mina',
  action: 'store.restore',
  subject: 'store',
  reason: 'a drill',
  details: {},
}

async function emptyStore(kind: StoreKind): Promise<{ store: Store; dataDir: string }> {
  const dataDir = await testFolder()
  await kind.prepare(dataDir)
  const store = kind.open(dataDir)
  onTestFinished(() => store.close())
  return { store, dataDir }
}

const restore = (store: Store, path: string) => store.fill(readBackup(path), new Date().toISOString(), RESTORE)

/**
 * Takes a backup in the midst of publishing; answers it with the newest head reported afterwards. The first release
 * exists before any publish.
 */
async function backUpWhilePublishing(kind: StoreKind): Promise<{ path: string; told: number; phone: ServedHead }> {
  const dataDir = await testFolder()
  await kind.prepare(dataDir)
  const script = startScript('publishUntilKilled.ts', kind.name, dataDir)
  await script.line()
  script.send('begin')
  const until = async (publishes: number): Promise<void> => {
    while (script.lines.filter((line) => line.startsWith('done')).length < publishes) await script.line()
  }
  await until(3)
  const told = script.lines.filter((line) => line.startsWith('done')).length + 1
  const store = kind.open(dataDir)
  const path = join(dataDir, 'playbill.backup')
  await writeBackup(store, path, new Date().toISOString())
  // The backup has no newer one, and a publish reports later than the store has it.
  const newest = (await store.latestRelease())?.seq ?? 0
  await store.close()
  await until(newest)
  await script.kill()
  return { path, told, phone: await servedFromDisk(dataDir) }
}

/** The rest of a head that only names its release. */
const unsaid = { retired: false, stops: {} }

describe.each(storeKinds.map((from) => ({ from, to: storeKinds.find((kind) => kind !== from) ?? from })))(
  'a backup of $from.name, taken while publishing goes on, restored to $to.name',
  ({ from, to }) => {
    it('has everything acknowledged before, is sound, and phones follow it', async () => {
      const { path, told, phone } = await backUpWhilePublishing(from)
      const { store, dataDir } = await emptyStore(to)
      await restore(store, path)
      const verdict = await verifyStore(store)
      expect(verdict).toMatchObject({ ok: true, problems: [] })
      expect(verdict.releases).toBeGreaterThanOrEqual(told)

      const service = await startTestService({ store, environment: { DATA_DIR: dataDir }, warn: () => undefined })
      expect(service.boot).toEqual({ kind: 'unchanged', seq: verdict.releases })
      const head = await servedOverHttp(service.publicUrl)
      expect(head.seq).toBeLessThan(phone.seq)
      // Without waiting: the head has an older number and a newer date.
      expect(createHeadGate().follows({ ...unsaid, ...head }, { ...unsaid, ...phone }, false)).toBe(true)
    })
  },
)

describe.each(storeKinds)('what is restored to $name', (kind) => {
  it('goes on where it was, with all operators and none signed in', async () => {
    const { store } = await emptyStore(kind)
    const at = '2026-03-02T05:00:00.000Z'
    const entry = { at, actor: 'mina', action: 'test', subject: 'x', reason: '', details: {} }
    for (const [tokenHash, name] of [
      ['a', 'Mina'],
      ['b', 'Jun'],
    ] as const) {
      await store.addInvitation(
        {
          tokenHash,
          name: null,
          role: 'owner',
          createdBy: 'system',
          createdAt: at,
          expiresAt: '2026-03-03T05:00:00.000Z',
          operatorId: null,
        },
        entry,
      )
      const { id } = await store.acceptInvitation(tokenHash, { name, passwordHash: 'p' }, at, entry)
      await store.addSession({ idHash: tokenHash, operatorId: id, createdAt: at, seenAt: at, ip: '', agent: '' })
      await store.beginSecondFactor(id, `secret of ${name}`)
      await store.confirmSecondFactor(id, { at, step: 1, recoveryHashes: [name] }, entry)
    }
    await store.addChange({ id: 'c', name: 'Friday', owner: 'mina', createdAt: at }, entry)
    await store.joinChange('c', 'jun', entry)
    await store.putEdit('c', { fact: 'a', value: 'a\0 "한"', replaces: null, actor: 'mina', at }, 0, entry)
    await store.approve('c', 'hash', { actor: 'jun', at }, entry)
    await store.ask('c', { operator: 'Jun', asker: 'mina', note: '한', at }, { audit: entry })
    await store.answer('c', { fact: 'a', actor: 'jun', text: 'why?', at }, { audit: entry })
    await store.addReports([{ seq: 1, code: 'c', pointer: '', build: '', count: 2, firstAt: at, lastAt: at }])
    const path = join(await testFolder(), 'backup')
    await writeBackup(store, path, at)
    expect((await stat(path)).mode & 0o777).toBe(0o600)

    const { store: other } = await emptyStore(kind)
    await restore(other, path)
    expect((await other.listAudit({ limit: 1 }))[0]).toMatchObject({ action: 'store.restore' })
    expect(await other.listOperators()).toEqual(await store.listOperators())
    expect(await other.findSecondFactor(2)).toEqual({ secret: 'secret of Jun', confirmedAt: at })
    expect(await other.useRecoveryCode(2, 'Jun', entry)).toBe(true)
    expect(await other.changes()).toEqual(await store.changes())
    expect(await other.changes()).toMatchObject([
      {
        name: 'Friday',
        members: ['jun'],
        edits: [{ fact: 'a' }],
        asked: [{ note: '한' }],
        answers: [{ text: 'why?' }],
      },
    ])
    expect(await other.approvals('hash')).toEqual([])
    expect(await other.listReports(9)).toEqual(await store.listReports(9))
    expect(await other.findSession('a')).toBeUndefined()
    await other.addInvitation(
      {
        tokenHash: 'c',
        name: null,
        role: 'viewer',
        createdBy: 'system',
        createdAt: at,
        expiresAt: '2026-03-03T05:00:00.000Z',
        operatorId: null,
      },
      entry,
    )
    expect(await other.acceptInvitation('c', { name: 'Ara', passwordHash: 'p' }, at, entry)).toMatchObject({ id: 3 })
    expect((await other.putEdit('c', { fact: 'b', value: 1, replaces: null, actor: 'mina', at }, 0, entry))?.rev).toBe(
      2,
    )
    await expect(restore(other, path)).rejects.toThrow(NotEmpty)
  })

  it('makes the draft of an older build a change of whoever edited last, and ends its approvals', async () => {
    const { store } = await emptyStore(kind)
    const edit = (fact: string, actor: string, hour: number) => ({
      fact,
      value: JSON.stringify(`value of ${fact}`),
      replaces: 'null',
      actor,
      at: `2026-03-02T0${hour}:00:00.000Z`,
      rev: hour,
    })
    async function* rows(): AsyncGenerator<BackupRow> {
      await Promise.resolve()
      yield ['draft_edit', edit('a', 'jun', 3)]
      yield ['draft_edit', edit('b', 'ara', 1)]
      yield ['draft_edit', edit('c', 'mina', 2)]
      yield ['draft_edit', edit('d', 'jun', 1)]
      yield ['approval', { content_hash: 'h', actor: 'sol', at: '2026-03-02T04:00:00.000Z' }]
      yield ['counter', { name: 'draft', value: 3 }]
    }
    const at = '2026-03-02T05:00:00.000Z'
    await store.fill(rows(), at, { at, actor: 'mina', action: 'x', subject: '', reason: '', details: {} })
    const [change, ...others] = await store.changes()
    expect(others).toEqual([])
    expect(change).toMatchObject({
      name: '',
      owner: 'jun',
      members: ['ara', 'mina'],
      createdAt: '2026-03-02T01:00:00.000Z',
      edits: [
        { fact: 'a', value: 'value of a', replaces: null, actor: 'jun', rev: 3 },
        { fact: 'b', actor: 'ara' },
        { fact: 'c', actor: 'mina' },
        { fact: 'd', actor: 'jun' },
      ],
    })
    expect(await store.approvals('h')).toEqual([])
    const again = await emptyStore(kind)
    const path = join(await testFolder(), 'backup')
    await writeBackup(store, path, at)
    await restore(again.store, path)
    expect(await again.store.changes()).toEqual([change])
  })

  it('restores nothing when the file is incomplete', async () => {
    const { store } = await emptyStore(kind)
    const path = join(await testFolder(), 'backup')
    await store.putFiles(new Map([['aa', '{"x":1}']]))
    await writeBackup(store, path, '2026-03-02T05:00:00.000Z')
    const whole = await readFile(path)
    const text = gunzipSync(whole).toString()
    const { store: other } = await emptyStore(kind)
    const spoiled: readonly (readonly [Buffer, string])[] = [
      [whole.subarray(0, -20), 'cut off'],
      [gzipSync(text.slice(0, text.lastIndexOf('{'))), 'cut off'],
      [gzipSync(text.replace('"x', '"y').replace('x\\"', 'y\\"')), 'altered'],
      [gzipSync(`${text}{}\n`), 'altered'],
      [gzipSync(text.replace('["file"', '["session"')), 'unknown table'],
      [gzipSync(text.replace('0001-first', '9001-later')), 'newer build'],
      [Buffer.from(text), 'not a backup'],
      [gzipSync('{"playbill":"edits"}\n'), 'not a backup'],
      [gzipSync(''), 'cut off'],
    ]
    for (const [bytes, message] of spoiled) {
      await writeFile(path, bytes)
      const failed = restore(other, path)
      await expect(failed, message).rejects.toThrow(message)
      await expect(failed).rejects.toThrow(BadBackup)
      expect(await other.listFiles(), message).toEqual([])
    }
    await expect(restore(other, `${path}-nowhere`)).rejects.toThrow('There is no file')
  })

  it('restores nothing where the last hash is not the one that was noted, though all of it is right', async () => {
    const { store } = await emptyStore(kind)
    const path = join(await testFolder(), 'backup')
    const entry = { at: RESTORE.at, actor: 'mina', action: 'test', subject: 'x', reason: '', details: {} }
    await store.appendAudit(entry)
    const noted = await writeBackup(store, path, RESTORE.at)
    expect(noted.head).toBe((await verifyChain(store)).ok ? (await store.readAudit(0, 9)).at(-1)?.hash : '')
    // Whoever can write to the store can append what follows rightly: nothing in the file tells.
    await store.appendAudit({ ...entry, action: 'operator.invite' })
    const later = await writeBackup(store, path, RESTORE.at)
    expect(later.head).not.toBe(noted.head)

    const { store: other } = await emptyStore(kind)
    const known = (hash: string) => other.fill(readBackup(path, hash), RESTORE.at, RESTORE)
    await expect(known(noted.head)).rejects.toThrow(`has the hash ${later.head}, not the one that is known`)
    expect(await other.readAudit(0, 9)).toEqual([])
    await known(later.head)
    expect(await verifyStore(other)).toMatchObject({ ok: true, entries: 3 })
  })

  it('refuses a column that it does not know in a sentence, though the hash at the end is right', async () => {
    const { store } = await emptyStore(kind)
    const path = join(await testFolder(), 'backup')
    await store.putFiles(new Map([['aa', '{"x":1}']]))
    await writeBackup(store, path, RESTORE.at)
    const lines = gunzipSync(await readFile(path))
      .toString()
      .replace('"sha":', '"weight":1,"sha":')
      .split('\n')
    const body = `${lines.slice(0, -2).join('\n')}\n`
    const end = { rows: lines.length - 3, sha256: createHash('sha256').update(body).digest('hex') }
    await writeFile(path, gzipSync(`${body}${JSON.stringify(end)}\n`))
    const { store: other } = await emptyStore(kind)
    await expect(restore(other, path)).rejects.toThrow('a column file.weight that this build does not know')
    expect(await other.listFiles()).toEqual([])
  })

  it('refuses a line of 1.5 GB in a sentence', async () => {
    const path = join(await testFolder(), 'backup')
    const part = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'))
    // Packed parts one after the other are one packed file.
    await writeFile(path, Buffer.concat(Array.from({ length: 24 }, () => part)))
    const { store: other } = await emptyStore(kind)
    await expect(restore(other, path)).rejects.toThrow('a line that is longer than any row can be')
  })
})
