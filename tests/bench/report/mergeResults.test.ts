import { expect, it } from 'vitest'
import { mergeResults } from './mergeResults.ts'

const order = ['list', 'form', 'heads']

it('keeps the parts in order, whichever was measured first', () => {
  const first = mergeResults('', [{ name: 'heads', text: '## Heads\n\nfast' }], order)
  const both = mergeResults(first, [{ name: 'list', text: '## List\n\nslow' }], order)
  expect(both.indexOf('slow')).toBeLessThan(both.indexOf('fast'))
})

it('replaces the old measurement with the new one and leaves the others', () => {
  const before = mergeResults(
    '',
    [
      { name: 'list', text: 'old' },
      { name: 'form', text: 'form' },
    ],
    order,
  )
  const after = mergeResults(before, [{ name: 'list', text: 'new' }], order)
  expect(after).toContain('new')
  expect(after).toContain('form')
  expect(after).not.toContain('old')
})
