import { expect, it } from 'vitest'
import { Refusal } from '../../base/Refusal.ts'
import { ReleaseMoved, StorageUnavailable } from '../../base/refusals.ts'
import { ChangeScheduled } from '../../base/scheduleRefusals.ts'
import { TrialRefused } from '../../base/trialRefusals.ts'
import { packError, unpackError } from './storeCalls.ts'

const send = (error: unknown): Error => unpackError(structuredClone(packError(error)))

it.each([
  [ReleaseMoved, new ReleaseMoved(1, 2)],
  [ChangeScheduled, new ChangeScheduled({ name: 'Night', owner: 'mina' }, '2026-03-02T05:00:00.000Z')],
  [TrialRefused, new TrialRefused('running')],
  [StorageUnavailable, new StorageUnavailable('failing', new Error('the disk'))],
])('%o is the same on the other thread', (kind, error) => {
  const sent = send(error)
  expect(sent).toBeInstanceOf(kind)
  expect(sent).toBeInstanceOf(Refusal)
  expect(Object.entries(sent)).toEqual(Object.entries(error))
  expect([sent.message, sent.stack]).toEqual([error.message, error.stack])
})

it('any other error keeps its name, its sentence and where it was thrown', () => {
  const error = Object.assign(new TypeError('no such column'), { code: 'SQLITE_ERROR' })
  const sent = send(error)
  expect(sent).toMatchObject({ name: 'TypeError', message: 'no such column', code: 'SQLITE_ERROR', stack: error.stack })
  expect(send('a text')).toMatchObject({ name: 'Error', message: 'a text' })
})
