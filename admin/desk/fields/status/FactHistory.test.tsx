// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { openingDialog } from '../../testing/testDocuments.ts'

/** A desk with an edit in the draft: fields that nobody has changed have no past to show. */
function drafted() {
  const api = createFakeDesk()
  api.editAs('jun', 'dialog:rules', { ...openingDialog, priority: 9 })
  return api
}

async function openHistory(api: ReturnType<typeof createFakeDesk>) {
  const { user } = renderDesk(api, '/dialogs/rules')
  const details = await openDetails(user, 'Dialogs › House rules')
  await user.click(details.getByRole('button', { name: 'History of Dialogs › House rules' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'History of Dialogs › House rules' })) }
}

it('shows each value that members had, who set it, when and in which release', async () => {
  const api = drafted()
  api.publishAs('jun')
  const { dialog } = await openHistory(api)
  const [row, ...others] = await dialog.findAllByRole('listitem')
  expect(others).toEqual([])
  expect(row).toHaveTextContent(/^a dialog, on, priority 9 Live/)
  expect(row).toHaveTextContent(/Edited by jun, .*2 Mar.*Release 2, .*: Published, jun\. Why: Meanwhile/)
})

it('leads on to all of it in the history, and from there to everything', async () => {
  const api = createFakeDesk()
  api.editAs('jun', 'settings:/cards/max', 9)
  api.publishAs('jun')
  api.editAs('jun', 'dialog:rules', { ...openingDialog, priority: 9 })
  api.publishAs('jun')
  const { user, dialog } = await openHistory(api)
  await user.click(dialog.getByRole('link', { name: 'All in History' }))
  expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible()
  expect(await screen.findByRole('listitem', { name: /^Release 3/ })).toBeVisible()
  expect(screen.queryByRole('listitem', { name: /^Release 2/ })).toBeNull()
  expect(screen.getByText('Dialogs › House rules', { exact: false, selector: 'p' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Show'), 'What members saw')
  await waitFor(() => expect(location.hash).toBe('#/history?fact=dialog%3Arules'))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByRole('listitem', { name: /^Release 2/ })).toBeVisible()
  expect(location.hash).toBe('#/history')
})

it('says so where no release has changed it yet', async () => {
  const { dialog } = await openHistory(drafted())
  expect(await dialog.findByText('No release has changed it: it is as shipped.')).toBeVisible()
})

it('says that it could not be read, with a way to try again', async () => {
  const api = drafted()
  api.refuse('releases', new DeskError('unknown', 'It broke.'))
  const { user, dialog } = await openHistory(api)
  expect(await dialog.findByText('The history could not be read')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText(/No release has changed it/)).toBeVisible()
})

it('is not offered beside a field that nobody has changed', async () => {
  renderDesk(createFakeDesk(), '/dialogs/rules')
  expect(await screen.findByRole('region', { name: 'Dialog' })).toBeVisible()
  expect(within(screen.getByRole('main')).queryByText('History')).toBeNull()
})
