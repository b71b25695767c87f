// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RendererProvider } from '../../renderer/screen/RendererProvider.tsx'
import { createTestHost, failure, type TestHost, type TestHostOptions } from '../../renderer/testing/createTestHost.ts'
import { createOverlays } from '../../ui/createOverlays.ts'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { GameHost } from './GameHost.tsx'

const GAME = 'https://games.example/play?launch=1'
const slot = {
  name: 'nova',
  code: 'nova-1',
  category: 'gaming',
  lang: 'kor',
  agent: '',
  app: '',
  download: '',
  loadSeconds: 15,
  origins: [],
}

function show(
  props: object = {},
  answers: TestHostOptions['answers'] = { getGameUrl: { url: GAME } },
  overlays = createOverlays(),
  user?: object,
): TestHost {
  const host = createTestHost({ answers, ...(user && { user }), now: () => Date.now() })
  render(
    <UiProvider overlays={overlays}>
      <RendererProvider host={host}>
        <GameHost props={{ ...slot, ...props }} />
      </RendererProvider>
    </UiProvider>,
  )
  return host
}

const frame = async () => screen.findByTitle<HTMLIFrameElement>('gamePage.title')
const loaded = async () => {
  const page = await frame()
  fireEvent.load(page)
  return page
}

/** A message as the browser hands it over. */
function post(
  data: unknown,
  { origin = 'https://games.example', source }: { origin?: string; source: MessageEventSource | null },
): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
}

const wire = (type: string) => ({ channel: 'playbill-game', type })
const wallet = (platname: string, balance: number) => ({ name: platname, platname, balance: new Big(balance) })
const refreshes = (host: TestHost) => host.log.filter((entry) => entry === 'refreshUser').length

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a launch', () => {
  it('asks for the address of the game and shows it in the narrowest frame', async () => {
    const host = show()
    const page = await frame()
    expect(host.callsOf('getGameUrl')[0]?.params).toEqual({
      plat_name: 'nova',
      game_code: 'nova-1',
      is_mobile_url: 1,
      game_category: 'gaming',
      lang: 'kor',
    })
    expect(page.src).toBe(GAME)
    expect(page.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-same-origin')
    expect(page.getAttribute('allow')).toBe('autoplay; fullscreen; clipboard-write')
    expect(page.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(screen.getByText('gamePage.loading')).toBeInTheDocument()
    fireEvent.load(page)
    expect(screen.queryByText('gamePage.loading')).not.toBeInTheDocument()
  })

  it('asks for a new address each time, because one is for one use', async () => {
    let launch = 0
    const host = createTestHost({
      answers: { getGameUrl: () => ({ url: `https://games.example/?launch=${String((launch += 1))}` }) },
    })
    const screenOf = () => (
      <RendererProvider host={host}>
        <GameHost props={slot} />
      </RendererProvider>
    )
    const first = render(screenOf())
    expect((await frame()).src).toContain('launch=1')
    first.unmount()
    render(screenOf())
    expect((await frame()).src).toContain('launch=2')
  })

  it('that takes 15 seconds is given up, and tried again with another address', async () => {
    let launch = 0
    show({}, { getGameUrl: () => ({ url: `https://games.example/?launch=${String((launch += 1))}` }) })
    await frame()
    await act(async () => vi.advanceTimersByTimeAsync(14_000))
    expect(screen.queryByText('gamePage.late')).not.toBeInTheDocument()
    await act(async () => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByText('gamePage.late')).toBeVisible()
    expect(screen.queryByTitle('gamePage.title')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'gamePage.retry' }))
    expect((await frame()).src).toContain('launch=2')
  })

  it('that is late opens in a new tab with an address of its own', async () => {
    let launch = 0
    const host = show({}, { getGameUrl: () => ({ url: `https://games.example/?launch=${String((launch += 1))}` }) })
    await frame()
    await act(async () => vi.advanceTimersByTimeAsync(16_000))
    fireEvent.click(screen.getByRole('button', { name: 'frame.open' }))
    await waitFor(() => expect(host.opened).toEqual(['https://games.example/?launch=2']))
  })

  it('that the platform refuses says why in its words', async () => {
    show(
      {},
      {
        getGameUrl: () => {
          throw failure('refused', 'This game is closed.')
        },
      },
    )
    expect(await screen.findByText('This game is closed.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'gamePage.retry' })).toBeVisible()
  })

  it.each([
    ['network', 'error.network'],
    ['server', 'error.server'],
    ['notSent', 'error.notSent'],
    ['malformed', 'error.malformed'],
    ['timeout', 'error.timeout'],
  ] as const)('that fails by %s says what to do', async (kind, text) => {
    show(
      {},
      {
        getGameUrl: () => {
          throw failure(kind)
        },
      },
    )
    expect(await screen.findByText(text)).toBeVisible()
  })

  it.each(['javascript:alert(1)', 'http://games.example/', 'data:text/html,x'])(
    'refuses the address %j',
    async (url) => {
      show({}, { getGameUrl: { url } })
      expect(await screen.findByText('frame.refused')).toBeVisible()
      expect(screen.queryByTitle('gamePage.title')).not.toBeInTheDocument()
    },
  )

  it.each([
    [{}, { getGameUrl: {} }],
    [{}, { getGameUrl: { url: '' } }],
    [{ name: '', agent: '1' }, { getAgentLoginUrl: {} }],
    [{ name: '', agent: '2' }, { getServicerUrl: { telegram_url: '', line_url: '' } }],
    [{ name: '', app: '1', download: '' }, {}],
  ] as const)('without an address says so and is tried again: %j %j', async (props, answers) => {
    const host = show(props, answers)
    expect(await screen.findByText('gamePage.nowhere')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
    for (const id of ['getGameUrl', 'getAgentLoginUrl', 'getServicerUrl'] as const)
      host.answer(id, { url: GAME, telegram_url: '', line_url: '' })
    fireEvent.click(screen.getByRole('button', { name: 'gamePage.retry' }))
    if ('app' in props) return
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe(GAME))
  })

  it('keeps to the origins the settings name', async () => {
    show({ origins: ['https://other.example'] })
    expect(await screen.findByText('frame.refused')).toBeVisible()
  })

  it('opens what the settings name', async () => {
    show({ origins: ['https://other.example', 'https://games.example'] })
    expect(await frame()).toBeInTheDocument()
  })

  it('says so when the content security policy refuses the page', async () => {
    show()
    await loaded()
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: 'https://games.example/play',
    })
    act(() => void document.dispatchEvent(violation))
    expect(screen.getByText('frame.refused')).toBeVisible()
    expect(screen.queryByTitle('gamePage.title')).not.toBeInTheDocument()
  })

  it('names nothing to open when the address names nothing', () => {
    show({ name: '' })
    expect(screen.getByText('gamePage.nothing')).toBeVisible()
  })
})

