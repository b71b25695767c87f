// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('a busy button keeps the focus and lets no press through', async () => {
  const onClick = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={onClick}>Pay</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  rerender(
    <Button busy onClick={onClick}>
      Pay
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))

  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})

test('a busy submit button submits no form', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Pay
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('is not a submit button unless it says so', () => {
  render(<Button>Back</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})
