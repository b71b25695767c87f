// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { testScreens } from '../app/testing/testScreens.ts'
import { createPreview, type Preview } from './createPreview.ts'
import type { FromPreview } from '../format/wire/PreviewMessage.ts'

/** What the simulated platform knows of the member. */
const asKnown = { vip: 0, joinday: 0, installed: false } as const

describe('the preview', () => {
  let preview: Preview
  let sent: FromPreview[]
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    window.history.replaceState(null, '', '#/kefu')
    sent = []
    const element = document.body.appendChild(document.createElement('div'))
    preview = createPreview({
      window,
      element,
      baseline: compileTestRelease(),
      popups: false,
      send: (message) => void sent.push(message),
    })
  })
  afterEach(() => {
    preview.destroy()
    document.body.replaceChildren()
  })

  const show = (path: string) => preview.receive({ type: 'show', path })
  const shown = async (text: string | RegExp) =>
    waitFor(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))

  const reported = () => [...new Set(sent.flatMap((message) => (message.type === 'navigated' ? [message.path] : [])))]

  it('says that it listens, what it can play, and where it goes', async () => {
    await shown('How may we help?')
    expect(sent[0]).toMatchObject({
      type: 'ready',
      scenarios: expect.arrayContaining([expect.objectContaining({ id: 'emptyHistory' })]),
    })
    show('/betRecord?date=2')
    await shown('Period 2')
    await waitFor(() => expect(reported()).toEqual(['/betRecord?date=2']))
    window.location.hash = '#/kefu?from=마이'
    await waitFor(() => expect(reported()).toHaveLength(2))
  })

  it('does not say where it began when it is sent elsewhere at once', async () => {
    show('/betRecord?date=2')
    await shown('Period 2')
    await waitFor(() => expect(reported()).toEqual(['/betRecord?date=2']))
  })

  it('leaves the entry alone that it opened home at, for what has opened over it', () => {
    window.history.replaceState({ kept: true }, '', window.location.pathname)
    show('/')
    expect(window.location.hash).toBe('')
    expect(window.history.state).toMatchObject({ kept: true })
  })

  it('plays a draft at once, in place', async () => {
    await shown('How may we help?')
    const { manifest, files } = compileTestRelease({ copy: { 'test.kefu': 'Ask us anything' } })
    preview.receive({ type: 'release', manifest, files: Object.fromEntries(files) })
    await shown('Ask us anything')
    expect(screen.queryByText('How may we help?')).toBeNull()
  })

  it('is seen by a member, a visitor or an agent, in any language', async () => {
    show('/mine')
    await shown('You are demo01')
    preview.receive({ type: 'situation', role: 'agent', scenario: '', at: '', began: 0, ...asKnown })
    await shown('You are agent01')
    preview.receive({ type: 'locale', locale: 'en' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('mine en'))
    preview.receive({ type: 'situation', role: 'visitor', scenario: '', at: '', began: 0, ...asKnown })
    await shown('Log in now')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('login en')
  })

  it('is seen in any theme, which the app takes for the one that the member has chosen', async () => {
    const dark = { id: 'dark', type: 'text', text: 'test.kefu', when: "=session.theme == 'dark'" }
    const { manifest, files } = compileTestRelease({
      screens: { ...testScreens, mine: { ...testScreens['mine'], body: [dark] } },
    })
    preview.receive({ type: 'release', manifest, files: Object.fromEntries(files) })
    show('/mine')
    const theme = () => document.documentElement.dataset['theme']
    expect(theme()).toBe('system')
    preview.receive({ type: 'theme', theme: 'dark' })
    expect(theme()).toBe('dark')
    await shown('How may we help?')
    preview.receive({ type: 'theme', theme: 'light' })
    expect(theme()).toBe('light')
    preview.receive({ type: 'situation', role: 'agent', scenario: '', at: '', began: 0, ...asKnown })
    expect(theme()).toBe('light')
  })

  it('tells the app another level and another day of joining than the member has', async () => {
    const newcomers = {
      ...testScreens['betRecord'],
      body: [
        { id: 'high', type: 'text', text: 'test.high', audience: { vipFrom: 7 } },
        { id: 'young', type: 'text', text: 'test.young', audience: { joinedWithin: 3 } },
      ],
    }
    const copy = { 'test.high': 'For level seven', 'test.young': 'For newcomers' }
    const { manifest, files } = compileTestRelease({ screens: { ...testScreens, betRecord: newcomers }, copy })
    preview.receive({ type: 'release', manifest, files: Object.fromEntries(files) })
    show('/betRecord')
    const situation = { type: 'situation', role: 'member', scenario: '', at: '', began: 0, installed: false } as const
    preview.receive({ ...situation, vip: 7, joinday: 400 })
    await shown('For level seven')
    expect(screen.queryByText('For newcomers')).toBeNull()
    preview.receive({ ...situation, vip: 1, joinday: 2 })
    await shown('For newcomers')
    expect(screen.queryByText('For level seven')).toBeNull()
  })

  it('opens as the installed app where the desk says so', async () => {
    const opened = {
      ...testScreens['betRecord'],
      access: 'visitor',
      body: [
        { id: 'app', type: 'text', text: 'test.app', audience: { installed: true } },
        { id: 'tab', type: 'text', text: 'test.tab', audience: { installed: false } },
      ],
    }
    const copy = { 'test.app': 'In the app', 'test.tab': 'In a browser' }
    const { manifest, files } = compileTestRelease({ screens: { ...testScreens, betRecord: opened }, copy })
    preview.receive({ type: 'release', manifest, files: Object.fromEntries(files) })
    show('/betRecord')
    const situation = { type: 'situation', role: 'visitor', scenario: '', at: '', began: 0, ...asKnown } as const
    preview.receive(situation)
    await shown('In a browser')
    preview.receive({ ...situation, installed: true })
    await shown('In the app')
    expect(screen.queryByText('In a browser')).toBeNull()
  })

  it('plays situations', async () => {
    preview.receive({ type: 'situation', role: 'member', scenario: 'maintenance', at: '', began: 0, ...asKnown })
    await shown(/점검 중입니다/)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('shows what is stopped, and opens again', async () => {
    preview.receive({ type: 'stops', stops: { site: { words: { kor: '아홉 시에 열려요' } } } })
    await shown(/아홉 시에 열려요/)
    expect(screen.queryByRole('navigation')).toBeNull()
    preview.receive({ type: 'stops', stops: {} })
    await shown('How may we help?')
    expect(screen.queryByText(/아홉 시에 열려요/)).toBeNull()
  })

  it('begins at the given moment, and runs from there', async () => {
    const betRecord = {
      ...testScreens['betRecord'],
      body: [
        {
          id: 'shown',
          type: 'text',
          text: { copy: 'test.period', with: { period: { value: '=now', as: 'dateTime' } } },
        },
      ],
    }
    const { manifest, files } = compileTestRelease({ screens: { ...testScreens, betRecord } })
    preview.receive({ type: 'release', manifest, files: Object.fromEntries(files) })
    show('/betRecord')
    preview.receive({
      type: 'situation',
      role: 'member',
      scenario: '',
      at: '2026-11-22T11:30:00Z',
      began: 0,
      ...asKnown,
    })
    await shown(/11.+22.+(20|19|8):3\d/)
    preview.receive({ type: 'situation', role: 'member', scenario: '', at: '', began: 0, ...asKnown })
    await shown(/(14|13|2):0\d/)
    expect(screen.queryByText(/(20|19|8):3\d/)).toBeNull()
    // Beside another phone that has played for twenty minutes.
    preview.receive({
      type: 'situation',
      role: 'member',
      scenario: '',
      at: '',
      began: Date.now() - 20 * 60_000,
      ...asKnown,
    })
    await shown(/(14|13|2):2\d/)
  })

  it('keeps nothing on the device', async () => {
    show('/mine')
    await shown('You are demo01')
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
  })
})
