// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ReviewSheet, type ReviewSheetProps } from './ReviewSheet.tsx'

function renderReview(props: Partial<ReviewSheetProps> = {}) {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <ReviewSheet
      open
      title="Check the withdrawal"
      items={[
        { label: 'Amount', value: '₩ 1,500,000', strong: true },
        { label: 'To', value: 'KB •••• 1234' },
      ]}
      confirmLabel="Withdraw"
      cancelLabel="Back"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  )
  return { onConfirm, onCancel }
}

test('shows every item and confirms only when pressed', async () => {
  const { onConfirm } = renderReview()
  const dialog = await screen.findByRole('dialog', { name: 'Check the withdrawal' })
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map((item) => item.textContent),
  ).toEqual(['₩ 1,500,000', 'KB •••• 1234'])
  expect(onConfirm).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('while the answer is on its way neither confirms again nor closes', async () => {
  const { onConfirm, onCancel } = renderReview({ busy: true })
  await screen.findByRole('dialog')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('says why the last attempt failed', async () => {
  renderReview({ error: 'Balance too low' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Balance too low')
})
