import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Look, lookIntoRelease, type Read } from '../../../../src/format/lookIntoRelease.ts'
import type { CompiledRelease } from '../../base/Format.ts'
import { testFolder } from '../../testing/createTestCore.ts'
import { fakeDocuments, fakeFormat } from '../../testing/fakeFormat.ts'
import { createPlayMemory, type PlayMemory } from './createPlayMemory.ts'
import { createPlayTest } from './createPlayTest.ts'
import { createPlayWatch } from './createPlayWatch.ts'
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
  await writeFile(
    bundle,
    `async function failuresOf({ files, manifest, screens, locales }) { ${body} }
    export async function playScreens(request) {
      const reads = ['/settings/polling/balance']
      const noted = request.screens.flatMap((screen) => request.locales.map((locale) => ({ screen, locale, reads })))
      return { failures: await failuresOf(request), noted }
    }`,
  )
  const worker = createPlayWorker(limits)
  onTestFinished(() => worker.close())
  return createPlayTest({ bundle, worker, outline: (manifest) => fakeFormat.outline(manifest) })
}

const minimum = '/settings/recharge/bank/min'
const isOn = '/settings/recharge/wechat/on'
const titleIn = (locale: string) => `/copy/${locale}/home.title`
const textIn = (locale: string) => `/copy/${locale}/wallet.text`

/** What screens read, in a language and under the answers of a release. */
type Reads = (screen: string, locale: string, look: Look) => readonly Read[]

/** The wallet reads a switch, and a text while that is on; every other screen a limit and its title. */
const usualReads: Reads = (screen, locale, look) =>
  screen === 'wallet' ? [isOn, ...(look.answer(isOn) === 'true' ? [textIn(locale)] : [])] : [minimum, titleIn(locale)]

interface Recorded {
  readonly memory?: PlayMemory
  readonly reads?: Reads
  /** The screens that fail. */
  readonly failing?: (look: Look) => readonly string[]
}
const none = (): readonly string[] => []

/** A play test whose worker notes what it is asked to play, and fails what is named. */
async function record({ memory = createPlayMemory(), reads = usualReads, failing = none }: Recorded = {}) {
  const played: string[] = []
  const worker = {
    play({ files, manifest, screens, locales }: PlayRequest) {
      const look = lookIntoRelease({ files, manifest })
      played.push(...screens.map((screen) => `${screen} ${locales.join(' ')}`))
      const plays = screens.flatMap((screen) => locales.map((locale) => ({ screen, locale })))
      const failures = plays
        .filter(({ screen }) => failing(look).includes(screen))
        .map((one) => ({ ...one, message: 'x' }))
      const noted = plays.map(({ screen, locale }) => ({ screen, locale, reads: reads(screen, locale, look) }))
      return Promise.resolve({ failures, noted })
    },
    close: () => Promise.resolve(),
  }
  const bundle = join(await testFolder(), 'play.js')
  await writeFile(bundle, '1')
  return {
    bundle,
    playTest: createPlayTest({ bundle, worker, outline: (manifest) => fakeFormat.outline(manifest), memory }),
    /** What was played since this was last asked. */
    played: () => played.splice(0),
  }
}

const wallet = { 'screen:wallet': { id: 'wallet' }, ...textEdits('Rest') }

