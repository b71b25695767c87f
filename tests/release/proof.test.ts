import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { readBackup, writeBackup } from '../../admin/service/store/backupFile.ts'
import type { Store } from '../../admin/service/store/Store.ts'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { fixtureNames, openFixture } from './support/openFixture.ts'
import { databaseOf, postgresServer } from './support/postgresKind.ts'
import { sqliteFile } from './support/sqliteKind.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const PASSWORD = 'a few random words'
const AT = '2026-03-02T05:00:00.000Z'
const caller = { ip: '', agent: '' }
const entry = { at: AT, actor: 'mina', action: 'store.restore', subject: 'store', reason: '', details: {} }

/** By somebody who can write to the database and leaves the log alone. */
async function tamper(kind: StoreKind, dataDir: string, statement: string): Promise<void> {
  if (kind.name === 'PostgreSQL') return void (await postgresServer().run(statement, databaseOf(dataDir)))
  const database = new Database(sqliteFile(dataDir))
  database.exec(statement)
  database.close()
}

/**
 * A store with an owner who has a second factor, an editor, invitations that are open, used and withdrawn, a password
 * link, and an approval.
 */
async function lived(kind: StoreKind) {
  const dataDir = await testFolder()
  await kind.prepare(dataDir)
  const core = await createTestCore({ dataDir, store: kind.open(dataDir) })
  const { accounts, publisher, draft, store } = core
  await publisher.boot()
  const { operator: mina } = await accounts.join(await accounts.issueSetup(), 'mina', PASSWORD, caller)
  const actor = { name: 'mina', role: 'owner', operatorId: mina.id } as const
  const invite = async (role: 'editor' | 'publisher') => (await accounts.invite(actor, { role })).token
  const { operator: jun } = await accounts.join(await invite('editor'), 'jun', PASSWORD, caller)
  const { operator: ara } = await accounts.join(await invite('publisher'), 'ara', PASSWORD, caller)
  const { operator: bo } = await accounts.join(await invite('editor'), 'bo', PASSWORD, caller)
  await accounts.changeOperator(actor, bo.id, { role: 'publisher' })
  await invite('editor')
  await invite('publisher')
  const [withdrawn] = await accounts.invitations()
  await accounts.withdrawInvitation(actor, withdrawn?.tokenHash ?? '')
  await accounts.setPassword((await accounts.passwordLink(actor, jun.id)).token, `${PASSWORD} more`, caller)
  await accounts.changePassword(actor, PASSWORD, `${PASSWORD} again`)
  await accounts.passwordLink(actor, ara.id)
  await store.beginSecondFactor(mina.id, 'SECRET')
  await store.confirmSecondFactor(
    mina.id,
    { at: AT, step: 1, recoveryHashes: ['r'] },
    { ...entry, action: 'second-factor.on', subject: 'mina' },
  )
  await draft.put(
    { name: 'jun', role: 'editor' },
    { fact: 'settings:/recharge/bank/min', value: '120', replaces: '100' },
  )
  const { hash, change } = await publisher.review({ actor: 'jun' })
  await publisher.approve('ara', hash, change?.id)
  return { dataDir, store }
}

const problemsOf = async (store: Store): Promise<string> => (await verifyStore(store)).problems.join('\n')

const CHANGES = [
  ["update operator set password_hash = 'x' where name = 'jun'", 'The password of jun is another than by the audit.'],
  [
    "update operator set vouched_by = 'ara' where name = 'jun'",
    /^jun was let in by ara at \S+, but by mina at \S+ by the audit\.$/m,
  ],
  [
    "update operator set vouched_at = '2026-01-01T00:00:00.000Z' where name = 'bo'",
    /^bo was let in by mina at 2026-01-01/m,
  ],
  ["update operator set vouched_by = null where name = 'ara'", /^ara was let in by nobody, but by mina at/m],
  ["update second_factor set secret = 'MINE'", 'The secret for codes of mina is another than by the audit.'],
  [
    "update invitation set role = 'owner' where closed_at is null and operator_id is null",
    /A link of mina for a owner until \S+ is not as the audit has it\./,
  ],
  [
    "update invitation set expires_at = '2999-01-01T00:00:00.000Z' where closed_at is null",
    /until 2999-01-01T00:00:00.000Z is not as the audit has it\./,
  ],
  ['update invitation set closed_at = null', 'A link of mina for a editor is open, but not by the audit.'],
  [
    `insert into invitation (token_hash, name, role, created_by, created_at, expires_at) values ('h', null, 'owner', 'mina', '${AT}', '2999-01-01T00:00:00.000Z')`,
    'A link of mina for a owner is open, but not by the audit.',
  ],
  ["update approval set actor = 'mina'", 'An approval of mina is not in the audit.'],
  ["update approval set content_hash = 'h'", 'An approval of ara is not in the audit.'],
] as const

describe.each(storeKinds)('rows by which somebody gets in or agrees, on $name', (kind) => {
  it('are as the log makes them, which covers all of a store of this build', async () => {
    const { store } = await lived(kind)
    const verdict = await verifyStore(store)
    expect(verdict).toMatchObject({ ok: true, problems: [] })
    expect(verdict.uncovered).toBeUndefined()
  })

  it('are each named where they were changed and the log was not', async () => {
    for (const [statement, problem] of CHANGES) {
      const { store, dataDir } = await lived(kind)
      await tamper(kind, dataDir, statement)
      expect(await problemsOf(store), statement).toMatch(problem)
    }
  })

  it('are named when a backup is restored whose rows were changed and whose hash is right', async () => {
    const { dataDir: from } = await lived(kind)
    const path = join(await testFolder(), 'backup')
    const store = kind.open(from)
    onTestFinished(() => store.close())
    await writeBackup(store, path, AT)
    const whole = gunzipSync(await readFile(path)).toString()
    for (const [row, problem] of [
      [/"password_hash":"[^"]+"/, /The password of \w+ is another than by the audit\./],
      [/"secret":"SECRET"/, 'The secret for codes of mina is another than by the audit.'],
    ] as const) {
      const text = whole.replace(row, (found) => `${found.slice(0, -2)}X"`)
      const body = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)
      const end = { rows: body.split('\n').length - 2, sha256: createHash('sha256').update(body).digest('hex') }
      await writeFile(path, gzipSync(`${body}${JSON.stringify(end)}\n`))
      const dataDir = await testFolder()
      await kind.prepare(dataDir)
      const restored = kind.open(dataDir)
      onTestFinished(() => restored.close())
      await restored.fill(readBackup(path), AT, entry)
      expect(await problemsOf(restored)).toMatch(problem)
    }
  })
})

describe.each(fixtureNames.flatMap((name) => storeKinds.map((kind) => ({ name, kind, on: kind.name }))))(
  'the store that build $name left on $on',
  ({ name, kind }) => {
    it('is noted as it is when it is brought up to date, says so, and is covered from then on', async () => {
      const { store, dataDir } = await openFixture(kind, name)
      expect((await verifyStore(store)).uncovered).toEqual([
        expect.stringMatching(
          /^Passwords, who let whom in, secrets for codes and open links are covered from 20\S+Z on, as they were then\.$/,
        ),
      ])
      await tamper(kind, dataDir, "update operator set password_hash = 'x' where name = 'jun'")
      await tamper(kind, dataDir, 'update invitation set closed_at = null')
      const problems = await problemsOf(store)
      expect(problems).toContain('The password of jun is another than by the audit.')
      expect(problems).toContain('is open, but not by the audit.')
    })
  },
)
