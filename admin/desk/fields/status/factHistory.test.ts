import { expect, it } from 'vitest'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { factHistory } from './factHistory.ts'

const MIN = 'settings:/recharge/bank/min'
const edit = (fact: string, value: unknown) => ({
  fact,
  value,
  replaces: '100',
  actor: 'jun',
  at: '2026-03-02T04:00:00Z',
})

/** Releases, newest first, by what each has in its overlay. */
function releasesOf(...overlays: ReleaseRecord['overlay'][]): readonly ReleaseRecord[] {
  return overlays.map((overlay, index) => ({
    seq: overlays.length - index,
    plan: 1,
    sha: 'a'.repeat(64),
    baseline: 'b'.repeat(64),
    overlay,
    kind: 'publish',
    actor: 'mina',
    reason: 'r',
    createdAt: '2026-03-02T05:00:00Z',
  }))
}
const told = (releases: readonly ReleaseRecord[], fact = MIN) =>
  factHistory(releases, fact).map(({ release, edit: by, value }) => [
    release.seq,
    by === undefined ? 'as shipped' : value,
  ])

it('names the releases in which a value became another, and the way back to the shipped one', () => {
  const raised = [edit(MIN, '500')]
  expect(told(releasesOf([], raised, raised, [edit(MIN, '300')], []))).toEqual([
    [5, 'as shipped'],
    [3, '500'],
    [2, '300'],
  ])
})

it('takes an edit that was repeated with the same value for no change', () => {
  const again = { ...edit(MIN, '500'), at: '2026-03-09T04:00:00Z' }
  expect(told(releasesOf([again], [edit(MIN, '500')], []))).toEqual([[2, '500']])
})

it('finds a setting in an edit of the setting around it', () => {
  const around = [edit('settings:/recharge/bank', { min: '900', max: '1000' })]
  expect(told(releasesOf(around, []))).toEqual([[2, '900']])
  expect(told(releasesOf(around, []), 'settings:/recharge/ban')).toEqual([])
})

it('takes the setting’s own edit where one around it is in the same release', () => {
  const around = edit('settings:/recharge/bank', { min: '900', max: '1000' })
  for (const both of [
    [around, edit(MIN, '500')],
    [edit(MIN, '500'), around],
  ])
    expect(told(releasesOf(both, []))).toEqual([[2, '500']])
})

it('says nothing of the oldest release that was read, unless it is the first of all', () => {
  const releases = releasesOf([edit(MIN, '500')])
  expect(told(releases)).toEqual([[1, '500']])
  expect(told(releases.map((release) => ({ ...release, seq: 7 })))).toEqual([])
})
