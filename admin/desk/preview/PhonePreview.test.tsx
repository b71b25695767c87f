// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../../../src/format/release.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { testDocuments } from '../testing/testDocuments.ts'
import type { FromPreview } from '../../../src/format/PreviewMessage.ts'
import { byLocale } from '../../../src/format/locales.ts'

const copy = Object.fromEntries(testDocuments.map(({ path, text }) => [path, text]))
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
  settings: '{"values":{},"decimals":[]}',
  kor: copy['copy/kor.json'] ?? '',
  cn: copy['copy/cn.json'] ?? '',
  en: copy['copy/en.json'] ?? '',
}

async function openPreview() {
  const api = createFakeDesk()
  vi.spyOn(api, 'draftRelease').mockResolvedValue({ seq: 1, issues: [], release: { sha: 's', manifest, files } })
  const { user } = renderDesk(api, '/copy')
  const frame = (await screen.findByTitle<HTMLIFrameElement>('The change in the app')).contentWindow as Window
  const post = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined)
  await screen.findByRole('option', { name: 'Home /' })
  const sent = (type: string) =>
    post.mock.calls.map(([message]) => message as { type: string }).filter((message) => message.type === type)
  const hear = (data: FromPreview, from: Partial<MessageEventInit> = {}) =>
    act(
      () => void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame, ...from })),
    )
  return { user, post, sent, hear }
}

const ready: FromPreview = { type: 'ready', scenarios: [{ id: 'emptyHistory', title: 'No history' }] }

describe('the phone', () => {
  it('gets everything once it listens, and only on our own origin', async () => {
    const { post, sent, hear } = await openPreview()
    hear(ready)
    expect(sent('release')).toMatchObject([{ manifest: { screens: manifest.screens } }])
    expect(sent('locale')).toEqual([{ type: 'locale', locale: 'kor' }])
    expect(sent('situation')).toEqual([{ type: 'situation', role: 'member', scenario: '', at: '', began: 0 }])
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
    await user.selectOptions(screen.getByLabelText('Seen by'), 'An agent')
    await user.selectOptions(screen.getByLabelText('Situation'), 'Money, and every list is empty')
    await user.selectOptions(screen.getByLabelText('Screen'), 'recharge /recharge')
    expect(sent('situation').at(-1)).toEqual({
      type: 'situation',
      role: 'agent',
      scenario: 'emptyHistory',
      at: '',
      began: 0,
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
    await user.click(screen.getByRole('button', { name: '14:00' }))
    expect(sent('situation').at(-1)).toMatchObject({ at: '' })
    const before = Date.now()
    await user.click(screen.getByRole('button', { name: 'Now' }))
    const [{ at }] = sent('situation').slice(-1) as unknown as [{ at: string }]
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
  })

  it('leads from a tapped text to its key', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    await user.click(screen.getByRole('button', { name: 'Find a text' }))
    expect(sent('pick').at(-1)).toEqual({ type: 'pick', on: true })
    hear({ type: 'picked', texts: ['아무것도', '1원부터 5,000원까지'] })
    expect(await screen.findByText('1 text')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'recharge.range in Korean' })).toBeInTheDocument()
    expect(sent('pick').at(-1)).toEqual({ type: 'pick', on: false })
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

  it('says when the app could not show a part', async () => {
    const { hear } = await openPreview()
    hear(ready)
    hear({ type: 'problem', code: 'unsupported', screen: 'home', pointer: '/body/3' })
    expect(screen.getByText(/could not show a part of “home” \(\/body\/3\)/)).toBeInTheDocument()
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
