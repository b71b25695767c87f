import { expect, it } from 'vitest'
import { readToPreview } from './PreviewMessage.ts'

it('knows a message of the desk by its type, and takes nothing else for one', () => {
  expect(readToPreview({ type: 'show', path: '/' })).toEqual({ type: 'show', path: '/' })
  for (const other of [null, 'show', { type: 'run' }, { source: 'devtools' }, 5])
    expect(readToPreview(other)).toBeUndefined()
})
