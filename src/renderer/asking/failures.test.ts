import { expect, test } from 'vitest'
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
