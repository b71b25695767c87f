// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Releases } from '../../release/createReleases.ts'
import { simulatedStorage } from '../../demo/simulatedStorage.ts'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp, type TestAppOptions } from '../testing/startTestApp.tsx'
import { testScreens } from '../testing/testScreens.ts'
import type { Update } from '../update/Update.ts'
import { createStore } from '../../store/createStore.ts'

let app: ReturnType<typeof startTestApp>
const start = (options?: TestAppOptions) => (app = startTestApp(options))
const shown = async (text: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
/** A screen behind the notice is kept, and hidden. */
const isSeen = (text: string) =>
  screen.queryAllByText(text).some((element) => element.closest('[style*="display: none"]') === null)
const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))

describe('maintenance', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(async () => {
    await app.stop()
    vi.useRealTimers()
  })

  it('shows only the repair notice, and the screen again when it is over', async () => {
    start({ situation: 'maintenance', at: '/kefu' })
    await shown(/We are working on the site/)
    expect(isSeen('How may we help?')).toBe(false)
    expect(screen.queryByRole('navigation')).toBeNull()
    app.platform.settings.siteOpen = true
    await vi.advanceTimersByTimeAsync(21_000)
    await waitFor(() => expect(isSeen('How may we help?')).toBe(true))
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
    expect(isSeen('How may we help?')).toBe(false)
  })
})

describe('a question', () => {
  afterEach(() => app.stop())
  const question = { text: 'Sure?', yes: 'Yes', no: 'No', danger: false }

  it('is not asked over another screen when its code comes after its own was left', async () => {
    start({ situation: 'member', at: '/kefu' })
    await shown('How may we help?')
    const { feedback } = app.app.host
    const answers = Promise.all([feedback.confirm(question), feedback.choose(question)])
    app.go('/mine')
    expect(await answers).toEqual([false, 'left'])
    await shown('You are demo01')
    expect(screen.queryByRole('alertdialog')).toBeNull()

    // On the screen where it is asked it stays.
    const next = feedback.confirm(question)
    await press('Yes')
    expect(await next).toBe(true)
  })
})

