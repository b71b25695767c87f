// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { createOverlays } from './createOverlays.ts'
import { UiProvider } from './UiProvider.tsx'

function renderDialog(props: Partial<ConfirmDialogProps> = {}) {
  const overlays = createOverlays()
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <UiProvider overlays={overlays}>
      <ConfirmDialog
        open
        title="Cancel the order?"
        text="This cannot be undone."
        confirmLabel="Cancel order"
        cancelLabel="Keep"
        onConfirm={onConfirm}
        onCancel={onCancel}
        {...props}
      />
    </UiProvider>,
  )
  return { overlays, onConfirm, onCancel }
}

test('is named and described, and the safe answer has the focus', async () => {
  renderDialog()
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the order?' })
  expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus())
})

test('confirms once', async () => {
  const { onConfirm, onCancel } = renderDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onCancel).not.toHaveBeenCalled()
})

test('offers a second way on', async () => {
  const onOther = vi.fn<() => void>()
  const { onConfirm } = renderDialog({ otherLabel: 'Another order', onOther })
  await userEvent.click(await screen.findByRole('button', { name: 'Another order' }))
  expect(onOther).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Escape and back mean cancel', async () => {
  const { overlays, onCancel } = renderDialog()
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(overlays.closeTop()).toBe(true)
  expect(onCancel).toHaveBeenCalledTimes(2)
})

test('while busy nothing closes it', async () => {
  const { overlays, onCancel, onConfirm } = renderDialog({ busy: true })
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  overlays.closeTop()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(onCancel).not.toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('with one way on, Escape does not help', async () => {
  renderDialog({ cancelLabel: undefined, onCancel: undefined })
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
