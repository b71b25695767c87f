import { describe, expect, it, vi } from 'vitest'
import { createKeptStorage } from '../../app/device/createKeptStorage.ts'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { clearStorage } from '../../platform/storageKeys.ts'
import { shelfOf } from './shelfOf.ts'

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `nova/${index}`)

describe('what was opened lately', () => {
  it('has the last one first, each once, and a bounded number of them', () => {
    const recent = shelfOf(createMemoryStorage(), 'recent')
    for (const key of [...keysOf(20), 'nova/15']) recent.put(key)
    expect(recent.getSnapshot().slice(0, 3)).toEqual(['nova/15', 'nova/19', 'nova/18'])
    expect(recent.getSnapshot()).toHaveLength(12)
  })
})

describe('favourites', () => {
  it('take no more than there is space for, and lose none of those they have', () => {
    const favourites = shelfOf(createMemoryStorage(), 'favourites')
    expect(keysOf(100).every((key) => favourites.put(key))).toBe(true)
    expect(favourites.put('nova/100')).toBe(false)
    expect(favourites.put('nova/3')).toBe(true)
    expect(favourites.getSnapshot()).toHaveLength(100)
    favourites.take('nova/0')
    expect(favourites.put('nova/100')).toBe(true)
    expect(favourites.getSnapshot()[0]).toBe('nova/100')
  })
})

it('a logoff takes what was opened lately away and leaves the stars', () => {
  const storage = createMemoryStorage()
  const kept = createKeptStorage(storage)
  const [recent, favourites] = [shelfOf(kept, 'recent'), shelfOf(kept, 'favourites')]
  recent.put('nova/1')
  favourites.put('nova/2')
  clearStorage(storage, { keepAccount: false })
  recent.refresh()
  favourites.refresh()
  expect([recent.getSnapshot(), favourites.getSnapshot()]).toEqual([[], ['nova/2']])
})

it('tells of what another tab has put there when it is read again, and of nothing else', () => {
  const storage = createMemoryStorage()
  const favourites = shelfOf(storage, 'favourites')
  const hear = vi.fn<() => void>()
  favourites.subscribe(hear)
  favourites.refresh()
  expect(hear).not.toHaveBeenCalled()
  storage.setItem('playbill.device.favourites', '["nova/7", 3]')
  favourites.refresh()
  expect(hear).toHaveBeenCalledTimes(1)
  expect(favourites.getSnapshot()).toEqual(['nova/7'])
})

it('works for as long as the page where nothing can be stored or read', () => {
  const refuse = () => {
    throw new DOMException('Quota exceeded.', 'QuotaExceededError')
  }
  const recent = shelfOf({ getItem: () => '{not json', setItem: refuse, removeItem: refuse }, 'recent')
  expect(recent.put('nova/1')).toBe(true)
  expect(recent.getSnapshot()).toEqual(['nova/1'])
})
