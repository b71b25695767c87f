// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { openDetails } from '../../testing/openDetails.ts'
import { openingDialog, testDialog } from '../../testing/testDocuments.ts'

async function openDialog(id: string) {
  const api = createFakeDesk()
  const { user } = renderDesk(api, `/dialogs/${id}`)
  const form = within(await screen.findByRole('region', { name: 'Dialog' }))
  return { api, user, form, saved: () => api.edits()[0]?.value }
}

const incorrect = /^Not saved: correct it first\./

describe('the dialogs', () => {
  it('are listed with where and when they show, those that open by themselves first', async () => {
    const api = createFakeDesk()
    api.editAs('jun', 'dialog:rules', { ...openingDialog, from: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z' })
    renderDesk(api, '/dialogs')
    const rows = within(await screen.findByRole('region', { name: 'Messages' })).getAllByRole('row', {
      name: /^Dialog/,
    })
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      [
        'DialogHouse rules',
        'Home',
        'from 2020-01-01 09:00 until 2020-02-01 09:00 (Asia/Seoul)',
        '',
        'ShowingIn the change: overEdited, not live',
        '',
      ],
      ['DialogHome', 'Asked on Home', 'Always', '', 'When asked', ''],
    ])
    expect(screen.getByRole('link', { name: 'House rules' })).toHaveAttribute('href', '#/messages/dialogs/rules')
  })
})

describe('a dialog that opens by itself', () => {
  it('keeps its period as moments in UTC and says whether it is planned, showing or over', async () => {
    const { form, saved, user } = await openDialog('rules')
    expect(screen.getByText('Showing')).toBeVisible()
    fireEvent.change(form.getByLabelText(/^From/), { target: { value: '2999-03-01T09:00' } })
    await waitFor(() => expect(saved()).toEqual({ ...openingDialog, from: '2999-03-01T00:00:00Z' }))
    expect(screen.getByText('In the change: planned')).toBeVisible()
    await user.selectOptions(form.getByLabelText('Time zone'), 'Asia/Shanghai')
    expect(form.getByLabelText(/^From/)).toHaveValue('2999-03-01T08:00')
    await waitFor(() =>
      expect(saved()).toEqual({ ...openingDialog, from: '2999-03-01T00:00:00Z', zone: 'Asia/Shanghai' }),
    )
  })

  it('has a priority and how often it opens', async () => {
    const { form, saved, user } = await openDialog('rules')
    await user.selectOptions(form.getByLabelText('How often'), 'Once a day')
    await waitFor(() => expect(saved()).toEqual({ ...openingDialog, once: 'day' }))
    fireEvent.change(form.getByLabelText('Priority'), { target: { value: '101' } })
    expect(await form.findByText('At most 100.')).toBeVisible()
    // It does not wait for a pause in typing either.
    expect(screen.getByText(incorrect)).toBeInTheDocument()
    expect(saved()).toEqual({ ...openingDialog, once: 'day' })
  })

  it('keeps an emptied priority empty and saves nothing until it has one again', async () => {
    const { api, form, saved, user } = await openDialog('rules')
    const priority = form.getByLabelText('Priority')
    await user.clear(priority)
    expect(form.queryByText('This needs a value.')).toBeNull()
    await user.tab()
    expect(await form.findByText('This needs a value.')).toBeVisible()
    await user.selectOptions(form.getByLabelText('How often'), 'Once a day')
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }))
    expect(await screen.findByText(/^Not saved: correct it first\./)).toBeInTheDocument()
    expect(priority).toHaveValue('')
    expect(saved()).toBeUndefined()
    await user.type(priority, '7')
    await waitFor(() =>
      expect(saved()).toEqual({ ...openingDialog, once: 'day', priority: 7, audience: { roles: ['agents'] } }),
    )
    expect(api.calls).toHaveLength(1)
  })

  it('leads back to the heading when an edit is undone, as its state is beside no field', async () => {
    const { api, form, saved, user } = await openDialog('rules')
    await user.selectOptions(form.getByLabelText('How often'), 'Once a day')
    await waitFor(() => expect(saved()).toEqual({ ...openingDialog, once: 'day' }))
    const details = await openDetails(user, 'Dialogs › House rules')
    await user.click(details.getByRole('button', { name: 'Undo Dialogs › House rules' }))
    await waitFor(() => expect(api.edits()).toEqual([]))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'House rules' })).toHaveFocus())
  })

  it('gets another place from the list of screens', async () => {
    const { api, form, saved, user } = await openDialog('rules')
    await user.click(form.getByRole('button', { name: 'Not on Home /' }))
    await waitFor(() => expect(saved()).toEqual({ ...openingDialog, places: [] }))
    expect(screen.getByText('Not shown')).toBeVisible()
    expect(form.getByText('It opens nowhere yet: choose a screen.')).toBeVisible()
    await user.selectOptions(form.getByRole('combobox', { name: 'Opens on' }), 'Home /')
    // The dialog is as it is live.
    await waitFor(() => expect(api.edits()).toEqual([]))
    expect(form.getByRole('button', { name: 'Not on Home /' })).toBeVisible()
    expect(screen.queryByText(incorrect)).toBeNull()
  })

  it('says where else its texts are used, each text being a fact of its own', async () => {
    const { api, user } = await openDialog('rules')
    const button = within(screen.getByRole('group', { name: 'Button' }))
    expect(button.getByText(/^This text is also used in/)).toHaveTextContent(
      'This text is also used in Home and the dialog “Home”. A change shows there too.',
    )
    expect(button.getByRole('link', { name: 'the dialog “Home”' })).toHaveAttribute(
      'href',
      '#/messages/dialogs/welcome',
    )
    expect(within(screen.getByRole('group', { name: 'Title' })).queryByText(/also used/)).toBeNull()
    await user.type(within(screen.getByRole('group', { name: 'Title' })).getByLabelText('Chinese'), '!')
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'copy:cn:rules.title', value: '使用规则!' }]))
  })
})

describe('a dialog that an action opens', () => {
  it('is switched on and off as one fact and has no time', async () => {
    const { api, user, form } = await openDialog('welcome')
    expect(form.queryByLabelText(/^From/)).toBeNull()
    expect(screen.getByText(/^An action opens it on/)).toHaveTextContent(
      'An action opens it on Home, at any time, so it has no period of its own.',
    )
    await user.click(form.getByRole('switch', { name: /^Shown to members/ }))
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        { fact: 'dialog:welcome', value: { ...testDialog, on: false }, replaces: testDialog },
      ]),
    )
    expect(screen.getByText('In the change: off')).toBeVisible()
    expect(screen.getByText(/by mina/)).toBeInTheDocument()
  })
})

it('an unknown dialog is reported as missing', async () => {
  renderDesk(createFakeDesk(), '/dialogs/gone')
  expect(await screen.findByText('No such dialog')).toBeVisible()
})
