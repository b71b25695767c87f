// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionChannel } from '../../platform/SessionMessage.ts'
import { storageKeys } from '../../platform/storageKeys.ts'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp, type TestAppOptions } from '../testing/startTestApp.tsx'

let app: ReturnType<typeof startTestApp>
const start = (options?: TestAppOptions) => (app = startTestApp(options))
/** The browser's own takes no bytes of a jsdom window. */
const subtle = {
  generateKey: async () => ({}),
  encrypt: async (_way: unknown, _key: unknown, bytes: unknown) => bytes,
  decrypt: async (_way: unknown, _key: unknown, bytes: unknown) => bytes,
} as unknown as SubtleCrypto
const shown = async (text: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))
function createChannel() {
  let listen: (event: { data: unknown }) => void = () => undefined
  const channel: SessionChannel = {
    postMessage: () => undefined,
    addEventListener: (_, listener) => {
      listen = listener
    },
    close: () => undefined,
  }
  return { channel, hear: (data: unknown) => listen({ data }) }
}

const endSession = () =>
  app.platform.sessions.end(JSON.parse(app.storage.session.getItem(storageKeys.token) ?? '""') as string)

describe('logging in and out', () => {
  afterEach(() => app.stop())

  it('loads the member and the lotteries at a login', async () => {
    start({ at: '/login?redirect=%2Fmine' })
    await press('Log in now')
    await shown('You are demo01')
    expect(app.calls('api/lottery/list')).toBe(1)
    expect(app.calls('api/user')).toBeGreaterThan(0)
    await waitFor(() =>
      expect(app.app.session.getSnapshot().lists.lottery).toContainEqual(expect.objectContaining({ typeid: 'pk10' })),
    )
  })

  it('remembers the account over a logout, and nothing else', async () => {
    start({ at: '/login?redirect=%2Fmine' })
    await press('Log in now')
    await shown('You are demo01')
    await press('Log out now')
    await shown('Log in now')
    expect(app.at()).toBe('/login')
    expect(app.storage.session.getItem(storageKeys.token)).toBeNull()
    expect(await app.app.account.remembered()).toMatchObject({ account: 'demo01' })
  })

  it('keeps a token that the platform lends in place of the password, and asks for no other while that one works', async () => {
    start({ at: '/login?redirect=%2Fmine', subtle })
    app.platform.settings.lendsLoginTokens = true
    await press('Log in now')
    await shown('You are demo01')
    await waitFor(() => expect(app.storage.local.getItem(storageKeys.account)).toContain('"password"'))
    await press('Log out now')
    await shown('Log in now')
    const kept = await app.app.account.remembered()
    expect(kept).toMatchObject({ account: 'demo01', password: expect.stringMatching(/^\w{32}$/) })
    expect(app.platform.sessions.isLent(app.platform.members.byName('demo01')?.id ?? '', kept?.password ?? '')).toBe(
      true,
    )
    const asked = app.calls('api/login_token')
    await app.app.account.login('another-token', { account: 'demo01', password: kept?.password ?? '' })
    expect(app.calls('api/login_token')).toBe(asked)
  })

  it.each(['a platform that does not know the call', 'a platform that answers it as it answers strangers'])(
    'keeps the password with %s, and stays logged in',
    async (platform) => {
      start({ at: '/login?redirect=%2Fmine', subtle })
      const { call } = app.platform
      if (platform.endsWith('strangers'))
        vi.spyOn(app.platform, 'call').mockImplementation((id, params, context) =>
          id === 'createLoginToken' ? { code: 401, message: '', data: null } : call(id, params, context),
        )
      await press('Log in now')
      await shown('You are demo01')
      await waitFor(() => expect(app.storage.local.getItem(storageKeys.account)).toContain('"password"'))
      expect(app.app.account.expired.getSnapshot()).toBe(false)
      await press('Log out now')
      await shown('Log in now')
      expect(await app.app.account.remembered()).toEqual({ account: 'demo01', password: 'demo1234' })
    },
  )

  it('opens what it remembers only on the login screen', async () => {
    start({ at: '/login?redirect=%2Fmine', subtle })
    await press('Log in now')
    await shown('You are demo01')
    await waitFor(() => expect(app.storage.local.getItem(storageKeys.account)).toContain('"password"'))
    expect(await app.app.account.remembered()).toEqual({ account: 'demo01' })
  })

  it('forgets the remembered account too when that is asked, as after a changed password', async () => {
    start({ at: '/login?redirect=%2Fmine' })
    await press('Log in now')
    await shown('You are demo01')
    await app.app.account.logout({ forget: true })
    await shown('Log in now')
    expect(await app.app.account.remembered()).toBeUndefined()
  })

  it('logs out even when the call fails', async () => {
    start({ situation: 'member', at: '/mine' })
    await shown('You are demo01')
    app.fail('logoff')
    await press('Log out now')
    await shown('Log in now')
    expect(app.calls('api/logoff')).toBe(1)
    expect(app.app.host.session.getSnapshot().loggedIn).toBe(false)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('logs out without a network', async () => {
    start({ situation: 'member', at: '/mine' })
    await shown('You are demo01')
    app.cut(true)
    await press('Log out now')
    await shown('Log in now')
    expect(app.at()).toBe('/login')
  })

  it('follows a logout in another tab', async () => {
    const { channel, hear } = createChannel()
    start({ situation: 'member', at: '/mine', channel })
    await shown('You are demo01')
    hear({ kind: 'clear' })
    expect(await screen.findByRole('alertdialog', { name: 'Logged off' })).toBeVisible()
    for (const name of screen.queryAllByText('You are demo01')) expect(name).not.toBeVisible()
    await press('OK')
    await shown('Log in now')
    expect(screen.getByText('Log in now')).toBeVisible()
    expect(app.at()).toBe('/login')
    expect(app.app.host.session.getSnapshot().loggedIn).toBe(false)
    await press('Log in now')
    await shown('Home news')
  })

  it('says whose the login of another tab is before anything of theirs, without what was typed', async () => {
    const { channel, hear } = createChannel()
    start({ situation: 'member', at: '/recharge', channel })
    await app.user.type(await screen.findByLabelText(/Note/), 'mine')
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    app.fail('getUser')
    const other = app.platform.members.byName('agent01')
    hear({ kind: 'login', token: app.platform.sessions.open(other?.id ?? '') })
    await screen.findByRole('alertdialog', { name: 'This screen could not be opened' })
    expect(screen.getByLabelText(/Note/)).not.toBeVisible()
    app.fail()
    await press('Try again')
    await screen.findByRole('alertdialog', { name: 'Now logged in as agent01' })
    for (const field of screen.queryAllByLabelText(/Note/)) expect(field).not.toBeVisible()
    await press('OK')
    await waitFor(() => expect(screen.getByLabelText(/Note/)).toBeVisible())
    expect(screen.getByLabelText(/Note/)).toHaveValue('')
  })

  it('takes over the login of another tab in place of asking for one', async () => {
    const { channel, hear } = createChannel()
    start({ at: '/mine', channel })
    const member = app.platform.members.byName('demo01')
    hear({ kind: 'token', token: app.platform.sessions.open(member?.id ?? '') })
    await shown('You are demo01')
    expect(app.at()).toBe('/mine')
  })

  it('gives the next member a fresh app', async () => {
    start({ situation: 'member', at: '/recharge' })
    await app.user.type(await screen.findByLabelText(/Note/), 'mine')
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    const other = app.platform.members.byName('agent01')
    app.app.session.login(app.platform.sessions.open(other?.id ?? ''))
    await waitFor(() => expect(screen.getByLabelText(/Note/)).toHaveValue(''))
  })
})

describe('a member who cannot be read', () => {
  afterEach(() => app.stop())

  it('is reported by what waits for the member, and can be asked for again', async () => {
    start({ situation: 'member', at: '/mine' })
    app.fail('getUser')
    await screen.findByRole('alert')
    expect(screen.queryByText('You are demo01')).toBeNull()
    app.fail()
    await press('Try again')
    await shown('You are demo01')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('an expired login', () => {
  afterEach(() => app.stop())

  it('shows one dialog, however many calls find it, and comes back to the same place', async () => {
    start({ situation: 'member', at: '/kefu' })
    await shown('How may we help?')
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    endSession()
    app.go('/money?from=here')
    await screen.findByRole('alertdialog')
    expect(screen.getByText('Authentication failed')).toBeVisible()
    expect(screen.getByText('Your account login has expired, please log in again')).toBeVisible()
    await app.app.account.refreshUser().catch(() => undefined)
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)

    await press('Log in again')
    await shown('Log in now')
    expect(app.at()).toBe('/login?redirect=%2Fmoney%3Ffrom%3Dhere')
    expect(app.storage.session.getItem(storageKeys.token)).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press('Log in now')
    await shown(/^Balance/)
    expect(app.at()).toBe('/money?from=here')
  })

  it('leaves nothing in the history: one "back" after logging in again is the screen before', async () => {
    start({ situation: 'member', at: '/kefu' })
    await shown('How may we help?')
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    endSession()
    app.go('/money?from=here')
    await screen.findByRole('alertdialog')
    await press('Log in again')
    await shown('Log in now')
    await press('Log in now')
    await shown(/^Balance/)
    window.history.back()
    await shown('How may we help?')
    expect(app.at()).toBe('/kefu')
  })

  it.each(['always', 'day'])('goes before a dialog (%s), which waits until its screen is back', async (once) => {
    const words = { title: 'dialog.legalTitle', body: 'dialog.legalBody', confirm: 'dialog.understood' }
    const dialogs = { rules: { ...words, places: ['/kefu'], once } }
    start({ situation: 'member', at: '/kefu', release: createPlainReleases(compileTestRelease({ dialogs })) })
    await screen.findByRole('alertdialog', { name: 'About malicious reports' })
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    endSession()
    await app.app.account.refreshUser().catch(() => undefined)
    await screen.findByRole('alertdialog', { name: 'Authentication failed' })
    await press('Log in again')
    await shown('Log in now')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press('Log in now')
    expect(await screen.findByRole('alertdialog', { name: 'About malicious reports' })).toBeVisible()
  })

  it('cannot be dismissed', async () => {
    start({ situation: 'expiredSession', at: '/mine' })
    await screen.findByRole('alertdialog')
    await app.user.keyboard('{Escape}')
    window.history.back()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })
})

describe('the balance', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    })
  })
  afterEach(async () => {
    await app.stop()
    vi.useRealTimers()
  })

  async function startMember(): Promise<void> {
    start({ situation: 'member', at: '/kefu' })
    await shown('How may we help?')
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
  }

  it('is read every thirty seconds while a member is logged in', async () => {
    await startMember()
    expect(app.calls('api/balance')).toBe(0)
    await vi.advanceTimersByTimeAsync(31_000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(app.calls('api/balance')).toBe(2)
  })

  it('is not read for visitors', async () => {
    start({ at: '/kefu' })
    await shown('How may we help?')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(app.calls('api/balance')).toBe(0)
  })

  it('goes straight to the login when it finds the session expired', async () => {
    await startMember()
    endSession()
    await vi.advanceTimersByTimeAsync(31_000)
    await shown('Log in now')
    expect(app.at()).toBe('/login?redirect=%2Fkefu')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(app.app.host.session.getSnapshot().loggedIn).toBe(false)
  })
})
