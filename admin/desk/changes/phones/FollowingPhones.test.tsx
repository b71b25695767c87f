// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import type { OpenPhones } from '../../../api/heartbeatApi.ts'
import type { Trial } from '../../../api/trialApi.ts'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { testTrial } from '../../testing/fakeTrials.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { followersOf } from './followersOf.ts'

// jsdom has no layout to scroll in.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const shown = (seq: number, phones: number, faulty = 0) => ({ seq, phones, faulty, refused: 0 })

async function openWith(phones: OpenPhones, role: 'publisher' | 'viewer' = 'publisher', trials: readonly Trial[] = []) {
  const api = createFakeDesk({ phones, role, trials })
  api.publishAs('jun')
  renderDesk(api, '/')
  const card = within(await screen.findByRole('region', { name: 'Live now' }))
  await card.findByText('Release 2')
  return card
}

describe('the phones that follow a release', () => {
  it('are counted, with those that show another one and those in which something failed', async () => {
    const card = await openWith({
      counted: 1,
      shown: [shown(2, 1204, 12), shown(1, 100), shown(0, 7)],
    })
    expect(await card.findByText('1,204 of 1,311 phones follow')).toBeVisible()
    expect(card.getByText('12 with faults')).toBeVisible()
    expect(
      card.getByText('The others show: release 1 (100 phones) and what came with the app (7 phones).'),
    ).toBeVisible()
    expect(card.getByRole('link', { name: 'Roll back to 1' })).toHaveAttribute('href', '#/history/1/rollback')
  })

  it('offer no way back while nothing has failed', async () => {
    const fine = await openWith({ counted: 1, shown: [shown(2, 1)] })
    expect(await fine.findByText('1 of 1 phone follows')).toBeVisible()
    expect(fine.getByText('0 with faults')).toBeVisible()
    expect(fine.queryByRole('link', { name: /^Roll back/ })).toBeNull()
  })

  it('offer no way back to those who may not publish', async () => {
    const card = await openWith({ counted: 1, shown: [shown(2, 9, 9)] }, 'viewer')
    expect(await card.findByText('9 with faults')).toBeVisible()
    expect(card.queryByRole('link', { name: /^Roll back/ })).toBeNull()
  })

  it('are projected when only some are counted, and say so', async () => {
    const card = await openWith({ counted: 0.1, shown: [shown(2, 12), shown(1, 1)] })
    expect(await card.findByText('120 of 130 phones follow')).toBeVisible()
    expect(card.getByText('Projected from 10% of the phones.')).toBeVisible()
  })

  it('are not counted as none while no phone has said anything', async () => {
    expect(
      await (await openWith({ counted: 1, shown: [] })).findByText('No phone has said what it shows.'),
    ).toBeVisible()
  })

  it('are not guessed where none is counted', async () => {
    const card = await openWith({ counted: 0, shown: [] })
    expect(await card.findByText('Phones are not counted: that is off in the service.')).toBeVisible()
  })

  it('are said not to be known when they cannot be counted', async () => {
    const api = createFakeDesk()
    api.refuse('openPhones', new DeskError('internal', 'The service failed.'))
    renderDesk(api, '/')
    expect(await screen.findByText('The phones could not be counted.')).toBeVisible()
  })

  it('count those that try a change on it, whose faults are the trial’s', async () => {
    const trial = testTrial()
    const card = await openWith({ counted: 1, shown: [shown(2, 95), shown(trial.number, 5, 4)] }, 'publisher', [trial])
    expect(await card.findByText('100 of 100 phones follow')).toBeVisible()
    expect(card.getByText('5 of them try “Holiday words”.')).toBeVisible()
    expect(card.getByText('0 with faults')).toBeVisible()
    expect(card.queryByRole('link', { name: /^Roll back/ })).toBeNull()
  })

  it('name an earlier trial as such: its phones have not followed', async () => {
    const card = await openWith({ counted: 1, shown: [shown(2, 95), shown(FIRST_TRIAL, 4), shown(1, 1)] })
    expect(await card.findByText('95 of 100 phones follow')).toBeVisible()
    expect(card.getByText('The others show: an earlier trial (4 phones) and release 1 (one phone).')).toBeVisible()
  })

  it('name the three other releases that most show', () => {
    const many = [shown(9, 1), ...[8, 7, 6, 5, 4].map((seq) => shown(seq, seq))]
    expect(followersOf({ counted: 1, shown: many }, 9).others.map(({ seq }) => seq)).toEqual([8, 7, 6, 5, 4])
  })

  it('add up although some releases are gone', () => {
    expect(followersOf({ counted: 1, shown: [] }, 3)).toEqual({
      open: 0,
      following: 0,
      trying: 0,
      faulty: 0,
      others: [],
    })
    expect(followersOf({ counted: 0.5, shown: [shown(2, 4)] }, 3)).toEqual({
      open: 8,
      following: 0,
      trying: 0,
      faulty: 0,
      others: [{ seq: 2, phones: 8 }],
    })
  })
})
