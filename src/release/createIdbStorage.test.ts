import { indexedDB } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createIdbStorage } from './createIdbStorage.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB)
})

test('gives back what each slot was given', async () => {
  const storage = createIdbStorage('test-slots')
  await storage.write('a', { order: 1 })
  await storage.write('b', { order: 2 })
  await storage.write('a', { order: 3 })
  expect(await storage.read('a')).toEqual({ order: 3 })
  expect(await storage.read('b')).toEqual({ order: 2 })
})

test('keeps it for the next page', async () => {
  await createIdbStorage('test-next').write('a', { order: 1 })
  expect(await createIdbStorage('test-next').read('a')).toEqual({ order: 1 })
})

test('has nothing in an empty slot', async () => {
  expect(await createIdbStorage('test-empty').read('a')).toBeUndefined()
})

test('rejects, and does not throw, where there is no IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const storage = createIdbStorage('test-none')
  await expect(storage.read('a')).rejects.toThrow()
  await expect(storage.write('a', 1)).rejects.toThrow()
})
