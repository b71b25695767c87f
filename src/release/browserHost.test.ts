// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { browserHost } from './browserHost.ts'

const browser = () => globalThis.window

test('does without what the browser does not have', () => {
  // jsdom has neither locks nor an event source.
  const host = browserHost(browser())
  expect(host.locks).toBeUndefined()
  expect(host.events).toBeUndefined()
})

test('says when the page is hidden and when it is shown', () => {
  const { visibility } = browserHost(browser())
  const listener = vi.fn<() => void>()
  const unsubscribe = visibility.subscribe(listener)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(visibility.hidden()).toBe(true)
  expect(listener).toHaveBeenCalledOnce()

  state.mockRestore()
  unsubscribe()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(visibility.hidden()).toBe(false)
  expect(listener).toHaveBeenCalledOnce()
})
