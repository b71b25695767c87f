// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { testSchedule } from '../../testing/fakeSchedules.ts'
import { testTrial } from '../../testing/fakeTrials.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testNotice } from '../../testing/testDocuments.ts'

// jsdom has no layout to scroll in.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const MIN = 'settings:/recharge/bank/min'
const offline = () => new DeskError('internal', 'The service failed.')

async function card(name: string) {
  return within(await screen.findByRole('region', { name }))
}

describe('the overview', () => {
  it('is the first page, and where an unknown address leads', async () => {
    renderDesk(createFakeDesk(), '/nowhere')
    expect(await screen.findByRole('heading', { name: 'Overview', level: 1 })).toHaveFocus()
    expect(location.hash).toBe('#/')
  })

  it('says what is live, by whom and why, and how many phones follow', async () => {
    const api = createFakeDesk({ phones: { counted: 1, shown: [{ seq: 2, phones: 12, faulty: 0, refused: 0 }] } })
    const status = await api.status()
    vi.spyOn(api, 'status').mockResolvedValue({ ...status, seq: 2, incidents: ['The disk is full.'] })
    api.publishAs('jun')
    renderDesk(api, '/')
    const live = await card('Live now')
    expect(await live.findByText('Release 2')).toBeVisible()
    expect(live.getByText(/Published · jun ·/)).toBeVisible()
    expect(live.getByText('Meanwhile')).toBeVisible()
    expect(await live.findByText('12 of 12 phones follow')).toBeVisible()
    expect(live.getByText('The disk is full.')).toBeVisible()
    expect(live.getByRole('link', { name: 'Releases' })).toHaveAttribute('href', '#/releases')
  })

  it('keeps the other cards when one cannot be read, and reads that one again', async () => {
    const api = createFakeDesk()
    api.refuse('reports', offline())
    const { user } = renderDesk(api, '/')
    const faults = await card('Faults of the last 24 hours')
    expect(await faults.findByRole('alert')).toHaveTextContent('This could not be read.')
    expect(await (await card('Live now')).findByText('Release 1')).toBeVisible()
    await user.click(faults.getByRole('button', { name: /^Try again/ }))
    expect(await faults.findByText('No faults')).toBeVisible()
    expect(faults.queryByRole('alert')).toBeNull()
  })

  it('lists the edits of the own change, what is missing, and the changes of others', async () => {
    const api = createFakeDesk()
    api.editAs('mina', MIN, '120')
    api.changeAs('jun', 'Holiday limits', { 'settings:/cards/max': 7 })
    const { user } = renderDesk(api, '/')
    const change = await card('Your change')
    expect(await change.findByRole('link', { name: 'Deposits › Bank transfer › Minimum' })).toBeVisible()
    expect(change.getByText(/^Nothing is missing here/)).toBeVisible()
    expect(change.getByRole('link', { name: '“Holiday limits”' })).toHaveAttribute('href', '#/review?change=change-1')

    await user.click(change.getByRole('link', { name: 'Deposits › Bank transfer › Minimum' }))
    const place = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-fact="${MIN}"]`)
      expect(found).not.toBeNull()
      return within(found ?? document.body)
    })
    await waitFor(() => expect(place.getByRole('textbox')).toHaveFocus())
  })

  it('says what keeps the own change from members', async () => {
    const api = createFakeDesk()
    api.editAs('mina', MIN, '120')
    await api.askForReview({ params: { id: 'own' }, body: { operator: 'jun', note: '' } })
    api.deploy(MIN, '130')
    renderDesk(api, '/')
    const change = await card('Your change')
    expect(await change.findByText('jun was asked to look at it and has not answered.')).toBeVisible()
    expect(change.getByText(/^Something changed under/)).toBeVisible()
    expect(change.queryByText(/^Nothing is missing/)).toBeNull()
  })

  it('shows a viewer what others change, and nothing to do', async () => {
    const api = createFakeDesk({ role: 'viewer' })
    api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
    renderDesk(api, '/')
    const changes = await card('Changes')
    expect(await changes.findByRole('link', { name: '“Holiday limits”' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Stop or lift' })).toBeNull()
    expect((await card('Who else is here')).queryByRole('link')).toBeNull()
  })

  it('lists what begins and ends next, and marks what is only in the change', async () => {
    const api = createFakeDesk()
    api.setNow('2026-03-02T05:00:00Z')
    api.deploy('notice:maintenance', { ...testNotice, until: '2026-03-02T09:00:00Z' })
    api.editAs('mina', 'notice:holiday', { ...testNotice, id: 'holiday', from: '2026-03-03T09:00:00Z' })
    renderDesk(api, '/')
    const coming = await card('Coming up')
    const rows = await coming.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Maintenance.*notice ends/s),
      expect.stringMatching(/Maintenance.*notice begins.*In the change/s),
    ])
    expect(within(rows[1] ?? document.body).getByRole('link')).toHaveAttribute('href', '#/notices/holiday')
  })

  it('names the next three that go out or are taken back by themselves, and what did not happen', async () => {
    const api = createFakeDesk({
      schedules: [
        testSchedule({ id: 'late', state: 'parked' }),
        testSchedule({ takeBackAt: '2026-03-08T14:00:00.000Z' }),
        testSchedule({ id: 'back', kind: 'take-back', at: '2026-03-07T14:00:00.000Z' }),
        testSchedule({ id: 'far', at: '2026-03-20T14:00:00.000Z' }),
      ],
    })
    api.setNow('2026-03-02T05:00:00Z')
    api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
    renderDesk(api, '/')
    const change = await card('Your change')
    expect(await change.findByText(/^Goes out 6 Mar/)).toBeVisible()
    const coming = await card('Coming up')
    const rows = await coming.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/“Holiday limits” change goes out/),
      expect.stringMatching(/“Holiday limits” change is taken back/),
      expect.stringMatching(/“Holiday limits” change is taken back/),
    ])
    expect(coming.getByRole('link', { name: 'One schedule did not happen' })).toHaveAttribute('href', '#/calendar')
  })

  it('lists the stops that are on, and lets a publisher lift them', async () => {
    const stops = [{ name: 'bets', actor: 'jun', at: '2026-03-02T05:00:00Z', reason: 'Odds are wrong' }] as const
    const { user } = renderDesk(createFakeDesk({ stops: [...stops] }), '/')
    const stopped = await card('Stops')
    expect(await stopped.findByText('Games and bets are stopped')).toBeVisible()
    expect(stopped.getByText(/by jun: Odds are wrong/)).toBeVisible()
    await user.click(stopped.getByRole('button', { name: 'Stop or lift' }))
    expect(await screen.findByRole('dialog', { name: 'Stop' })).toBeVisible()
  })

  it('names the trial that a fault is of', async () => {
    const trial = testTrial()
    const api = createFakeDesk({ trials: [trial] })
    api.setNow('2026-03-02T05:00:00Z')
    const at = '2026-03-02T04:00:00Z'
    const fault = { code: 'block-failed', build: 'b', count: 2, firstAt: at, lastAt: at }
    vi.spyOn(api, 'reports').mockResolvedValue({
      reports: [{ ...fault, seq: trial.number, pointer: 'home /body/1' }],
    })
    renderDesk(api, '/')
    const faults = await card('Faults of the last 24 hours')
    expect(await faults.findByText(/^Trial of “Holiday words” · 2 times in all/)).toBeVisible()
  })

  it('lists the faults of the last day alone, the latest first', async () => {
    const api = createFakeDesk()
    api.setNow('2026-03-02T05:00:00Z')
    const fault = { seq: 1, code: 'block-failed', build: 'b', count: 2, firstAt: '2026-02-01T00:00:00Z' }
    vi.spyOn(api, 'reports').mockResolvedValue({
      reports: [
        { ...fault, pointer: 'vip /body/0', lastAt: '2026-02-28T05:00:00Z' },
        { ...fault, pointer: 'home /body/1', lastAt: '2026-03-02T03:00:00Z' },
        { ...fault, pointer: 'k3 /body/2', lastAt: '2026-03-02T04:00:00Z' },
      ],
    })
    renderDesk(api, '/')
    const faults = await card('Faults of the last 24 hours')
    const rows = await faults.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('k3 /body/2'),
      expect.stringContaining('home /body/1'),
    ])
  })

  it('shows no phone, and starts the app in it with the first page that has one', async () => {
    const { user } = renderDesk(createFakeDesk(), '/')
    await screen.findByRole('heading', { name: 'Overview', level: 1 })
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Copy' }))
    expect(await screen.findByRole('complementary', { name: 'Preview' })).toBeVisible()
  })
})
