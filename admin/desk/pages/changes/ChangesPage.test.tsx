// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { testSchedule } from '../../testing/fakeSchedules.ts'
import { testTrial } from '../../testing/fakeTrials.ts'
import { openWay } from '../../testing/openWay.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const MIN = 'settings:/recharge/bank/min'
const MAX = 'settings:/recharge/bank/max'

/** Changes to choose from behind the name of the one that is edited; jsdom opens no popover. */
const choice = () => within(document.querySelector<HTMLElement>('[popover][aria-label="Changes"]') ?? document.body)
const pill = () => screen.getByRole('button', { name: /^You edit:/ })

// Compiled before the first test, whose queries do not wait so long on a busy machine.
beforeAll(() => import('../money/MoneyPage.tsx'), 120_000)

it('says on every page which change is edited, and where nothing is edited yet', async () => {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/money')
  expect(await screen.findByRole('button', { name: 'You edit: No edits yet' })).toBeVisible()
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  await user.type(field, '7')
  await user.tab()
  expect(await screen.findByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '#/changes/own')
})

it('lists whose changes are open, what is in them, and what goes out by itself', async () => {
  const api = createFakeDesk({
    schedules: [testSchedule({ change: { id: 'change-1', name: 'Holiday', owner: 'jun' } })],
  })
  api.changeAs('jun', 'Holiday', { [MIN]: '120' })
  api.editAs('mina', MAX, '9000')
  const asked = api.changeAs('jun', 'Friday', { [MIN]: '500', [MAX]: '700', 'settings:/cards/max': 7 })
  await api.askForReview({ params: { id: asked }, body: { operator: 'mina', note: '' } })
  renderDesk(api, '/changes')
  const group = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(await group('Mine')).toEqual([
    expect.stringMatching(/^Your changeYou edit this oneDeposits › Bank transfer › MaximumOne edit/),
  ])
  expect(await group('Others’')).toEqual([
    expect.stringMatching(/^“Friday”asks you to review it.*, .*, one more3 edits · Change by jun/),
  ])
  expect(await group('Goes out by itself, or is being tried')).toEqual([
    expect.stringMatching(/^“Holiday”Goes out 6 Mar/),
  ])
})

