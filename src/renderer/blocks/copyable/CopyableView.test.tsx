// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const address = {
  type: 'copyable' as const,
  id: 'address',
  off: false,
  label: textOf('address'),
  value: expressionOf('=settings.address'),
  qr: true,
  warning: textOf('TRC20 only'),
  copied: textOf('it is copied'),
}

test('shows the value in full with its code and what to mind', async () => {
  playScreen(planOf([address]), { settings: { address: 'TQLziw8sD8ftirSYXGaNrERL2BbtjYXw5S' } })
  expect(await screen.findByText('TQLziw8sD8ftirSYXGaNrERL2BbtjYXw5S')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'address' })).toBeVisible()
  expect(screen.getByText('TRC20 only')).toBeVisible()
})

test('copies the value and says so', async () => {
  const user = userEvent.setup()
  playScreen(planOf([address]), { settings: { address: 'TQ5sR7' } })
  await user.click(await screen.findByRole('button', { name: /address/ }))
  expect(await navigator.clipboard.readText()).toBe('TQ5sR7')
  expect(screen.getByRole('status')).toHaveTextContent('it is copied')
})

test('goes with its value', async () => {
  const { host } = playScreen(planOf([address]), { settings: { address: 'TQ5sR7' } })
  expect(await screen.findByText('TQ5sR7')).toBeVisible()
  act(() => host.settings.set({ address: '' }))
  expect(screen.queryByText('TRC20 only')).toBeNull()
})

test('writes an amount out and copies it as it is', async () => {
  const user = userEvent.setup()
  playScreen(
    planOf([
      { type: 'copyable', id: 'amount', off: false, label: textOf('amount'), value: '150000', as: 'krw', qr: false },
    ]),
  )
  expect(await screen.findByText('₩150,000')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /amount/ }))
  expect(await navigator.clipboard.readText()).toBe('150000')
})
