// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { testSchedule } from '../../testing/fakeSchedules.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { openingDialog } from '../../testing/testDocuments.ts'

const MIN = 'settings:/recharge/bank/min'
const MAX = 'settings:/recharge/bank/max'
const blocked: NonNullable<Schedule['blocked']> = {
  at: '2026-03-02T05:00:00.000Z',
  facts: [{ fact: MIN, value: '1000', live: '120', actor: 'wang', seq: 12 }],
}

function open(path: string, options: FakeDeskOptions = {}) {
  const api = createFakeDesk({ schedules: [testSchedule({ blocked })], ...options })
  api.setNow('2026-03-02T05:00:00Z')
  api.changeAs('jun', 'Holiday limits', { [MIN]: '1000', [MAX]: '9000' })
  return { api, ...renderDesk(api, path) }
}

const WHY = /Cannot go out: wang set Deposits › Bank transfer › Minimum to ₩120 in release 12\./

describe('a schedule whose fact was moved', () => {
  it.each(['/', '/changes'])('is marked on %s with who moved what, and leads to its repair', async (path) => {
    open(path)
    expect(await screen.findByText(WHY)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Repair: “Holiday limits”' })).toHaveAttribute('href', '#/changes/change-1')
    expect(screen.getByText(/schedule that cannot go out or did not happen/)).toBeInTheDocument()
  })

  it('is marked on the field', async () => {
    const facts = [{ fact: 'dialog:rules', value: openingDialog, live: null, actor: 'wang', seq: 12 }]
    const { user } = open('/dialogs/rules', { schedules: [testSchedule({ blocked: { ...blocked, facts } })] })
    const details = await openDetails(user, 'Dialogs › House rules')
    expect(
      details.getByText(/^“Holiday limits” was to set a dialog, on.* Fri,? 6 Mar, 23:00 and cannot go out any more\.$/),
    ).toBeVisible()
  })

  it.each([
    ['keeps its value', 'Keep ₩1,000', true],
    ['leaves it out', 'Leave it out', false],
  ])('%s in two presses, with another reason or the same, and goes out at its moment', async (_, choice, keeps) => {
    const { api, user } = open('/review?change=change-1')
    const conflict = within(await screen.findByRole('region', { name: /Deposits › Bank transfer › Minimum/ }))
    expect(conflict.getByText('₩120')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Schedule again/ })).toBeNull()
    await user.click(conflict.getByRole('button', { name: choice }))
    expect(await screen.findByText('It has to be scheduled again')).toBeVisible()
    await user.clear(await screen.findByLabelText('Reason'))
    await user.type(screen.getByLabelText('Reason'), 'Still wanted')
    await user.click(screen.getByRole('button', { name: /^Schedule again for Fri,? 6 Mar, 23:00$/ }))
    expect(await screen.findByText(/^Scheduled: goes out/)).toBeVisible()
    expect(screen.queryByText('It has to be scheduled again')).toBeNull()
    expect(api.calls).toEqual([
      { name: 'repairSchedule', body: { id: 'schedule-1', choices: [{ fact: MIN, keeps }] } },
      {
        name: 'renewSchedule',
        body: { id: 'schedule-1', reason: 'Still wanted', acknowledgedWarnings: [], reviewed: expect.any(String) },
      },
    ])
  })

  it('says once what is to be decided, and beside it what else keeps it back', async () => {
    const about = { gate: 'conflict', code: 'live-changed', message: 'Moved.', said: { id: 'live-changed' } } as const
    open('/review?change=change-1', {
      blockers: [
        { ...about, fact: MIN },
        { ...about, fact: MAX },
      ],
    })
    expect(await screen.findByText(/Maximum was changed meanwhile\. Keep your value/)).toBeVisible()
    expect(screen.getByRole('region', { name: /Minimum/ })).toBeVisible()
    expect(screen.queryByText(/Minimum was changed meanwhile/)).toBeNull()
  })

  it('says why a choice was not taken', async () => {
    const { api, user } = open('/review?change=change-1')
    api.refuse('repairSchedule', new DeskError('draft-changed', 'It was edited.'))
    await user.click(await screen.findByRole('button', { name: 'Leave it out' }))
    expect(await screen.findByText(/^The change has other edits/)).toBeVisible()
  })

  it('is only looked at by who is not in the change', async () => {
    open('/review?change=change-1', { role: 'editor' })
    expect(await screen.findByRole('region', { name: /Minimum/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Keep|Leave it out|Move)/ })).toBeNull()
  })

  it('names what a take-back will leave as it is', async () => {
    const back = testSchedule({ kind: 'take-back', blocked })
    open('/calendar', { schedules: [back] })
    expect(await screen.findByText(/^Leaves as it is: wang set .* to ₩120 in release 12\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Repair/ })).toBeNull()
  })
})

describe('moving a schedule', () => {
  it('begins with the moments that it has, and sends the other ones', async () => {
    const takeBackAt = '2026-03-07T21:00:00.000Z'
    const { api, user } = open('/calendar', { schedules: [testSchedule({ takeBackAt })] })
    await user.click(await screen.findByRole('button', { name: 'Move…: “Holiday limits”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the schedule: “Holiday limits”' }))
    expect(dialog.getByLabelText(/^Taken back again at/)).toHaveValue('2026-03-08T06:00')
    const at = dialog.getByLabelText(/^Goes out at/)
    expect(at).toHaveValue('2026-03-06T23:00')
    fireEvent.change(at, { target: { value: '2026-03-02T13:00' } })
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await dialog.findByText('That moment has passed. Choose a later one.')).toBeVisible()
    fireEvent.change(at, { target: { value: '2026-03-07T09:00' } })
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText(/^Moved: “Holiday limits”, Sat,? 7 Mar, 09:00$/)).toBeVisible()
    expect(api.calls).toEqual([
      {
        name: 'moveSchedule',
        body: { id: 'schedule-1', at: '2026-03-07T00:00:00.000Z', takeBackAt, zone: 'Asia/Seoul', tolerance: 60 },
      },
    ])
  })

  it('of what is out has the moment at which it is taken back, and says why it was refused', async () => {
    const { api, user } = open('/calendar', { schedules: [testSchedule({ kind: 'take-back' })] })
    api.refuse('moveSchedule', new DeskError('schedule-refused', 'Due.', { why: 'due' }))
    await user.click(await screen.findByRole('button', { name: /^Move…/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the schedule: “Holiday limits”' }))
    expect(dialog.queryByLabelText(/^Goes out at/)).toBeNull()
    fireEvent.change(dialog.getByLabelText(/^Taken back again at/), { target: { value: '2026-03-07T09:00' } })
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await dialog.findByText('Nothing was moved')).toBeVisible()
    expect(dialog.getByText(/^This is due by now/)).toBeVisible()
  })
})
