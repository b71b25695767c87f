import { expect, it } from 'vitest'
import { requireNode } from './requireNode.ts'

it('refuses an older Node with a sentence that says what to do', () => {
  for (const version of ['20.20.2', '22.21.9']) expect(requireNode(version)).toBe(`The service needs Node 22.22 or newer, but this is Node ${version}. Start it with "npm start", which brings its own.`)
})

it('takes 22.22 and everything newer', () => {
  for (const version of ['22.22.0', '24.0.0', '26.10.0']) expect(requireNode(version)).toBeUndefined()
})