describe('other destinations', () => {
  it.each([
    [
      { name: '', agent: '1' },
      { getAgentLoginUrl: { url: 'https://agents.example/' } },
      'gamePage.agent',
      'https://agents.example/',
    ],
    [
      { name: '', agent: '2' },
      { getServicerUrl: { url: 'https://help.example/', telegram_url: '', line_url: '' } },
      'gamePage.servicer',
      'https://help.example/',
    ],
    [{ name: '', app: '1', download: 'https://get.example/' }, {}, 'gamePage.app', 'https://get.example/'],
  ] as const)('%j', async (props, answers, title, url) => {
    const host = show(props, answers)
    const page = await screen.findByTitle<HTMLIFrameElement>(title)
    expect(page.src).toBe(url)
    fireEvent.load(page)
    expect(screen.queryByText('play.time')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'gamePage.leave' }))
    await waitFor(() => expect(host.log).toContain('back'))
    expect(host.questions).toHaveLength(0)
    expect(refreshes(host)).toBe(0)
  })
})

describe('the bar', () => {
  it('has the balance, and beneath it the time and the net position of the session, which lead to help', async () => {
    const host = show()
    await loaded()
    expect(screen.getByText('gamePage.balance')).toBeVisible()
    expect(screen.getByText(/^₩/)).toBeVisible()
    act(() => host.play.set({ since: Date.now(), net: new Big(-12_000) }))
    await act(async () => vi.advanceTimersByTimeAsync(65_000))
    const session = screen.getByRole('button', { name: /play\.time 1:0[4-6].*play\.net −₩12,000.*play\.help/ })
    fireEvent.click(session)
    await waitFor(() => expect(host.log).toContain('checkPlay'))
  })

  it('pauses the game while the reality check or a question is over it', async () => {
    const overlays = createOverlays()
    show({}, undefined, overlays)
    const page = await frame()
    const said = vi.spyOn(page.contentWindow as Window, 'postMessage')
    fireEvent.load(page)
    let close = (): void => undefined
    act(() => {
      close = overlays.add(() => undefined)
    })
    act(() => close())
    expect(said.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual([
      'resume',
      'pause',
      'resume',
    ])
  })

  it('and the device’s way back ask the same question, and only once the game has opened', async () => {
    const overlays = createOverlays()
    const host = show({}, undefined, overlays)
    const page = await frame()
    expect(overlays.takesBack()).toBe(false)
    fireEvent.load(page)
    host.answerQuestions(false, true)
    act(() => void overlays.closeTop())
    await waitFor(() => expect(host.questions).toHaveLength(1))
    await act(async () => Promise.resolve())
    expect(host.log).not.toContain('back')
    act(() => void overlays.closeTop())
    await waitFor(() => expect(host.log).toContain('back'))
    cleanup()
    expect(overlays.takesBack()).toBe(false)
  })

  it('asks before the game is left, stays on no, and reads the balance again on leaving', async () => {
    const host = show()
    const page = await loaded()
    await waitFor(() => expect(refreshes(host)).toBe(1))
    host.answerQuestions(false, true)
    const leave = screen.getByRole('button', { name: 'gamePage.leave' })
    fireEvent.click(leave)
    await waitFor(() => expect(host.questions).toHaveLength(1))
    await act(async () => Promise.resolve())
    expect(host.log).not.toContain('back')
    expect(page).toBeInTheDocument()
    fireEvent.click(leave)
    await waitFor(() => expect(host.log).toContain('back'))
    expect(refreshes(host)).toBe(1)
    cleanup()
    expect(refreshes(host)).toBe(2)
  })

  it('leaves at once what has not opened', async () => {
    const host = show()
    await frame()
    fireEvent.click(screen.getByRole('button', { name: 'gamePage.leave' }))
    await waitFor(() => expect(host.log).toContain('back'))
    expect(host.questions).toHaveLength(0)
  })

  it('asks before it goes to the deposit', async () => {
    const host = show()
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: 'gamePage.deposit' }))
    await waitFor(() => expect(host.went.map(({ path }) => path)).toEqual(['/recharge']))
    expect(host.questions).toHaveLength(1)
  })
})

