import { expect, it } from 'vitest'
import { fromPointer } from '../../../../src/format/check/Document.ts'
import { valueAt } from '../../../../src/format/check/valueAt.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import { trialWarnings } from './scheduleWarnings.ts'

const live = { lists: { first: 20, most: 100 } }
const found = (settings: unknown) => ({
  overlay: [],
  valueOf: (fact: string) => valueAt(settings, fromPointer(fact.replace('settings:', ''))) ?? null,
})

/** Warnings of a change that makes the settings so, while a trial sets a fact. */
function told(fact: string, value: unknown, settings: unknown) {
  const at = '2026-03-02T05:00:00.000Z'
  const edit = { fact, value, replaces: found(live).valueOf(fact), actor: 'mina', at, rev: 1 }
  const more = { members: [], asked: [], answers: [], createdAt: at }
  const tried: OpenChange = { id: 'tried', name: 'Longer', owner: 'mina', edits: [edit], tried: 5, ...more }
  return trialWarnings(tried, { live: found(live), next: found(settings) })
}

it('has a trial that sets the same fact, or one around or in it, ticked', () => {
  const other = { lists: { first: 50, most: 100 } }
  const warned = { code: 'scheduled-too', mustAcknowledge: true, said: { id: 'trial-too' } }
  expect(told('settings:/lists/first', 30, other)).toMatchObject([{ ...warned, fact: 'settings:/lists/first' }])
  expect(told('settings:/lists', { first: 30, most: 100 }, other)).toMatchObject([warned])
  expect(told('settings:/lists/most', 90, { lists: { first: 20, most: 80 } })).toMatchObject([warned])
})

it('says nothing of a fact that stays, or becomes what the trial makes of it', () => {
  expect(told('settings:/lists/most', 90, { lists: { first: 50, most: 100 } })).toEqual([])
  expect(told('settings:/lists/first', 50, { lists: { first: 50, most: 100 } })).toEqual([])
  expect(trialWarnings(undefined, { live: found(live), next: found({}) })).toEqual([])
})
