// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOverlays } from './createOverlays.ts'
import { createToasts } from './createToasts.ts'
import { ToastHost } from './ToastHost.tsx'
import { UiProvider } from './UiProvider.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function renderHost() {
  const toasts = createToasts()
  renderInEnglish(<ToastHost toasts={toasts} duration={3000} />)
  return toasts
}

test('the live region is there before the first toast', () => {
  const toasts = renderHost()
  const region = screen.getByRole('log')
  expect(region).toHaveAttribute('aria-live', 'polite')
  act(() => {
    toasts.success('Saved')
  })
  expect(region).toHaveTextContent('Saved')
})

test('a toast goes by itself, a longer one later', () => {
  const toasts = renderHost()
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  act(() => void toasts.success('Saved'))
  pass(4000)
  expect(screen.getByRole('log')).not.toHaveTextContent('Saved')
  act(() => void toasts.danger('A much longer sentence that takes its time to be read by anyone'))
  pass(4000)
  expect(screen.getByRole('log')).toHaveTextContent('A much longer sentence')
  pass(4000)
  expect(screen.getByRole('log')).toBeEmptyDOMElement()
})

test('one toast shows at a time, the last one first, and the other follows for as long without being read out again', () => {
  const toasts = renderHost()
  const isShown = (text: string) => !screen.getByText(text).parentElement?.className.includes('waits')
  act(() => void toasts.success('Saved'))
  const card = screen.getByText('Saved').parentElement
  act(() => void vi.advanceTimersByTime(3000))
  act(() => void toasts.danger('Not sent'))
  expect([isShown('Saved'), isShown('Not sent')]).toEqual([false, true])
  act(() => void vi.advanceTimersByTime(3500))
  expect(screen.queryByText('Not sent')).toBeNull()
  expect(isShown('Saved')).toBe(true)
  // What was added once is read out once.
  expect(screen.getByText('Saved').parentElement).toBe(card)
  act(() => void vi.advanceTimersByTime(3000))
  expect(isShown('Saved')).toBe(true)
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('keeps clear of the row that was pressed last', () => {
  const toasts = renderHost()
  const spans: Record<string, DOMRect> = { ARTICLE: new DOMRect(0, 70, 100, 60), BUTTON: new DOMRect(0, 90, 100, 40) }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return spans[this.tagName] ?? new DOMRect(0, 78, 100, this.hasAttribute('data-toasts') ? 48 : 0)
  })
  const row = document.body.appendChild(document.createElement('article'))
  const button = row.appendChild(document.createElement('button'))
  fireEvent.pointerDown(button)
  act(() => void toasts.danger('Not cancelled'))
  expect(screen.getByRole('log').style.top).toBe('138px')
  row.remove()
  vi.restoreAllMocks()
})

test('a fault of a form goes when a sheet opens over it, anything else stays', () => {
  const toasts = createToasts()
  const overlays = createOverlays()
  renderInEnglish(
    <UiProvider overlays={overlays}>
      <ToastHost toasts={toasts} />
    </UiProvider>,
  )
  const end = overlays.add(() => undefined)
  act(() => {
    toasts.success('Saved')
    toasts.add('danger', 'Choose a wallet', ['form'])
  })
  act(() => end())
  expect(screen.getByRole('log')).toHaveTextContent('Choose a wallet')
  act(() => void overlays.add(() => undefined))
  expect(screen.getByRole('log')).not.toHaveTextContent('Choose a wallet')
  expect(screen.getByRole('log')).toHaveTextContent('Saved')
  act(() => void toasts.danger('Not loaded'))
  act(() => void overlays.add(() => undefined))
  expect(screen.getByRole('log')).toHaveTextContent('Not loaded')
})

test('stays while the focus is on it', () => {
  const toasts = renderHost()
  act(() => {
    toasts.success('Saved')
  })
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.getByRole('log')).toHaveTextContent('Saved')
  fireEvent.click(close)
  expect(toasts.getSnapshot()).toEqual([])
})

test('a toast that leads somewhere leaves time to follow it, and goes when it is followed', () => {
  const toasts = renderHost()
  const go = vi.fn<() => void>()
  act(() => {
    toasts.add('success', 'Decided', undefined, { label: 'See records', go })
  })
  act(() => {
    vi.advanceTimersByTime(8000)
  })
  fireEvent.click(screen.getByRole('button', { name: 'See records' }))
  expect(go).toHaveBeenCalledTimes(1)
  expect(toasts.getSnapshot()).toEqual([])
})
