// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createOverlays } from './createOverlays.ts'
import { createToasts } from './createToasts.ts'
import { Sheet } from './Sheet.tsx'
import { ToastHost } from './ToastHost.tsx'
import { UiProvider } from './UiProvider.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

function renderSheet(locked = false) {
  const overlays = createOverlays()
  const toasts = createToasts()
  const onClose = vi.fn<() => void>()
  const sheet = (open: boolean) => (
    <UiProvider overlays={overlays}>
      <ToastHost toasts={toasts} />
      <Sheet open={open} title="Filter" locked={locked} onClose={onClose}>
        <button type="button">Inside</button>
      </Sheet>
    </UiProvider>
  )
  const { rerender } = renderInEnglish(sheet(true))
  return { overlays, toasts, onClose, close: () => rerender(sheet(false)) }
}

test('is a named dialog that asks to close by its button, Escape and back', async () => {
  const { overlays, onClose } = renderSheet()
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  overlays.closeTop()
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('is off the stack once closed', async () => {
  const { overlays, close } = renderSheet()
  await screen.findByRole('dialog')
  expect(overlays.count()).toBe(1)
  close()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(overlays.count()).toBe(0)
})

test('locked, nothing closes it', async () => {
  const { overlays, onClose } = renderSheet(true)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  overlays.closeTop()
  expect(onClose).not.toHaveBeenCalled()
})

test('closing a toast above it leaves it open', async () => {
  const { toasts, onClose } = renderSheet()
  await screen.findByRole('dialog')
  act(() => {
    toasts.danger('Wrong password')
  })
  const toast = document.querySelector('[data-toasts]')
  await userEvent.click(toast?.querySelector('button') ?? document.body)

  expect(toasts.getSnapshot()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})
