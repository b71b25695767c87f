import { expect, it } from 'vitest'
import { assert, constantFrom, property, string } from 'fast-check'
import { isWithinOneSlip } from './find.ts'

it.each([
  ['one too many', 'baccaarat'],
  ['one missing', 'bacarat'],
  ['one wrong', 'baccorat'],
  ['two swapped', 'bacacrat'],
  ['the first one wrong', 'vaccarat'],
  ['the first one missing', 'accarat'],
  ['the first two swapped', 'abccarat'],
  ['the last one wrong', 'baccaraz'],
  ['not typed to the end', 'bacc'],
])('takes %s', (_, typed) => {
  expect(isWithinOneSlip(typed, 'speedbaccarat', 5)).toBe(true)
})

it.each(['baccortt', 'caccarot', 'rat', 'bccarta', 'baccaratxx'])('refuses two slips: %s', (typed) => {
  expect(isWithinOneSlip(typed, 'baccarat', 0)).toBe(false)
})

it('takes just what one change makes of how a name begins', () => {
  const letters = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 })
  assert(
    property(letters, letters, (typed, name) => {
      const heads = Array.from({ length: name.length + 1 }, (_, end) => name.slice(0, end))
      expect(isWithinOneSlip(typed, name, 0)).toBe(heads.some((head) => changes(head).has(typed)))
    }),
  )
})

/** A text and all that one slip makes of it. */
function changes(text: string): ReadonlySet<string> {
  const all = [text]
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)]
    all.push(before + after.slice(1), before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2))
    for (const letter of 'abc')
      all.push(before + letter + after, before + (after === '' ? '' : letter) + after.slice(1))
  }
  return new Set(all)
}
