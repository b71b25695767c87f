// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createOverlays } from './createOverlays.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { createToasts } from './createToasts.ts'
import { Sheet } from './Sheet.tsx'
import { ToastHost } from './ToastHost.tsx'
import { UiProvider } from './UiProvider.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

interface Rendered {
  readonly locked?: boolean
  readonly side?: 'bottom' | 'left'
}

function renderSheet({ locked = false, side = 'bottom' }: Rendered = {}) {
  const overlays = createOverlays()
  const toasts = createToasts()
  const onClose = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  const sheet = (open: boolean, isAsking = false) => (
    <UiProvider overlays={overlays}>
      <ToastHost toasts={toasts} />
      <button type="button">Behind</button>
      <Sheet open={open} title="Filter" side={side} locked={locked} onClose={onClose}>
        <button type="button">Inside</button>
        <ConfirmDialog
          open={isAsking}
          title="Sure?"
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => undefined}
          onCancel={onCancel}
        />
      </Sheet>
    </UiProvider>
  )
  const { rerender } = renderInEnglish(sheet(false))
  const open = () => rerender(sheet(true))
  return {
    overlays,
    toasts,
    onClose,
    onCancel,
    open,
    ask: () => rerender(sheet(true, true)),
    close: () => rerender(sheet(false)),
  }
}

function renderOpen(how?: Rendered) {
  const rendered = renderSheet(how)
  rendered.open()
  return rendered
}

/** A finger over the sheet, from one point to another within so many ms. */
function swipe(by: { readonly x?: number; readonly y?: number }, ms: number) {
  const target = screen.getByText('Filter')
  const { x = 0, y = 0 } = by
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  const at = (share: number) => ({ touches: [{ clientX: 300 + x * share, clientY: 300 + y * share }] })
  const fire = (event: Event, share: number) => {
    Object.defineProperty(event, 'timeStamp', { value: ms * share })
    fireEvent(target, event)
  }
  fire(createEvent.touchStart(target, at(0)), 0)
  for (const share of [0.25, 0.5, 0.75, 1]) fire(createEvent.touchMove(target, at(share)), share)
  fire(createEvent.touchEnd(target), 1)
  vi.restoreAllMocks()
}

test('is a named dialog that asks to close by its button, Escape and back', async () => {
  const { overlays, onClose } = renderOpen()
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  overlays.closeTop()
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('is off the stack once closed', async () => {
  const { overlays, close } = renderOpen()
  await screen.findByRole('dialog')
  expect(overlays.count()).toBe(1)
  close()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(overlays.count()).toBe(0)
})

test('locked, nothing closes it', async () => {
  const { overlays, onClose } = renderOpen({ locked: true })
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  overlays.closeTop()
  expect(onClose).not.toHaveBeenCalled()
})

test('closing a toast above it leaves it open', async () => {
  const { toasts, onClose } = renderOpen()
  await screen.findByRole('dialog')
  act(() => {
    toasts.danger('Wrong password')
  })
  const toast = document.querySelector('[data-toasts]')
  await userEvent.click(toast?.querySelector('button') ?? document.body)

  expect(toasts.getSnapshot()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test('nothing behind it is in reach but the toasts, until it closes and gives the focus back', () => {
  const { open, close } = renderSheet()
  const behind = screen.getByRole('button', { name: 'Behind' })
  behind.focus()
  open()
  expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument()
  expect(behind.closest('[inert]')).not.toBeNull()
  expect(document.querySelector('[data-toasts]')?.closest('[inert], [aria-hidden]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()

  close()
  expect(behind.closest('[inert], [aria-hidden]')).toBeNull()
  expect(behind).toHaveFocus()
})

test('Escape closes a question above it first, and leaves the sheet', async () => {
  const { onClose, onCancel, ask } = renderOpen()
  ask()
  await screen.findByRole('alertdialog', { name: 'Sure?' })
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('Escape that ends a composed syllable closes nothing', () => {
  const { onClose } = renderOpen()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Inside' }), { key: 'Escape', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
})

test('a finger swipes it away: far, or fast', () => {
  const { onClose } = renderOpen()
  swipe({ y: 250 }, 2000)
  expect(onClose).toHaveBeenCalledTimes(1)
  swipe({ y: 90 }, 100)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a drawer is swiped to its own edge', () => {
  const { onClose } = renderOpen({ side: 'left' })
  swipe({ y: 250 }, 100)
  swipe({ x: 250 }, 100)
  expect(onClose).not.toHaveBeenCalled()
  swipe({ x: -200 }, 100)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a short and slow swipe, one upwards and one of what is scrolled leave it open', () => {
  const { onClose } = renderOpen()
  swipe({ y: 90 }, 1000)
  swipe({ y: -250 }, 100)
  const content = screen.getByText('Filter').parentElement
  if (content) content.scrollTop = 40
  swipe({ y: 250 }, 100)
  expect(onClose).not.toHaveBeenCalled()
})

test('locked, a swipe does not move it', () => {
  const { onClose } = renderOpen({ locked: true })
  swipe({ y: 250 }, 100)
  expect(onClose).not.toHaveBeenCalled()
})
