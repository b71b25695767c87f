import { expect, test } from 'vitest'
import { createHeadGate } from './createHeadFollower.ts'
import type { Head } from './Head.ts'

const head = (seq: number, day: number): Head => ({
  seq,
  sha: String(seq).padStart(64, '0'),
  at: `2026-01-0${day}T00:00:00Z`,
  retired: false,
  stops: {},
})

test.each([
  ['nothing plays yet', head(1, 1), undefined, true],
  ['its number is higher', head(3, 1), head(2, 2), true],
  ['its time is later', head(1, 3), head(2, 2), true],
  ['it is the one that plays with a later date, as after a stop', head(2, 3), head(2, 2), true],
  ['it is the one that plays with an older date, as before a stop', head(2, 1), head(2, 2), false],
  ['it is the one that plays', head(2, 2), head(2, 2), true],
  ['it is older on both counts', head(1, 1), head(2, 2), false],
  [
    'it has the same number, another address and the same time',
    { ...head(2, 2), sha: 'f'.repeat(64) },
    head(2, 2),
    false,
  ],
])('when %s', (_, next, current, follows) => {
  expect(createHeadGate().follows(next, current, true)).toBe(follows)
})

test('an older head is believed at the third poll running', () => {
  const gate = createHeadGate()
  const polls = [1, 1, 1].map((seq) => gate.follows(head(seq, 1), head(2, 2), true))
  expect(polls).toEqual([false, false, true])
})

test.each([
  ['another older head', head(0, 1)],
  ['the head that plays', head(2, 2)],
])('%s in between starts the count over', (_, between) => {
  const gate = createHeadGate()
  const sequence = [head(1, 1), head(1, 1), between, head(1, 1), head(1, 1)]
  const followed = sequence.filter((next) => gate.follows(next, head(2, 2), true))
  expect(followed).not.toContainEqual(head(1, 1))
})

test('what a stream or another tab says does not count', () => {
  const gate = createHeadGate()
  const heard = Array.from({ length: 5 }, () => gate.follows(head(1, 1), head(2, 2), false))
  expect(heard).not.toContain(true)
})
