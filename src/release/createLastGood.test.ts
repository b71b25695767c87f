import { expect, test, vi } from 'vitest'
import { createLastGood } from './createLastGood.ts'
import { createMemoryStorage } from './testing/createMemoryStorage.ts'
import type { Head } from './Head.ts'
import type { ReleaseError } from './ReleaseProblem.ts'
import { buildRelease } from './testing/buildRelease.ts'
import * as verifying from './verifyFile.ts'

vi.mock('./verifyFile.ts', { spy: true })

const kept = (seq: number) => {
  const release = buildRelease({ bankMin: String(seq) })
  const head: Head = { seq, sha: release.sha, at: '2026-01-01T00:00:00Z', retired: false, stops: {} }
  return { head, release }
}

test('uses its two slots in turn', async () => {
  const storage = createMemoryStorage()
  const lastGood = createLastGood({ storage, plan: 1, baseline: 'one' })
  for (const seq of [1, 2, 3]) await lastGood.keep(kept(seq))
  expect([...storage.slots.values()].map((content) => (content as { head: Head }).head.seq)).toEqual([3, 2])
})

test('has the latest back, whole', async () => {
  const storage = createMemoryStorage()
  for (const seq of [4, 5, 3]) await createLastGood({ storage, plan: 1, baseline: 'one' }).keep(kept(seq))
  const found = await createLastGood({ storage, plan: 1, baseline: 'one' }).read(() => undefined)
  expect(found?.head.seq).toBe(3)
  expect(found?.release.sha).toBe(kept(3).release.sha)
  expect(Object.fromEntries(found?.release.files ?? [])).toEqual(Object.fromEntries(kept(3).release.files))
})

test('has nothing for another baseline or other plans', async () => {
  const storage = createMemoryStorage()
  const report = vi.fn<(error: ReleaseError) => void>()
  await createLastGood({ storage, plan: 1, baseline: 'one' }).keep(kept(1))
  expect(await createLastGood({ storage, plan: 1, baseline: 'two' }).read(report)).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
  expect(await createLastGood({ storage, plan: 2, baseline: 'one' }).read(report)).toBeUndefined()
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ problem: expect.objectContaining({ code: 'wrong-plan' }) as unknown }),
  )
})

test('verifies what the build does not carry itself, and nothing else', async () => {
  const storage = createMemoryStorage()
  const shipped = buildRelease({ bankMin: '100' })
  const edited = kept(1)
  await createLastGood({ storage, plan: 1, baseline: 'one' }).keep(edited)
  vi.mocked(verifying.verifyFile).mockClear()
  const found = await createLastGood({
    storage,
    plan: 1,
    baseline: 'one',
    shipped: (sha) => shipped.files.get(sha),
  }).read(() => undefined)
  expect(Object.fromEntries(found?.release.files ?? [])).toEqual(Object.fromEntries(edited.release.files))
  // The edited setting and the manifest that names it.
  expect(verifying.verifyFile).toHaveBeenCalledTimes(2)
})

test('keeps the build’s own release only in front of another one', async () => {
  const storage = createMemoryStorage()
  const own = kept(1)
  const lastGood = createLastGood({ storage, plan: 1, baseline: 'one', shipped: (sha) => own.release.files.get(sha) })
  await lastGood.keep(own)
  expect(storage.slots.size).toBe(0)
  await lastGood.keep(kept(2))
  await lastGood.keep({ ...own, head: { ...own.head, seq: 3 } })
  expect((await lastGood.read(() => undefined))?.head.seq).toBe(3)
})
