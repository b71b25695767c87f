import { expect, it, vi } from 'vitest'
import { loadOnce } from './loadOnce.ts'

it('loads once for all who ask, and again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('loaded')
  const ask = loadOnce(load)
  await expect(Promise.allSettled([ask(), ask()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(load).toHaveBeenCalledTimes(1)
  await expect(Promise.all([ask(), ask()])).resolves.toEqual(['loaded', 'loaded'])
  await ask()
  expect(load).toHaveBeenCalledTimes(2)
})
