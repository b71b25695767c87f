// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Blocker } from '../../../api/findings.ts'
import { type ParkReason, parkReasons, type Schedule } from '../../../api/scheduleApi.ts'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { testSchedule } from '../../testing/fakeSchedules.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testNotice } from '../../testing/testDocuments.ts'

const MIN = 'settings:/recharge/bank/min'
const missing: Blocker = {
  gate: 'check',
  code: 'missing-copy',
  message: '"home.title" is empty in cn.',
  said: { id: 'copy-empty', values: { key: 'home.title', locale: 'cn' } },
}
const takeBack = testSchedule({ id: 'back', kind: 'take-back', at: '2026-03-07T21:00:00.000Z' })

const parked = (reason: ParkReason, told: Partial<Schedule> = {}): Schedule =>
  testSchedule({
    id: `parked-${reason}`,
    state: 'parked',
    parked: { at: '2026-03-02T04:00:00.000Z', reason, blockers: [], warnings: [] },
    ...told,
  })

function openCalendar(options: FakeDeskOptions = {}) {
  const api = createFakeDesk(options)
  api.setNow('2026-03-02T05:00:00Z')
  api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  return { api, ...renderDesk(api, '/') }
}

const note = async (title: RegExp) => {
  const found = (await screen.findByText(title)).parentElement
  if (found === null) throw new Error('The title has nothing around it.')
  return within(found)
}

