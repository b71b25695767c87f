import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lookIntoRelease } from '../../../../src/format/lookIntoRelease.ts'
import type { CompiledRelease } from '../../base/Format.ts'
import { testClock, testFolder } from '../../testing/createTestCore.ts'
import { fakeDocuments, fakeFormat } from '../../testing/fakeFormat.ts'
import { playBundle } from '../../testing/playBundle.ts'
import { createOlderApps } from './createOlderApps.ts'
import { createPlayMemory, playedBy } from './createPlayMemory.ts'
import { createPlayWorker } from './createPlayWorker.ts'
import { keepPlayBundle, readKeptBundles } from './keepPlayBundle.ts'

const DAY = 24 * 3_600_000
const language = { plan: 1, reads: 1 }
const sound = playBundle('return []')
/** An app that does not know amounts above 999. */
const small = playBundle(`return release('/settings/recharge/bank/min').length > 5 ? ['home'] : []`)

function compile(edits: Readonly<Record<string, unknown>> = {}): CompiledRelease {
  const { files } = fakeFormat.applyEdits(
    fakeDocuments,
    Object.entries(edits).map(([fact, value]) => ({ fact, value, replaces: null })),
  )
  const { documents } = fakeFormat.check(files)
  if (documents === undefined) throw new Error('The documents of the test are not sound.')
  return fakeFormat.compile(documents, 'base')
}

const shipped = compile()
const higher = compile({ 'settings:/recharge/bank/min': '5000' })
const titled = compile({ 'copy:en:home.title': 'Start' })
const live = () => Promise.resolve(shipped)

interface Older {
  readonly text: string
  readonly language?: typeof language
}

/** The apps of builds that were deployed before this one, a day after the other, the oldest first. */
async function deploy(...builds: readonly Older[]) {
  const folder = await testFolder()
  const clock = testClock()
  const bundle = join(folder, 'play.js')
  const kept = join(folder, 'apps')
  for (const older of builds) {
    await writeFile(bundle, older.text)
    await keepPlayBundle({ bundle, folder: kept, language: older.language ?? language, now: clock.now() })
    clock.pass(DAY)
  }
  await writeFile(bundle, sound)
  const memory = createPlayMemory(join(folder, 'played.json'))
  const open = () => {
    const apps = createOlderApps({
      bundle,
      folder: kept,
      language,
      clock,
      memory,
      outline: (manifest) => fakeFormat.outline(manifest),
      createWorker: () => createPlayWorker({ computingMs: 2_000 }),
    })
    onTestFinished(() => apps.close())
    return apps
  }
  const apps = open()
  await apps.keep()
  return { apps, open, clock, kept, memory }
}

