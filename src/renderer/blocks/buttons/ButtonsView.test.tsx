// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Actions } from '../../../format/actions.ts'
import type { ButtonsBlock } from '../../../format/blocks/buttons.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import buttonLook from '../../../ui/Button.module.css'

afterEach(cleanup)

const one = (actions: Actions, layout: ButtonsBlock['layout'] = 'row'): ButtonsBlock => ({
  type: 'buttons',
  id: 'buttons',
  off: false,
  layout,
  items: [{ label: textOf('claim'), icon: 'gift', variant: 'primary', do: actions }],
})
const claim: Actions = [{ call: 'claimRebates', money: false, say: true }]

test.each(['row', 'stack', 'icons'] as const)('is busy while it runs and hears no second tap (%s)', async (layout) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<unknown>()
  const { host } = playScreen(planOf([one(claim, layout)]), { answers: { claimRebates: () => answered } })
  const button = screen.getByRole('button', { name: 'claim' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(host.callsOf('claimRebates')).toHaveLength(1)
  expect(button).toHaveAttribute('aria-busy', 'true')

  await act(async () => answer(null))
  expect(button).not.toHaveAttribute('aria-busy')
})

test.each([
  ['agent', 'danger'],
  ['member', 'quiet'],
] as const)('weighs by a condition: for this %s it is %s', (role, variant) => {
  const block = one(claim)
  const by = { if: expressionOf("=user.role == 'agent'"), then: 'danger' as const, else: 'quiet' as const }
  playScreen(planOf([{ ...block, items: block.items.map((item) => ({ ...item, variant: by })) }]), { user: { role } })
  expect(screen.getByRole('button', { name: 'claim' })).toHaveClass(buttonLook[variant] ?? 'none')
})

test('is off when the document names an action that this app does not know', async () => {
  const { host } = playScreen(planOf([one([{ teleport: true } as unknown as Actions[number]])]))
  expect(screen.getByRole('button', { name: 'claim' })).toBeDisabled()
  expect(host.problems).toEqual([{ code: 'unknown-action', screen: 'example', pointer: '/body/0' }])
})

test.each(['row', 'stack', 'icons'] as const)(
  'is off and says why while its call is closed, whether it moves money or not (%s)',
  (layout) => {
    const { host } = playScreen(planOf([one(claim, layout)]))
    act(() => host.closed.set((call) => (call === 'claimRebates' ? 'Closed for now.' : undefined)))
    const button = screen.getByRole('button', { name: 'claim' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Closed for now.')
    act(() => host.closed.set(() => undefined))
    expect(button).toBeEnabled()
  },
)

test.each(['row', 'stack', 'icons'] as const)(
  'is off and says why while no money can move, and only then (%s)',
  async (layout) => {
    const { host } = playScreen(
      planOf([one([{ call: 'claimRebates', money: true, say: true }], layout), { ...one(claim, layout), id: 'other' }]),
    )
    const [money, other] = screen.getAllByRole('button', { name: 'claim' })
    expect(money).toBeEnabled()
    act(() => host.online.set(false))
    expect(money).toBeDisabled()
    expect(money).toHaveAccessibleDescription('offline.money')
    expect(other).toBeEnabled()
    expect(screen.getAllByText('offline.money')).toHaveLength(1)
    act(() => host.online.set(true))
    expect(money).toBeEnabled()
    expect(screen.queryByText('offline.money')).toBeNull()
  },
)
