import { beforeEach, describe, expect, it } from 'vitest'
import type { BackupRow } from '../rows/backupRows.ts'
import type { Store } from '../Store.ts'
import { at, entry, later } from './storeEntries.ts'

const link = {
  token_hash: 'hash',
  name: null,
  role: 'owner',
  created_by: 'system',
  created_at: '2026-03-01T05:00:00.000Z',
  expires_at: later,
  closed_at: null,
  operator_id: null,
}
const change = { id: 'c', name: 'Friday', owner: 'mina', state: 'open', created_at: at }
const approval = { content_hash: 'h', actor: 'jun', at, change: 'c' }

/** Rows as a backup has them: each table after those that it points to. */
async function* backup(rows: readonly BackupRow[]): AsyncGenerator<BackupRow> {
  await Promise.resolve()
  yield* rows
}

const machineToken = {
  token_hash: 'm',
  name: 'Pager',
  stops: '["deposits"]',
  reads_audit: 0,
  created_by: 'mina',
  created_at: at,
  expires_at: later,
  used_at: null,
}

/** The part of `describeStore` on filling a store from a backup. */
export function describeBackups(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('a restored backup', () => {
    const audit = { ...entry, at, action: 'store.restore', details: { n: 1 } }

    it('closes every link, approval and machine token, and the audit and the answer name those that still worked', async () => {
      const rows: readonly BackupRow[] = [
        ['change', change],
        ['change', { ...change, id: 'old', state: 'published' }],
        ['approval', approval],
        ['approval', { ...approval, content_hash: 'g', actor: 'ara', change: null }],
        ['approval', { ...approval, content_hash: 'f', change: 'old' }],
        [
          'operator',
          {
            id: 1,
            name: 'Jun',
            name_key: 'jun',
            role: 'editor',
            password_hash: 'p',
            disabled: 0,
            created_at: at,
            vouched_by: 'mina',
            vouched_at: at,
          },
        ],
        ['invitation', link],
        [
          'invitation',
          { ...link, token_hash: 'lost', name: 'Jun', role: 'editor', created_by: 'mina', operator_id: 1 },
        ],
        ['invitation', { ...link, token_hash: 'expired', expires_at: at }],
        ['invitation', { ...link, token_hash: 'used', closed_at: link.created_at }],
        ['machine_token', machineToken],
        ['machine_token', { ...machineToken, token_hash: 'n', name: 'Audit' }],
      ]
      const closed = await store.fill(backup(rows), at, audit)
      expect(closed.links.map(({ tokenHash }) => tokenHash)).toEqual(['hash', 'lost'])
      expect(closed.approvals).toEqual([
        { actor: 'ara' },
        { actor: 'jun', change: { id: 'c', name: 'Friday', owner: 'mina' } },
      ])
      expect(await store.listAudit({ limit: 9 })).toMatchObject([
        {
          action: 'store.restore',
          details: {
            n: 1,
            closedInvitations: [{ name: null, role: 'owner', createdBy: 'system' }],
            closedPasswordLinks: ['Jun'],
            closedApprovals: closed.approvals,
            closedTokens: ['Audit', 'Pager'],
          },
        },
      ])
      expect(closed.tokens).toEqual(['Audit', 'Pager'])
      expect(await store.machineTokens()).toEqual([])
      // Before any of them expired, in case the clock is set back.
      expect(await store.listInvitations(link.created_at)).toEqual([])
      for (const token of ['hash', 'lost', 'expired', 'used'])
        expect(await store.findInvitation(token, link.created_at)).toBeUndefined()
      for (const hash of ['h', 'g', 'f']) expect(await store.approvals(hash)).toEqual([])
    })

    it('has nothing to close where nothing was open', async () => {
      const closed = await store.fill(backup([['change', change]]), at, audit)
      expect(closed).toEqual({ links: [], approvals: [], tokens: [] })
      expect((await store.changes()).map(({ name }) => name)).toEqual(['Friday'])
    })
  })
}
