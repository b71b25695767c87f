import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../testing/createTestCore.ts'
import { createFileCache } from './FileCache.ts'

it('answers with a text that is held, whatever read for it was under way', async () => {
  const cache = createFileCache(join(await testFolder(), 'release'))
  const text = '{"held":true}'
  const sha = createHash('sha256').update(text).digest('hex')
  const missing = cache.read(sha)
  await cache.hold(sha, text)
  expect(await missing).toBeUndefined()
  expect((await cache.read(sha))?.identity.toString()).toBe(text)
})
