// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DeskError } from '../api/DeskError.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'

async function openDialog(api = createFakeDesk()) {
  const { user } = renderDesk(api, '/copy')
  await user.click(await screen.findByRole('button', { name: 'Show on my phone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Show on my phone' }))
  return { api, user, dialog }
}

const names = (api: ReturnType<typeof createFakeDesk>) =>
  api.calls.map(({ name }) => name).filter((name) => name.includes('Phone'))

describe('showing the draft on a phone', () => {
  it('makes a link at once, to scan or to copy, and only one while it is open', async () => {
    const { api, user, dialog } = await openDialog()
    expect(await dialog.findByRole('img', { name: 'Opens the change on a phone' })).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Copy: Link' })).toBeInTheDocument()
    expect(dialog.queryByText('A phone cannot reach this desk')).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Show on my phone' }))
    await screen.findByRole('img', { name: 'Opens the change on a phone' })
    expect(names(api)).toEqual(['makePhoneLink'])
  })

  it('ends it at once and can show it again', async () => {
    const { api, user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'End it' }))
    expect(await dialog.findByText(/This preview has ended/)).toBeInTheDocument()
    expect(dialog.queryByRole('img')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Show it again' }))
    expect(await dialog.findByRole('img')).toBeInTheDocument()
    expect(names(api)).toEqual(['makePhoneLink', 'endPhoneLink', 'makePhoneLink'])
  })

  it('says that a phone cannot reach a desk on this computer, and what to do', async () => {
    const { dialog } = await openDialog(createFakeDesk({ phoneOrigin: 'http://localhost:4601' }))
    expect(await dialog.findByText('A phone cannot reach this desk')).toBeInTheDocument()
    expect(dialog.getByText('DESK_ORIGIN')).toBeInTheDocument()
    expect(dialog.getByRole('img')).toBeInTheDocument()
  })

  it('shows as long as the draft is open to a phone, and can end it, also after a reload', async () => {
    const api = createFakeDesk()
    await api.makePhoneLink()
    const { user } = renderDesk(api, '/copy')
    await user.click(await screen.findByRole('button', { name: 'End it' }))
    await waitFor(() => expect(screen.queryByText(/Open to a phone until/)).toBeNull())
    expect(await api.phoneLinkEnds()).toEqual({ expiresAt: null })
  })

  it('says what went wrong and can be tried again', async () => {
    const api = createFakeDesk()
    api.refuse('makePhoneLink', new DeskError('offline', 'The service does not answer.'))
    const { user, dialog } = await openDialog(api)
    expect(await dialog.findByText(/^The service does not answer\./)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Show it again' }))
    expect(await dialog.findByRole('img')).toBeInTheDocument()
  })
})
