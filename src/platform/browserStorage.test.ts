// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserStorage, keepText, namesIn } from './browserStorage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the storage of a browser that forbids it', () => {
  it.each(['throws', 'is missing'])('lasts as long as the page, also where the property %s', (how) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      if (how === 'throws') throw new DOMException('The operation is insecure.', 'SecurityError')
      return null as never
    })
    expect(keepText(browserStorage('localStorage'), how, 'a')).toBe(true)
    expect(browserStorage('localStorage').getItem(how)).toBe('a')
    expect(namesIn(browserStorage('localStorage'))).toContain(how)
    expect(browserStorage('sessionStorage').getItem(how)).toBeNull()
  })
})

it('is the browser’s own where it may be used, and says when it is full', () => {
  const storage = browserStorage('localStorage')
  expect(storage).toBe(localStorage)
  expect(keepText(storage, 'a', '1')).toBe(true)
  expect(namesIn(storage)).toEqual(['a'])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepText(storage, 'b', '2')).toBe(false)
  expect(keepText(storage, 'a', undefined)).toBe(true)
  expect(namesIn(storage)).toEqual([])
})
