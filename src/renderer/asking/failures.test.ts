import { expect, test } from 'vitest'
import { PlatformError } from '../../platform/PlatformError.ts'
import { failure } from '../testing/createTestHost.ts'
import { canRetry, wordsOf } from './failures.ts'

const translate = (key: string) => key

test.each([
  [503, 'error.notSent', true],
  [429, 'error.notSent', true],
  [502, 'error.notSent', true],
  [413, 'error.refused', false],
  [405, 'error.refused', false],
])(
  'a read that the service turned away with %i has the app’s words and a retry where it can help',
  (code, text, can) => {
    const error = failure('notSent', 'The service is stopping.', 'getApp', code)
    expect([wordsOf(error, translate), canRetry(error)]).toEqual([text, can])
  },
)

test('a failure of the platform names its request for a member to quote, a refusal does not', () => {
  const details = { operation: 'getApp', money: false, sent: true, requestId: '0123456789ab' }
  expect(wordsOf(new PlatformError('server', '', details), translate)).toBe('error.server (ID 0123456789ab)')
  expect(wordsOf(new PlatformError('refused', 'No.', details), translate)).toBe('No.')
})
