// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { failure, type TestHostOptions } from '../../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const block: BlockOf<'switch'> = {
  type: 'switch',
  id: 'automatic',
  off: false,
  label: textOf('Automatic'),
  on: expressionOf('=user.transferstatus == 1'),
  do: [
    { call: 'updateTransferStatus', with: { transferstatus: expressionOf('=on ? 1 : 0') }, money: false, say: false },
    { refresh: 'user' },
  ],
}
const play = async (options: TestHostOptions) => {
  const playing = playScreen(planOf([block]), { user: { id: '1', transferstatus: 0 }, ...options })
  return { ...playing, field: await screen.findByRole('switch', { name: 'Automatic' }) }
}

test('asks for what the member wants and moves only when the platform has it', async () => {
  let answer: (value: object) => void = () => undefined
  const { host, field } = await play({
    answers: { updateTransferStatus: async () => new Promise((resolve) => (answer = resolve)) },
  })
  await userEvent.click(field)
  expect(host.callsOf('updateTransferStatus').map(({ params }) => params)).toEqual([{ transferstatus: 1 }])
  expect(field).not.toBeChecked()
  expect(field).toHaveAttribute('aria-busy', 'true')

  await userEvent.click(field)
  expect(host.callsOf('updateTransferStatus')).toHaveLength(1)

  await act(async () => answer({}))
  expect(host.log).toEqual(['refreshUser'])
  act(() => host.user.set({ id: '1', transferstatus: 1 }))
  expect(field).toBeChecked()
})

test('is in its place before its state is known', () => {
  const { host } = playScreen(planOf([block]), { user: undefined })
  expect(screen.getByText('Automatic')).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
  act(() => host.user.set({ id: '1', transferstatus: 1 }))
  expect(screen.getByRole('switch', { name: 'Automatic' })).toBeChecked()
})

test('stays where it is when the platform refuses', async () => {
  const { host, field } = await play({
    answers: {
      updateTransferStatus: () => {
        throw failure('refused', 'Not now')
      },
    },
  })
  await userEvent.click(field)
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'Not now', tone: 'danger' }]))
  expect(field).not.toBeChecked()
  expect(host.log).toEqual([])
})

test('is off and says why while the money it moves cannot', async () => {
  const money = { ...block, do: [{ call: 'transferAll' as const, money: true, say: false }] }
  const { host } = playScreen(planOf([money]), { user: { id: '1', transferstatus: 0 } })
  const field = await screen.findByRole('switch', { name: /^Automatic/ })
  act(() => host.online.set(false))
  expect(field).toBeDisabled()
  expect(screen.getByText('offline.money')).toBeVisible()
})
