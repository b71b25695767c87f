// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../platform/createMemoryStorage.ts'
import { screenParts } from '../start/screenParts.ts'
import { createParts } from './createParts.ts'
import { createPlainReleases } from './release/createPlainReleases.ts'
import { compileTestRelease } from './testing/compileTestRelease.ts'

const file = vi.hoisted(() => ({ isThere: false }))
vi.mock(import('../platform/money.ts'), async (original) => {
  const module = await original()
  return {
    ...module,
    get createIdempotencyKeys() {
      if (!file.isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return module.createIdempotencyKeys
    },
  }
})

it('asks again for the code of money when it did not come, and keeps it once it has', async () => {
  const parts = createParts({
    ...screenParts,
    fetch: async () => Promise.reject(new TypeError('offline')),
    storage: { session: createMemoryStorage(), local: createMemoryStorage() },
    clock: Date,
    release: createPlainReleases(compileTestRelease()),
    report: () => undefined,
  })
  await expect(parts.app.host.money()).rejects.toThrow('Failed to fetch')
  file.isThere = true
  const money = await parts.app.host.money()
  expect(await parts.app.host.money()).toBe(money)
  parts.stop()
})