function textEdits(text: string): Readonly<Record<string, string>> {
  return { 'copy:en:wallet.text': text, 'copy:kor:wallet.text': '잔액' }
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

  it('plays a screen again when the renderer or its document changed', async () => {
    const { playTest, played, bundle } = await record()
    await playTest(compile(wallet))
    expect(played()).toEqual(['home en kor', 'wallet en kor'])
    await playTest(compile(wallet))
    expect(played()).toEqual([])
    await playTest(compile({ ...wallet, 'screen:wallet': { id: 'wallet', cached: true } }))
    expect(played()).toEqual(['wallet en kor'])
    await writeFile(bundle, '2')
    await playTest(compile(wallet))
    expect(played()).toEqual(['home en kor', 'wallet en kor'])
  })

  it('lets members be served while it looks for what is new', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
    onTestFinished(() => void vi.restoreAllMocks())
    const memory = createPlayMemory()
    const order: string[] = []
    const { playTest } = await record({
      memory: {
        ...memory,
        find(played, look) {
          order.push('looked')
          setImmediate(() => order.push('served'))
          return memory.find(played, look)
        },
      },
    })
    await playTest(compile(wallet))
    // Of two screens in two languages.
    expect(order.slice(0, 4)).toContain('served')
  })

  it('plays nothing for a setting that no screen reads', async () => {
    const { playTest, played } = await record()
    await playTest(compile(wallet))
    played()
    await playTest(compile({ ...wallet, 'settings:/polling/balance': 60 }))
    expect(played()).toEqual([])
  })

  it('plays a limit on the screens that read it, in one language', async () => {
    const { playTest, played } = await record()
    await playTest(compile(wallet))
    played()
    await playTest(compile({ ...wallet, 'settings:/recharge/bank/min': '500' }))
    expect(played()).toEqual(['home kor'])
    await playTest(compile({ ...wallet, 'settings:/recharge/bank/min': '500' }))
    await playTest(compile(wallet))
    expect(played()).toEqual([])
  })

  it('plays a text on the screens that read it, in its language', async () => {
    const { playTest, played } = await record()
    await playTest(compile(wallet))
    played()
    await playTest(compile({ ...wallet, 'copy:en:home.title': 'Start' }))
    expect(played()).toEqual(['home en'])
  })

  it('plays a limit and a text together in the languages that either needs', async () => {
    const { playTest, played } = await record()
    await playTest(compile())
    played()
    await playTest(compile({ 'settings:/recharge/bank/min': '500', 'copy:en:home.title': 'Start' }))
    expect(played()).toEqual(['home en kor'])
  })

  it('plays the other languages too where a switch shows words that they were not played with', async () => {
    const { playTest, played } = await record()
    const on = { ...wallet, 'settings:/recharge/wechat/on': true }
    await playTest(compile(wallet))
    played()
    await playTest(compile(on))
    expect(played()).toEqual(['wallet kor', 'wallet en'])
    await playTest(compile({ ...on, ...textEdits('Remainder') }))
    expect(played()).toEqual(['wallet en'])
  })

  it('refuses a value that breaks one screen, in one language and each time', async () => {
    const { playTest, played } = await record({ failing: (look) => (look.answer(minimum) === '"500"' ? ['home'] : []) })
    await playTest(compile(wallet))
    played()
    const broken = compile({ ...wallet, 'settings:/recharge/bank/min': '500' })
    expect(await playTest(broken)).toMatchObject([{ code: 'screen-failed', screen: 'home', locale: 'kor' }])
    expect(await playTest(broken)).toHaveLength(1)
    expect(played()).toEqual(['home kor', 'home kor'])
    expect(await playTest(compile(wallet))).toEqual([])
  })

  it('remembers passed screens over a restart', async () => {
    const file = join(await testFolder(), 'played.json')
    const memory = createPlayMemory(file)
    const before = await record({ memory })
    await before.playTest(compile())
    await before.playTest(compile({ 'settings:/recharge/bank/min': '500' }))
    await memory.close()
    const after = await record({ memory: createPlayMemory(file) })
    await after.playTest(compile())
    await after.playTest(compile({ 'settings:/recharge/bank/min': '500' }))
    expect(after.played()).toEqual([])
    await after.playTest(compile({ 'copy:kor:home.title': '처음' }))
    await after.playTest(compile({ 'settings:/recharge/bank/min': '900' }))
    expect(after.played()).toEqual(['home kor', 'home kor'])
  })

  it('tells those who wait how many of its screens are played', async () => {
    const bundle = join(await testFolder(), 'play.js')
    await writeFile(bundle, '1')
    const watch = createPlayWatch()
    const seen: unknown[] = []
    const worker = {
      play: () => {
        seen.push(watch.list())
        return Promise.resolve({ failures: [], noted: [] })
      },
    }
    const since = Date.parse('2026-03-02T05:00:00Z')
    const outline = (manifest: unknown) => fakeFormat.outline(manifest)
    const playTest = createPlayTest({ bundle, worker, outline, watch, since })
    const screens = Array.from({ length: 10 }, (_, number) => [`screen:s${number}`, { id: `s${number}` }])
    await playTest(compile(Object.fromEntries(screens)))
    expect(seen).toEqual([
      [{ played: 0, screens: 11, since: '2026-03-02T05:00:00.000Z' }],
      [{ played: 8, screens: 11, since: '2026-03-02T05:00:00.000Z' }],
    ])
    expect(watch.list()).toEqual([])
  })

  it('does not remember a screen that failed', async () => {
    const file = join(await testFolder(), 'played.json')
    const failing = () => ['home']
    for (const memory of [createPlayMemory(file), createPlayMemory(file)]) {
      const { playTest } = await record({ memory, failing })
      expect(await playTest(compile())).toHaveLength(2)
      await memory.close()
    }
  })

  it('plays everything when its memory cannot be read, and goes on when it cannot be written', async () => {
    const file = join(await testFolder(), 'played.json')
    await writeFile(file, '[')
    const memory = createPlayMemory(file)
    const unreadable = await record({ memory })
    await unreadable.playTest(compile())
    expect(unreadable.played()).toEqual(['home en kor'])
    await memory.close()
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('plays.length', 2)
    const nowhere = createPlayMemory(join(file, 'nowhere', 'played.json'))
    expect(await (await record({ memory: nowhere })).playTest(compile())).toEqual([])
    await nowhere.close()
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
