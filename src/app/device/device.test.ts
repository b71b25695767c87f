// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { clearStorage } from '../../platform/storageKeys.ts'
import { createKeptStorage } from './createKeptStorage.ts'
import { createTheme } from './createTheme.ts'
import { openAddress } from './openAddress.ts'

describe('the theme', () => {
  it('is dark at first, shown on the page, and survives a logoff', () => {
    const storage = createMemoryStorage()
    const theme = createTheme(storage, document)
    expect(document.documentElement.dataset['theme']).toBe('dark')
    theme.set('light')
    expect(document.documentElement.dataset['theme']).toBe('light')
    clearStorage(storage, { keepAccount: true })
    expect(createTheme(storage, document).getSnapshot()).toBe('light')
  })
})

describe('what screens keep', () => {
  it('ends with the session', () => {
    const storage = createMemoryStorage()
    const kept = createKeptStorage(storage)
    kept.setItem('hidden', '1')
    expect(kept.getItem('hidden')).toBe('1')
    clearStorage(storage, { keepAccount: true })
    expect(kept.getItem('hidden')).toBeNull()
  })

  it('is nothing where nothing can be stored', () => {
    const full = { ...createMemoryStorage(), setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }
    const kept = createKeptStorage(full)
    expect(() => kept.setItem('a', '1')).not.toThrow()
    expect(kept.getItem('a')).toBeNull()
  })
})

describe('an address', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  beforeEach(() => {
    open.mockClear()
  })

  it.each(['https://t.example/x', '/demo/pages/service.html', 'demo/pages/service.html'])('opens %s without an opener', (address) => {
    expect(openAddress(window, address)).toBe(true)
    expect(open).toHaveBeenCalledWith(expect.stringContaining(address.replace(/^\//, '')), '_blank', 'noopener,noreferrer')
  })

  it.each(['http://elsewhere.example/', 'javascript:alert(1)', 'data:text/html,x', 'tel:1', 'https://'])('refuses %s', (address) => {
    expect(openAddress(window, address)).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })
})
