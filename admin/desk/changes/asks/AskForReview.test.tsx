// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { openWay } from '../../testing/openWay.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const MIN = 'settings:/recharge/bank/min'

it('asks a colleague with a note, who is listed, and takes it back', async () => {
  const api = createFakeDesk()
  api.editAs('mina', MIN, '500')
  const { user } = renderDesk(api, '/review')
  await user.click(await openWay(user, 'Ask for a review…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a review' }))
  await user.click(await dialog.findByRole('button', { name: 'Ask' }))
  expect(dialog.getByText('Choose who should look at it.')).toBeVisible()
  const who = dialog.getByRole('combobox', { name: /Who/ })
  // Nobody asks themselves.
  expect(within(who).queryByRole('option', { name: 'mina' })).toBeNull()
  await user.selectOptions(who, 'jun')
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'The minimum')
  await user.click(dialog.getByRole('button', { name: 'Ask' }))
  const asked = within(screen.getByRole('region', { name: 'Ask for a review' }))
  expect(await asked.findByText(/mina asked jun to review this/)).toHaveTextContent('“The minimum”')
  await user.click(asked.getByRole('button', { name: 'Take back: no longer ask jun' }))
  await waitFor(() => expect(screen.queryByText(/mina asked jun/)).toBeNull())
  expect(api.calls.map(({ name }) => name)).toEqual(['askForReview', 'endAsk'])
})

it('says on the overview who asks, counts it on every page, and lets the one who was asked say that they have looked', async () => {
  const api = createFakeDesk()
  const id = api.changeAs('jun', 'Friday', { [MIN]: '500' })
  await api.askForReview({ params: { id }, body: { operator: 'mina', note: 'Before noon' } })
  const { user } = renderDesk(api, '/')
  const asks = await screen.findByText(/asks you to review: “Friday”/)
  expect(asks).toHaveTextContent('“Before noon”')
  const count = () => screen.getByRole('link', { name: /^Changes/ })
  expect(count()).toHaveTextContent('Changes1 change that waits for you')
  await user.click(screen.getByRole('link', { name: 'Look' }))
  await user.click(await screen.findByRole('button', { name: 'I have looked at it' }))
  await waitFor(() => expect(count()).toHaveTextContent(/^Changes$/))
  await waitFor(() => expect(screen.queryByText(/asked you to review/)).toBeNull())
})

it('answers on an edit; what is typed outlives a search and a failed call', async () => {
  const api = createFakeDesk()
  for (const way of ['bank', 'wechat', 'alipay'])
    for (const [end, value] of [
      ['min', '500'],
      ['max', '900000'],
    ] as const)
      api.editAs('jun', `settings:/recharge/${way}/${end}`, value)
  const { user } = renderDesk(api, '/review')
  await user.click(await openWay(user, 'Answer', 'More for Deposits › Bank transfer › Minimum'))
  const typed = () => screen.getByRole('textbox', { name: /Your answer on Deposits › Bank transfer › Minimum/ })
  expect(typed()).toHaveFocus()
  await user.type(typed(), 'Why so much?')
  await user.type(screen.getByRole('searchbox', { name: 'Search these edits' }), 'wechat')
  await user.clear(screen.getByRole('searchbox', { name: 'Search these edits' }))
  expect(typed()).toHaveValue('Why so much?')
  api.refuse('answer', new DeskError('unknown-change', 'Dropped.'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/no longer open/)).toBeVisible()
  expect(typed()).toHaveValue('Why so much?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const answers = await screen.findByRole('list', { name: 'Answers on Deposits › Bank transfer › Minimum' })
  expect(answers).toHaveTextContent(/mina, .*: Why so much\?/)
  expect(screen.queryByRole('textbox', { name: /Your answer/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'More for Deposits › Bank transfer › Minimum' })).toHaveFocus()
})
