import { describe, expect, it, vi } from 'vitest'
import { createMemo } from './createMemo.ts'

describe('kept answers', () => {
  it('are made once for all who ask for the same, and are kept', async () => {
    const keep = createMemo<number>(2)
    const make = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
    await Promise.all([keep('a', make), keep('a', make), keep('a', make)])
    expect(await keep('a', make)).toBe(1)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('make room for newer ones, the least recently asked first', async () => {
    const keep = createMemo<string>(2)
    const made: string[] = []
    const ask = (key: string) =>
      keep(key, () => {
        made.push(key)
        return Promise.resolve(key)
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are made again after a failure, or when they may not be kept', async () => {
    const keep = createMemo<string>(2, (answer) => answer !== 'for now')
    await expect(keep('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await keep('a', () => Promise.resolve('for now'))).toBe('for now')
    expect(await keep('a', () => Promise.resolve('for good'))).toBe('for good')
    expect(await keep('a', () => Promise.resolve('never asked'))).toBe('for good')
  })
})