describe('the site', () => {
  afterEach(() => app.stop())

  it('is asked for once, and again in another language', async () => {
    start({ situation: 'member', at: '/kefu' })
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    expect(app.calls('api/app')).toBe(1)
    await app.app.host.device.setLocale('kor')
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
    await app.app.host.device.setLocale('cn')
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

  it('of a text reaches what the shell says, with what was typed', async () => {
    const release = createPlainReleases(compileTestRelease())
    const update = createStore<Update | undefined>({ kind: 'missing', reload: () => undefined })
    start({ at: '/recharge', release, update })
    await app.user.type(await screen.findByLabelText(/Note/), 'typed')
    await shown('Part of the app did not load.')
    release.play(compileTestRelease({ copy: { 'app.missing': 'Something is missing.' } }))
    await shown('Something is missing.')
    expect(screen.getByLabelText(/Note/)).toHaveValue('typed')
  })

  it('of a text reaches a screen that is kept behind the open one', async () => {
    const release = createPlainReleases(compileTestRelease())
    start({ release, answered: (address, body) => (address === 'api/app' ? { code: 200, data: {} } : body) })
    const name = () => screen.getByRole('heading', { level: 1 }).textContent
    await waitFor(() => expect(name()).toBe('Playbill'))
    app.go('/kefu')
    await shown('How may we help?')
    release.play(compileTestRelease({ copy: { 'app.name': 'The Playhouse' } }))
    app.go('/')
    await shown('Home news')
    expect(name()).toBe('The Playhouse')
  })

  const recharge = testScreens['recharge'] as { body: [object, { fields: { note: object } }] }
  const [limit, deposit] = recharge.body
  const released = (body: readonly object[]) =>
    compileTestRelease({ screens: { ...testScreens, recharge: { ...recharge, title: 'mine.title', body } } })
  const typed = async (release: ReturnType<typeof createPlainReleases>) => {
    start({ at: '/recharge', release })
    const field = await screen.findByLabelText<HTMLInputElement>(/Note/)
    await app.user.type(field, 'typed')
    field.setSelectionRange(2, 3)
    return field
  }

  it('of a document reaches the blocks, the header and the labels around what is typed, with focus and caret', async () => {
    const release = createPlainReleases(compileTestRelease())
    const field = await typed(release)
    const labelled = { ...deposit, fields: { note: { ...deposit.fields.note, label: 'test.send', hint: 'test.team' } } }
    release.play(
      released([
        { id: 'first', type: 'text', text: 'test.kefu' },
        limit,
        labelled,
        { id: 'last', type: 'text', text: 'test.hongbao' },
      ]),
    )
    await shown('How may we help?')
    expect(screen.getByText('Red packets')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('mine en')
    expect(screen.getByRole('textbox', { name: /^Send/ })).toBe(field)
    expect(field).toHaveAccessibleDescription(/Your team/)
    expect(field).toHaveValue('typed')
    expect(field).toHaveFocus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3])
  })

  it('of a form’s fields waits until they are left, and the other blocks do not', async () => {
    const release = createPlainReleases(compileTestRelease())
    const field = await typed(release)
    const other = {
      ...deposit,
      schema: { type: 'object', properties: { name: { type: 'string' } } },
      fields: { name: { label: 'test.team' } },
    }
    release.play(released([limit, other, { id: 'last', type: 'text', text: 'test.kefu' }]))
    await shown('How may we help?')
    expect(screen.getByLabelText(/Note/)).toBe(field)
    expect(field).toHaveValue('typed')
    await app.user.clear(field)
    expect(await screen.findByLabelText('Your team')).toBeVisible()
    expect(screen.queryByLabelText(/Note/)).toBeNull()
  })

  it('that takes a form away waits until nothing is typed in it', async () => {
    const release = createPlainReleases(compileTestRelease())
    const field = await typed(release)
    release.play(released([limit, { id: 'last', type: 'text', text: 'test.kefu' }]))
    await shown('mine en')
    expect(screen.queryByText('How may we help?')).toBeNull()
    expect(screen.getByLabelText(/Note/)).toBe(field)
    await app.user.clear(field)
    await shown('How may we help?')
    expect(screen.queryByLabelText(/Note/)).toBeNull()
  })

  it('of the screens takes one away, and its visitors home', async () => {
    const release = createPlainReleases(compileTestRelease())
    start({ at: '/betRecord', release })
    await shown('Period 1')
    const home = {
      ...testScreens['home'],
      chrome: { header: 'home', tabBar: true },
      body: [{ id: 'news', type: 'text', text: 'test.home' }],
    }
    const { betRecord: _, ...others } = testScreens
    release.play(compileTestRelease({ screens: { ...others, home } }))
    await shown('Home news')
    expect(app.at()).toBe('/')
  })
})

describe('the network', () => {
  afterEach(async () => {
    vi.restoreAllMocks()
    await app.stop()
  })

  it('shows that it is gone until it is back', async () => {
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

  it('counts as offline when only the service is gone; a failed call triggers the check', async () => {
    const plain = createPlainReleases(compileTestRelease())
    const listeners = new Set<() => void>()
    let isThere = true
    let snapshot = plain.getSnapshot()
    const checkNow = vi.fn<() => Promise<void>>(async () => {
      snapshot = { ...snapshot, online: isThere }
      for (const listener of listeners) listener()
      return Promise.resolve()
    })
    const release: Releases = {
      ...plain,
      checkNow,
      getSnapshot: () => snapshot,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    start({ situation: 'member', at: '/kefu', release })
    await shown('How may we help?')
    expect(checkNow).not.toHaveBeenCalled()

    isThere = false
    app.cut(true)
    await expect(app.app.account.refreshUser()).rejects.toThrow()
    await shown(/You are offline/)
    expect(app.app.host.online.getSnapshot()).toBe(false)
    expect(checkNow).toHaveBeenCalledTimes(1)

    isThere = true
    app.cut(false)
    await app.app.account.refreshUser()
    await shown('You are back online')
    expect(app.app.host.online.getSnapshot()).toBe(true)
    expect(checkNow).toHaveBeenCalledTimes(2)
  })
})

describe('a newer build', () => {
  afterEach(() => app.stop())

  it('is offered, but not while something is typed', async () => {
    const reload = vi.fn<() => void>()
    const update = createStore<Update | undefined>(undefined)
    start({ at: '/recharge', update })
    const field = await screen.findByLabelText(/Note/)
    await app.user.type(field, 'typed')
    update.set({ kind: 'newer', reload })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('A new version is here')).toBeNull()
    await app.user.clear(field)
    await shown('A new version is here')
    await press('Reload')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is offered beside what is typed when a part is missing without it, and says what that costs', async () => {
    const reload = vi.fn<() => void>()
    const update = createStore<Update | undefined>({ kind: 'newer', reload })
    start({ at: '/recharge', update })
    await app.user.type(await screen.findByLabelText(/Note/), 'typed')
    update.set({ kind: 'missing', reload })
    await shown('Part of the app did not load.')
    expect(screen.getByText(/What you have typed will be lost/)).toBeVisible()
    await press('Later')
    expect(screen.queryByText('Part of the app did not load.')).toBeNull()
    expect(screen.getByLabelText(/Note/)).toHaveValue('typed')
  })
})

describe('the tab bar', () => {
  afterEach(() => app.stop())

  it('counts the notices not seen on this device', async () => {
    start({ situation: 'member', at: '/kefu' })
    await screen.findByRole('link', { name: /Account.*Unread messages: \d+/ })
    await app.app.messages.markSeen()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Account' })).toBeVisible())
    // Counted again, as at the next login, they still have been seen here.
    await app.app.messages.count()
    expect(screen.getByRole('link', { name: 'Account' })).toBeVisible()
  })

  it('counts one less for each notice that is read, once, and remembers it on the device', async () => {
    start({ situation: 'member', at: '/kefu' })
    const { messages, session } = app.app
    await messages.count()
    const { messageNum } = session.getSnapshot()
    const first = { id: '1000', at: '2026-11-20 02:00:00' }
    messages.markRead(first)
    messages.markRead(first)
    expect(session.getSnapshot().messageNum).toBe(messageNum - 1)
    const { storage } = app
    await app.stop()
    start({ situation: 'member', at: '/kefu', storage })
    await app.app.messages.count()
    expect(app.app.session.getSnapshot().messageNum).toBe(messageNum - 1)
    // A message that was there when all were marked as read does not count when it is opened later.
    await app.app.messages.markSeen()
    app.app.messages.markRead({ id: '999', at: '2026-11-01 00:00:00' })
    await app.app.messages.count()
    expect(app.app.session.getSnapshot().messageNum).toBe(0)
  })

  it.each(['7', '"x"', '{"count":-3,"until":4,"ids":[1,"a"]}'])(
    'reads %s, as a broken device kept it',
    async (kept) => {
      const storage = simulatedStorage({ token: undefined, locale: 'en' })
      storage.local.setItem('playbill.device.notices', kept)
      start({ situation: 'member', at: '/kefu', storage })
      expect(app.app.messages.read.getSnapshot()).toEqual({
        count: 0,
        until: '',
        ids: kept.startsWith('{') ? ['a'] : [],
      })
      await shown('How may we help?')
    },
  )

  it('counts no notice that was opened before the count came', async () => {
    start({ situation: 'member', at: '/kefu' })
    const { messages } = app.app
    await Promise.all([messages.count(), messages.markSeen()])
    expect(app.app.session.getSnapshot().messageNum).toBe(0)
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
