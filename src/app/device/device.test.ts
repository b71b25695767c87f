// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { clearStorage } from '../../platform/storageKeys.ts'
import { createInstall } from './createInstall.ts'
import { createKeptStorage } from './createKeptStorage.ts'
import { createTheme } from './createTheme.ts'
import { openAddress } from './openAddress.ts'

describe('the theme', () => {
  const bars = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media)

  it('is the device’s own at first; the member’s choice is shown on the page and survives a logoff', () => {
    const storage = createMemoryStorage()
    const theme = createTheme(storage, document)
    expect(document.documentElement.dataset['theme']).toBe('system')
    theme.set('light')
    expect(document.documentElement.dataset['theme']).toBe('light')
    clearStorage(storage, { keepAccount: true })
    expect(createTheme(storage, document).getSnapshot()).toBe('light')
  })

  it('colours the browser’s bars as the page', () => {
    document.head.innerHTML = ['light', 'dark']
      .map((name) => `<meta name="theme-color" data-theme="${name}" />`)
      .join('')
    const theme = createTheme(createMemoryStorage(), document)
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    theme.set('dark')
    expect(bars()).toEqual(['not all', 'all'])
    theme.set('system')
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
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

  it('stays over a logoff under a name of the device’s own', () => {
    const storage = createMemoryStorage()
    createKeptStorage(storage).setItem('playbill.device.hidden', '1')
    clearStorage(storage, { keepAccount: false })
    expect(createKeptStorage(storage).getItem('playbill.device.hidden')).toBe('1')
  })

  it('is nothing where nothing can be stored', () => {
    const full = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
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

  it.each(['https://t.example/x', '/demo/pages/service.html', 'demo/pages/service.html'])(
    'opens %s without an opener',
    (address) => {
      expect(openAddress(window, address)).toBe(true)
      expect(open).toHaveBeenCalledWith(
        expect.stringContaining(address.replace(/^\//, '')),
        '_blank',
        'noopener,noreferrer',
      )
    },
  )

  it.each(['http://elsewhere.example/', 'javascript:alert(1)', 'data:text/html,x', 'tel:1', 'https://'])(
    'refuses %s',
    (address) => {
      expect(openAddress(window, address)).toBe(false)
      expect(open).not.toHaveBeenCalled()
    },
  )
})

describe('installing the app', () => {
  const offer = (outcome: string) =>
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: vi.fn<() => Promise<void>>(async () => undefined),
      userChoice: Promise.resolve({ outcome }),
    })
  let install: ReturnType<typeof createInstall>
  beforeEach(() => {
    install = createInstall(window)
    return () => install.stop()
  })

  it('cannot be asked for until the browser offers it, which it then does not do by itself', async () => {
    expect(install.state.getSnapshot()).toBe('none')
    expect(await install.ask()).toBe('unavailable')
    const event = offer('accepted')
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(install.state.getSnapshot()).toBe('offered')
    expect(await install.ask()).toBe('accepted')
    expect(event.prompt).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('appinstalled'))
    expect(install.state.getSnapshot()).toBe('installed')
  })

  it('is not asked for twice on one offer', async () => {
    window.dispatchEvent(offer('dismissed'))
    expect(await install.ask()).toBe('dismissed')
    expect(install.state.getSnapshot()).toBe('none')
    expect(await install.ask()).toBe('unavailable')
  })

  it.each([
    ['by hand in Safari on iOS', false, 'manual'],
    ['over there', true, 'installed'],
  ])('is %s', (_, standalone, state) => {
    Object.assign(window.navigator, { standalone })
    expect(createInstall(window).state.getSnapshot()).toBe(state)
    Reflect.deleteProperty(window.navigator, 'standalone')
  })
})
