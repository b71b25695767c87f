import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../../admin/service/testing/createTestCore.ts'
import { createRandom } from '../../../mocks/platform/createRandom.ts'
import { Disk } from './Disk.ts'
import type { Step } from './readRecording.ts'

const ROOT = { path: '/disk', number: 1 }
const written = (file: number, at: number, bytes: string): Step => ({
  kind: 'write',
  file,
  at,
  bytes: Buffer.from(bytes),
})
const sync = (file: number): Step => ({ kind: 'sync', file })
const create = (file: number, name: string): Step => ({ kind: 'create', file, path: `/disk/${name}` })

/** Every state of the disk, by names and contents, that a hundred power cuts after these steps have left. */
async function statesAfter(...steps: readonly Step[]): Promise<readonly string[]> {
  const disk = new Disk(ROOT)
  for (const step of steps) disk.take(step)
  const states = new Set<string>()
  const folder = await testFolder()
  for (let cut = 0; cut < 100; cut += 1) {
    const left = join(folder, String(cut))
    disk.writeTo(left, createRandom(String(cut)).next)
    states.add(
      readdirSync(left)
        .toSorted()
        .map((name) => `${name}=${readFileSync(join(left, name), 'latin1')}`)
        .join(' '),
    )
  }
  return [...states].toSorted()
}

it('keeps what was synced, with its name once its folder was synced, too', async () => {
  expect(await statesAfter(create(2, 'a'), written(2, 0, 'x'), sync(2), sync(1))).toEqual(['a=x'])
  expect(await statesAfter(create(2, 'a'), written(2, 0, 'x'), sync(2))).toEqual(['', 'a=x'])
  expect(await statesAfter(create(2, 'a'), written(2, 0, 'x'), sync(1))).toEqual(['a=', 'a=x'])
})

it('gives a renamed file its old name, its new one, or the place of the one before it, but never none', async () => {
  const renamed: Step = { kind: 'rename', from: '/disk/b', to: '/disk/a' }
  const before = [create(2, 'a'), written(2, 0, 'x'), sync(2), sync(1)]
  const after = [create(3, 'b'), written(3, 0, 'y'), sync(3), renamed]
  expect(await statesAfter(...before, ...after)).toEqual(['a=x', 'a=x b=y', 'a=y'])
  expect(await statesAfter(...before, ...after, sync(1))).toEqual(['a=y'])
})

it('tears a write at 512 bytes, and leaves zeros where only what is behind was written', async () => {
  const [one, other] = ['1'.repeat(512), '2'.repeat(512)]
  const zeros = '\0'.repeat(512)
  expect(await statesAfter(create(2, 'a'), sync(1), written(2, 0, one + other))).toEqual(
    ['', one, zeros + other, one + other].map((content) => `a=${content}`).toSorted(),
  )
})

it('loses a folder with all that is synced in it until the folder above is synced', async () => {
  const made: Step = { kind: 'folder', file: 2, path: '/disk/a' }
  const disk = new Disk(ROOT)
  for (const step of [made, create(3, 'a/b'), sync(3), sync(2)]) disk.take(step)
  const left = join(await testFolder(), 'left')
  disk.writeTo(left, () => 0)
  expect(readdirSync(left)).toEqual([])
  disk.take(sync(1))
  disk.writeTo(left, () => 0)
  expect(readdirSync(join(left, 'a'))).toEqual(['b'])
})
