// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import type { Trial } from '../../../api/trialApi.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { haltedTrial, testTrial } from '../../testing/fakeTrials.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testDocuments } from '../../testing/testDocuments.ts'
import { testWords } from '../../testing/testWords.ts'
import { reportPlace } from './ReportsPage.tsx'
import { reportWhat } from '../../facts/names/reportWhat.ts'

const at = '2026-03-02T05:00:00Z'
const reports = [
  { seq: 3, code: 'unsupported-block', pointer: 'k3:/body/2', build: 'b2', count: 4, firstAt: at, lastAt: at },
  { seq: 3, code: 'block-failed', pointer: 'vip:/body/0', build: 'b1', count: 2, firstAt: at, lastAt: at },
  { seq: 1, code: 'unsupported-block', pointer: 'home:/body/1', build: 'b1', count: 1, firstAt: at, lastAt: at },
]

function openReports() {
  const api = createFakeDesk({ phones: { counted: 1, shown: [{ seq: 1, phones: 1204, faulty: 12, refused: 0 }] } })
  vi.spyOn(api, 'reports').mockResolvedValue({ reports })
  return renderDesk(api, '/reports')
}

describe('the reports', () => {
  it('are filtered by release and build, and counted', async () => {
    const { user } = openReports()
    expect(await screen.findByText('7 times in all')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Release' }), '3')
    expect(screen.getByText('6 times in all')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Build of the app'), 'b1')
    expect(screen.getByText('vip:/body/0')).toBeInTheDocument()
    expect(screen.queryByText('k3:/body/2')).not.toBeInTheDocument()
  })

  it('name the block of the screen and lead to it, and say on how many phones something failed', async () => {
    openReports()
    const block = await screen.findByRole('link', { name: 'Home › Home (block 2)' })
    expect(block).toHaveAttribute('href', '#/screens/home?at=%2Fbody%2F1')
    expect(screen.getAllByText('Not shown: unknown to this build of the app')).toHaveLength(2)
    expect(screen.getByText('1,204 of 1,204 phones follow')).toBeInTheDocument()
    expect(screen.getByText('12 with faults')).toBeInTheDocument()
  })

  it('of the live release are counted in the menu', async () => {
    openReports()
    const areas = within(await screen.findByRole('navigation', { name: 'Areas' }))
    await areas.findByText('fault of the live release')
    expect(areas.getByRole('link', { name: /^Overview/ })).toHaveTextContent('1 fault of the live release')
  })
})

describe('the reports of a trial', () => {
  const trialReports = [
    ...reports,
    {
      seq: testTrial().number,
      code: 'block-failed',
      pointer: 'app:/a',
      build: 'b1',
      count: 5,
      firstAt: at,
      lastAt: at,
    },
    { seq: FIRST_TRIAL, code: 'block-failed', pointer: 'app:/b', build: 'b1', count: 9, firstAt: at, lastAt: at },
  ]

  function openTrials(trials: readonly Trial[], path = '/reports') {
    const api = createFakeDesk({ trials })
    vi.spyOn(api, 'reports').mockResolvedValue({ reports: trialReports })
    return renderDesk(api, path)
  }

  it('are named after its change, and those of one that is over as such, never by a number', async () => {
    openTrials([testTrial()])
    expect(await screen.findByRole('row', { name: /app:\/a/ })).toHaveTextContent('Trial of “Holiday words”')
    expect(screen.getByRole('row', { name: /app:\/b/ })).toHaveTextContent('Earlier trial')
    const choices = within(screen.getByRole('combobox', { name: 'Release' })).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Every release',
      'Trial of “Holiday words”',
      'Earlier trial',
      '3',
      '1',
    ])
    expect(screen.queryByText(/100000000/)).toBeNull()
  })

  it('are those that a halted trial leads to', async () => {
    const trial = haltedTrial()
    openTrials([trial], `/reports?release=${trial.number}`)
    expect(await screen.findByText('5 times in all')).toBeInTheDocument()
    expect(screen.queryByText('app:/b')).toBeNull()
  })

  it('are counted in the menu with those of the live release while it runs', async () => {
    openTrials([testTrial()])
    const areas = within(await screen.findByRole('navigation', { name: 'Areas' }))
    await areas.findByText('faults of the live release and of what is tried')
    expect(areas.getByRole('link', { name: /^Overview/ })).toHaveTextContent(/^Overview2 faults/)
  })
})

describe('the place of a report', () => {
  const facts = parseFacts(testDocuments)
  const placeOf = (pointer: string, isLive = true) => reportPlace(pointer, isLive, facts, testWords.en)

  it('is the innermost block of the screen, or the screen', () => {
    expect(placeOf('home:/body/1/body/0')?.text).toBe('Home › Home (block 1)')
    expect(placeOf('home:/guards')).toEqual({ text: 'Home', path: '/screens/home' })
    expect(placeOf('home:/body/9')?.text).toBe('Home')
    expect(placeOf('home:/body/1', false)?.text).toBe('Home')
  })

  it('is unknown for what is no screen of today', () => {
    for (const pointer of ['k3:/body/2', 'app:', 'release:abc', 'home /body/1', ''])
      expect(placeOf(pointer)).toBeUndefined()
  })

  it('comes with what went wrong, by the code or what it begins with', () => {
    expect(reportWhat('release-wrong-hash', testWords.en)).toBe('A release did not arrive whole')
    expect(reportWhat('release-storage', testWords.en)).toBe('The device kept no copy of the release')
    expect(reportWhat('something-new', testWords.en)).toBe('something-new')
  })
})
