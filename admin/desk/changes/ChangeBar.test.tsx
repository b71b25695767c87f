// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { DeskError } from '../api/DeskError.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { testSchedule } from '../testing/fakeSchedules.ts'
import { testTrial } from '../testing/fakeTrials.ts'
import { renderDesk } from '../testing/renderDesk.tsx'

const MIN = 'settings:/recharge/bank/min'
const MAX = 'settings:/recharge/bank/max'

async function openChanges(user: ReturnType<typeof renderDesk>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Changes$|other changes?$/ }))
  return within(await screen.findByRole('dialog', { name: 'Changes' }))
}

// Compiled before the first test, whose queries do not wait so long on a busy machine.
beforeAll(() => import('../pages/limits/LimitsPage.tsx'), 120_000)

it('says which change is edited, and that the first edit begins one', async () => {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/limits')
  expect(await screen.findByText('Your first edit begins a change of your own.')).toBeVisible()
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  await user.type(field, '7')
  await user.tab()
  expect(await screen.findByText('You edit: Your change, one edit')).toBeVisible()
})

it('edits somebody else’s change after joining it, and goes back to the own one', async () => {
  const api = createFakeDesk()
  api.editAs('mina', MAX, '9000')
  const id = api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  const { user } = renderDesk(api, '/notices')
  const changes = await openChanges(user)
  const holiday = within(changes.getByRole('listitem', { name: '“Holiday limits”' }))
  expect(holiday.getByText(/One edit · Change by jun/)).toBeVisible()
  await user.click(holiday.getByRole('button', { name: 'Edit: “Holiday limits”' }))
  expect(await holiday.findByText('You edit this one')).toBeVisible()
  expect(api.calls).toContainEqual({ name: 'joinChange', body: { id } })
  expect(screen.getByText('You edit: “Holiday limits”, one edit')).toBeInTheDocument()

  await user.click(changes.getByRole('button', { name: 'Edit: Your change' }))
  expect(await screen.findByText('You edit: Your change, one edit')).toBeInTheDocument()
  expect(api.calls.filter(({ name }) => name === 'joinChange')).toHaveLength(1)
})

it('edits no other change while something typed is not saved', async () => {
  const api = createFakeDesk()
  api.editAs('mina', MAX, '9000')
  api.changeAs('mina', 'Holiday limits', {})
  const { user } = renderDesk(api, '/limits')
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  const changes = await openChanges(user)
  await user.click(changes.getByRole('button', { name: 'Edit: “Holiday limits”' }))
  expect(await changes.findByText(/is not saved yet/)).toBeVisible()
  expect(screen.getByText(/You edit: Your change/)).toBeInTheDocument()
})

it('saves what was typed before into the change that was edited then', async () => {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/limits')
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  await user.type(field, '7')
  const changes = await openChanges(user)
  await user.click(changes.getByRole('button', { name: 'Begin it' }))
  expect(await changes.findAllByRole('listitem')).toHaveLength(2)
  expect(api.edits()).toMatchObject([{ value: 7 }])
  expect(api.calls.map(({ name }) => name)).toEqual(['putEdit', 'addChange'])
})

it('keeps the name of a change that could not be begun', async () => {
  const api = createFakeDesk()
  api.refuse('addChange', new DeskError('internal', 'The service failed.'))
  const { user } = renderDesk(api, '/notices')
  const changes = await openChanges(user)
  await user.type(changes.getByRole('textbox', { name: /Another change/ }), 'Spring')
  await user.click(changes.getByRole('button', { name: 'Begin it' }))
  expect(await changes.findByRole('alert')).toBeVisible()
  expect(changes.getByRole('textbox', { name: /Another change/ })).toHaveValue('Spring')
})

it('begins, names and drops a change, after asking', async () => {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/notices')
  const changes = await openChanges(user)
  await user.type(changes.getByRole('textbox', { name: /Another change/ }), 'Spring')
  await user.click(changes.getByRole('button', { name: 'Begin it' }))
  expect(await screen.findByText('You edit: “Spring”, 0 edits')).toBeInTheDocument()
  const spring = within(changes.getByRole('listitem', { name: '“Spring”' }))
  await user.click(spring.getByRole('button', { name: 'Rename' }))
  const name = spring.getByRole('textbox', { name: /Name/ })
  await user.clear(name)
  await user.type(name, 'Summer')
  await user.click(spring.getByRole('button', { name: 'Rename' }))
  const summer = within(await changes.findByRole('listitem', { name: '“Summer”' }))
  await user.click(summer.getByRole('button', { name: 'Drop: “Summer”' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Drop “Summer”?' }))
  await user.click(asked.getByRole('button', { name: 'Drop' }))
  expect(await screen.findByText('Your first edit begins a change of your own.')).toBeInTheDocument()
  expect(api.calls.map(({ name: call }) => call)).toEqual(['addChange', 'renameChange', 'dropChange'])
})

it('shows beside a field what another open change makes of it', async () => {
  const api = createFakeDesk()
  api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  renderDesk(api, '/limits')
  expect(await screen.findByText(/jun sets .*120.* in “Holiday limits”, which is not live/)).toBeVisible()
})

it('says that a change which goes out by itself cannot be edited, and why an edit of it is refused', async () => {
  const api = createFakeDesk()
  const id = api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  await api.joinChange({ params: { id } })
  const { user } = renderDesk(api, '/limits')
  const changes = await openChanges(user)
  await user.click(changes.getByRole('button', { name: 'Edit: “Holiday limits”' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const { at, zone, tolerance } = testSchedule()
  await api.schedule({ params: { id }, body: { reason: 'The holidays', at, zone, tolerance, reviewed: '' } })

  // Scheduled by a colleague a moment ago.
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  await user.type(field, '7')
  await user.tab()
  expect(await screen.findByText(/^Not saved\. This change goes out by itself 6 Mar, \d\d:00\. End its/)).toBeVisible()
  expect(await screen.findByText(/^Goes out 6 Mar, .*cannot be edited: “Holiday limits”$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Changes' }))
  const item = within(await screen.findByRole('listitem', { name: '“Holiday limits”' }))
  expect(item.getByText(/^Goes out 6 Mar/)).toBeVisible()
  expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave'])
})

it('says that a change which is tried cannot be edited, and why an edit of it is refused', async () => {
  const api = createFakeDesk()
  const id = api.changeAs('jun', 'Holiday words', { 'copy:kor:wallet.title': '연휴 지갑' })
  await api.joinChange({ params: { id } })
  const { user } = renderDesk(api, '/limits')
  const changes = await openChanges(user)
  await user.click(changes.getByRole('button', { name: 'Edit: “Holiday words”' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const { shares, halts } = testTrial()
  await api.startTrial({
    params: { id },
    body: { reason: 'The holidays', shares: [...shares], halts, reviewed: '' },
  })

  // Begun by a colleague a moment ago.
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  await user.type(field, '7')
  await user.tab()
  expect(
    await screen.findByText(/^Not saved\. This change is being tried, as it was reviewed\. End its trial/),
  ).toBeVisible()
  expect(
    await screen.findByText('Tried on 5% of the phones, so it cannot be edited: “Holiday words”'),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Changes' }))
  const item = within(await screen.findByRole('listitem', { name: '“Holiday words”' }))
  expect(item.getByText('Tried on 5%')).toBeVisible()
  expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave'])
})
