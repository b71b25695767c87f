// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { chosenChange } from './chosenChange.ts'

afterEach(() => localStorage.clear())

it('remembers the change of each operator of a device', () => {
  chosenChange(localStorage, 1).write('spring')
  chosenChange(localStorage, 2).write('summer')
  expect(chosenChange(localStorage, 1).read()).toBe('spring')
  expect(chosenChange(localStorage, 3).read()).toBeUndefined()
})

it('goes on without a storage that takes anything', () => {
  const storage = Object.create(localStorage) as Storage
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => chosenChange(storage, 1).write('spring')).not.toThrow()
})
