// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../../../src/format/release.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { testDocuments } from '../testing/testDocuments.ts'
import type { FromPreview } from './PreviewMessage.ts'

const copy = Object.fromEntries(testDocuments.map(({ path, text }) => [path, text]))
const manifest: Manifest = {
  plan: 1,
  format: 1,
  baseline: 'b',
  screens: { home: { sha: 'screen', path: '/', access: 'visitor', cached: true }, recharge: { sha: 'plan', path: '/recharge', access: 'member', cached: false } },
  lists: 'lists',
  settings: 'settings',
  notices: 'notices',
  copy: { kor: 'kor', cn: 'cn', en: 'en' },
}
const files = { screen: '{"title":{"c":"home.title"}}', plan: '{}', lists: '{}', notices: '[]', settings: '{"values":{},"decimals":[]}', kor: copy['copy/kor.json'] ?? '', cn: copy['copy/cn.json'] ?? '', en: copy['copy/en.json'] ?? '' }

async function openPreview() {
  const api = createFakeDesk()
  vi.spyOn(api, 'draftRelease').mockResolvedValue({ seq: 1, issues: [], release: { sha: 's', manifest, files } })
  const { user } = renderDesk(api, '/copy')
  const frame = (await screen.findByTitle<HTMLIFrameElement>('The draft in the app')).contentWindow as Window
  const post = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined)
  await screen.findByRole('option', { name: 'Home /' })
  const sent = (type: string) => post.mock.calls.map(([message]) => message as { type: string }).filter((message) => message.type === type)
  const hear = (data: FromPreview, from: Partial<MessageEventInit> = {}) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame, ...from })))
  return { user, post, sent, hear }
}

const ready: FromPreview = { type: 'ready', scenarios: [{ id: 'emptyHistory', title: 'No history' }] }

describe('the phone', () => {
  it('is told everything once it listens, and only on our own origin', async () => {
    const { post, sent, hear } = await openPreview()
    hear(ready)
    expect(sent('release')).toMatchObject([{ manifest: { screens: manifest.screens } }])
    expect(sent('locale')).toEqual([{ type: 'locale', locale: 'kor' }])
    expect(sent('role')).toEqual([{ type: 'role', role: 'member' }])
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

  it('follows the pickers, and the taps in the phone without repeating them to it', async () => {
    const { user, sent, hear } = await openPreview()
    hear(ready)
    await user.selectOptions(screen.getByLabelText('Seen by'), 'An agent')
    await user.selectOptions(screen.getByLabelText('Situation'), 'No history')
    await user.selectOptions(screen.getByLabelText('Screen'), 'recharge /recharge')
    expect(sent('role').at(-1)).toEqual({ type: 'role', role: 'agent' })
    expect(sent('scenario')).toEqual([{ type: 'scenario', scenario: 'emptyHistory' }])
    expect(sent('show').at(-1)).toEqual({ type: 'show', path: '/recharge' })
    const times = sent('show').length
    hear({ type: 'navigated', path: '/' })
    expect(screen.getByLabelText('Screen')).toHaveValue('/')
    expect(sent('show')).toHaveLength(times)
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
    act(() => screen.getByTitle('The draft in the app').focus())
    act(() => void window.dispatchEvent(new Event('blur')))
    await waitFor(() => expect(search).toHaveFocus())
  })
})
