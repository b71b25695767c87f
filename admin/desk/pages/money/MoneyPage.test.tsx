// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import settings from '../../../../schemas/settings.json' with { type: 'json' }
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { placeOf } from '../../testing/placeOf.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const CARDS = 'settings:/cards/max'
const NAME = 'Cards › Saved cards, at most'

const captcha = () => placeOf('settings:/register/captcha').getByRole('switch', { name: /Picture code/ })

async function openMoney(options?: FakeDeskOptions) {
  const api = createFakeDesk(options)
  const { user } = renderDesk(api, '/money')
  const field = await waitFor(() => placeOf(CARDS).getByLabelText('Saved cards, at most'))
  return { api, user, field }
}

describe('the amounts', () => {
  it('save a changed field automatically, as one fact', async () => {
    const { api, user, field } = await openMoney()
    await user.clear(field)
    await user.type(field, '7')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(api.edits()).toMatchObject([{ fact: CARDS, value: 7, replaces: 5 }])
    expect(placeOf(CARDS).getByRole('button', { name: `Edited: ${NAME}` })).toHaveTextContent('Edited')
    // A screen reader hears it with the field.
    expect(field).toHaveAccessibleDescription(/Edited by mina, .*Live: 5\./)
    const details = await openDetails(user, NAME, placeOf(CARDS))
    expect(details.getByText(/by mina/)).toHaveTextContent('Live: 5')
  })

  it('say by name and value that a colleague edits a field too, before and after one edits it', async () => {
    const api = createFakeDesk()
    api.changeAs('jun', 'Holiday limits', { [CARDS]: 9 })
    const { user } = renderDesk(api, '/money')
    const field = await waitFor(() => placeOf(CARDS).getByLabelText('Saved cards, at most'))
    expect(await placeOf(CARDS).findByRole('button', { name: `In another change: ${NAME}` })).toBeVisible()
    await user.clear(field)
    await user.type(field, '7')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(placeOf(CARDS).getByRole('button', { name: `jun too: 9: ${NAME}` })).toHaveTextContent('jun too: 9')
    expect(field).toHaveAccessibleDescription(/jun sets 9 in “Holiday limits”.*Edited by mina, /)
  })

  it('save a switch and a list at once', async () => {
    const { api, user } = await openMoney()
    await user.click(captcha())
    await user.click(placeOf('settings:/languages/offered').getByRole('checkbox', { name: 'Chinese' }))
    await waitFor(() => expect(api.edits()).toHaveLength(2))
    expect(api.edits()).toMatchObject([
      { fact: 'settings:/register/captcha', value: false },
      { fact: 'settings:/languages/offered', value: ['kor', 'cn', 'en'] },
    ])
  })

  it('do not save an invalid value', async () => {
    const { api, user, field } = await openMoney()
    await user.clear(field)
    expect(await placeOf(CARDS).findByRole('button', { name: `Not valid: ${NAME}` })).toBeVisible()
    expect(field).toHaveAccessibleDescription(/Not saved: correct it first\. Members keep: 5\./)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This needs a value/))
    // At once: a slow machine would save the first of two keys.
    await user.paste('99')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/At most 20/))
    expect(api.calls).toEqual([])
  })

  it('accept opening hours with minutes and past midnight, and keep the spelling of full hours', async () => {
    const { api, user } = await openMoney()
    const from = placeOf('settings:/hours/weekdays/from').getByLabelText('From')
    const to = placeOf('settings:/hours/weekdays/to').getByLabelText('To')
    expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['10:00', '22:00'])
    await user.clear(from)
    await user.type(from, '1830')
    await user.tab()
    await user.clear(to)
    await user.type(to, '02:00')
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        { fact: 'settings:/hours/weekdays/from', value: '18:30', replaces: 10 },
        { fact: 'settings:/hours/weekdays/to', value: 2 },
      ]),
    )
    expect(from).toHaveValue('18:30')
    await user.clear(from)
    await user.type(from, '10:00')
    // The previous value is not an edit.
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'settings:/hours/weekdays/to' }]))
    expect(screen.getByText(/Live: 22:00/)).toBeInTheDocument()
  })

  it('undo an edit', async () => {
    const { api, user, field } = await openMoney()
    await user.clear(field)
    await user.type(field, '7')
    const details = await openDetails(user, NAME, placeOf(CARDS))
    await user.click(details.getByRole('button', { name: `Undo ${NAME}` }))
    await waitFor(() => expect(field).toHaveValue('5'))
    expect(api.edits()).toEqual([])
    // The chip is gone, and the focus is back in the field.
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field).toHaveFocus()
  })

  it('show both values when somebody else was quicker, and let the operator choose', async () => {
    const { api, user, field } = await openMoney()
    api.editAs('jun', CARDS, 9)
    await user.clear(field)
    await user.type(field, '7')
    // What keeps a value from being saved is written out at the field.
    expect(await placeOf(CARDS).findByText('jun changed this meanwhile.')).toBeVisible()
    const details = await openDetails(user, NAME, placeOf(CARDS))
    const conflict = within(details.getByRole('region', { name: /Two values for Cards › Saved cards/ }))
    expect(conflict.getByText('7')).toBeInTheDocument()
    expect(conflict.getByText('9')).toBeInTheDocument()
    await user.click(conflict.getByRole('button', { name: /^Use the other value/ }))
    await waitFor(() => expect(field).toHaveValue('9'))
    expect(api.edits()).toMatchObject([{ value: 9, actor: 'jun' }])
  })

  it('are searched by name and by whether they were changed', async () => {
    const { user, field } = await openMoney()
    fireEvent.change(screen.getByLabelText('Search by name or help text'), { target: { value: 'earliest birth' } })
    await waitFor(() => expect(field).not.toBeVisible())
    expect(screen.getByLabelText('Earliest birthday')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Show'), 'Edited, not live')
    expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  })

  it('are opened by what leads into a fold: a search, or an edit that differs', async () => {
    const { user } = await openMoney()
    const fold = (name: string) => screen.getByText(name, { selector: 'summary > span' }).closest('details')
    for (const name of ['Responsible play', 'Joining, languages, VIP', 'Advanced']) expect(fold(name)?.open).toBe(false)
    expect(fold('Advanced')).toHaveTextContent(/^Advanced33 settings/)
    fireEvent.change(screen.getByLabelText('Search by name or help text'), { target: { value: 'time-outs, days' } })
    await waitFor(() => expect(fold('Responsible play')?.open).toBe(true))
    expect(screen.queryByText('Advanced')).toBeNull()
    await user.clear(screen.getByLabelText('Search by name or help text'))
    await waitFor(() => expect(fold('Responsible play')?.open).toBe(false))
  })

  it('stand open where one differs from what is shipped, and say which', async () => {
    const api = createFakeDesk()
    api.editAs('mina', 'settings:/polling/balance', 45)
    renderDesk(api, '/money')
    const advanced = (await screen.findByText('Advanced')).closest('details')
    expect(advanced?.open).toBe(true)
    expect(advanced).toHaveTextContent(/^Advanced33 settings · not as shipped: Balance, seconds/)
  })

  it('of owners are read by everybody else', async () => {
    await openMoney({ role: 'publisher' })
    expect(placeOf('settings:/polling/balance').getByLabelText('Balance, seconds')).toBeDisabled()
    expect(screen.getByText(/^Only owners edit these/)).toBeInTheDocument()
    cleanup()
    await openMoney({ role: 'owner' })
    expect(placeOf('settings:/polling/balance').getByLabelText('Balance, seconds')).toBeEnabled()
    expect(screen.queryByText(/^Only owners edit these/)).toBeNull()
  })

  it('are read-only for a viewer', async () => {
    const { field } = await openMoney({ role: 'viewer' })
    expect(field).toBeDisabled()
    expect(captcha()).toBeDisabled()
  })

  it('keep the keyboard in a list of chips when one is removed', async () => {
    const { user } = await openMoney()
    const chips = await openChips(user)
    const [last, before] = chips.getAllByRole('button', { name: /^More for/ }).toReversed()
    last?.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(before).toHaveFocus())
  })

  it('take chips in their currency, and keep an empty one unsaved', async () => {
    const { api, user } = await openMoney()
    const chips = await openChips(user)
    await user.click(chips.getByRole('button', { name: 'Add: Chips in won' }))
    expect(await screen.findByText(/^Not saved: correct it first\./)).toBeInTheDocument()
    const [amount] = chips.getAllByRole('textbox').slice(-1)
    if (amount) await user.type(amount, '2000000')
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        { fact: 'settings:/recharge/chips', value: [...settings.recharge.chips, '2000000'] },
      ]),
    )
    // As long as nobody types in it.
    await user.tab()
    expect(amount).toHaveValue('2,000,000')
  })
})

/** The chips in won, a line until it is opened. */
async function openChips(user: UserEvent) {
  expect(screen.queryByRole('group', { name: 'Chips in won' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit: Chips in won' }))
  return within(screen.getByRole('group', { name: 'Chips in won' }))
}