describe('the wallet of a game', () => {
  const wallets = { getBalanceList: [wallet('grandia', 7000), wallet('nova', 1234)] }

  it('is shown while the game runs, read again on request, and hidden with all figures', async () => {
    let held = 1234
    const host = show({}, { getGameUrl: { url: GAME }, getBalanceList: () => [wallet('nova', held)] })
    await loaded()
    expect(await screen.findByText('₩1,234')).toBeVisible()
    expect(screen.getByText('gamePage.wallet')).toBeVisible()
    held = 99
    fireEvent.click(screen.getByRole('button', { name: 'list.refresh' }))
    expect(await screen.findByText('₩99')).toBeVisible()
    expect(host.callsOf('getBalanceList')).toHaveLength(2)
  })

  it('goes back to the main one as the game is left, with the automatic transfer on', async () => {
    const host = show({}, { getGameUrl: { url: GAME }, ...wallets, transferAll: null }, undefined, {
      transferstatus: 1,
    })
    await loaded()
    cleanup()
    await waitFor(() => expect(host.callsOf('transferAll')).toHaveLength(1))
    await waitFor(() => expect(refreshes(host)).toBe(2))
    expect(host.toasts).toEqual([])
  })

  it('stays where it is without the automatic transfer, while transfers are stopped, and if nothing was opened', async () => {
    const answers = { getGameUrl: { url: GAME }, ...wallets, transferAll: null }
    const manual = show({}, answers, undefined, { transferstatus: 0 })
    await loaded()
    cleanup()
    const stopped = show({}, answers, undefined, { transferstatus: 1 })
    act(() => stopped.closed.set((call) => (call === 'transferAll' ? 'stopped' : undefined)))
    await loaded()
    cleanup()
    const unopened = show({}, answers, undefined, { transferstatus: 1 })
    await frame()
    cleanup()
    await act(async () => vi.advanceTimersByTimeAsync(10))
    expect([manual, stopped, unopened].flatMap((host) => host.callsOf('transferAll'))).toEqual([])
  })

  it.each([
    ['was refused', failure('refused', 'Not now.', 'transferAll')],
    ['was turned away', failure('notSent', '', 'transferAll')],
  ])('that did not come back, because it %s, is told', async (_, error) => {
    const answers = {
      getGameUrl: { url: GAME },
      ...wallets,
      transferAll: () => {
        throw error
      },
    }
    const host = show({}, answers, undefined, { transferstatus: 1 })
    await loaded()
    cleanup()
    await waitFor(() => expect(host.toasts.map(({ text }) => text)).toEqual(['gamePage.notBack']))
  })
})

