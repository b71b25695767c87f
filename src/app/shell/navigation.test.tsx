// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp, type TestAppOptions } from '../testing/startTestApp.tsx'
import { testScreens } from '../testing/testScreens.ts'

let app: ReturnType<typeof startTestApp>
const start = (options?: TestAppOptions) => (app = startTestApp(options))
const shown = async (text: string | RegExp) => waitFor(() => expect(visible(text)).toBeDefined())
const visible = (text: string | RegExp) =>
  screen.queryAllByText(text).find((element) => !element.closest('[style*="display: none"]'))
/** Taps, and returns once all has been done that is done in answer to the tap itself. */
async function tap(link: string): Promise<void> {
  screen.getByRole('link', { name: link }).click()
  await new Promise<void>((done) => queueMicrotask(done))
}
const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))

describe('navigation', () => {
  afterEach(() => app.stop())

  it('opens the screen at the address, with its title', async () => {
    start({ at: '/kefu' })
    await shown('How may we help?')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('kefu en')
    await waitFor(() => expect(document.title).toBe('kefu en · Playbill'))
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('aria-current', 'page')
  })

  it('keeps where to go, and a rule that refuses it, until the first screen is drawn', async () => {
    start({ situation: 'member' })
    app.go('/kefu')
    await shown('How may we help?')
    await app.stop()
    start()
    app.go('/hongbao')
    await screen.findByRole('alertdialog')
    expect(app.at()).toBe('/')
  })

  it('sends an unknown path and a planned screen home', async () => {
    start({ at: '/nowhere?x=1' })
    await shown('Home news')
    expect(app.at()).toBe('/')
    app.go('/vip')
    await shown('Home news')
    expect(app.at()).toBe('/')
  })

  it('waits at an unknown path for the release that is out, which may have its screen', async () => {
    const release = createPlainReleases(compileTestRelease())
    const { promise, resolve } = Promise.withResolvers<void>()
    const newer = { ...testScreens, late: { ...testScreens['kefu'], id: 'late', path: '/late', title: 'late.title' } }
    start({
      at: '/late',
      release: {
        ...release,
        async checkNow() {
          await promise
          release.play(compileTestRelease({ screens: newer }))
        },
      },
    })
    await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeNull())
    expect(app.at()).toBe('/late')
    resolve()
    await shown('How may we help?')
    expect(app.at()).toBe('/late')
  })

  it('sends the address of a lottery without a screen of its own to the board', async () => {
    start({ at: '/keno?name=kenofast' })
    await shown('keno: kenofast')
    expect(app.at()).toBe('/lottery?name=kenofast&typeid=keno')
  })

  it('sends a visitor from a member’s screen to the login and back to it', async () => {
    start()
    await press('To money')
    await shown('Log in now')
    expect(app.at()).toBe('/login?redirect=%2Fmoney%3Ffrom%3Dhome')
    await press('Log in now')
    await shown(/^Balance/)
    expect(app.at()).toBe('/money?from=home')
  })

  it('sends a deep link the same way', async () => {
    start({ at: '/money?from=link' })
    await shown('Log in now')
    expect(app.at()).toBe('/login?redirect=%2Fmoney%3Ffrom%3Dlink')
  })

  it('accepts only its own routes to go back to', async () => {
    start({ at: '/login?redirect=https%3A%2F%2Felsewhere.example%2F' })
    await press('Log in now')
    await shown('Home news')
    expect(app.at()).toBe('/')
  })

  it('says that the member is already on this page', async () => {
    start()
    await press('To home')
    await shown('You are already on this page')
    expect(app.at()).toBe('/')
  })

  it('puts a page of the tab bar back to how it starts, and says so only where something was chosen', async () => {
    const query = { category: { enum: ['first', 'second'], default: 'first' } }
    const screens = { ...testScreens, home: { ...testScreens['home'], query } }
    start({ at: '/?category=second', release: createPlainReleases(compileTestRelease({ screens })) })
    await press('To home')
    await shown('This page is back to how it starts')
    expect(app.at()).toBe('/')
    await app.stop()

    start({ at: '/?category=first', release: createPlainReleases(compileTestRelease({ screens })) })
    await press('To home')
    await shown('You are already on this page')
    expect(visible('This page is back to how it starts')).toBeUndefined()
  })

  it('asks before it leads a visitor from a guarded screen to the login, and stays on no', async () => {
    start()
    await press('To hongbao')
    await screen.findByRole('alertdialog')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(app.at()).toBe('/')
    await press('To hongbao')
    await screen.findByRole('alertdialog')
    await press('Confirm')
    await shown('Log in now')
  })

  it('runs a guard for a deep link over home', async () => {
    start({ at: '/hongbao' })
    await screen.findByRole('alertdialog')
    expect(app.at()).toBe('/')
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  })

  it('refuses a screen by what the site says, with the rule’s own words', async () => {
    start({ situation: 'member' })
    app.platform.settings.redPacketsOn = false
    await waitFor(() => expect(app.app.host.site.getSnapshot()).toMatchObject({ redpacket_switch: 0 }))
    await press('To hongbao')
    await shown('Red packets have ended')
    expect(app.at()).toBe('/')
  })

  it('keeps agents’ screens to agents', async () => {
    start({ situation: 'member' })
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    await press('To agent')
    expect(app.at()).toBe('/')
    await app.stop()
    start({ situation: 'member', at: '/agent' })
    await waitFor(() => expect(app.at()).toBe('/'))
    await shown('This is for agents only')
    await app.stop()
    start({ situation: 'agent' })
    await waitFor(() => expect(app.app.host.user.getSnapshot()).toBeDefined())
    await press('To agent')
    await shown('Your team')
  })

  it('gives a screen its query, with defaults for what is not listed', async () => {
    start({ at: '/betRecord?date=9' })
    await shown('Period 1')
    app.go('/betRecord?date=2')
    await shown('Period 2')
    expect(visible('Period 1')).toBeUndefined()
  })

  it('keeps cached screens alive and others not', async () => {
    start({ at: '/recharge' })
    await app.user.type(await screen.findByLabelText(/Note/), 'typed')
    app.go('/kefu')
    await shown('How may we help?')
    app.go('/recharge')
    await waitFor(() => expect(screen.getByLabelText(/Note/)).toHaveValue('typed'))
  })

  it('goes back, and home when there is nothing to go back to', async () => {
    start({ at: '/betRecord' })
    await press('Back')
    await shown('Home news')
    expect(app.at()).toBe('/')
  })

  it('moves the focus to the heading of the screen that opens, and announces it', async () => {
    start()
    await shown('Home news')
    app.go('/betRecord')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await shown('betRecord en screen')
  })

  it('closes what is open when the screen is left, and "back" closes it before it leaves', async () => {
    start({ at: '/kefu' })
    await shown('How may we help?')
    app.go('/')
    await press(/menu/i)
    await shown('In the drawer')
    window.history.back()
    await waitFor(() => expect(visible('In the drawer')).toBeUndefined())
    expect(app.at()).toBe('/')
    await press(/menu/i)
    await shown('In the drawer')
    await press('To kefu')
    await shown('How may we help?')
    expect(visible('In the drawer')).toBeUndefined()
    window.history.back()
    await shown('Home news')
    expect(visible('In the drawer')).toBeUndefined()
  })

  it('answers with the frame of a screen before what is in it, and with a kept one as it was', async () => {
    start({ at: '/' })
    await shown('Home news')
    await tap('Support')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('kefu en')
    expect(visible('Home news')).toBeUndefined()
    expect(visible('How may we help?')).toBeUndefined()
    await shown('How may we help?')
    await tap('Home')
    expect(visible('Home news')).toBeDefined()
  })

  it('leaves what is asked on a screen as it is left', async () => {
    start({ at: '/kefu' })
    await shown('How may we help?')
    app.go('/')
    const told = vi.fn<(chosen: string) => void>()
    void app.app.host.feedback.choose({ title: 'Sure?', text: '', yes: 'Yes', danger: false }).then(told)
    await shown('Home news')
    await waitFor(() => expect(told).toHaveBeenCalledWith('left'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('comes back to where a screen was scrolled to, and begins a new visit at the top', async () => {
    const scroller = () => screen.getByRole('main')
    start({ at: '/betRecord' })
    await shown('Period 1')
    scroller().scrollTop = 300
    scroller().dispatchEvent(new Event('scroll'))
    app.go('/kefu')
    await shown('How may we help?')
    expect(scroller().scrollTop).toBe(0)
    window.history.back()
    await shown('Period 1')
    expect(scroller().scrollTop).toBe(300)
    app.go('/kefu')
    await shown('How may we help?')
    app.go('/betRecord')
    await shown('Period 1')
    expect(scroller().scrollTop).toBe(0)
  })

  it('begins a screen whose address is typed at its top', async () => {
    const scroller = () => screen.getByRole('main')
    start({ at: '/betRecord' })
    await shown('Period 1')
    scroller().scrollTop = 300
    scroller().dispatchEvent(new Event('scroll'))
    window.location.hash = '/kefu'
    await shown('How may we help?')
    expect(scroller().scrollTop).toBe(0)
  })

  it('comes back to where a screen was scrolled to before its address changed', async () => {
    const scroller = () => screen.getByRole('main')
    start({ at: '/betRecord' })
    await shown('Period 1')
    scroller().scrollTop = 300
    scroller().dispatchEvent(new Event('scroll'))
    app.setQuery({ date: '2' })
    await shown('Period 2')
    expect(scroller().scrollTop).toBe(300)
    app.go('/kefu')
    await shown('How may we help?')
    window.history.back()
    await shown('Period 2')
    expect(scroller().scrollTop).toBe(300)
  })

  it('does not have a screen laid out to ask where it is scrolled to', async () => {
    const asked = vi.spyOn(Element.prototype, 'scrollTop', 'get')
    start({ at: '/betRecord' })
    await shown('Period 1')
    app.setQuery({ date: '2' })
    await shown('Period 2')
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('tells its listeners where it is', async () => {
    const onNavigated = vi.fn<(address: string) => void>()
    start({ onNavigated })
    await shown('Home news')
    app.go('/betRecord?date=2')
    await waitFor(() => expect(onNavigated).toHaveBeenLastCalledWith('/betRecord?date=2'))
  })
})
