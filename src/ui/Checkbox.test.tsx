// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

test('ticks by its label, not by the link beside it', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<Checkbox label="I agree" checked={false} onChange={onChange} after={<a href="#/terms">Terms</a>} />)
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }))
  expect(onChange).not.toHaveBeenCalled()

  await userEvent.click(screen.getByText('I agree'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('its error is read with it', () => {
  render(<Checkbox label="I agree" checked={false} onChange={() => undefined} error="Please agree" />)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree')
  expect(screen.getByRole('checkbox')).toBeInvalid()
})
