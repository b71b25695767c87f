// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { testSchedule } from '../../testing/fakeSchedules.ts'
import { openWay } from '../../testing/openWay.ts'
import { ask, renderDesk } from '../../testing/renderDesk.tsx'
import type { Warning } from '../../../api/findings.ts'

const MIN = 'settings:/recharge/bank/min'
const NOW = '2026-03-02T05:00:00Z'
const warning: Warning = {
  id: 'money:large',
  gate: 'money',
  code: 'large-change',
  message: 'More than half.',
  fact: MIN,
  mustAcknowledge: true,
}

async function openDialog(options?: FakeDeskOptions) {
  const api = createFakeDesk(options)
  api.setNow(NOW)
  api.editAs('mina', MIN, '500')
  const { user, session } = renderDesk(api, '/review')
  await user.click(await openWay(user, 'Schedule…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule this change' }))
  // A clock's time comes from the browser's own field in one piece.
  const type = (label: RegExp, wall: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value: wall } })
  return {
    api,
    user,
    session,
    dialog,
    goesOut: (wall: string) => type(/^Goes out at/, wall),
    takenBack: (wall: string) => type(/^Taken back again at/, wall),
    submit: () => user.click(dialog.getByRole('button', { name: 'Schedule' })),
    sent: () => api.calls.filter(({ name }) => name === 'schedule').map(({ body }) => body),
  }
}

