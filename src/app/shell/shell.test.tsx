// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { createStore } from '../stores/createStore.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp, type TestAppOptions } from '../testing/startTestApp.tsx'
import { testScreens } from '../testing/testScreens.ts'
import type { Updates } from '../update/createUpdates.ts'

let app: ReturnType<typeof startTestApp>
const start = (options?: TestAppOptions) => (app = startTestApp(options))
const shown = async (text: string | RegExp) => waitFor(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))

describe('maintenance', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    app.stop()
    vi.useRealTimers()
  })

  it('shows only the repair notice, and the screen again when it is over', async () => {
    start({ situation: 'maintenance', at: '/kefu' })
    await shown(/We are working on the site/)
    expect(screen.queryByText('How may we help?')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    app.platform.settings.siteOpen = true
    await vi.advanceTimersByTimeAsync(21_000)
    await shown('How may we help?')
    expect(app.at()).toBe('/kefu')
  })

  it('is asked for again until the platform answers', async () => {
    start({ at: '/kefu', isCut: true })
    app.platform.settings.siteOpen = false
    await shown('How may we help?')
    await vi.advanceTimersByTimeAsync(10_000)
    app.cut(false)
    await vi.advanceTimersByTimeAsync(60_000)
    await shown(/We are working on the site/)
    expect(screen.queryByText('How may we help?')).toBeNull()
  })
})

describe('the site', () => {
  afterEach(() => app.stop())

  it('is asked for once, and again in another language', async () => {
    start({ situation: 'member', at: '/kefu' })
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    expect(app.calls('api/app')).toBe(1)
    app.app.host.device.setLocale('kor')
    await waitFor(() => expect(app.app.host.site.getSnapshot()).toMatchObject({ title: '플레이빌' }))
    expect(app.calls('api/app')).toBe(2)
  })
})

describe('a live change', () => {
  afterEach(() => app.stop())

  it('of the language shows at once, without a reload and with what was typed', async () => {
    start({ at: '/recharge' })
    await app.user.type(await screen.findByLabelText(/Note/), 'typed')
    expect(document.documentElement.lang).toBe('en')
    app.app.host.device.setLocale('cn')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('recharge cn'))
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(screen.getByLabelText(/Note/)).toHaveValue('typed')
  })

  it('of a setting reaches an open screen and leaves the form, its value and its focus alone', async () => {
    const release = createPlainReleases(compileTestRelease())
    start({ at: '/recharge', release })
    await shown('At least 100')
    const field = await screen.findByLabelText(/Note/)
    await app.user.type(field, 'typed')
    const settings = (given: Readonly<Record<string, object>>) => ({
      ...given,
      recharge: { ...given['recharge'], bank: { on: true, min: '50000', max: '900000' } },
    })
    release.play(compileTestRelease({ settings, copy: { 'test.limit': 'No less than {{amount}}' } }))
    await shown('No less than 50,000')
    expect(screen.getByLabelText(/Note/)).toBe(field)
    expect(field).toHaveValue('typed')
    expect(field).toHaveFocus()
  })

  it('of a screen’s structure waits until nothing typed depends on it', async () => {
    const release = createPlainReleases(compileTestRelease())
    start({ at: '/recharge', release })
    const field = await screen.findByLabelText(/Note/)
    await app.user.type(field, 'typed')
    const recharge = testScreens['recharge'] as { body: object[] }
    const more = { ...recharge, body: [...recharge.body, { id: 'more', type: 'text', text: 'test.kefu' }] }
    release.play(compileTestRelease({ screens: { ...testScreens, recharge: more } }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('How may we help?')).toBeNull()
    await app.user.clear(field)
    await shown('How may we help?')
    expect(screen.getByLabelText(/Note/)).toBe(field)
  })

  it('of the screens takes one away, and its visitors home', async () => {
    const release = createPlainReleases(compileTestRelease())
    start({ at: '/betRecord', release })
    await shown('Period 1')
    const home = { ...testScreens['home'], chrome: { header: 'home', tabBar: true }, body: [{ id: 'news', type: 'text', text: 'test.home' }] }
    const { betRecord: _, ...others } = testScreens
    release.play(compileTestRelease({ screens: { ...others, home } }))
    await shown('Home news')
    expect(app.at()).toBe('/')
  })
})

describe('the network', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    app.stop()
  })

  it('that is gone is said until it is back', async () => {
    const online = vi.spyOn(window.navigator, 'onLine', 'get')
    start({ at: '/kefu' })
    await shown('How may we help?')
    online.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await shown(/You are offline/)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await shown('You are back online')
    expect(screen.queryByText(/You are offline/)).toBeNull()
  })
})

describe('a newer build', () => {
  afterEach(() => app.stop())

  it('is offered, but not while something is typed', async () => {
    const isOut = createStore(false)
    const reload = vi.fn<() => void>()
    const updates: Updates = { isOut, reload, offer: () => isOut.set(true), start: () => undefined, stop: () => undefined }
    start({ at: '/recharge', updates })
    const field = await screen.findByLabelText(/Note/)
    await app.user.type(field, 'typed')
    isOut.set(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('A new version is here')).toBeNull()
    await app.user.clear(field)
    await shown('A new version is here')
    await press('Reload')
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('the tab bar', () => {
  afterEach(() => app.stop())

  it('counts the notices not seen on this device', async () => {
    start({ situation: 'member', at: '/kefu' })
    await screen.findByRole('link', { name: /Account.*Unread messages: \d+/ })
    app.app.messages.markSeen()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Account' })).toBeVisible())
  })
})

describe('the demonstration', () => {
  afterEach(() => app.stop())

  it('is not announced where the platform is real', async () => {
    start({ at: '/kefu' })
    await shown('How may we help?')
    expect(screen.queryByText(/demonstration/)).toBeNull()
  })
})
