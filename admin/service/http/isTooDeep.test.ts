import { expect, it } from 'vitest'
import { isTooDeep } from './createApp.ts'

it('finds lists and objects nested past a depth', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const nested = (depth: number): unknown => JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`)
    expect([99, 100, 101, 50_000].map((depth) => isTooDeep(nested(depth), 100))).toEqual([false, false, true, true])
  }
  for (const flat of [undefined, null, 'text', [], {}, Array.from({ length: 50_000 }, () => [1]), Buffer.from('x')])
    expect(isTooDeep(flat, 100)).toBe(false)
})
