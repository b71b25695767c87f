import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectToSocket } from '../../admin/service/cli/connectToSocket.ts'
import { releaseCommand } from '../../admin/service/cli/releaseCommand.ts'
import { createFormat } from '../../admin/service/documents/createFormat.ts'
import { socketPath } from '../../admin/service/base/config/socketPath.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { addressOf } from '../../src/format/compileRelease.ts'
import { host, sampleFiles } from '../../src/format/testing/sampleDocuments.ts'

const files = sampleFiles()
const others = [
  'settings:/recharge/chips/00',
  'settings:/recharge/chips/0e0',
  'settings:x/recharge/chips/0',
  'settings:/recharge~1chips/0',
  'settings:/recharge/Chips/0',
  'block:records/limit/',
]

it('a fact has one spelling, at the desk, on the command line and in an import', async () => {
  const dataDir = await testFolder()
  const service = await startTestService({
    dataDir,
    format: createFormat(host),
    baseline: { id: addressOf(files), files },
  })
  const owner = await signInOwner(service)
  const connection = await connectToSocket(socketPath(join(dataDir, 'data')), 'mina')
  if (connection === undefined) throw new Error('Nobody answers on the socket.')
  const type = (...argv: string[]) =>
    releaseCommand(argv, {
      print: () => undefined,
      connect: () => Promise.resolve(connection),
      openStore: () => Promise.reject(new Error('not here')),
      user: 'mina',
    })
  const file = join(dataDir, 'edits.json')

  for (const fact of others) {
    for (const value of ['70000', null]) {
      expect(await owner.call('PUT', '/draft/edits', { fact, value, replaces: null }), fact).toMatchObject({
        status: 422,
        body: { code: 'unknown-fact' },
      })
      await writeFile(file, JSON.stringify({ playbill: 'edits', seq: 1, edits: [{ fact, value }] }))
      await expect(type('import', file), fact).rejects.toThrow(`${fact} cannot be edited`)
    }
    await expect(type('edit', fact, '70000'), fact).rejects.toThrow(`${fact} cannot be edited`)
    await expect(type('edit', fact, '--remove'), fact).rejects.toThrow(`${fact} cannot be edited`)
  }
  expect(await service.core.draft.list()).toEqual([])
})
