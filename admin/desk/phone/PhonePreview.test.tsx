// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Touch } from '../../../src/format/wire/Touch.ts'
import type { Manifest } from '../../../src/format/release.ts'
import type { PlayedSchedule } from '../../api/draftApi.ts'
import { createFakeDesk, type FakeDesk, type FakeDeskOptions } from '../testing/createFakeDesk.ts'
import { testSchedule } from '../testing/fakeSchedules.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { testDocuments } from '../testing/testDocuments.ts'
import type { FromPreview } from '../../../src/format/wire/PreviewMessage.ts'
import { byLocale } from '../../../src/format/locales.ts'

const textOf = (path: string): string => testDocuments.find((document) => document.path === path)?.text ?? ''
const manifest: Manifest = {
  plan: 1,
  format: 1,
  baseline: 'b',
  screens: {
    home: { sha: 'screen', path: '/', access: 'visitor', cached: true },
    recharge: { sha: 'plan', path: '/recharge', access: 'member', cached: false },
  },
  lists: 'lists',
  settings: 'settings',
  notices: 'notices',
  copy: byLocale((locale) => locale),
}
const files = {
  screen: '{"title":{"c":"home.title"}}',
  plan: '{}',
  lists: '{}',
  notices: '[]',
  ...byLocale((locale) => textOf(`copy/${locale}.json`)),
  settings: JSON.stringify({ values: JSON.parse(textOf('settings.json')), decimals: [] }),
}

async function openPreview(options?: FakeDeskOptions, path = '/copy', arrange?: (api: FakeDesk) => void) {
  const api = createFakeDesk(options)
  arrange?.(api)
  vi.spyOn(api, 'draftRelease').mockResolvedValue({ seq: 1, issues: [], release: { sha: 's', manifest, files } })
  const { user } = renderDesk(api, path)
  const frame = (await screen.findByTitle<HTMLIFrameElement>('The change in the app')).contentWindow as Window
  const post = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined)
  await screen.findByRole('option', { name: 'Home /' })
  const sent = (type: string) =>
    post.mock.calls.map(([message]) => message as { type: string }).filter((message) => message.type === type)
  const hear = (data: FromPreview, from: Partial<MessageEventInit> = {}) =>
    act(
      () => void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame, ...from })),
    )
  return { api, user, post, sent, hear }
}

const ready: FromPreview = { type: 'ready', scenarios: [{ id: 'emptyHistory', title: 'No history' }] }