describe('coming events', () => {
  afterEach(() => vi.restoreAllMocks())

  it('says that nothing is coming, and what would be listed', async () => {
    openCalendar()
    expect(await screen.findByText(/^Schedule a change in its review/)).toBeVisible()
  })

  it('counts days in UTC, and says so, in a browser that does not know its zone', async () => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Etc/Unknown' })
    openCalendar({ schedules: [testSchedule({})] })
    expect(await screen.findByRole('region', { name: /^Friday,? 6 March$/ })).toBeVisible()
    expect(screen.getByText(/^Times: UTC, because the browser tells no time zone/)).toBeInTheDocument()
  })

  it('lists by day what goes out, is taken back, begins and ends, each with its link', async () => {
    const api = createFakeDesk({ schedules: [testSchedule({ takeBackAt: '2026-03-08T14:00:00.000Z' }), takeBack] })
    api.setNow('2026-03-02T05:00:00Z')
    api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
    api.deploy('notice:maintenance', { ...testNotice, from: '2026-03-06T10:00:00Z', until: '2026-03-07T10:00:00Z' })
    api.deploy('notice:sale', { ...testNotice, id: 'sale', places: ['banner'], until: '2026-03-06T12:00:00Z' })
    // In a change only: it does not happen by itself.
    api.editAs('mina', 'notice:later', { ...testNotice, id: 'later', from: '2026-03-09T10:00:00Z' })
    renderDesk(api, '/')
    const friday = within(await screen.findByRole('region', { name: /^Friday,? 6 March$/ }))
    expect(friday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Maintenance notice begins$/),
      expect.stringMatching(/Maintenance banner ends$/),
      expect.stringMatching(/“Holiday limits” change goes out.*in 4 days.*by jun: “The holidays”/),
    ])
    expect(friday.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/messages/notices/maintenance',
      '#/messages/notices/sale',
      '#/changes/change-1',
    ])
    const days = screen.getAllByRole('region', { name: /March$/ }).map((day) => day.getAttribute('aria-label'))
    expect(days).toHaveLength(3)
    const sunday = within(screen.getByRole('region', { name: /^Sunday/ }))
    expect(sunday.getByText('change is taken back')).toBeVisible()
    // It ends with the schedule that has yet to go out.
    expect(sunday.queryByRole('button')).toBeNull()
  })

  it('marks today, and says a time in the zone it was told in', async () => {
    vi.stubEnv('TZ', 'UTC')
    openCalendar({ schedules: [testSchedule({ at: '2026-03-02T06:00:00.000Z' })] })
    const today = within(await screen.findByRole('region', { name: /2 March$/ }))
    expect(today.getByText('Today')).toBeVisible()
    expect(today.getByText(/^in 60 minutes · Mon,? 2 Mar, 15:00 in Asia\/Seoul/)).toBeVisible()
    vi.unstubAllEnvs()
  })

  it('ends a schedule after a question, and stays where the answer is no', async () => {
    const { api, user } = openCalendar({ schedules: [testSchedule()] })
    const end = await screen.findByRole('button', { name: 'End schedule: “Holiday limits”' })
    await user.click(end)
    const asked = () => within(screen.getByRole('alertdialog', { name: 'End the schedule of “Holiday limits”?' }))
    await user.click(asked().getByRole('button', { name: 'Keep it' }))
    expect(api.calls).toEqual([])
    await user.click(end)
    await user.click(asked().getByRole('button', { name: 'End schedule' }))
    expect(await screen.findByText(/^Schedule a change in its review/)).toBeVisible()
    expect(screen.getByText('The schedule has ended: “Holiday limits”')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(api.calls).toEqual([{ name: 'endSchedule', body: { id: 'schedule-1' } }])
  })

  it('takes a change back now, and names what stays as somebody has changed it', async () => {
    const { api, user } = openCalendar({ schedules: [takeBack] })
    vi.spyOn(api, 'takeBackNow').mockResolvedValue({ seq: 7, left: [MIN] })
    await user.click(await screen.findByRole('button', { name: 'Take back now: “Holiday limits”' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Take back “Holiday limits” now?' }))
    await user.click(asked.getByRole('button', { name: 'Take back now' }))
    const done = await note(/^Taken back: “Holiday limits”$/)
    expect(done.getByText('Release 7 is live')).toBeVisible()
    expect(done.getByText('Deposits › Bank transfer › Minimum')).toBeVisible()
  })

  it('says why a schedule could not be ended, and that it went out meanwhile', async () => {
    const { api, user } = openCalendar({ schedules: [testSchedule()] })
    const end = async () => {
      await user.click(await screen.findByRole('button', { name: /^End schedule/ }))
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End schedule' }))
    }
    api.refuse('endSchedule', new DeskError('offline', 'No answer.'))
    await end()
    expect(await screen.findByText(/^The service does not answer/)).toBeVisible()
    await api.endSchedule({ params: { id: 'schedule-1' } })
    await end()
    expect(await screen.findByText(/^This schedule is no longer there/)).toBeVisible()
  })

  it('lets an editor end what is theirs and has yet to go out, and nothing else', async () => {
    const mine = { id: 'change-1', name: 'Mine', owner: 'mina' }
    const gone = { id: 'gone', name: 'Gone', owner: 'mina' }
    const schedules = [
      testSchedule({ change: mine }),
      testSchedule({ id: 'other', change: { ...mine, id: 'change-2', owner: 'jun' } }),
      { ...takeBack, change: gone },
    ]
    const api = createFakeDesk({ role: 'editor', schedules })
    api.setNow('2026-03-02T05:00:00Z')
    expect(api.changeAs('mina', 'Mine', { [MIN]: '120' })).toBe(mine.id)
    renderDesk(api, '/')
    expect(await screen.findByRole('button', { name: 'End schedule: “Mine”' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^(End schedule|Take back)/ })).toHaveLength(1)
  })

  it('says of what is due that the service is doing it now', async () => {
    openCalendar({ schedules: [testSchedule({ at: '2026-03-02T04:59:00.000Z' })] })
    expect(await screen.findByText(/is due; the service is doing it now/)).toBeVisible()
  })

  it('names what keeps something from being taken back now', async () => {
    const { api, user } = openCalendar({ role: 'publisher', schedules: [takeBack] })
    api.refuse('takeBackNow', new DeskError('publish-blocked', 'Not yet.', { blockers: [missing], warnings: [] }))
    await user.click(await screen.findByRole('button', { name: /^Take back now/ }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Take back now' }))
    expect(await screen.findByText('Nothing was taken back')).toBeVisible()
    expect(screen.getByText(/home\.title.* is empty in Chinese/)).toBeVisible()
  })

  it('names the other schedules that taking back would move, and does so once each is ticked', async () => {
    const { api, user } = openCalendar({ schedules: [takeBack] })
    const values = { name: 'Festival', owner: 'lee', at: '2026-03-08T00:00:00.000Z', sets: '"1000"' }
    const said = { id: 'schedule-release', values }
    const about = {
      gate: 'schedule',
      code: 'scheduled-too',
      fact: MIN,
      message: 'In English.',
      mustAcknowledge: true,
    } as const
    const warnings = [{ id: 'schedule:1', said, ...about }]
    api.refuse('takeBackNow', new DeskError('publish-blocked', 'Not yet.', { blockers: [], warnings }))
    const takeItBack = async () => {
      await user.click(await screen.findByRole('button', { name: /^Take back now/ }))
      await user.click(await screen.findByRole('button', { name: 'Take back now' }))
    }
    await takeItBack()
    await user.click(
      await screen.findByRole('checkbox', {
        name: /“Festival” \(lee\) is to set Deposits › Bank transfer › Minimum .*: ₩1,000\. After this it cannot go out\./,
      }),
    )
    await takeItBack()
    await screen.findByText(/^Taken back/)
    expect(api.calls.filter(({ name }) => name === 'takeBackNow').map(({ body }) => body)).toEqual([
      { id: 'back', acknowledgedWarnings: [] },
      { id: 'back', acknowledgedWarnings: ['schedule:1'] },
    ])
  })

  it('shows viewers everything, and nothing to do', async () => {
    openCalendar({ role: 'viewer', schedules: [parked('late'), takeBack] })
    expect(await screen.findByText(/did not go out/)).toBeVisible()
    for (const name of [/^End schedule/, /^Take back/, /^Put away/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('what did not happen by itself', () => {
  it.each(parkReasons)('says why: %s', async (reason) => {
    openCalendar({ schedules: [parked(reason)] })
    const why = await note(/^“Holiday limits” did not go out Fri,? 6 Mar, 23:00$/)
    const said = {
      late: /could not do it before the latest time/,
      refused: /refused it/,
      'not-allowed': /^jun, who scheduled it, may not publish any more/,
      edited: /not what was reviewed any more/,
      moved: /Nothing of it was left/,
      restored: /restored from a backup/,
    }
    expect(why.getByText(said[reason])).toBeVisible()
  })

  it('names what the gates found, and leads to the review of the change', async () => {
    const blockers = { at: '2026-03-02T04:00:00.000Z', reason: 'refused' as const, blockers: [missing], warnings: [] }
    openCalendar({ schedules: [parked('refused', { parked: blockers })] })
    const why = await note(/did not go out/)
    expect(why.getByText(/home\.title.* is empty in Chinese/)).toBeVisible()
    expect(why.getByRole('link', { name: /^Review and schedule again/ })).toHaveAttribute('href', '#/changes/change-1')
    expect(why.queryByRole('button', { name: /^Take back/ })).toBeNull()
  })

  it('can be put away, or taken back now', async () => {
    const { api, user } = openCalendar({ schedules: [parked('late', { kind: 'take-back' })] })
    const why = await note(/^“Holiday limits” was not taken back/)
    expect(why.getByText(/What it brought is still live\.$/)).toBeVisible()
    expect(why.getByRole('button', { name: 'Take back now: “Holiday limits”' })).toBeVisible()
    await user.click(why.getByRole('button', { name: 'Put away: “Holiday limits”' }))
    expect(await screen.findByText(/^Schedule a change in its review/)).toBeVisible()
    expect(api.calls).toEqual([{ name: 'endSchedule', body: { id: 'parked-late' } }])
  })

  it('is not taken back where nothing is left to take back', async () => {
    openCalendar({ schedules: [parked('moved', { kind: 'take-back' })] })
    const why = await note(/was not taken back/)
    expect(why.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Put away'])
  })
})
