import { expect, it } from 'vitest'
import { StorageFull, StorageUnavailable } from '../base/refusals.ts'
import { storageRefusal } from './storageRefusal.ts'

const coded = (code: string): Error => Object.assign(new Error('x'), { code })

it.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'SQLITE_IOERR_SHMSIZE'])('reports %s as a full disk', (code) => {
  expect(storageRefusal(coded(code))).toBeInstanceOf(StorageFull)
})

it.each([
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_BUSY_RECOVERY', 'busy'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_READONLY_DBMOVED', 'gone'],
  ['EROFS', 'read-only'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR_FSYNC', 'failing'],
])('reports %s as %s, with what to do', (code, trouble) => {
  const refusal = storageRefusal(coded(code))
  expect(refusal).toBeInstanceOf(StorageUnavailable)
  expect(refusal?.details).toEqual({ trouble })
  expect(refusal?.message).toMatch(/members keep the live release/i)
})

it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', ''])('leaves %j alone, because it is a bug', (code) => {
  expect(storageRefusal(coded(code))).toBeUndefined()
})
