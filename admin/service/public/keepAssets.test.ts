import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../testing/createTestCore.ts'
import { keepAssets } from './keepAssets.ts'

async function build(folder: string, name: string): Promise<string> {
  const app = join(folder, 'app')
  await rm(app, { recursive: true, force: true })
  await mkdir(join(app, 'assets'), { recursive: true })
  await writeFile(join(app, 'index.html'), `<!doctype html>${name}`)
  await writeFile(join(app, 'assets', `${name}.js`), `'${name}'\n`.repeat(100))
  return app
}

describe('kept assets', () => {
  it('are those of this build and the two before it, newest first', async () => {
    const folder = await testFolder()
    const kept = join(folder, 'kept')
    for (const [age, name] of ['one', 'two', 'three', 'four'].entries()) {
      const [newest = ''] = await keepAssets(await build(folder, name), kept)
      // File times of four builds within a millisecond would not tell them apart.
      await utimes(newest, age, age)
    }
    const folders = await keepAssets(await build(folder, 'four'), kept)
    expect(await Promise.all(folders.map(async (path) => (await readdir(path))[0]))).toEqual([
      'four.js',
      'three.js',
      'two.js',
    ])
    expect(await readdir(folders[0] ?? '')).toEqual(['four.js', 'four.js.br', 'four.js.gz'])
  })

  it('are none when nothing is built', async () => {
    const folder = await testFolder()
    expect(await keepAssets(join(folder, 'app'), join(folder, 'kept'))).toEqual([])
  })
})
