import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Core } from '../core/createCore.ts'
import { createTestCore, testFolder } from '../testing/createTestCore.ts'
import { CHAIN_START, chainHash } from '../base/audit/chainHash.ts'
import { verifyStore } from './verifyStore.ts'

const PASSWORD = 'a few random words'
const caller = { ip: '', agent: '' }

/** A store with two releases, an owner with a second factor, a viewer who was an editor once, and somebody shut out. */
async function lived() {
  const dataDir = await testFolder()
  const core = await createTestCore({ dataDir })
  const { accounts, publisher, draft, store } = core
  await publisher.boot()
  const { operator: mina } = await accounts.join(await accounts.issueSetup(), 'mina', PASSWORD, caller)
  const actor = { name: 'mina', role: 'owner', operatorId: mina.id } as const
  const ids: Record<string, number> = { mina: mina.id }
  for (const name of ['jun', 'noel'])
    ids[name] = (
      await accounts.join((await accounts.invite(actor, { role: 'editor' })).token, name, PASSWORD, caller)
    ).operator.id
  await accounts.changeOperator(actor, ids['jun'] ?? 0, { role: 'viewer' })
  await accounts.changeOperator(actor, ids['noel'] ?? 0, { disabled: true })
  await store.beginSecondFactor(mina.id, 'SECRET')
  await store.confirmSecondFactor(
    mina.id,
    { at: '2026-03-02T05:00:00.000Z', step: 1, recoveryHashes: ['r'] },
    {
      at: '2026-03-02T05:00:00.000Z',
      actor: 'mina',
      action: 'second-factor.on',
      subject: 'mina',
      reason: '',
      details: {},
    },
  )
  await draft.put(actor, { fact: 'settings:/recharge/bank/min', value: '120', replaces: '100' })
  await publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })
  return { core, tamper: (sql: string) => tamper(dataDir, sql) }
}

/** A change by somebody who can write to the database, and so can also drop its triggers. */
function tamper(dataDir: string, sql: string): void {
  const database = new Database(join(dataDir, 'playbill.db'))
  for (const table of ['release', 'audit', 'file'])
    for (const change of ['update', 'delete']) database.exec(`drop trigger if exists ${table}_no_${change}`)
  database.exec(sql)
  database.close()
}

const problemsOf = async (core: Core): Promise<string> => (await verifyStore(core.store)).problems.join('\n')

describe('verifying a store', () => {
  it('finds nothing in a store that was not tampered with', async () => {
    const { core } = await lived()
    expect(await verifyStore(core.store)).toMatchObject({ ok: true, problems: [], releases: 2 })
  })

  it.each([
    ['the actor of a release', "update release set actor = 'jun' where seq = 2", 'Release 2 is not in the audit'],
    ['its reason', "update release set reason = 'no reason' where seq = 2", 'Release 2 is not in the audit'],
    ['its overlay', "update release set overlay = '[]' where seq = 2", 'Release 2 is not in the audit'],
    [
      'its date',
      "update release set created_at = '2026-01-01T00:00:00.000Z' where seq = 2",
      'Release 2 is not in the audit',
    ],
    [
      'the head, back to an older release',
      'update pointer set seq = 1, sha = (select sha from release where seq = 1)',
      'The head of plan 1 points to release 1',
    ],
    [
      'a second factor, away',
      'delete from recovery_code; delete from second_factor',
      'The code at the log-in of mina is off',
    ],
    ['a role', "update operator set role = 'owner' where name = 'jun'", 'jun is owner, but viewer by the audit'],
    ['who is shut out', "update operator set disabled = 0 where name = 'noel'", 'noel is let in, but not by the audit'],
    [
      'an operator in',
      "insert into operator (name, name_key, role, password_hash, disabled, created_at) values ('eve', 'eve', 'owner', 'x', 0, '2026-03-02T05:00:00.000Z')",
      'eve is an operator without having joined',
    ],
    [
      'an operator away',
      "delete from session where operator_id = (select id from operator where name = 'noel'); delete from operator where name = 'noel'",
      'noel joined',
    ],
  ])('notices who changed %s', async (_what, sql, problem) => {
    const { core, tamper: change } = await lived()
    change(sql)
    expect(await problemsOf(core)).toContain(problem)
  })

  it('notices a log that was rewritten from the beginning, by the head and by every hash kept elsewhere', async () => {
    const { core, tamper: change } = await lived()
    const { head: noted } = await verifyStore(core.store)
    const told = (JSON.parse(core.live.heads()[0]?.body ?? '{}') as { chain: string }).chain
    const entries = await core.store.readAudit(0, 500)
    let before = CHAIN_START
    const statements = entries.map((entry) => {
      const rewritten = entry.action === 'operator.change' ? { ...entry, actor: 'somebody else' } : entry
      const hash = chainHash(entry.id, rewritten, before)
      const sql = `update audit set actor = '${rewritten.actor}', prev_hash = '${before}', hash = '${hash}' where id = ${entry.id}`
      before = hash
      return sql
    })
    change(statements.join(';'))
    expect(await problemsOf(core)).toContain('written after another history')
    // Whoever rewrites the log can rewrite the head in the database, but not the hashes kept elsewhere.
    change("update pointer set chain = (select prev_hash from audit where action = 'release.publish')")
    expect(await verifyStore(core.store)).toMatchObject({ ok: true })
    for (const hash of [noted, told])
      expect((await verifyStore(core.store, { hashes: [hash] })).problems.join()).toContain('entries were rewritten')
  })
})
