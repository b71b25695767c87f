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
  act(() => {
    toasts.success('Saved')
    toasts.danger('A much longer sentence that takes its time to be read by anyone')
  })
  act(() => {
    vi.advanceTimersByTime(4000)
  })
  expect(screen.getByRole('log')).not.toHaveTextContent('Saved')
  expect(screen.getByRole('log')).toHaveTextContent('A much longer sentence')
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
