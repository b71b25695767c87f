import { cp, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'

const PAGE = 4096

/** A data folder with two releases, an operator and a draft. */
async function livedIn(): Promise<string> {
  const dataDir = join(await testFolder(), 'data')
  const core = await createTestCore({ dataDir })
  const { accounts, draft, publisher } = core
  await publisher.boot()
  await accounts.join(await accounts.issueSetup(), 'mina', 'a few random words', { ip: '', agent: '' })
  const actor = { name: 'mina', role: 'owner' } as const
  await draft.put(actor, { fact: 'settings:/recharge/bank/min', value: '120', replaces: '100' })
  await publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })
  await draft.put(actor, { fact: 'settings:/recharge/bank/min', value: '130', replaces: '120' })
  await core.close()
  return dataDir
}

async function damage(dataDir: string, page: number, byte: number): Promise<void> {
  const file = await open(join(dataDir, 'playbill.db'), 'r+')
  await file.write(Buffer.alloc(PAGE, byte), 0, PAGE, page * PAGE)
  await file.close()
}

it('serves members whichever page of the database is damaged, and the desk says so', async () => {
  const sound = await livedIn()
  const pages = (await stat(join(sound, 'playbill.db'))).size / PAGE
  expect(pages).toBeGreaterThan(20)
  const silent: number[] = []
  for (let page = 0; page < pages; page += 1) {
    const dataDir = await testFolder()
    await cp(sound, join(dataDir, 'data'), { recursive: true, filter: (path) => !path.endsWith('.sock') })
    await damage(join(dataDir, 'data'), page, page % 2 === 0 ? 0 : 0xa5)
    const service = await startTestService({ dataDir, warn: () => undefined }).catch((error: unknown) => {
      throw new Error(`The service does not start with page ${page} damaged.`, { cause: error })
    })
    const head = await fetch(`${service.publicUrl}/release/1/head.json`)
    expect([page, head.status]).toEqual([page, 200])
    const { seq, sha } = (await head.json()) as { seq: number; sha: string }
    expect([page, seq]).toEqual([page, 2])
    expect([page, (await fetch(`${service.publicUrl}/release/files/${sha}.json`)).status]).toEqual([page, 200])
    const isTold = service.boot.kind === 'storage' || service.core.incidents.list().length > 0
    if (!isTold) silent.push(page)
    await service.stop()
  }
  expect(silent).toEqual([])
})
