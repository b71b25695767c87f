import { describe, expect, it } from 'vitest'
import { createTestCore } from '../../admin/service/testing/createTestCore.ts'

const MIN = 'settings:/recharge/bank/min'
const mina = { name: 'mina', role: 'owner' } as const

/** A core with a release 2 that came under a key. */
async function published() {
  const core = await createTestCore()
  const { draft, publisher } = core
  await publisher.boot()
  await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
  const { hash } = await publisher.review()
  const request = { reason: 'bank asked', expectedSeq: 1, reviewed: hash, idempotencyKey: 'key-12345' }
  await publisher.publish('mina', request)
  return { ...core, request }
}

describe('an idempotency key', () => {
  it('answers the same request with the same release, and another one with a refusal that changes nothing', async () => {
    const { publisher, draft, request } = await published()
    expect(await publisher.publish('mina', request)).toMatchObject({ release: { seq: 2 }, replayed: true })
    await draft.put(mina, { fact: MIN, value: '140', replaces: '120' })
    const { hash } = await publisher.review()
    const others = [
      { ...request, reason: 'another' },
      { ...request, expectedSeq: 2 },
      { ...request, reviewed: hash },
      { ...request, expectedSeq: 2, reviewed: hash },
    ]
    for (const other of others)
      await expect(publisher.publish('mina', other)).rejects.toMatchObject({ code: 'key-reused' })
    await expect(publisher.rollback('mina', 1, request)).rejects.toMatchObject({ code: 'key-reused' })
    expect(publisher.liveSeq()).toBe(2)
  })

  it('means nothing when anybody else sends it', async () => {
    const { publisher, request } = await published()
    await expect(publisher.publish('joon', { ...request, expectedSeq: 2, reason: 'mine' })).rejects.toMatchObject({
      code: 'nothing-to-publish',
    })
  })
})
