// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOverlays } from '../../ui/createOverlays.ts'
import { createOverlayHistory, type OverlayHistory } from './createOverlayHistory.ts'

const popped = async () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }))

describe('the history of overlays', () => {
  let history: OverlayHistory | undefined

  function start() {
    const overlays = createOverlays()
    history = createOverlayHistory({ window, overlays })
    const open = () => {
      const close = vi.fn<() => void>(() => end())
      const end = overlays.add(close)
      return { close, end }
    }
    return { overlays, open, history }
  }

  beforeEach(() => {
    window.history.pushState({ key: 'a', idx: 1 }, '', '#/a')
  })
  afterEach(() => history?.destroy())

  it('has one entry more while any overlay is open, and takes it back', async () => {
    const { open, history } = start()
    const first = open()
    const second = open()
    expect(history.isOnEntry()).toBe(true)
    second.end()
    await Promise.resolve()
    expect(history.isOnEntry()).toBe(true)
    first.end()
    await popped()
    expect(history.isOnEntry()).toBe(false)
    expect(window.history.state).toEqual({ key: 'a', idx: 1 })
  })

  it('hears of no step within an address that is being left, and tells nobody', async () => {
    const { open, history } = start()
    const { close } = open()
    const router = vi.fn<() => void>()
    window.addEventListener('popstate', router)
    const { promise, resolve } = Promise.withResolvers<void>()
    const left = history.quietly(async () => promise)
    window.history.back()
    await vi.waitFor(() => expect('overlay' in window.history.state).toBe(false))
    expect(close).not.toHaveBeenCalled()
    expect(router).not.toHaveBeenCalled()
    resolve()
    await left
    window.removeEventListener('popstate', router)
  })

  it('closes the topmost overlay on "back", and the next one on the next', async () => {
    const { open, history } = start()
    const first = open()
    const second = open()
    window.history.back()
    await popped()
    expect(second.close).toHaveBeenCalledTimes(1)
    expect(first.close).not.toHaveBeenCalled()
    expect(history.isOnEntry()).toBe(true)
    window.history.back()
    await popped()
    expect(first.close).toHaveBeenCalledTimes(1)
    expect(history.isOnEntry()).toBe(false)
  })

  it('closes the topmost overlay on "back" on an address that was typed, and not when another one is typed', async () => {
    const { open, history } = start()
    window.location.hash = '#/typed'
    await popped()
    const sheet = open()
    expect(history.isOnEntry()).toBe(true)
    window.history.back()
    await popped()
    expect(sheet.close).toHaveBeenCalledTimes(1)
    expect(history.isOnEntry()).toBe(false)
    expect(window.location.hash).toBe('#/typed')
    // As the router has it on an address that was typed, from which it counts on.
    expect(window.history.state).toHaveProperty('idx', null)

    const next = open()
    window.location.hash = '#/other'
    await popped()
    expect(next.close).not.toHaveBeenCalled()
    expect(window.location.hash).toBe('#/other')
  })

  it('stays on the screen when an overlay will not close, as money is on its way', async () => {
    const { overlays, history } = start()
    overlays.add(() => undefined)
    window.history.back()
    await popped()
    expect(history.isOnEntry()).toBe(true)
    expect(window.location.hash).toBe('#/a')
  })

  it('asks the guard of a screen on "back", as often as the member tries', async () => {
    const { overlays, history } = start()
    const ask = vi.fn<() => void>()
    const leave = overlays.guard(ask)
    for (const times of [1, 2]) {
      window.history.back()
      await popped()
      expect(ask).toHaveBeenCalledTimes(times)
      expect(history.isOnEntry()).toBe(true)
    }
    leave()
    await popped()
    expect(window.history.state).toEqual({ key: 'a', idx: 1 })
  })

  it('keeps an address that was replaced while an overlay was open', async () => {
    const { open, history } = start()
    const sheet = open()
    window.history.replaceState({ key: 'b', idx: 1 }, '', '#/a?type=2')
    history.mark()
    sheet.end()
    await popped()
    expect(window.location.hash).toBe('#/a?type=2')
    expect(window.history.state).toEqual({ key: 'b', idx: 1 })
  })

  it('leaves the address as it was where nothing replaced it', async () => {
    const { open } = start()
    const sheet = open()
    sheet.end()
    await popped()
    expect(window.location.hash).toBe('#/a')
    expect(window.history.state).toEqual({ key: 'a', idx: 1 })
  })

  it('makes a navigation wait for its own step back', async () => {
    const { open, history } = start()
    open().end()
    await Promise.resolve()
    const go = vi.fn<() => void>(() => window.history.pushState({ key: 'c', idx: 2 }, '', '#/c'))
    history.settled(go)
    expect(go).not.toHaveBeenCalled()
    await popped()
    expect(go).toHaveBeenCalledTimes(1)
    expect(window.location.hash).toBe('#/c')
  })

  it('lets another address be typed while an overlay is open', async () => {
    const { open } = start()
    const sheet = open()
    window.location.hash = '#/b'
    await popped()
    expect(window.location.hash).toBe('#/b')
    expect(sheet.close).not.toHaveBeenCalled()
  })

  it('leaves no entry behind after a reload with an overlay open', async () => {
    window.history.pushState({ key: 'a', idx: 1, overlay: true }, '')
    const { history } = start()
    await popped()
    expect(history.isOnEntry()).toBe(false)
  })
})