describe('scheduling a change', () => {
  it('says what will happen, sends it as it was told, and shows the change frozen', async () => {
    const { user, dialog, goesOut, takenBack, submit, sent } = await openDialog()
    goesOut('2026-03-06T23:00')
    expect(dialog.getByText(/^Goes out Fri,? 6 Mar, 23:00 \(Asia\/Seoul\), in 4 days\.$/)).toBeVisible()
    expect(dialog.getByText(/Stays until somebody changes it\./)).toBeVisible()
    takenBack('2026-03-07T06:00')
    expect(dialog.getByText(/Is taken back Sat,? 7 Mar, 06:00 \(Asia\/Seoul\)\./)).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('How late it may be'), '6 hours')
    await user.type(dialog.getByLabelText('Reason'), 'The holidays')
    await submit()
    const note = await screen.findByText(/^Goes out Fri,? 6 Mar, 23:00 \(Asia\/Seoul\)/)
    expect(note).toBeVisible()
    expect(sent()).toEqual([
      {
        change: 'own',
        reason: 'The holidays',
        at: '2026-03-06T14:00:00.000Z',
        takeBackAt: '2026-03-06T21:00:00.000Z',
        zone: 'Asia/Seoul',
        tolerance: 360,
        acknowledgedWarnings: [],
        reviewed: 'hash-1',
      },
    ])
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    // What is edited next is another change.
    expect(screen.getByRole('button', { name: 'You edit: No edits yet' })).toBeVisible()
  })

  it('keeps what the clock shows when the zone changes', async () => {
    const { user, dialog, goesOut, submit, sent } = await openDialog()
    goesOut('2026-03-06T23:00')
    await user.selectOptions(dialog.getByLabelText('Time zone'), 'UTC')
    await user.type(dialog.getByLabelText('Reason'), 'The holidays')
    await submit()
    await waitFor(() => expect(sent()).toMatchObject([{ at: '2026-03-06T23:00:00.000Z', zone: 'UTC', tolerance: 60 }]))
  })

  it.each([
    ['nothing', '', '', 'Say when it goes out.'],
    ['a moment that has passed', '2026-03-02T14:00', '', 'That moment has passed. Choose a later one.'],
    ['more than 400 days', '2027-04-07T14:01', '', 'That is too far ahead: at most 400 days.'],
    ['to be taken back before it goes out', '2026-03-06T23:00', '2026-03-06T23:00', /It can only be taken back after/],
    ['to be taken back too late', '2026-03-06T23:00', '2027-06-01T00:00', /That is too far ahead/],
  ])('refuses %s beside the field, and sends nothing', async (_, at, back, said) => {
    const { user, dialog, goesOut, takenBack, submit, sent } = await openDialog()
    await user.type(dialog.getByLabelText('Reason'), 'The holidays')
    if (at !== '') goesOut(at)
    if (back !== '') takenBack(back)
    await submit()
    expect(await dialog.findByText(said)).toBeVisible()
    const field = dialog.getByLabelText(back === '' ? /^Goes out at/ : /^Taken back again at/)
    expect(field).toHaveAccessibleDescription(expect.stringMatching(said))
    expect(field).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('says what a clock change makes of a time, both ways', async () => {
    const { dialog, goesOut, takenBack } = await openDialog()
    // The clocks of Korea and China never change; those where an operator is may.
    const zone = dialog.getByLabelText('Time zone')
    zone.append(new Option('America/New_York', 'America/New_York'))
    fireEvent.change(zone, { target: { value: 'America/New_York' } })
    goesOut('2026-03-08T02:30')
    expect(await dialog.findByText(/there is no 02:30 in America\/New_York.*03:30 counts/)).toBeVisible()
    takenBack('2026-11-01T01:30')
    expect(await dialog.findByText(/01:30 comes twice in America\/New_York.*first one counts/)).toBeVisible()
    expect(dialog.getByText(/^Goes out Sun,? 8 Mar, 03:30/)).toBeVisible()
  })

  it('takes the reason and the ticks of the panel', async () => {
    const api = createFakeDesk({ warnings: [warning] })
    api.setNow(NOW)
    api.editAs('jun', MIN, '500')
    const { user } = renderDesk(api, '/review')
    await user.click(await openWay(user, 'Schedule…'))
    expect(screen.queryByRole('dialog', { name: 'Schedule this change' })).toBeNull()
    expect(screen.getByText('Tick this, or edit the change.')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /I have looked at this/ }))
    await user.type(screen.getByLabelText('Reason'), 'The holidays')
    await user.click(await openWay(user, 'Schedule…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule this change' }))
    expect(dialog.queryByLabelText('Reason')).toBeNull()
    fireEvent.change(dialog.getByLabelText(/^Goes out at/), { target: { value: '2026-03-06T23:00' } })
    await user.click(dialog.getByRole('button', { name: 'Schedule' }))
    await waitFor(() =>
      expect(api.calls).toContainEqual({
        name: 'schedule',
        body: expect.objectContaining({ reason: 'The holidays', acknowledgedWarnings: ['money:large'] }),
      }),
    )
  })

  it('tells why the service refuses, and stays open', async () => {
    const { api, user, dialog, goesOut, submit } = await openDialog()
    api.refuse('schedule', new DeskError('schedule-refused', 'Too late.', { why: 'past' }))
    goesOut('2026-03-06T23:00')
    await user.type(dialog.getByLabelText('Reason'), 'The holidays')
    await submit()
    expect(await dialog.findByText('Nothing was scheduled')).toBeVisible()
    expect(dialog.getByText('That moment has passed. Choose a later one.')).toBeVisible()
    await submit()
    expect(await screen.findByText(/Nobody can edit it before it goes out\.$/)).toBeVisible()
  })

  it.each([
    ['Escape', async (user: UserEvent) => user.keyboard('{Escape}')],
    [
      'a press beside it',
      async (user: UserEvent) =>
        user.click(screen.getAllByRole('presentation', { hidden: true }).at(-1) ?? document.body),
    ],
  ])('stays open when a question above it is closed by %s', async (_, close) => {
    const { user, session, goesOut } = await openDialog()
    goesOut('2026-03-06T23:00')
    void ask(session)
    await screen.findByRole('dialog', { name: 'Is it you?' })
    await close(user)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull())
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule this change' }))
    expect(dialog.getByLabelText(/^Goes out at/)).toHaveValue('2026-03-06T23:00')
  })

  it('is offered to publishers alone', async () => {
    const api = createFakeDesk({ role: 'editor' })
    api.editAs('mina', MIN, '500')
    renderDesk(api, '/review')
    await screen.findByText(/Publishing needs the role/)
    expect(screen.queryByRole('button', { name: 'Other ways' })).toBeNull()
  })
})

describe('a change that goes out by itself', () => {
  it('is open again for who ends its schedule, after a question', async () => {
    const api = createFakeDesk({ role: 'publisher', schedules: [testSchedule()] })
    api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
    const { user } = renderDesk(api, '/review?change=change-1')
    await user.click(await screen.findByRole('button', { name: 'End schedule: “Holiday limits”' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'End the schedule of “Holiday limits”?' }))
    await user.click(asked.getByRole('button', { name: 'End schedule' }))
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible()
    expect(api.calls).toEqual([{ name: 'endSchedule', body: { id: 'schedule-1' } }])
  })

  it('is only looked at by others', async () => {
    const api = createFakeDesk({ role: 'editor', schedules: [testSchedule()] })
    api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
    renderDesk(api, '/review?change=change-1')
    expect(await screen.findByText('Scheduled by jun: “The holidays”')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^End schedule/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Join and edit' })).toBeNull()
  })
})
