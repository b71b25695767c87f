import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { postgresFaults } from './support/postgresFaults.ts'
import { servedFromDisk } from './support/served.ts'
import { sqliteFaults } from './support/sqliteFaults.ts'

const at = (seq: number) => ({ reason: 'again', expectedSeq: seq })

describe.each([sqliteFaults, postgresFaults])('a store on $name', ({ start, prepare, open, faults }) => {
  let end: () => Promise<void>
  beforeAll(async () => {
    end = await start()
  })
  afterAll(() => end())

  const serve = (dataDir: string): Promise<Core> =>
    createTestCore({ dataDir, store: open(dataDir), warn: () => undefined })

  it.each(faults)(
    'that is $name does not keep anybody from the live release, and is used again by itself',
    async ({ begin, troubles, readable }) => {
      const dataDir = await testFolder()
      await prepare(dataDir)
      const before = await serve(dataDir)
      await before.publisher.boot()
      await before.publisher.rollback('mina', 1, at(1))

      const over = await begin(dataDir)
      const refused = await before.publisher.rollback('mina', 1, at(2)).catch((error: unknown) => error)
      expect(refused).toMatchObject({
        code: 'storage-unavailable',
        details: { trouble: expect.stringMatching(new RegExp(`^(${troubles.join('|')})$`)) },
      })
      expect(before.live.record()?.seq).toBe(2)
      const during = await serve(dataDir)
      expect(await during.publisher.boot()).toMatchObject({ kind: readable ? 'unchanged' : 'storage', seq: 2 })
      expect(during.live.head(1)).toEqual(before.live.head(1))
      expect(await servedFromDisk(dataDir)).toMatchObject({ seq: 2 })

      await over()
      for (const [index, core] of [before, during].entries()) {
        await core.publisher.refresh()
        expect((await core.publisher.rollback('mina', 1, at(index + 2))).release.seq).toBe(index + 3)
      }
      expect(await verifyStore(during.store)).toMatchObject({ ok: true, problems: [], releases: 4 })
      expect(await servedFromDisk(dataDir)).toMatchObject({ seq: 4 })
    },
  )
})