describe('messages', () => {
  it('let a game say that it is ready before its page has loaded, and tell it the language and the theme', async () => {
    show()
    const page = await frame()
    const said = vi.spyOn(page.contentWindow as Window, 'postMessage')
    post(wire('ready'), { source: page.contentWindow })
    expect(screen.queryByText('gamePage.loading')).not.toBeInTheDocument()
    expect(said).toHaveBeenCalledWith(
      { channel: 'playbill-game', type: 'welcome', locale: 'kor', theme: 'dark' },
      'https://games.example',
    )
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('from %s are not heard', async (_, given) => {
    const host = show()
    const page = await loaded()
    post(wire('close'), { source: page.contentWindow, ...given })
    await act(async () => Promise.resolve())
    expect(host.questions).toHaveLength(0)
  })

  it('may ask to leave and to deposit, which the member still answers', async () => {
    const host = show()
    const page = await loaded()
    host.answerQuestions(false, true)
    post(wire('close'), { source: page.contentWindow })
    await waitFor(() => expect(host.questions).toHaveLength(1))
    await act(async () => Promise.resolve())
    post(wire('deposit'), { source: page.contentWindow })
    await waitFor(() => expect(host.went).toHaveLength(1))
  })

  it('may ask for the wallets, which the member still answers', async () => {
    const host = show()
    const page = await loaded()
    post(wire('transfer'), { source: page.contentWindow })
    await waitFor(() => expect(host.went.map(({ path }) => path)).toEqual(['/transfer']))
    expect(host.questions).toHaveLength(1)
  })

  it('may ask for another address, and take no money out of the game for it', async () => {
    let launch = 0
    const host = show(
      {},
      { getGameUrl: () => ({ url: `https://games.example/?launch=${String((launch += 1))}` }), transferAll: null },
      undefined,
      { transferstatus: 1 },
    )
    const page = await loaded()
    post(wire('relaunch'), { source: page.contentWindow })
    await waitFor(async () => expect((await frame()).src).toContain('launch=2'))
    expect(host.callsOf('transferAll')).toEqual([])
  })

  it('that flood with questions open one', async () => {
    const host = show()
    const page = await loaded()
    for (let count = 0; count < 20; count += 1) post(wire('close'), { source: page.contentWindow })
    await waitFor(() => expect(host.log).toContain('back'))
    expect(host.questions).toHaveLength(1)
  })

  it('have the balance read again, at most every three seconds', async () => {
    const host = show()
    const page = await loaded()
    await waitFor(() => expect(refreshes(host)).toBe(1))
    await act(async () => vi.advanceTimersByTimeAsync(3000))
    for (let count = 0; count < 5; count += 1) post(wire('balance'), { source: page.contentWindow })
    expect(refreshes(host)).toBe(2)
    // What has changed since the last reading is read in the end.
    await act(async () => vi.advanceTimersByTimeAsync(3000))
    expect(refreshes(host)).toBe(3)
    await act(async () => vi.advanceTimersByTimeAsync(10_000))
    expect(refreshes(host)).toBe(3)
    // What the session has come to is never older than the balance beside it.
    expect(host.log.filter((entry) => entry === 'refreshPlay')).toHaveLength(3)
  })

  it('tell the game when it is out of sight and back', async () => {
    const host = show()
    const page = await frame()
    const said = vi.spyOn(page.contentWindow as Window, 'postMessage')
    fireEvent.load(page)
    act(() => host.visibility.set('hidden'))
    act(() => host.visibility.set('visible'))
    expect(said.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual([
      'resume',
      'pause',
      'resume',
    ])
  })
})
