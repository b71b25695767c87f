// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import type { Trial } from '../../../api/trialApi.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { haltedTrial, testTrial } from '../../testing/fakeTrials.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

// Compiled before the first test, whose queries do not wait so long on a busy machine.
beforeAll(() => import('../../pages/overview/OverviewPage.tsx'), 120_000)

const NOW = '2026-03-02T07:00:00Z'
const NUMBER = FIRST_TRIAL + 1
const phones = (counted = 1) => ({
  counted,
  shown: [
    { seq: 1, phones: 1140, faulty: 3, refused: 20 },
    { seq: NUMBER, phones: 62, faulty: 0, refused: 1 },
  ],
})

async function openOverview(trials: readonly Trial[], options: FakeDeskOptions = {}) {
  const api = createFakeDesk({ phones: phones(), ...options, trials })
  api.setNow(NOW)
  api.changeAs('jun', 'Holiday words', { 'copy:kor:wallet.title': '연휴 지갑' })
  const { user } = renderDesk(api, '/')
  await screen.findByRole('region', { name: 'Live now' })
  return { api, user, card: () => screen.findByRole('region', { name: 'Being tried' }).then(within) }
}

describe('a trial that runs', () => {
  it('shows its phones beside the others, and when it halts', async () => {
    const card = await (await openOverview([testTrial()])).card()
    expect(await card.findByText('62 phones try it')).toBeVisible()
    expect(card.getByText(/^1,140 other phones/)).toHaveTextContent(
      '1,140 other phones · 3 with faults · 20 had money refused',
    )
    expect(card.getByText('1 had money refused')).toBeVisible()
    expect(card.getByText('On 5% of the phones')).toBeVisible()
    expect(card.getByText(/^Halts by itself when, on at least 20 phones,/)).toBeVisible()
    expect(card.queryByText(/so far$/)).toBeNull()
  })

  it('projects both from the phones that are counted, and says so', async () => {
    const card = await (await openOverview([testTrial()], { phones: phones(0.1) })).card()
    expect(await card.findByText('620 phones try it')).toBeVisible()
    expect(card.getByText('Projected from 10% of the phones.')).toBeVisible()
  })

  it('says how far it has grown to its share', async () => {
    const card = await (await openOverview([testTrial({ shown: 243 })])).card()
    expect(card.getByText('2.4% so far')).toBeVisible()
  })

  it.each([
    ['by hand', {}, 'Then 25%, when somebody widens it.'],
    ['by hand, at its end', { share: 25 }, 'Then everybody, when somebody publishes it.'],
    [
      'by time',
      { every: 60, nextAt: '2026-03-02T08:00:00.000Z' },
      /^Goes to 25% by itself 2 Mar, .*, in (1 hour|60 minutes)\.$/,
    ],
    ['by time, at its end', { every: 60, share: 25, nextAt: '2026-03-02T08:00:00.000Z' }, /^Goes out to everybody by/],
    ['by time, too few', { every: 60, nextAt: NOW }, /^Goes to 25% by itself once 20 phones/],
    ['by time, too few at its end', { every: 60, share: 25 }, /^Goes out to everybody once 20 phones/],
  ] as const)('says what comes next: %s', async (_, told, said) => {
    const card = await (await openOverview([testTrial(told)])).card()
    expect(card.getByText(said)).toBeVisible()
  })

  it('is widened by a press to the next step, after which everybody is left', async () => {
    const { api, user, card: find } = await openOverview([testTrial()])
    const card = await find()
    await user.click(card.getByRole('button', { name: 'Widen to 25%: “Holiday words”' }))
    expect(await card.findByText('On 25% of the phones')).toBeVisible()
    expect(api.calls).toEqual([{ name: 'widenTrial', body: { id: 'trial-1', share: 25 } }])
    expect(card.queryByRole('button', { name: /^Widen/ })).toBeNull()
    expect(card.getByRole('link', { name: 'For everybody: “Holiday words”' })).toHaveAttribute(
      'href',
      '#/changes/change-1',
    )
  })

  it('ends after a question', async () => {
    const { api, user, card: find } = await openOverview([testTrial()])
    const card = await find()
    await user.click(card.getByRole('button', { name: 'End the trial: “Holiday words”' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'End the trial of “Holiday words”?' }))
    expect(api.calls).toEqual([])
    await user.click(asked.getByRole('button', { name: 'End the trial' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Being tried' })).toBeNull())
    expect(api.calls).toEqual([{ name: 'endTrial', body: { id: 'trial-1' } }])
  })

  it('is only looked at by those who may not publish', async () => {
    const card = await (await openOverview([testTrial()], { role: 'editor' })).card()
    expect(await card.findByText('62 phones try it')).toBeVisible()
    expect(card.queryByRole('button')).toBeNull()
    expect(card.queryByRole('link', { name: /^For everybody/ })).toBeNull()
  })

  it('marks its change, which nobody edits meanwhile', async () => {
    const { user } = await openOverview([testTrial()])
    await user.click(screen.getByRole('link', { name: /^Changes/ }))
    const item = within(await screen.findByRole('listitem', { name: '“Holiday words”' }))
    expect(item.getByText('Tried on 5%')).toBeVisible()
    await user.click(item.getByRole('link'))
    expect(await screen.findByRole('heading', { level: 1, name: '“Holiday words”' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Join and edit/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More for “Holiday words”' })).toBeNull()
  })
})

describe('a trial that halted', () => {
  it('says why with what was counted, links its reports and its review, and is put away', async () => {
    const { api, user } = await openOverview([haltedTrial()])
    expect(await screen.findByText('“Holiday words”: the trial halted by itself')).toBeVisible()
    expect(
      screen.getByText(/^Something failed on 12 of 40 phones that tried it \(30%\), and on 3 of 1,140 others\./),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'What failed: “Holiday words”' })).toHaveAttribute(
      'href',
      `#/faults?release=${NUMBER}`,
    )
    expect(screen.getByRole('link', { name: 'Review again: “Holiday words”' })).toHaveAttribute(
      'href',
      '#/changes/change-1',
    )
    expect(screen.queryByRole('region', { name: 'Being tried' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Put away: “Holiday words”' }))
    await waitFor(() => expect(screen.queryByText(/the trial halted by itself/)).toBeNull())
    expect(api.calls).toEqual([{ name: 'endTrial', body: { id: 'trial-1' } }])
  })

  it.each([
    ['refused', /^Money was refused on 8 of 40 phones that tried it \(20%\), and on 20 of 1,140 others\./],
    ['edited', /^It is not what was reviewed any more/],
    ['not-allowed', /^Whoever began it may not publish any more\./],
  ] as const)('says why in words: %s', async (reason, said) => {
    const halted = haltedTrial().halted
    if (halted === undefined) throw new Error('It has not halted.')
    await openOverview([haltedTrial({ halted: { ...halted, reason, tried: { phones: 40, faulty: 0, refused: 8 } } })])
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^What failed/ })).toBeNull()
  })

  it('is counted in the menu, whichever page is open', async () => {
    renderDesk(createFakeDesk({ trials: [haltedTrial(), testTrial({ id: 'other' })] }), '/team')
    const areas = within(await screen.findByRole('navigation', { name: 'Areas' }))
    await areas.findByText('trial that halted by itself')
    expect(areas.getByRole('link', { name: /^Overview/ })).toHaveTextContent(/^Overview1 trial that halted by itself$/)
  })

  it('is counted on the button of the menu where the screen is narrow', async () => {
    const nobody = () => undefined
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nobody, removeEventListener: nobody }))
    renderDesk(createFakeDesk({ trials: [haltedTrial()] }), '/')
    await screen.findByText('Live now')
    expect(screen.getByRole('button', { name: /^Menu/ })).toHaveTextContent('1 trial that halted by itself')
    vi.unstubAllGlobals()
  })
})
