// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { testSchedule } from '../../testing/fakeSchedules.ts'
import { testTrial } from '../../testing/fakeTrials.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

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
    vi.spyOn(api, 'status').mockResolvedValue({
      ...status,
      seq: 2,
      troubles: [{ message: 'The disk is full.', said: { id: 'new' } }],
    })
    api.publishAs('jun')
    renderDesk(api, '/')
    const live = await card('Live now')
    expect(await live.findByText('Release 2')).toBeVisible()
    expect(live.getByText(/Published · jun ·/)).toBeVisible()
    expect(live.getByText('Meanwhile')).toBeVisible()
    expect(await live.findByText('12 of 12 phones follow')).toBeVisible()
    expect(live.getByText('The disk is full.')).toBeVisible()
    expect(live.getByRole('link', { name: 'History' })).toHaveAttribute('href', '#/history')
  })

  it('reads the status of a service of an earlier build', async () => {
    const api = createFakeDesk()
    const { troubles: _, ...earlier } = await api.status()
    vi.spyOn(api, 'status').mockResolvedValue(earlier)
    renderDesk(api, '/')
    expect(await (await card('Live now')).findByText('Release 1')).toBeVisible()
  })

  it('keeps the other cards when one cannot be read, and reads that one again', async () => {
    const api = createFakeDesk()
    api.refuse('reports', offline())
    const { user } = renderDesk(api, '/')
    const faults = await card('Faults of the last 24 hours')
    expect(await faults.findByRole('alert')).toHaveTextContent('This could not be read.')
    expect(await (await card('Live now')).findByText('Release 1')).toBeVisible()
    await user.click(faults.getByRole('button', { name: /^Try again/ }))
    // Without a fault the card is not drawn.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Faults of the last 24 hours' })).toBeNull())
  })

  it('lists what waits for the operator, the worst first', async () => {
    const stops = [{ name: 'bets', actor: 'jun', at: '2026-03-02T05:00:00Z', reason: 'Odds are wrong' }] as const
    const facts = [{ fact: MIN, value: '120', live: '130', actor: 'jun', seq: 12 }]
    const api = createFakeDesk({
      stops: [...stops],
      schedules: [
        testSchedule({
          change: { id: 'night', name: 'Night', owner: 'jun' },
          blocked: { at: '2026-03-02T05:00:00Z', facts },
        }),
      ],
    })
    api.editAs('mina', MIN, '120')
    const asked = api.changeAs('jun', 'Holiday limits', { 'settings:/cards/max': 7 })
    await api.askForReview({ params: { id: asked }, body: { operator: 'mina', note: 'Before noon' } })
    renderDesk(api, '/')
    const needs = await card('Needs you')
    await needs.findByText(/asks you to review/)
    const rows = needs.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/Games and bets are stopped.*by jun: Odds are wrong/),
      expect.stringMatching(/Cannot go out: jun set Deposits › Bank transfer › Minimum to .*130.* in release 12\./),
      expect.stringMatching(/asks you to review: “Holiday limits”\. “Before noon”/),
      expect.stringMatching(/Your change One edit/),
    ])
    expect(needs.getByRole('link', { name: 'Look' })).toHaveAttribute('href', `#/changes/${asked}`)
    expect(needs.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '#/changes/own')
  })

  it('says in one line that nothing waits', async () => {
    renderDesk(createFakeDesk(), '/')
    expect(await (await card('Needs you')).findByText('Nothing waits for you.')).toBeVisible()
  })

  it('says what keeps the own change from members', async () => {
    const api = createFakeDesk()
    api.editAs('mina', MIN, '120')
    await api.askForReview({ params: { id: 'own' }, body: { operator: 'jun', note: '' } })
    api.deploy(MIN, '130')
    renderDesk(api, '/')
    const needs = await card('Needs you')
    expect(await needs.findByText(/jun was asked to look at it and has not answered\./)).toBeVisible()
    expect(needs.getByText(/Something changed under/)).toBeVisible()
  })

  it('says what became of the own change until that was seen on this device', async () => {
    const api = createFakeDesk()
    const night = api.changeAs('mina', 'Night', { [MIN]: '120' })
    api.publishAs('jun', night)
    api.setNow('2026-03-02T06:00:00.000Z')
    const { user } = renderDesk(api, '/')
    const row = await (await card('Needs you')).findByRole('listitem')
    expect(row).toHaveTextContent(/“Night” · jun published it in release 2\. 1 hour ago/)
    expect(within(row).getByRole('link', { name: 'Look: “Night”' })).toHaveAttribute('href', `#/changes/${night}`)
    await user.click(within(row).getByRole('button', { name: 'Seen: “Night”' }))
    expect((await card('Needs you')).getByText('Nothing waits for you.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Money' }))
    expect(await screen.findByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    expect(await (await card('Needs you')).findByText('Nothing waits for you.')).toBeVisible()
  })

  it('shows a viewer nothing to do', async () => {
    const api = createFakeDesk({ role: 'viewer' })
    api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
    renderDesk(api, '/')
    expect(await (await card('Needs you')).findByText('Nothing waits for you.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^You edit/ })).toBeNull()
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
    await user.click(screen.getByRole('link', { name: 'Texts' }))
    expect(await screen.findByRole('complementary', { name: 'Preview' })).toBeVisible()
  })
})
