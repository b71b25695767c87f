// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DateRangeField, type DateRange } from './DateRangeField.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

function renderField(value: DateRange) {
  const onChange = vi.fn<(value: DateRange) => void>()
  renderInEnglish(
    <DateRangeField
      label="Period"
      value={value}
      onChange={onChange}
      min="2020-01-01"
      max="2030-01-01"
      locale="en"
      check={({ from, to }) => (from.slice(0, 7) === to.slice(0, 7) ? undefined : 'Choose days of one month')}
    />,
  )
  return { onChange, button: screen.getByRole('combobox', { name: 'Period' }) }
}

test('applies a first and a last day together', async () => {
  const { onChange, button } = renderField({ from: '2026-11-02', to: '2026-11-03' })
  await userEvent.click(button)
  await screen.findByRole('grid')
  await userEvent.click(screen.getByRole('button', { name: /November 10th, 2026/ }))
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /November 12th, 2026/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-10', to: '2026-11-12' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a refused range says why and cannot be applied', async () => {
  const { button } = renderField({ from: '2026-10-30', to: '2026-11-03' })
  await userEvent.click(button)
  expect(await screen.findByText('Choose days of one month')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
})

test('closing without applying keeps the old range', async () => {
  const { onChange, button } = renderField({ from: '2026-11-02', to: '2026-11-03' })
  await userEvent.click(button)
  await screen.findByRole('grid')
  await userEvent.click(screen.getByRole('button', { name: /November 10th, 2026/ }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(onChange).not.toHaveBeenCalled()
})
