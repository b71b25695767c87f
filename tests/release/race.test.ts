import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { scale } from './support/scale.ts'
import { servedFromDisk } from './support/served.ts'
import { startScript } from './support/startScript.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'

const names = ['ara', 'jun', 'mina', 'sol']

describe.each(storeKinds)('four services on one $name store that publish against each other', (kind: StoreKind) => {
  let end: () => Promise<void>
  beforeAll(async () => {
    end = await kind.start()
  })
  afterAll(() => end())

  it(
    `have one winner per number and leave no gap, in ${4 * scale.winsEach} releases`,
    { timeout: scale.minutes * 60_000 },
    async () => {
      const dataDir = await testFolder()
      await kind.prepare(dataDir)
      const scripts = names.map((name) =>
        startScript('publishAgainstOthers.ts', kind.name, dataDir, name, String(scale.winsEach)),
      )
      for (const script of scripts) await script.line()
      for (const script of scripts) script.send('begin')
      const won = (await Promise.all(scripts.map((script) => script.line()))).flatMap(
        (line) => JSON.parse(line) as number[],
      )
      await Promise.all(scripts.map((script) => script.ended))

      // The first is the build's own.
      expect(won.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 4 * scale.winsEach }, (_, index) => index + 2))
      const store = kind.open(dataDir)
      const core = await createTestCore({ dataDir, store })
      expect(await core.publisher.boot()).toEqual({ kind: 'unchanged', seq: won.length + 1 })
      expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [], releases: won.length + 1 })
      expect(await servedFromDisk(dataDir)).toMatchObject({ seq: won.length + 1 })
    },
  )
})
