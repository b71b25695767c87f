import type { Tables } from '../tables.ts'

/**
 * A table as a backup writes it: in an order that does not change while it is read, and after the tables it points to.
 */
export interface BackupTable {
  readonly name: keyof Tables
  readonly key: readonly string[]
}

export type BackupRow = readonly [table: keyof Tables, row: Readonly<Record<string, unknown>>]

/**
 * Everything but sessions, phone links, who is here, which phones are open and what some of them try: restoring a backup
 * signs nobody in and tries nothing.
 */
export const backupTables: readonly BackupTable[] = [
  { name: 'file', key: ['sha'] },
  { name: 'picture', key: ['sha'] },
  { name: 'picture_file', key: ['sha', 'width'] },
  { name: 'release', key: ['seq'] },
  { name: 'pointer', key: ['plan'] },
  { name: 'stop', key: ['name'] },
  { name: 'change', key: ['id'] },
  { name: 'change_member', key: ['change', 'actor'] },
  { name: 'change_edit', key: ['change', 'fact'] },
  { name: 'change_ask', key: ['change', 'operator'] },
  { name: 'change_answer', key: ['change', 'number'] },
  { name: 'schedule', key: ['id'] },
  { name: 'draft_edit', key: ['fact'] },
  { name: 'set_aside', key: ['fact'] },
  { name: 'approval', key: ['content_hash', 'actor'] },
  { name: 'counter', key: ['name'] },
  { name: 'agreed_value', key: ['fact'] },
  { name: 'operator', key: ['id'] },
  { name: 'second_factor', key: ['operator_id'] },
  { name: 'recovery_code', key: ['code_hash'] },
  { name: 'invitation', key: ['token_hash'] },
  { name: 'audit', key: ['id'] },
  { name: 'outbox', key: ['id'] },
  { name: 'report', key: ['seq', 'code', 'pointer', 'build'] },
]
