import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CompiledRelease } from '../Format.ts'
import { testFolder } from '../testing/createTestCore.ts'
import { fakeDocuments, fakeFormat } from '../testing/fakeFormat.ts'
import { createPlayMemory } from './createPlayMemory.ts'
import { createPlayTest } from './createPlayTest.ts'
import { createPlayWorker } from './createPlayWorker.ts'
import type { PlayRequest } from './PlayMessage.ts'
import type { PlayTest } from './PlayTest.ts'

function compile(edits: Readonly<Record<string, unknown>> = {}): CompiledRelease {
  const { files } = fakeFormat.applyEdits(
    fakeDocuments,
    Object.entries(edits).map(([fact, value]) => ({ fact, value, replaces: null })),
  )
  const { documents } = fakeFormat.check(files)
  if (documents === undefined) throw new Error('The documents of the test are not sound.')
  return fakeFormat.compile(documents, 'base')
}

async function play(
  body: string,
  limits: { computingMs?: number; waitingMs?: number; memoryMb?: number } = {},
): Promise<PlayTest> {
  const bundle = join(await testFolder(), 'play.js')
  await writeFile(bundle, `export async function playScreens({ files, manifest, screens, locales }) { ${body} }`)
  const worker = createPlayWorker(limits)
  onTestFinished(() => worker.close())
  return createPlayTest({ bundle, worker, outline: (manifest) => fakeFormat.outline(manifest) })
}

/** A play test whose worker only notes what it is asked to play. */
async function record(memory = createPlayMemory()) {
  const played: Pick<PlayRequest, 'screens' | 'locales'>[] = []
  const worker = {
    play: ({ screens, locales }: PlayRequest) => {
      played.push({ screens, locales })
      return Promise.resolve([])
    },
    close: () => Promise.resolve(),
  }
  const bundle = join(await testFolder(), 'play.js')
  await writeFile(bundle, '1')
  return {
    played,
    bundle,
    playTest: createPlayTest({ bundle, worker, outline: (manifest) => fakeFormat.outline(manifest), memory }),
  }
}