describe('the apps of earlier builds', () => {
  it('refuse what they cannot show, and say which phones would fail', async () => {
    const { apps, clock } = await deploy({ text: small })
    const since = new Date(clock.now()).toISOString()
    const { blockers, warnings } = await apps.play(higher, live)
    expect(warnings).toEqual([])
    expect(blockers).toMatchObject([
      {
        gate: 'play',
        code: 'older-app-failed',
        screen: 'home',
        locale: 'en',
        said: {
          id: 'older-app-failed',
          values: {
            since,
            screen: 'home',
            reason: 'home breaks',
            until: new Date(clock.now() + 7 * DAY).toISOString(),
          },
        },
        message:
          'Phones that have not been reloaded since the deploy of 2026-03-03 05:00 UTC would fail on the screen home: home breaks',
      },
    ])
    expect(await apps.play(titled, live)).toEqual({ blockers: [], warnings: [] })
  })

  it('are each told by the deploy that replaced it', async () => {
    const { apps } = await deploy({ text: small }, { text: `${small}\n` })
    const { blockers } = await apps.play(higher, live)
    expect(blockers.map(({ said }) => said?.values?.['since'])).toEqual([
      '2026-03-04T05:00:00.000Z',
      '2026-03-03T05:00:00.000Z',
    ])
  })

  it('only warn of what they fail on already', async () => {
    const { apps } = await deploy({ text: small })
    const { blockers, warnings } = await apps.play(titled, () => Promise.resolve(higher))
    expect([blockers, warnings]).toEqual([[], []])
    const still = compile({ 'settings:/recharge/bank/min': '6000' })
    const found = await apps.play(still, () => Promise.resolve(higher))
    expect(found).toMatchObject({
      blockers: [],
      warnings: [{ code: 'older-app-behind', mustAcknowledge: false, said: { values: { count: 1, screen: 'home' } } }],
    })
    expect(await apps.play(higher, () => Promise.resolve(higher))).toMatchObject({ blockers: [], warnings: [{}] })
  })

  it('refuse what breaks one more screen, beside one that fails already', async () => {
    const { apps } = await deploy({
      text: playBundle(
        `const min = release('/settings/recharge/bank/min'); return [min !== '"100"' && 'home', min === '"700"' && 'wallet'].filter(Boolean)`,
      ),
    })
    const wallet = { 'screen:wallet': { id: 'wallet' }, 'copy:en:wallet.text': 'x', 'copy:kor:wallet.text': 'x' }
    const broken = compile({ ...wallet, 'settings:/recharge/bank/min': '500' })
    const worse = compile({ ...wallet, 'settings:/recharge/bank/min': '700' })
    expect(await apps.play(worse, () => Promise.resolve(broken))).toMatchObject({
      blockers: [{ screen: 'wallet' }],
      warnings: [{ code: 'older-app-behind', said: { values: { screen: 'home' } } }],
    })
  })

  it('have to be acknowledged instead, a week after they were replaced', async () => {
    const { apps, clock } = await deploy({ text: small })
    clock.pass(7 * DAY)
    const { blockers, warnings } = await apps.play(higher, live)
    expect(blockers).toEqual([])
    expect(warnings).toMatchObject([
      { code: 'older-app-failed', mustAcknowledge: true, said: { id: 'older-app-fails' }, screen: 'home' },
    ])
    const more = compile({ 'settings:/recharge/bank/min': '6000' })
    expect((await apps.play(more, live)).warnings[0]?.id).not.toBe(warnings[0]?.id)
  })

  it('are not asked about plans of another version', async () => {
    const { apps } = await deploy({ text: small, language: { plan: 0, reads: 1 } })
    expect(await apps.isNone()).toBe(true)
    expect(await apps.play(higher, live)).toEqual({ blockers: [], warnings: [] })
  })

  it.each([
    ['that throws when it is loaded', `throw new Error('gone')`, 'gone'],
    ['that never ends loading', 'for (;;);', 'run for ever'],
    ['with a package that is not there', `import 'no-such-package'`, 'no-such-package'],
  ])('keep nothing back with a bundle %s, and say so', async (_, text, reason) => {
    const { apps } = await deploy({ text })
    expect(await apps.play(higher, live)).toMatchObject({
      blockers: [],
      warnings: [
        {
          code: 'older-app-not-played',
          mustAcknowledge: false,
          said: { values: { reason: expect.stringContaining(reason) as string } },
          message: expect.stringContaining('2026-03-03 05:00 UTC') as string,
        },
      ],
    })
  })

  it.each([
    ['is damaged', (file: string) => writeFile(file, small.slice(1))],
    ['is missing', (file: string) => rm(file)],
  ])('keep nothing back with a bundle that %s, and say so', async (reason, spoil) => {
    const { apps, kept } = await deploy({ text: small })
    const bundles = await readKeptBundles(kept)
    await spoil(bundles[1]?.file ?? '')
    const { blockers, warnings } = await apps.play(higher, live)
    expect(blockers).toEqual([])
    expect(warnings.map(({ code, said }) => [code, said?.values?.['reason']])).toEqual([
      ['older-app-not-played', `it ${reason}.`],
    ])
  })

  it('are not asked in a way that they do not know, and that is said', async () => {
    const { apps } = await deploy({ text: small, language: { plan: 1, reads: 0 } })
    expect(await apps.play(higher, live)).toMatchObject({ warnings: [{ code: 'older-app-not-played' }] })
  })

  it('find the packages of this build, wherever the data folder is', async () => {
    const { apps } = await deploy({ text: `import { JSDOM } from 'jsdom'\nnew JSDOM('')\n${sound}` })
    expect(await apps.play(higher, live)).toEqual({ blockers: [], warnings: [] })
  })

  it('are known to a command line that keeps nothing', async () => {
    const { open } = await deploy({ text: small })
    expect((await open().play(higher, live)).blockers).toHaveLength(1)
  })

  it('are forgotten with their plays once two more builds are out, and not before', async () => {
    const { apps, open, memory, kept } = await deploy({ text: `${sound}\n//1` }, { text: `${sound}\n//2` })
    await apps.play(shipped, live)
    const bundles = await readKeptBundles(kept)
    const plan = fakeFormat.outline(shipped.manifest).screens['home']
    const remembered = () =>
      bundles.map(({ hash }) => memory.find(playedBy(hash, 'home', plan, 'en'), lookIntoRelease(shipped)) !== undefined)
    // The newest is this build's own, which does not play here.
    expect(remembered()).toEqual([false, true, true])
    const bundle = join(kept, '..', 'play.js')
    await writeFile(bundle, `${sound}\n//4`)
    const next = open()
    await next.keep()
    expect(remembered()).toEqual([false, true, false])
  })
})
