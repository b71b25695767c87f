import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { clearStorage, storageKeys } from '../../platform/storageKeys.ts'
import { deviceNumber } from './deviceNumber.ts'

test('a device keeps its number, also when the member logs off', () => {
  const storage = createMemoryStorage()
  expect(deviceNumber(storage, () => 0.56789)).toBe(5678)
  clearStorage(storage, { keepAccount: false })
  expect(deviceNumber(storage, () => 0)).toBe(5678)
})

test('a device that may keep nothing has one, too', () => {
  const storage = createMemoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(deviceNumber(storage, () => 0.99999)).toBe(9999)
})

test('what cannot be read is drawn anew', () => {
  const storage = createMemoryStorage()
  storage.setItem(storageKeys.number, '"1"')
  expect(deviceNumber(storage, () => 0.5)).toBe(5000)
  expect(storage.getItem(storageKeys.number)).toBe('5000')
})
