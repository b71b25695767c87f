// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch.tsx'

test('is a switch that hands up its new state, and waits while busy', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  const { rerender } = render(<Switch label="Auto transfer" checked={false} onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Auto transfer' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)

  rerender(<Switch label="Auto transfer" checked={false} busy onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledOnce()
})
