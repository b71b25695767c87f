import { getPriority } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { testFolder } from '../../testing/createTestCore.ts'
import { playBundle } from '../../testing/playBundle.ts'
import { createPlayWorker, type PlayWorkerLimits } from '../../documents/play/createPlayWorker.ts'
import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/** A worker that answers how often it was asked since it began. */
async function counting(limits: PlayWorkerLimits) {
  const bundle = join(await testFolder(), 'play.js')
  await writeFile(bundle, playBundle(`globalThis.times = (globalThis.times ?? 0) + 1; return [String(times)]`))
  const worker = createPlayWorker(limits)
  onTestFinished(() => worker.close())
  return async () => {
    const screens = ['1', '2', '3']
    const request = { bundle: pathToFileURL(bundle).href, files: new Map(), manifest: {}, screens, locales: ['en'] }
    return (await worker.play(request)).failures[0]?.screen
  }
}

it('stays warm between requests', async () => {
  const ask = await counting({})
  expect([await ask(), await ask()]).toEqual(['1', '2'])
})

it('ends when nobody asks for a while, and begins anew with the next request', async () => {
  const ask = await counting({ idleMs: 1 })
  await ask()
  await expect.poll(ask, { timeout: 30_000 }).toBe('1')
})

it('does not end while it works', async () => {
  const ask = await counting({ idleMs: 60_000 })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '2', '3'])
})

it.runIf(process.platform === 'linux')('gives way to the thread that serves members', async () => {
  const bundle = join(await testFolder(), 'play.js')
  await writeFile(bundle, playBundle(`return [String(process.getBuiltinModule('node:os').getPriority())]`))
  const worker = createPlayWorker()
  onTestFinished(() => worker.close())
  const screens = Array.from({ length: 40 }, (_, index) => String(index - 20))
  const request = { bundle: pathToFileURL(bundle).href, files: new Map(), manifest: {}, screens, locales: ['en'] }
  const mine = getPriority()
  expect((await worker.play(request)).failures[0]?.screen).toBe(String(Math.min(19, mine + 5)))
  expect(getPriority()).toBe(mine)
})
