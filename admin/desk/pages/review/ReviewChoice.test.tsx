// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { testSchedule } from '../../testing/fakeSchedules.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const MIN = 'settings:/recharge/bank/min'
const MAX = 'settings:/recharge/bank/max'

it('reviews and publishes one change by itself, and leaves the others as they are', async () => {
  const api = createFakeDesk()
  api.editAs('mina', MAX, '9000')
  const id = api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  const { user } = renderDesk(api, '/review')
  const choice = within(await screen.findByRole('navigation', { name: 'Which change to review' }))
  expect(choice.getByRole('link', { name: 'Your change 1' })).toHaveAttribute('aria-current', 'page')
  await user.click(choice.getByRole('link', { name: '“Holiday limits” 1' }))

  const edits = within(await screen.findByRole('region', { name: 'Edits in the change' }))
  expect(await edits.findByText('jun')).toBeVisible()
  expect(edits.queryByRole('button', { name: /Undo/ })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The bank asked')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Release 2 is live')).toBeVisible()
  expect(await main.findByRole('row', { name: /Bank transfer › Minimum/ })).toBeVisible()
  // The operator's own change, which is still open, is a link away, with nothing typed and nothing to press.
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(main.queryByRole('row', { name: /Maximum/ })).toBeNull()
  await user.click(main.getByRole('link', { name: 'Your next change: Your change' }))
  expect(await main.findByRole('row', { name: /Maximum/ })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('')
  expect(api.calls.find(({ name }) => name === 'publish')?.body).toMatchObject({ change: id })
  expect(api.edits()).toMatchObject([{ fact: MAX }])
})

it('lists one’s own change that waits to go out as one that is not edited', async () => {
  const api = createFakeDesk({ schedules: [testSchedule({ change: { id: 'change-1', name: '', owner: 'mina' } })] })
  api.changeAs('mina', '', { [MIN]: '120' })
  renderDesk(api, '/review')
  const choice = within(await screen.findByRole('navigation', { name: 'Which change to review' }))
  expect(choice.getByText('You edit none of these. Choose the one to review.')).toBeVisible()
  expect(choice.getByRole('link', { name: /^Your change 1 Goes out 6 Mar, \d\d:\d\d$/ })).toBeVisible()
})

it('edits the reviewed change once it is joined', async () => {
  const api = createFakeDesk()
  api.changeAs('jun', '', { [MIN]: '120' })
  const { user } = renderDesk(api, '/review')
  await user.click(await screen.findByRole('link', { name: 'Change by jun 1' }))
  expect(await screen.findByText(/not the change that you edit here/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join and edit' }))
  expect(await screen.findByRole('button', { name: /Undo/ })).toBeVisible()
  expect(screen.getByText('You edit: Change by jun, one edit')).toBeInTheDocument()
})