describe('the play test', () => {
  it('plays every screen in every language in a worker and names what fails', async () => {
    const playTest = await play(
      `return screens.flatMap((screen) => locales.map((locale) => ({ screen, locale, message: String(files.size) + Object.keys(manifest.screens) })))`,
    )
    const failures = await playTest(compile())
    expect(failures.map(({ screen, locale }) => `${screen} ${locale}`)).toEqual(['home en', 'home kor'])
    expect(failures[0]).toEqual({
      gate: 'play',
      code: 'screen-failed',
      screen: 'home',
      locale: 'en',
      said: { id: 'play-failed', values: { screen: 'home', locale: 'en', reason: '6home' } },
      message: 'The screen home fails in en: 6home',
    })
  })

  it('plays a screen again only when something it is made of changed', async () => {
    const { playTest, played, bundle } = await record()
    const wallet = { 'screen:wallet': { id: 'wallet' } }
    await playTest(compile(wallet))
    await playTest(compile(wallet))
    await playTest(compile({ 'screen:wallet': { id: 'wallet', title: 'home.title' } }))
    await playTest(compile({ ...wallet, 'settings:/recharge/bank/min': '500' }))
    await writeFile(bundle, '2')
    await playTest(compile(wallet))
    expect(played.map(({ screens }) => screens)).toEqual([
      ['home', 'wallet'],
      ['wallet'],
      ['home', 'wallet'],
      ['home', 'wallet'],
    ])
  })

  it('plays a changed text only in its language', async () => {
    const { playTest, played } = await record()
    await playTest(compile())
    await playTest(compile({ 'copy:kor:home.title': '처음' }))
    await playTest(
      compile({ 'copy:kor:home.title': '처음', 'screen:home': { id: 'home', title: 'home.title', cached: true } }),
    )
    expect(played.map(({ locales }) => locales)).toEqual([['en', 'kor'], ['kor'], ['en', 'kor']])
  })

  it('remembers passed screens over a restart', async () => {
    const file = join(await testFolder(), 'played.json')
    const before = await record(createPlayMemory(file))
    await before.playTest(compile())
    await before.playTest(compile({ 'settings:/recharge/bank/min': '500' }))
    const after = await record(createPlayMemory(file))
    await after.playTest(compile())
    await after.playTest(compile({ 'copy:kor:home.title': '처음' }))
    expect(after.played).toEqual([{ screens: ['home'], locales: ['kor'] }])
  })

  it('does not remember a screen that failed', async () => {
    const file = join(await testFolder(), 'played.json')
    const worker = {
      play: () => Promise.resolve([{ screen: 'home', locale: 'en', message: 'x' }]),
      close: () => Promise.resolve(),
    }
    const bundle = join(await testFolder(), 'play.js')
    await writeFile(bundle, '1')
    const options = { bundle, worker, outline: (manifest: unknown) => fakeFormat.outline(manifest) }
    expect(await createPlayTest({ ...options, memory: createPlayMemory(file) })(compile())).toHaveLength(1)
    expect(await createPlayTest({ ...options, memory: createPlayMemory(file) })(compile())).toHaveLength(1)
  })

  it('plays everything when its memory cannot be read, and goes on when it cannot be written', async () => {
    const file = join(await testFolder(), 'played.json')
    await writeFile(file, '[')
    const unreadable = await record(createPlayMemory(file))
    await unreadable.playTest(compile())
    expect(unreadable.played).toEqual([{ screens: ['home'], locales: ['en', 'kor'] }])
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(2)
    const nowhere = await record(createPlayMemory(join(file, 'nowhere', 'played.json')))
    expect(await nowhere.playTest(compile())).toEqual([])
  })

  it('plays a failed screen again', async () => {
    const playTest = await play(
      `globalThis.times = (globalThis.times ?? 0) + 1; return times > 1 ? [] : [{ screen: 'home', locale: 'en', message: 'x' }]`,
    )
    expect(await playTest(compile())).toHaveLength(1)
    expect(await playTest(compile())).toHaveLength(0)
  })

  it('refuses a screen that never ends, and plays the next release with a new worker', async () => {
    const playTest = await play(`if (manifest.baseline !== 'fine') for (;;); return []`, { computingMs: 500 })
    expect(await playTest(compile())).toMatchObject([
      { code: 'play-stopped', message: expect.stringContaining('run for ever') as string },
    ])
    expect(await playTest({ ...compile(), manifest: { ...(compile().manifest as object), baseline: 'fine' } })).toEqual(
      [],
    )
  })

  it('names the screen that never ends, and plays the others', async () => {
    const playTest = await play(
      `if (screens.includes('endless')) for (;;); return screens.filter((screen) => screen === 'wrong').map((screen) => ({ screen, locale: 'en', message: 'x' }))`,
      { computingMs: 300 },
    )
    const blockers = await playTest(compile({ 'screen:endless': { id: 'endless' }, 'screen:wrong': { id: 'wrong' } }))
    expect(blockers.map(({ code, screen }) => `${code} ${screen}`)).toEqual([
      'play-stopped endless',
      'screen-failed wrong',
    ])
  })

  it('refuses a screen that waits for ever', async () => {
    const playTest = await play(`await new Promise(() => undefined)`, { waitingMs: 500 })
    expect(await playTest(compile())).toMatchObject([{ code: 'play-stopped' }])
  })

  it('refuses a screen that eats all memory, and the service goes on', async () => {
    const playTest = await play(`const eaten = []; for (;;) eaten.push(new Array(100_000).fill(Math.random()))`, {
      memoryMb: 32,
    })
    expect(await playTest(compile())).toMatchObject([{ code: 'play-stopped' }])
  })

  it('outlives a screen that throws after it was played', async () => {
    // Late enough that the answer is sent before it, however busy the machine is.
    const playTest = await play(`setTimeout(() => { throw new Error('late') }, 100); return []`)
    expect(await playTest(compile())).toEqual([])
    await expect.poll(() => playTest(compile({ 'settings:/polling/balance': Math.random() }))).toEqual([])
  })

  it('says what to do when the renderer is not built', async () => {
    const worker = createPlayWorker()
    const playTest = createPlayTest({
      bundle: join(await testFolder(), 'play.js'),
      worker,
      outline: (manifest) => fakeFormat.outline(manifest),
    })
    expect(await playTest(compile())).toMatchObject([
      { code: 'play-bundle-missing', hint: expect.stringContaining('npm run build') as string },
    ])
  })
})