describe('the phone', () => {
  it('gets everything once it listens, and only on our own origin', async () => {
    const { post, sent, hear } = await openPreview()
    hear(ready)
    expect(sent('release')).toMatchObject([{ manifest: { screens: manifest.screens } }])
    expect(sent('locale')).toEqual([{ type: 'locale', locale: 'kor' }])
    expect(sent('situation')).toEqual([
      { type: 'situation', role: 'member', scenario: '', at: '', began: 0, vip: 0, joinday: 0, installed: false },
    ])
    expect(sent('show')).toEqual([{ type: 'show', path: '/' }])
    expect(post.mock.calls.every((call) => (call as unknown[])[1] === location.origin)).toBe(true)
  })

  it('does not listen to strangers', async () => {
    const { post, hear } = await openPreview()
    hear(ready, { origin: 'https://elsewhere.example' })
    hear(ready, { source: window })
    expect(post).not.toHaveBeenCalled()
  })

  it('gets what is typed without waiting for the service', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    await user.type(await screen.findByRole('textbox', { name: 'home.title in English' }), '!')
    const [last] = sent('release').slice(-1) as unknown as { files: Record<string, string>; manifest: Manifest }[]
    expect(last?.files[last.manifest.copy.en]).toContain('"Home!"')
    await waitFor(() => expect(sent('locale').at(-1)).toEqual({ type: 'locale', locale: 'en' }))
  })

  it('follows the pickers, and the taps in the phone without sending them back to it', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    await user.selectOptions(screen.getByLabelText('Seen by'), 'Agent')
    await user.selectOptions(screen.getByLabelText('Situation'), 'Money, and every list is empty')
    await user.selectOptions(screen.getByLabelText('VIP level'), 'VIP 7')
    await user.selectOptions(screen.getByLabelText('Since joining'), 'Day 3')
    await user.selectOptions(screen.getByLabelText('Opened in'), 'Installed app')
    await user.selectOptions(screen.getByLabelText('Screen'), 'recharge /recharge')
    expect(sent('situation').at(-1)).toEqual({
      type: 'situation',
      role: 'agent',
      scenario: 'emptyHistory',
      at: '',
      began: 0,
      vip: 7,
      joinday: 3,
      installed: true,
    })
    expect(sent('show').at(-1)).toEqual({ type: 'show', path: '/recharge' })
    const times = sent('show').length
    hear({ type: 'navigated', path: '/' })
    expect(screen.getByLabelText('Screen')).toHaveValue('/')
    expect(sent('show')).toHaveLength(times)
  })

  it('plays from the chosen moment in Korea’s time, until the usual afternoon is chosen again', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    fireEvent.change(screen.getByLabelText(/^Preview at \(Seoul time\)/), { target: { value: '2026-11-22T20:30' } })
    expect(sent('situation').at(-1)).toMatchObject({ at: '2026-11-22T11:30:00Z' })
    await user.click(screen.getByRole('button', { name: '14:00', hidden: true }))
    expect(sent('situation').at(-1)).toMatchObject({ at: '' })
    const before = Date.now()
    await user.click(screen.getByRole('button', { name: 'Now', hidden: true }))
    const [{ at }] = sent('situation').slice(-1) as unknown as [{ at: string }]
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
  })

  describe('touched', () => {
    const touch: Touch = {
      screen: 'home',
      blocks: ['inner', 'more'],
      pointer: '',
      texts: ['recharge.range'],
      notices: [],
      settings: ['/recharge/bank/min'],
      calls: [],
      picture: '',
      words: '1원부터 5,000원까지',
    }
    // Compiling it takes longer than a test waits while the machine is busy.
    beforeAll(async () => {
      await import('./TouchPanel.tsx')
    })

    async function openTouch(change: Partial<Touch> = {}) {
      const opened = await openPreview()
      opened.hear(ready)
      await opened.user.click(screen.getByRole('button', { name: 'Edit by touch' }))
      opened.hear({ type: 'touched', touch: { ...touch, ...change } })
      const findPanel = async () => within(await screen.findByRole('dialog', { name: 'What you touched' }))
      return { ...opened, panel: await findPanel(), findPanel }
    }

    it('closes when another page opens, and stays closed when its own comes back', async () => {
      await openTouch()
      const closed = async () =>
        waitFor(() => expect(screen.queryByRole('dialog', { name: 'What you touched' })).toBeNull())
      location.hash = '/review'
      await closed()
      location.hash = '/copy'
      expect(await screen.findByRole('heading', { name: 'Texts', level: 1 })).toBeInTheDocument()
      await closed()
    })

    it('opens the text in every language, and the phone has it while it is typed', async () => {
      const { user, sent, panel } = await openTouch()
      expect(sent('touch').at(-1)).toEqual({ type: 'touch', on: true })
      await waitFor(() => expect(panel.getByRole('heading', { name: '1원부터 5,000원까지' })).toHaveFocus())
      for (const language of ['Korean', 'Chinese', 'English'])
        expect(panel.getByRole('textbox', { name: `recharge.range in ${language}` })).toBeInTheDocument()
      await user.type(panel.getByRole('textbox', { name: 'recharge.range in English' }), '!')
      const [last] = sent('release').slice(-1) as unknown as { files: Record<string, string>; manifest: Manifest }[]
      expect(last?.files[last.manifest.copy.en]).toContain('won!')
      // It stays where it was touched, and speaks the language that is typed.
      await waitFor(() => expect(sent('locale').at(-1)).toEqual({ type: 'locale', locale: 'en' }))
      expect(sent('show')).toHaveLength(1)
    })

    it('opens the setting that is read, under ids of its own', async () => {
      const { user, sent, panel } = await openTouch()
      const [minimum, ...others] = panel.getAllByRole('textbox', { name: 'Minimum' })
      expect(others).toEqual([])
      await user.clear(minimum!)
      await user.type(minimum!, '7')
      const [last] = sent('release').slice(-1) as unknown as { files: Record<string, string>; manifest: Manifest }[]
      expect(last?.files[last.manifest.settings]).toContain('"min":"7"')
      expect(document.querySelectorAll(`#${CSS.escape(minimum?.id ?? '')}`)).toHaveLength(1)
    })

    it('has a switch for each block around it, the innermost first, and leads to it in its document', async () => {
      const { user, panel } = await openTouch()
      const switches = panel.getAllByRole('switch').map((one) => one.closest('label')?.textContent)
      expect(switches).toEqual([expect.stringContaining('inner'), expect.stringContaining('more')])
      await user.click(panel.getAllByRole('switch')[0]!)
      expect(await panel.findByText(/by mina/)).toBeInTheDocument()
      await user.click(panel.getAllByRole('link', { name: 'Open the screen at this block' })[0]!)
      expect(location.hash).toBe('#/screens/home?at=%2Fbody%2F1%2Fbody%2F0')
    })

    it('says what comes from the platform, and what the app itself works out', async () => {
      const { hear, panel, findPanel } = await openTouch({ texts: [], settings: [], blocks: [], calls: ['getUser'] })
      expect(panel.getByText(/^This comes from the platform/)).toBeInTheDocument()
      expect(panel.getByText('getUser')).toBeInTheDocument()
      hear({ type: 'touched', touch: { ...touch, texts: [], settings: [], blocks: [], words: '12:00' } })
      expect(await (await findPanel()).findByText('The app works this out by itself.')).toBeInTheDocument()
    })

    it('leads to a notice, and to the dialog whose words they are', async () => {
      const { hear, panel, findPanel } = await openTouch({
        texts: [],
        notices: ['maintenance'],
        settings: [],
        blocks: [],
      })
      expect(panel.getByRole('link', { name: 'Notices › Maintenance' })).toHaveAttribute(
        'href',
        '#/messages/notices/maintenance',
      )
      hear({ type: 'touched', touch: { ...touch, texts: ['rules.body'], settings: [], blocks: [] } })
      expect(await (await findPanel()).findByRole('link', { name: 'Dialogs › House rules' })).toHaveAttribute(
        'href',
        '#/messages/dialogs/rules',
      )
    })

    it('names what is pointed at', async () => {
      const { hear } = await openTouch()
      hear({ type: 'pointed', touch })
      expect(screen.getByText('Texts › recharge.range')).toBeInTheDocument()
      hear({ type: 'pointed', touch: undefined })
      expect(screen.getByText(/^Tap anything in the phone/)).toBeInTheDocument()
    })

    it('closes by Escape, and ends where Escape is pressed in the phone', async () => {
      const { user, sent, hear } = await openTouch()
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog', { name: 'What you touched' })).toBeNull()
      expect(sent('touch').at(-1)).toEqual({ type: 'touch', on: true })
      hear({ type: 'untouched' })
      expect(sent('touch').at(-1)).toEqual({ type: 'touch', on: false })
      expect(screen.getByRole('button', { name: 'Edit by touch' })).toHaveFocus()
    })
  })

  const line = () => screen.getByRole('status', { name: 'The phone plays' })

  it('obeys what is stopped, with its words, until it plays without, and says both', async () => {
    const stop = { name: 'deposits', reason: 'r', actor: 'jun', at: '2026-03-02T05:00:00.000Z' } as const
    const words = { kor: '아홉 시에 열려요' }
    const { user, sent, hear } = await openPreview({ stops: [{ ...stop, words }] })
    hear(ready)
    await waitFor(() => expect(sent('stops').at(-1)).toEqual({ type: 'stops', stops: { deposits: { words } } }))
    expect(line()).toHaveTextContent('Release 1, live · Deposits are stopped')
    await user.click(screen.getByLabelText(/^Play without stops/))
    expect(sent('stops').at(-1)).toEqual({ type: 'stops', stops: {} })
    expect(line()).toHaveTextContent('Release 1, live · without stops')
  })

  it('plays the change of a review’s address, without what is typed into another one, and says whose it is', async () => {
    const { api, user, sent, hear } = await openPreview({}, '/changes/change-1', (desk) => {
      desk.editAs('mina', 'copy:en:home.title', 'Mine')
      desk.changeAs('jun', 'Winter', { 'copy:en:home.title': 'Theirs' })
    })
    hear(ready)
    expect(api.draftRelease).toHaveBeenCalledWith({ querystring: { changes: 'change-1' } })
    expect(line()).toHaveTextContent('“Winter” (jun)')
    const enOf = () => {
      const [last] = sent('release').slice(-1) as unknown as { files: Record<string, string>; manifest: Manifest }[]
      return last?.files[last.manifest.copy.en]
    }
    expect(enOf()).not.toContain('Mine')
    // An edit would not show there: it goes into the operator's own change.
    expect(screen.queryByRole('button', { name: 'Edit by touch' })).toBeNull()

    await user.click(screen.getByRole('link', { name: 'Review' }))
    const own = { querystring: expect.objectContaining({ changes: 'own' }) as object }
    await waitFor(() => expect(api.draftRelease).toHaveBeenCalledWith(own))
    await waitFor(() => expect(line()).toHaveTextContent(/^Your change$/))
    expect(enOf()).toContain('Mine')
    expect(screen.getByRole('button', { name: 'Edit by touch' })).toBeVisible()
  })

  it('plays no other change where the one of the address has errors', async () => {
    const { api, user } = await openPreview({}, '/changes/own', (desk) => {
      desk.editAs('mina', 'copy:en:home.title', 'Mine')
      desk.changeAs('jun', 'Winter', { 'copy:en:home.title': '{' })
    })
    vi.mocked(api.draftRelease).mockResolvedValue({ seq: 1, issues: [] })
    await user.click(screen.getByRole('link', { name: /^Changes/ }))
    await user.click(within(await screen.findByRole('listitem', { name: '“Winter”' })).getByRole('link'))
    expect(await screen.findByText('The change has errors and cannot be played.')).toBeInTheDocument()
    expect(screen.queryByTitle('The change in the app')).toBeNull()
  })

  it('is quiet until somebody asks for popups, and opens the dialog that is edited', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    expect(sent('popups')).toEqual([{ type: 'popups', on: false, dialog: '', notices: false }])
    await user.click(screen.getByRole('switch', { name: /^With popups/, hidden: true }))
    expect(sent('popups').at(-1)).toEqual({ type: 'popups', on: true, dialog: '', notices: false })
    location.hash = '/dialogs/rules'
    await waitFor(() => expect(sent('popups').at(-1)).toMatchObject({ dialog: 'rules' }))
    location.hash = '/notices'
    await waitFor(() => expect(sent('popups').at(-1)).toMatchObject({ dialog: '' }))
  })

  it('plays in the theme that is chosen', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    await user.selectOptions(screen.getByLabelText('Theme'), 'Dark')
    expect(sent('theme').at(-1)).toEqual({ type: 'theme', theme: 'dark' })
  })

  it('goes to the screen that shows the focused text, whatever the key is called', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    await user.selectOptions(screen.getByLabelText('Screen'), 'recharge /recharge')
    await user.click(await screen.findByRole('textbox', { name: 'rules.title in Chinese' }))
    // The dialog of these words opens on the first screen.
    expect(sent('show').at(-1)).toEqual({ type: 'show', path: '/' })
    expect(sent('locale').at(-1)).toEqual({ type: 'locale', locale: 'cn' })
  })

  it('folds away and leaves the page its width, which the device remembers', async () => {
    const { user } = await openPreview()
    await user.click(screen.getByRole('button', { name: 'Fold the preview away' }))
    expect(localStorage.getItem('playbill.desk.preview')).toBe('folded')
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    expect(localStorage.getItem('playbill.desk.preview')).toBeNull()
    expect(screen.getByRole('button', { name: 'Fold the preview away' })).toBeInTheDocument()
  })

  it('is not there on a page that it cannot show', async () => {
    await openPreview()
    expect(screen.getByRole('complementary', { name: 'Preview' })).toBeInTheDocument()
    for (const path of ['/history', '/account', '/team']) {
      act(() => void (location.hash = path))
      await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull())
      expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
      act(() => void (location.hash = '/review'))
      expect(await screen.findByRole('complementary', { name: 'Preview' })).toBeInTheDocument()
    }
  })

  it('shows three languages beside each other, each phone with its own', async () => {
    const { user } = await openPreview()
    await user.selectOptions(screen.getByLabelText('Phones'), 'Three languages')
    const frames = screen.getAllByTitle<HTMLIFrameElement>(/^The change in /)
    expect(frames.map(({ title }) => title)).toEqual([
      'The change in Korean',
      'The change in Chinese',
      'The change in English',
    ])
    const posts = frames.map(({ contentWindow }) =>
      vi.spyOn(contentWindow as Window, 'postMessage').mockImplementation(() => undefined),
    )
    for (const { contentWindow } of frames)
      act(
        () =>
          void dispatchEvent(
            new MessageEvent('message', { data: ready, origin: location.origin, source: contentWindow }),
          ),
      )
    expect(
      posts.map(
        (post) =>
          post.mock.calls
            .map(([message]) => message as { type: string; locale?: string })
            .find(({ type }) => type === 'locale')?.locale,
      ),
    ).toEqual(['kor', 'cn', 'en'])
  })

  it('marks the differences between the live release and the draft', async () => {
    const { user } = await openPreview()
    await user.selectOptions(screen.getByLabelText('Phones'), 'Live beside the change')
    const [live, draft] = ['What is live in the app', 'The change in the app'].map(
      (title) => screen.getByTitle<HTMLIFrameElement>(title).contentWindow as Window,
    )
    const tell = (source: Window | undefined, data: FromPreview) =>
      act(
        () =>
          void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: source ?? null })),
      )
    const marks = [live, draft].map((window) =>
      vi.spyOn(window as Window, 'postMessage').mockImplementation(() => undefined),
    )
    for (const window of [live, draft]) tell(window, ready)
    // One simulated platform: whichever phone loads later, an empty draft shows what is live.
    const [first, second] = marks.map(
      (post) =>
        post.mock.calls
          .map(([message]) => message as { type: string; began?: number })
          .find(({ type }) => type === 'situation')?.began,
    )
    expect(first).toBeGreaterThan(0)
    expect(second).toBe(first)
    tell(live, { type: 'seen', told: 1, places: ['H1 Deposit', 'P 100'] })
    tell(draft, { type: 'seen', told: 4, places: ['H1 Deposit', 'P 500'] })
    expect(marks.map((post) => post.mock.calls.at(-1)?.[0] as unknown)).toEqual([
      { type: 'mark', told: 1, places: [1] },
      { type: 'mark', told: 4, places: [1] },
    ])
    expect(screen.getByText('One place differs; it is marked.')).toBeInTheDocument()
  })

  it('plays what is scheduled by its moment, and names what goes out, is taken back and is left out', async () => {
    const api = createFakeDesk({ schedules: [testSchedule()] })
    api.changeAs('jun', 'Holiday limits', { 'settings:/recharge/bank/min': '120' })
    const { change, at } = testSchedule()
    const played = (id: string, name: string, more: Partial<PlayedSchedule> = {}): PlayedSchedule => ({
      id,
      kind: 'publish',
      change: { ...change, name },
      at,
      isDone: true,
      ...more,
    })
    const scheduled = [
      played('a', 'Holiday limits'),
      played('b', 'Night', { isDone: false }),
      played('c', 'Lent'),
      played('c', 'Lent', { kind: 'take-back' }),
    ]
    const draftRelease = vi.spyOn(api, 'draftRelease').mockImplementation(({ querystring } = {}) =>
      Promise.resolve({
        seq: 1,
        issues: [],
        release: { sha: 's', manifest, files },
        ...(querystring?.at !== undefined && { scheduled }),
      }),
    )
    const { user } = renderDesk(api, '/copy')
    const clock = await screen.findByLabelText(/^Preview at/)
    fireEvent.change(clock, { target: { value: '2026-03-06T22:59' } })
    expect(draftRelease.mock.calls.every(([input]) => input?.querystring?.at === undefined)).toBe(true)
    await user.click(screen.getByText(/6 Mar, 23:00: “Holiday limits” goes out$/))
    expect(clock).toHaveValue('2026-03-06T23:00')
    expect(
      await screen.findByText(/^With “Holiday limits” \(Fri,? 6 Mar, 23:00\) · Taken back by then: “Lent” /),
    ).toHaveTextContent(/ · Without “Night”: blocked$/)
    expect(draftRelease.mock.lastCall?.[0]?.querystring?.at).toBe(at)
    await user.click(screen.getByText('14:00'))
    await waitFor(() => expect(screen.queryByText(/^With “Holiday limits”/)).toBeNull())
  })

  it('says when the app could not show a block', async () => {
    const { hear } = await openPreview()
    hear(ready)
    hear({ type: 'problem', code: 'unsupported', screen: 'home', pointer: '/body/3' })
    expect(screen.getByText(/could not show a block of “home” \(\/body\/3\)/)).toBeInTheDocument()
  })

  it('gives the focus back when the app takes it', async () => {
    const { hear } = await openPreview()
    hear(ready)
    const search = await screen.findByLabelText('Search by key or text')
    search.focus()
    act(() => screen.getByTitle('The change in the app').focus())
    act(() => void window.dispatchEvent(new Event('blur')))
    await waitFor(() => expect(search).toHaveFocus())
  })
})
