import { expect, it } from 'vitest'
import type { CompiledRelease } from '../format/release.ts'
import { expressionOf } from '../renderer/testing/planOf.ts'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { playScreens } from './playScreens.tsx'

const locales = ['kor', 'cn', 'en']
const sound = compileTestRelease()

/** The release with one screen changed behind the back of the check. */
function withPlan({ manifest, files, sha }: CompiledRelease, id: string, change: object): CompiledRelease {
  const screen = manifest.screens[id]!
  const plan = { ...(JSON.parse(files.get(screen.sha) ?? '{}') as object), ...change }
  const screens = { ...manifest.screens, [id]: { ...screen, sha: 'changed' } }
  return { sha, manifest: { ...manifest, screens }, files: new Map([...files, ['changed', JSON.stringify(plan)]]) }
}

async function failuresIn(release: CompiledRelease, screens: readonly string[]) {
  return (await playScreens({ ...release, screens, locales })).failures
}

const withBody = (release: CompiledRelease, id: string, body: readonly object[]) => withPlan(release, id, { body })

it('plays every screen of a sound release in every language', async () => {
  expect(await failuresIn(sound, Object.keys(sound.manifest.screens))).toEqual([])
})

it('names the screen, the language and the part that cannot be played', async () => {
  const broken = withBody(sound, 'kefu', [{ type: 'hologram', id: 'future', off: false }])
  const failures = await failuresIn(broken, ['kefu'])
  expect(failures[0]).toEqual({ screen: 'kefu', locale: 'kor', message: expect.stringContaining('unsupported') })
  expect(new Set(failures.map(({ screen }) => screen))).toEqual(new Set(['kefu']))
})

it('finds what breaks only in a tab that nobody has opened', async () => {
  const tab = (id: string, body: readonly object[]) => ({ id, label: { c: 'test.kefu' }, body })
  const text = { type: 'text', id: 'words', off: false, text: { c: 'test.kefu' }, tone: 'neutral', size: 'body' }
  const tabs = { type: 'tabs', id: 'tabs', off: false, placement: 'top', keep: true, swipe: false }
  const broken = withBody(sound, 'kefu', [
    { ...tabs, items: [tab('a', [text]), tab('b', [{ type: 'hologram', id: 'future', off: false }])] },
  ])
  expect(await failuresIn(broken, ['kefu'])).not.toEqual([])
})

it('opens a screen with the example of its query', async () => {
  const hologram = { type: 'hologram', id: 'future', off: false, when: expressionOf('query.id == "3"') }
  const broken = (parameter: object) =>
    withPlan(sound, 'kefu', { query: { id: { default: '', ...parameter } }, body: [hologram] })
  expect(await failuresIn(broken({}), ['kefu'])).toEqual([])
  expect(await failuresIn(broken({ example: '3' }), ['kefu'])).not.toEqual([])
})

it('does not play what it is not asked for', async () => {
  const broken = withBody(sound, 'kefu', [{ type: 'hologram', id: 'future', off: false }])
  expect(await failuresIn(broken, ['home', 'gone'])).toEqual([])
})

it('reads words in no other language', async () => {
  const { noted } = await playScreens({ ...sound, screens: ['home', 'recharge'], locales: ['en'] })
  expect(noted).toHaveLength(2)
  for (const { reads } of noted) {
    expect(reads.filter((read) => read.startsWith('/copy/en/')).length).toBeGreaterThan(3)
    expect(reads.filter((read) => /^\/copy\/(kor|cn)\//.test(read))).toEqual([])
  }
})

it('reads no limit that its screen does not ask for, or each limit would be a reason to play them all', async () => {
  const { noted } = await playScreens({ ...sound, screens: ['home', 'recharge'], locales: ['en'] })
  const limitsOn = (name: string) =>
    noted
      .find(({ screen }) => screen === name)
      ?.reads.filter((read) => /\/settings\/values\/(recharge|hours|withdrawal|cards|play)\/\w/.test(read))
  expect(limitsOn('home')).toEqual([])
  expect(limitsOn('recharge')).toContain('/settings/values/recharge/bank/min')
})
