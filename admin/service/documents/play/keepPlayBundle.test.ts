import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../testing/createTestCore.ts'
import { keepPlayBundle, readKeptBundles } from './keepPlayBundle.ts'

const language = { plan: 3, reads: 1 }

async function start() {
  const folder = await testFolder()
  const kept = join(folder, 'apps')
  const bundle = join(folder, 'play.js')
  return {
    kept,
    bundle,
    /** Starts a build, and answers the texts of the bundles that are kept then. */
    deploy: async (text: string, now: number) => {
      await writeFile(bundle, text)
      const all = await keepPlayBundle({ bundle, folder: kept, language, now })
      return Promise.all(all.map(async ({ file, deployedAt }) => `${await readFile(file, 'utf8')} ${deployedAt}`))
    },
  }
}

it('are those of this build and the two before it, newest first', async () => {
  const { deploy, kept } = await start()
  for (const [now, name] of ['one', 'two', 'three'].entries()) await deploy(name, now)
  expect(await deploy('four', 9)).toEqual(['four 9', 'three 2', 'two 1'])
  expect(await readdir(kept)).toHaveLength(3)
})

it('stay as they are when a build starts again', async () => {
  const { deploy } = await start()
  await deploy('one', 1)
  await deploy('two', 2)
  expect(await deploy('two', 3)).toEqual(['two 2', 'one 1'])
})

it('put a build first that is deployed once more', async () => {
  const { deploy } = await start()
  for (const [now, name] of ['one', 'two', 'three'].entries()) await deploy(name, now)
  expect(await deploy('one', 9)).toEqual(['one 9', 'three 2', 'two 1'])
})

it('put the newest build first although a clock was set back', async () => {
  const { deploy } = await start()
  await deploy('one', 1_000)
  expect(await deploy('two', 5)).toEqual(['two 1001', 'one 1000'])
})

it('are found again without a build, and with one whose description is damaged', async () => {
  const { deploy, kept, bundle } = await start()
  await deploy('one', 1)
  await deploy('two', 2)
  const [newest, oldest] = await readKeptBundles(kept)
  expect(newest).toMatchObject({ language, deployedAt: 2 })
  await writeFile(join(kept, oldest?.hash ?? '', 'build.json'), '{')
  const unbuilt = { bundle: `${bundle}.gone`, folder: kept, language, now: 3 }
  const found = await keepPlayBundle(unbuilt)
  expect(new Map(found.map(({ hash, language: known }) => [hash, known]))).toEqual(
    new Map([
      [oldest?.hash, undefined],
      [newest?.hash, language],
    ]),
  )
})

it('are not read from what a killed start left', async () => {
  const { deploy, kept } = await start()
  await deploy('one', 1)
  const [one] = await readKeptBundles(kept)
  await writeFile(join(kept, `${one?.hash ?? ''}.77.tmp`), 'half')
  expect(await readKeptBundles(kept)).toHaveLength(1)
})
