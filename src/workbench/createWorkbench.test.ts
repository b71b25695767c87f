// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnswer } from '../../mocks/browser.ts'
import type { CompiledRelease } from '../format/release.ts'
import { inPageFetch } from '../demo/inPageFetch.ts'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { createWorkbench, type Workbench } from './createWorkbench.ts'
import type { Wire } from './createWire.ts'
import { createStore } from '../store/createStore.ts'

/** A wire without MSW's worker, which jsdom has none of. */
function testWire(): Wire {
  let answer = createAnswer([])
  const fetch = inPageFetch(async (request) => answer(request))
  return {
    // Node's requests take no signal of a jsdom window.
    fetch: async (input, init) => fetch(input, { ...init, signal: null }),
    answerFrom: (handlers) => void (answer = createAnswer(handlers)),
  }
}

describe('the workbench', () => {
  let workbench: Workbench
  let play: (release: CompiledRelease) => void
  let first: (release: CompiledRelease) => void

  function open(address: string): void {
    window.history.replaceState(null, '', address)
    const element = document.body.appendChild(document.createElement('div'))
    const documents = {
      issues: createStore([]),
      first: new Promise<CompiledRelease>((resolve) => (first = resolve)),
      onRelease: (listener: typeof play) => void (play = listener),
    }
    workbench = createWorkbench({ window, element, documents, wire: Promise.resolve(testWire()) })
  }
  const shown = async (text: string | RegExp) =>
    waitFor(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    workbench.stop()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  it('waits for documents that can be played', async () => {
    open('/#/kefu')
    expect(workbench.playing.getSnapshot()).toBeUndefined()
    first(compileTestRelease())
    await shown('How may we help?')
    // The text is there a moment before the screen has said that it is open.
    await waitFor(() => expect(workbench.trail.getSnapshot()).toMatchObject([{ kind: 'opened', what: '/kefu' }]))
  })

  it('begins in the situation of its address, and changes the address with what is chosen', async () => {
    open('/?persona=agent&language=en#/mine')
    first(compileTestRelease())
    await shown('You are agent01')
    workbench.change({ persona: 'member' })
    await shown('You are demo01')
    expect(window.location.search).toBe('?persona=member&language=en')
    expect(window.location.hash).toBe('#/mine')
    workbench.change({ scenario: 'newMember' })
    await shown('You are newbie01')
    expect(new URLSearchParams(window.location.search).get('scenario')).toBe('newMember')
  })

  it('leads on from the log-in that a visitor was sent to, once a persona is chosen', async () => {
    open('/?language=en#/mine')
    first(compileTestRelease())
    await waitFor(() => expect(window.location.hash).toBe('#/login?redirect=%2Fmine'))
    workbench.change({ clock: { kind: 'fixed', at: Date.parse('2026-11-20T23:30:00+09:00') } })
    expect(window.location.hash).toBe('#/login?redirect=%2Fmine')
    workbench.change({ persona: 'member' })
    await shown('You are demo01')
    expect(window.location.hash).toBe('#/mine')
  })

  it('changes language and network in place, and hears of a language that the app chooses', async () => {
    open('/?persona=member&language=en#/mine')
    first(compileTestRelease())
    await shown('You are demo01')
    const began = workbench.playing.getSnapshot()
    workbench.change({ locale: 'kor', latency: 5, failures: 50, offline: true })
    await shown('mine kor')
    expect(workbench.playing.getSnapshot()).toBe(began)
    expect(began?.release.getSnapshot().online).toBe(false)
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      persona: 'member',
      language: 'kor',
      latency: '5',
      failures: '50',
      offline: '1',
    })
    workbench.change({ offline: false })
    expect(began?.release.getSnapshot().online).toBe(true)
  })

  it('stops at a fixed time', async () => {
    open('/?clock=2026-11-20T23:30#/kefu')
    first(compileTestRelease())
    await shown('How may we help?')
    expect(workbench.playing.getSnapshot()?.now()).toBe(Date.parse('2026-11-20T23:30:00+09:00'))
  })

  it('plays a saved document in the open screen', async () => {
    open('/?language=en#/kefu')
    first(compileTestRelease())
    await shown('How may we help?')
    const began = workbench.playing.getSnapshot()
    play(compileTestRelease({ copy: { 'test.kefu': 'Ask us anything' } }))
    await shown('Ask us anything')
    expect(workbench.playing.getSnapshot()).toBe(began)
  })
})
