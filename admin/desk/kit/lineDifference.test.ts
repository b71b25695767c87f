import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineDifference, withoutFar } from './lineDifference.ts'

const lines = array(constantFrom('{', '}', 'a', 'b', ''), { maxLength: 12 })
const of = (diff: ReturnType<typeof lineDifference>, ...kinds: readonly string[]) =>
  diff.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)

describe('the difference of two texts', () => {
  it('contains both, whatever they are', () => {
    assert(
      property(lines, lines, (before, after) => {
        const diff = lineDifference(before, after)
        expect(of(diff, 'same', 'gone')).toEqual(before)
        expect(of(diff, 'same', 'new')).toEqual(after)
      }),
    )
  })

  it('is as small as possible', () => {
    expect(
      lineDifference(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd']).map(({ kind, text }) => `${kind} ${text}`),
    ).toEqual(['same a', 'gone b', 'same c', 'new x', 'same d'])
  })

  it('leaves out what is far from a change', () => {
    const before = Array.from({ length: 20 }, (_, at) => String(at))
    const shown = withoutFar(lineDifference(before, before.with(10, 'ten')), 1)
    expect(shown.map((line) => (line === 'gap' ? '…' : line.text))).toEqual(['…', '9', '10', 'ten', '11', '…'])
  })
})
