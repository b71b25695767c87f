import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { verifyChain } from '../audit/verifyStore.ts'
import { createSqliteStore } from './createSqliteStore.ts'
import { describeStore } from './testing/describeStore.ts'

const run = promisify(execFile)

describeStore('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  return {
    open: () => Promise.resolve(createSqliteStore(join(folder, 'playbill.db'))),
    dispose: () => rm(folder, { recursive: true }),
  }
})

describe('SQLite alone', () => {
  async function place(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'store-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    return join(folder, 'playbill.db')
  }

  const entry = {
    at: '2026-03-02T05:00:00.000Z',
    actor: 'mina',
    action: 'test',
    subject: 'x',
    reason: 'because',
    details: {},
  }

  it('refuses to change or delete history through SQL', async () => {
    const path = await place()
    const store = createSqliteStore(path)
    await store.appendAudit(entry)
    await store.close()
    const database = new Database(path)
    expect(() => database.prepare('update audit set actor = ?').run('x')).toThrow('audit is append-only')
    expect(() => database.prepare('delete from audit').run()).toThrow('audit is append-only')
    database.close()
  })

  it.each([
    ['an altered entry', 'update audit set reason = ? where id = 2', 2],
    ['a removed entry', "delete from audit where id = 2 and ? != ''", 3],
  ])('finds %s of the audit', async (_, tamper, brokenAt) => {
    const path = await place()
    const store = createSqliteStore(path)
    for (let n = 0; n < 4; n += 1) await store.appendAudit(entry)
    const database = new Database(path)
    for (const change of ['update', 'delete']) database.exec(`drop trigger audit_no_${change}`)
    database.prepare(tamper).run('nothing happened')
    database.close()
    expect(await verifyChain(store)).toMatchObject({ ok: false, brokenAt })
    await store.close()
  })

  it('gives every sequence number to one of several processes that start on an empty file at once', async () => {
    const path = await place()
    const script = fileURLToPath(new URL('../testing/raceToPublish.ts', import.meta.url))
    const runs = await Promise.all(
      ['mina', 'jun', 'ara'].map((name) => run(process.execPath, [script, path, name, '40'])),
    )
    const won = runs.flatMap(({ stdout }) => JSON.parse(stdout) as number[])
    expect(won.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    const store = createSqliteStore(path)
    expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 120 })
    await store.close()
  })
})
