import { expect, it } from 'vitest'
import { isFromPreview, isToPreview } from './PreviewMessage.ts'

const others = [null, 'show', { type: 'run' }, { type: 'constructor' }, { source: 'devtools' }, 5]

it('knows a message of the desk by its type, and takes nothing else for one', () => {
  expect(isToPreview({ type: 'show', path: '/' })).toBe(true)
  for (const other of [...others, { type: 'ready' }]) expect(isToPreview(other)).toBe(false)
})

it('knows a message of the phone by its type, and takes nothing else for one', () => {
  expect(isFromPreview({ type: 'ready', scenarios: [] })).toBe(true)
  for (const other of [...others, { type: 'show' }]) expect(isFromPreview(other)).toBe(false)
})
