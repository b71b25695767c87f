import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../testing/createTestCore.ts'
import { sweepTemporary } from './sweepTemporary.ts'

it('removes what a killed process was writing, an hour later', async () => {
  const folder = await testFolder()
  await mkdir(join(folder, 'files/old.tmp'), { recursive: true })
  for (const name of ['a.json', 'a.json.7.1.tmp', 'b.json.7.2.tmp', 'old.tmp/part.js'])
    await writeFile(join(folder, 'files', name), '{}')
  const now = Date.parse('2026-03-02T05:00:00Z')
  for (const [name, minutes] of [
    ['a.json', 90],
    ['a.json.7.1.tmp', 90],
    ['b.json.7.2.tmp', 30],
    ['old.tmp', 90],
  ] as const)
    await utimes(join(folder, 'files', name), now / 1000 - minutes * 60, now / 1000 - minutes * 60)
  await sweepTemporary(folder, now)
  expect((await readdir(join(folder, 'files'))).toSorted()).toEqual(['a.json', 'b.json.7.2.tmp'])
})

it('does nothing if there is no folder', async () => {
  await expect(sweepTemporary('/nowhere/at/all', 0)).resolves.toBeUndefined()
})
