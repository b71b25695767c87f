// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RecordRow } from './RecordRow.tsx'

test('its title is the link, its actions are their own', async () => {
  const onOpen = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <RecordRow
      title="D1"
      aside="₩ 500"
      badge={{ text: 'Pending', tone: 'warning' }}
      cells={[{ label: 'Way', value: 'Bank' }]}
      onClick={onOpen}
      actions={
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      }
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'D1' }))
  expect(onOpen).toHaveBeenCalledOnce()
  expect(screen.getByText('Way').tagName).toBe('DT')
})
