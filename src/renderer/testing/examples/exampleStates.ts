import type { Locale } from '../../../format/locales.ts'
import { operations } from '../../../platform/testing/operations.ts'
import type { OperationId } from '../../../platform/Operations.ts'
import { readData } from '../../../platform/readData.ts'
import { failure, type TestAnswer } from '../createTestHost.ts'
import { exampleAnswers } from './exampleAnswers.ts'
import { lengthen } from './lengthen.ts'

/** The situations that every block must cope with. */
const exampleStates = ['ready', 'loading', 'empty', 'failed', 'long'] as const
export type ExampleState = (typeof exampleStates)[number]

type TestAnswers = Partial<Record<OperationId, TestAnswer>>

/** What the platform answers to each call in a situation, coerced as its client does. */
export function answersIn(state: ExampleState, answers: object = exampleAnswers, locale: Locale = 'kor'): TestAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, answerIn(state, id as OperationId, answer, locale)]),
  )
}

function answerIn(state: ExampleState, id: OperationId, answer: unknown, locale: Locale): TestAnswer {
  const read =
    (data: unknown): TestAnswer =>
    () =>
      readData(operations[id], data)
  switch (state) {
    case 'ready':
      return read(answer)
    case 'loading':
      return async () => new Promise(() => undefined)
    case 'empty':
      return read(emptied(answer))
    case 'failed':
      return () => {
        throw failure('network', '', id)
      }
    case 'long':
      return read(lengthen(answer, locale))
    default:
      return state satisfies never
  }
}

/** The same answer of a platform that has nothing to say. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'string') return /^-?[\d.]+$/.test(value) ? '0' : ''
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, emptied(item)]))
}
