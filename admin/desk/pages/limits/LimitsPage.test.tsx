// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { placeOf } from '../../testing/placeOf.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const CARDS = 'settings:/cards/max'
const NAME = 'Cards › Saved cards, at most'

const captcha = () => placeOf('settings:/register/captcha').getByRole('switch', { name: /Picture code/ })

async function openLimits(options?: FakeDeskOptions) {
  const api = createFakeDesk(options)
  const { user } = renderDesk(api, '/limits')
  const field = await waitFor(() => placeOf(CARDS).getByLabelText('Saved cards, at most'))
  return { api, user, field }
}

describe('the limits', () => {
  it('save a changed field automatically, as one fact', async () => {
    const { api, user, field } = await openLimits()
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
    const { user } = renderDesk(api, '/limits')
    const field = await waitFor(() => placeOf(CARDS).getByLabelText('Saved cards, at most'))
    expect(await placeOf(CARDS).findByRole('button', { name: `In another change: ${NAME}` })).toBeVisible()
    await user.clear(field)
    await user.type(field, '7')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(placeOf(CARDS).getByRole('button', { name: `jun too: 9: ${NAME}` })).toHaveTextContent('jun too: 9')
    expect(field).toHaveAccessibleDescription(/jun sets 9 in “Holiday limits”.*Edited by mina, /)
  })

  it('save a switch and a list at once', async () => {
    const { api, user } = await openLimits()
    await user.click(captcha())
    await user.click(placeOf('settings:/languages/offered').getByRole('checkbox', { name: 'Chinese' }))
    await waitFor(() => expect(api.edits()).toHaveLength(2))
    expect(api.edits()).toMatchObject([
      { fact: 'settings:/register/captcha', value: false },
      { fact: 'settings:/languages/offered', value: ['kor', 'cn', 'en'] },
    ])
  })

  it('do not save an invalid value', async () => {
    const { api, user, field } = await openLimits()
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
    const { api, user } = await openLimits()
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
    const { api, user, field } = await openLimits()
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
    const { api, user, field } = await openLimits()
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
    const { user, field } = await openLimits()
    fireEvent.change(screen.getByLabelText('Search by name or help text'), { target: { value: 'earliest birth' } })
    await waitFor(() => expect(field).not.toBeVisible())
    expect(screen.getByLabelText('Earliest birthday')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Show'), 'Edited, not live')
    expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  })

  it('are read-only for a viewer', async () => {
    const { field } = await openLimits({ role: 'viewer' })
    expect(field).toBeDisabled()
    expect(captcha()).toBeDisabled()
  })
})
