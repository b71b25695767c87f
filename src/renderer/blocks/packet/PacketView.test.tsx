// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { views } from '../../../start/views.gen.ts'
import { failure } from '../../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'

const packet: BlockOf<'packet'> = {
  type: 'packet',
  id: 'packet',
  off: false,
  label: textOf('open'),
  hint: textOf("='left ' + string(data.packets.sendnums)"),
  do: [
    { toast: textOf('not yet'), tone: 'warning', stop: true, when: expressionOf('=data.packets.sendnums <= 0') },
    { call: 'claimRedPacket', money: true, say: false },
    { reload: 'packets' },
  ],
  inside: { title: textOf('won'), value: expressionOf('=result.data.redpacketmoney'), as: 'krw' },
  again: textOf('next'),
}
const plan = planOf([packet], { sources: { packets: { call: 'getUserRedPacket', keep: false } } })

beforeAll(async () => loadViews(views, [packet]))
afterEach(cleanup)

const tap = async () => userEvent.click(await screen.findByRole('button', { name: 'open' }))
const play = (claim: Parameters<typeof playScreen>[1], left = 2) =>
  playScreen(plan, { ...claim, answers: { getUserRedPacket: { sendnums: left }, ...claim?.answers } })

test('trembles while it is asked what is in it, opens with the amount, and counts again', async () => {
  let give: (answer: object) => void = () => undefined
  const { host, container } = play({
    answers: { claimRedPacket: async () => new Promise((resolve) => (give = resolve)) },
  })
  expect(await screen.findByText('left 2')).toBeVisible()
  await tap()
  await waitFor(() => expect(host.callsOf('claimRedPacket')).toHaveLength(1))
  expect(container.querySelector('[data-state]')).toHaveAttribute('data-state', 'opening')
  expect(screen.queryByText('won')).toBeNull()

  host.answer('getUserRedPacket', { sendnums: 1 })
  await act(async () => give({ redpacketmoney: new Big(3400) }))
  expect(await screen.findByText('₩3,400')).toBeVisible()
  expect(screen.getByText('₩3,400').closest('output')).toHaveTextContent('won ₩3,400')
  expect(screen.queryByRole('button', { name: 'open' })).toBeNull()

  const next = screen.getByRole('button', { name: 'next' })
  expect(next).toHaveFocus()
  await userEvent.click(next)
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus()
  expect(screen.getByText('left 1')).toBeVisible()
  expect(screen.queryByText('₩3,400')).toBeNull()
})

test('opens with what was won although what is left cannot be read again', async () => {
  const { host } = play({ answers: { claimRedPacket: { redpacketmoney: new Big(500) } } })
  await screen.findByText('left 2')
  host.answer('getUserRedPacket', () => {
    throw failure('network', '', 'getUserRedPacket')
  })
  await tap()
  expect(await screen.findByText('₩500')).toBeVisible()
})

test.each([
  ['the platform refuses', () => failure('refused', 'Not today'), ['Not today']],
  ['the answer is lost', () => failure('network', '', 'claimRedPacket'), []],
])('stays sealed where %s', async (_, error, toasts) => {
  const { host, container } = play({
    answers: {
      claimRedPacket: () => {
        throw error()
      },
    },
  })
  await screen.findByText('left 2')
  await tap()
  await waitFor(() => expect(container.querySelector('[data-state]')).toHaveAttribute('data-state', 'sealed'))
  await waitFor(() => expect(host.callsOf('claimRedPacket')).not.toHaveLength(0))
  expect(screen.getByRole('button', { name: 'open' })).toBeVisible()
  await waitFor(() => expect(host.toasts.map(({ text }) => text)).toEqual(toasts))
})

test('asks nothing where a step before the call stops', async () => {
  const { host } = play({}, 0)
  await screen.findByText('left 0')
  await tap()
  await waitFor(() => expect(host.toasts.map(({ text }) => text)).toEqual(['not yet']))
  expect(host.callsOf('claimRedPacket')).toEqual([])
})

test('says why a closed call cannot be made, and makes none', async () => {
  const { host } = play({ answers: { claimRedPacket: { redpacketmoney: new Big(1) } } })
  await screen.findByText('left 2')
  act(() => host.closed.set((call) => (call === 'claimRedPacket' ? 'closed tonight' : undefined)))
  await tap()
  expect(host.toasts).toEqual([{ text: 'closed tonight', tone: 'info' }])
  expect(host.callsOf('claimRedPacket')).toEqual([])
})