it('edits somebody else’s change after joining it, and goes back to the own one', async () => {
  const api = createFakeDesk()
  api.editAs('mina', MAX, '9000')
  const id = api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  const { user } = renderDesk(api, `/changes/${id}`)
  expect(await screen.findByText(/Change by jun/)).toBeVisible()
  expect(screen.getByText(/^Your edits go to Your change\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join and edit' }))
  expect(await screen.findByRole('button', { name: 'You edit: “Holiday limits” One edit' })).toBeVisible()
  expect(await openWay(user, 'Undo', /^More for .*Minimum/)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(api.calls).toContainEqual({ name: 'joinChange', body: { id } })

  await user.click(choice().getByRole('button', { name: 'Edit: Your change', hidden: true }))
  expect(await screen.findByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()
  expect(api.calls.filter(({ name }) => name === 'joinChange')).toHaveLength(1)
})

it('edits no other change while something typed is not saved', async () => {
  const api = createFakeDesk()
  api.editAs('mina', MAX, '9000')
  api.changeAs('mina', 'Holiday limits', {})
  const { user } = renderDesk(api, '/money')
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  await user.click(choice().getByRole('button', { name: 'Edit: “Holiday limits”', hidden: true }))
  expect(await choice().findByText(/is not saved yet/)).toBeInTheDocument()
  expect(pill()).toHaveTextContent(/Your change/)
})

async function begin(user: ReturnType<typeof renderDesk>['user'], name: string) {
  await user.click(choice().getByRole('link', { name: 'New change…', hidden: true }))
  if (name !== '') await user.type(await screen.findByRole('textbox', { name: /Another change/ }), name)
  await user.click(await screen.findByRole('button', { name: 'Begin it' }))
}

it('saves what was typed before into the change that was edited then', async () => {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/money')
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.clear(field)
  await user.type(field, '7')
  await begin(user, '')
  expect(await screen.findByRole('region', { name: 'Mine' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Mine' })).getAllByRole('listitem')).toHaveLength(2)
  expect(api.edits()).toMatchObject([{ value: 7 }])
  expect(api.calls.map(({ name }) => name)).toEqual(['putEdit', 'addChange'])
})

it('keeps the name of a change that could not be begun', async () => {
  const api = createFakeDesk()
  api.refuse('addChange', new DeskError('internal', 'The service failed.'))
  const { user } = renderDesk(api, '/changes')
  await screen.findByRole('heading', { name: 'Changes', level: 1 })
  await begin(user, 'Spring')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Another change/ })).toHaveValue('Spring')
})

it('begins, names and drops a change, after asking', async () => {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/changes')
  await screen.findByRole('heading', { name: 'Changes', level: 1 })
  await begin(user, 'Spring')
  expect(await screen.findByRole('button', { name: 'You edit: “Spring” 0 edits' })).toBeVisible()
  await user.click(within(screen.getByRole('listitem', { name: '“Spring”' })).getByRole('link'))
  await user.click(await screen.findByRole('button', { name: 'More for “Spring”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const name = screen.getByRole('textbox', { name: /Name/ })
  await user.clear(name)
  await user.type(name, 'Summer')
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByRole('heading', { name: '“Summer”', level: 1 })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More for “Summer”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Drop' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Drop “Summer”?' }))
  await user.click(asked.getByRole('button', { name: 'Drop' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Changes', level: 1 })).toBeVisible())
  expect(await screen.findByRole('button', { name: 'You edit: No edits yet' })).toBeVisible()
  expect(api.calls.map(({ name: call }) => call)).toEqual(['addChange', 'renameChange', 'dropChange'])
})

it('shows beside a field what another open change makes of it', async () => {
  const api = createFakeDesk()
  api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  renderDesk(api, '/money')
  expect(await screen.findByText(/jun sets .*120.* in “Holiday limits”, which is not live/)).toBeVisible()
})

it('shows a viewer every change, and nothing to edit', async () => {
  const api = createFakeDesk({ role: 'viewer' })
  api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  renderDesk(api, '/changes')
  expect(await screen.findByRole('listitem', { name: '“Holiday limits”' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /New change|You edit/ })).toBeNull()
})

it('says that a change which goes out by itself cannot be edited, and why an edit of it is refused', async () => {
  const api = createFakeDesk()
  const id = api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  await api.joinChange({ params: { id } })
  const { user } = renderDesk(api, '/money')
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.click(choice().getByRole('button', { name: 'Edit: “Holiday limits”', hidden: true }))
  await screen.findByRole('button', { name: 'You edit: “Holiday limits” One edit' })
  const { at, zone, tolerance } = testSchedule()
  await api.schedule({ params: { id }, body: { reason: 'The holidays', at, zone, tolerance, reviewed: '' } })

  // Scheduled by a colleague a moment ago.
  await user.clear(field)
  await user.type(field, '7')
  await user.tab()
  expect(await screen.findByText(/^Not saved\. This change goes out by itself 6 Mar, \d\d:00\. End its/)).toBeVisible()
  expect(await screen.findByRole('button', { name: /^You edit: “Holiday limits”.*Goes out 6 Mar/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Review' }))
  await user.click(await screen.findByRole('button', { name: 'More for “Holiday limits”' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Leave'])
})

it('says that a change which is tried cannot be edited, and why an edit of it is refused', async () => {
  const api = createFakeDesk()
  const id = api.changeAs('jun', 'Holiday words', { 'copy:kor:wallet.title': '연휴 지갑' })
  await api.joinChange({ params: { id } })
  const { user } = renderDesk(api, '/money')
  const field = await screen.findByLabelText('Saved cards, at most')
  await user.click(choice().getByRole('button', { name: 'Edit: “Holiday words”', hidden: true }))
  await screen.findByRole('button', { name: 'You edit: “Holiday words” One edit' })
  const { shares, halts } = testTrial()
  await api.startTrial({
    params: { id },
    body: { reason: 'The holidays', shares: [...shares], halts, reviewed: '' },
  })

  // Begun by a colleague a moment ago.
  await user.clear(field)
  await user.type(field, '7')
  await user.tab()
  expect(
    await screen.findByText(/^Not saved\. This change is being tried, as it was reviewed\. End its trial/),
  ).toBeVisible()
  expect(await screen.findByRole('button', { name: /^You edit: “Holiday words”.*Tried on 5%/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Review' }))
  await user.click(await screen.findByRole('button', { name: 'More for “Holiday words”' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Leave'])
})
