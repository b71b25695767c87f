import { expect, test } from 'vitest'
import { createAgenda, type Due } from './createAgenda.ts'

test('gives what is due, the earliest first and at the same moment in the order added, and nothing else', () => {
  const agenda = createAgenda([])
  const due = (at: number, key: string): Due => ({ at, kind: 'deposit', key })
  for (const each of [due(5, 'b'), due(1, 'a'), due(5, 'c'), due(9, 'd')]) agenda.add(each)
  const taken: (string | undefined)[] = []
  for (let next = agenda.take(5); next; next = agenda.take(5)) taken.push(next.key)
  expect(taken).toEqual(['a', 'b', 'c'])
  expect(agenda.take(8)).toBeUndefined()
  expect(agenda.take(9)?.key).toBe('d')
})
