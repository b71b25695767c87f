// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadRelease } from '../../release/LoadedRelease.ts'
import { createLateReleases } from '../../start/createLateReleases.ts'
import { joinRelease, splitFirst } from '../../start/releaseParts.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp, type TestAppOptions } from '../testing/startTestApp.tsx'

const compiled = compileTestRelease()
const whole = loadRelease(compiled)
let app: ReturnType<typeof startTestApp>

/** The app with no more than its first screen; the rest comes when the test lets it. */
function startFirst({
  first = 'home',
  without = '',
  ...options
}: TestAppOptions & { readonly first?: string; readonly without?: string } = {}) {
  const words = Object.fromEntries(Object.entries(whole.copy('en') ?? {}).filter(([key]) => key !== without))
  const baseline = loadRelease(joinRelease(splitFirst(compiled, first, { en: words })), { words: { en: words } })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const bringWhole = vi.fn<() => Promise<typeof whole>>(async () => {
    await promise
    return loadRelease(compiled, { previous: baseline })
  })
  const release = createLateReleases(baseline, bringWhole, async () => new Promise(() => undefined))
  app = startTestApp({ release, ...options })
  return { bringWhole, arrive: resolve, fail: () => reject(new TypeError('cut')) }
}

const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))

describe('a page that has only its first screen', () => {
  afterEach(() => app.stop())

  it('shows it, and asks for nothing more by itself', async () => {
    const { bringWhole } = startFirst()
    await screen.findByText('Home news')
    expect(screen.getByRole('link', { name: 'Support' })).toBeInTheDocument()
    expect(bringWhole).not.toHaveBeenCalled()
  })

  it('goes where a tap leads, and shows that screen once it has come', async () => {
    const { bringWhole, arrive } = startFirst()
    await press('To records')
    await waitFor(() => expect(bringWhole).toHaveBeenCalledTimes(1))
    expect(app.at()).toBe('/betRecord?date=2')
    expect(screen.queryByText(/^Period/)).toBeNull()
    arrive()
    await screen.findByText('Period 2')
  })

  it('shows the screen that was left while another one was still to come', async () => {
    startFirst()
    await press('To records')
    await waitFor(() => expect(app.at()).toBe('/betRecord?date=2'))
    window.history.back()
    await waitFor(() => expect(screen.getByText('Home news')).toBeVisible())
    expect(app.at()).toBe('/')
  })

  it('judges a place by the rules of its screen once it has come', async () => {
    const { arrive } = startFirst()
    await press('To hongbao')
    await waitFor(() => expect(app.at()).toBe('/hongbao'))
    arrive()
    await screen.findByRole('alertdialog')
    expect(app.at()).toBe('/')
  })

  it('keeps the question of a rule over the screen that comes behind it', async () => {
    const { arrive } = startFirst({ first: 'hongbao', at: '/hongbao' })
    const question = await screen.findByRole('alertdialog')
    expect(app.at()).toBe('/')
    arrive()
    await screen.findByText('Home news')
    expect(question).toBeVisible()
  })

  it('asks again where the rest did not come', async () => {
    const { bringWhole, fail } = startFirst()
    await press('To records')
    await waitFor(() => expect(bringWhole).toHaveBeenCalledTimes(1))
    fail()
    await waitFor(() => expect(app.at()).toBe('/betRecord?date=2'))
    bringWhole.mockResolvedValue(loadRelease(compiled))
    app.go('/kefu')
    await screen.findByText('How may we help?')
    expect(bringWhole.mock.calls.length).toBeGreaterThan(1)
  })

  it('waits for the screen of an address that somebody typed', async () => {
    const { bringWhole, arrive } = startFirst()
    await screen.findByText('Home news')
    window.location.hash = '/betRecord'
    await waitFor(() => expect(bringWhole).toHaveBeenCalledTimes(1))
    expect(app.at()).toBe('/betRecord')
    arrive()
    await screen.findByText('Period 1')
  })

  it('is the login screen for a visitor at a member’s address, and leads there after it', async () => {
    const { bringWhole, arrive } = startFirst({ first: 'login', at: '/money' })
    await press('Log in now')
    await waitFor(() => expect(bringWhole).toHaveBeenCalled())
    expect(app.at()).toBe('/money')
    arrive()
    await screen.findByText(/^Balance/)
    expect(app.at()).toBe('/money')
  })

  it('waits for a word that it has not, and never shows its key', async () => {
    const { bringWhole, arrive } = startFirst({ without: 'test.home' })
    await screen.findByRole('button', { name: 'To records' })
    await waitFor(() => expect(bringWhole).toHaveBeenCalled())
    expect(bringWhole).toHaveBeenCalledTimes(1)
    expect(document.body).not.toHaveTextContent('test.home')
    arrive()
    await screen.findByText('Home news')
  })
})
