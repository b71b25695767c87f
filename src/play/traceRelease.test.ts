import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { createPlainReleases } from '../app/release/createPlainReleases.ts'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import type { Notice } from '../format/notices.ts'
import { traceRelease } from './traceRelease.ts'

const sound = compileTestRelease()

function trace({ notices = [], dialogs = {} }: { notices?: readonly object[]; dialogs?: object } = {}) {
  const manifest = { ...sound.manifest, notices: 'notices', lists: 'lists' }
  const files = new Map([
    ...sound.files,
    ['notices', JSON.stringify(notices)],
    ['lists', JSON.stringify({ choices: {}, dialogs })],
  ])
  const { release, simulated, noted } = traceRelease(createPlainReleases({ manifest, sha: '', files }), 'home')
  return { traced: release.getSnapshot().release, simulated: simulated.getSnapshot().release, noted }
}

it('notes the way to a value, and not what is beside it', () => {
  const { traced, noted } = trace()
  expect(traced.settings().values.recharge.bank.min).toBeInstanceOf(Big)
  expect([...noted].filter((read) => read.includes('recharge/'))).toEqual(
    expect.arrayContaining(['/settings/values/recharge/bank', '/settings/values/recharge/bank/min']),
  )
  expect([...noted].filter((read) => read.endsWith('/max'))).toEqual([])
})

it('notes the same for the simulated platform, to which amounts are texts', () => {
  const { simulated, noted } = trace()
  expect(simulated.settings().values.recharge.bank.min).toBe('100')
  expect(noted).toContain('/settings/values/recharge/bank/min')
})

it('notes what is missing, which fields there are, and whether one is there', () => {
  const { traced, noted } = trace()
  const copy = traced.copy('en') ?? {}
  expect(copy['gone']).toBeUndefined()
  expect('going' in copy).toBe(false)
  expect(Object.hasOwn(traced.manifest.screens, 'away')).toBe(false)
  expect(Object.keys(traced.settings().values)).toContain('recharge')
  expect([...noted]).toEqual(
    expect.arrayContaining(['/copy/en/gone', '?/copy/en/going', '?/screens/away', '#/settings/values']),
  )
})

it('notes the texts that are looked up', () => {
  const { traced, noted } = trace()
  const copy = traced.copy('en') ?? {}
  expect([copy['app.name'], copy['going']]).toEqual([expect.any(String), undefined])
  expect([...noted].filter((read) => read.includes('/copy/en'))).toEqual(['/copy/en/app.name', '/copy/en/going'])
})

it('lists the dialogs of the screen that plays, and not what is only on others', () => {
  const dialog = { title: 'app.name', body: 'app.name', confirm: 'app.name' }
  const dialogs = { here: { ...dialog, places: ['/', '/vip'] }, there: { ...dialog, places: ['/vip'] } }
  const { traced, noted } = trace({ dialogs })
  expect(Object.entries(traced.lists().dialogs).map(([id, { places }]) => [id, places[0]])).toEqual([['here', '/']])
  expect([...noted].filter((read) => /there|#/.test(read))).toEqual([])
  expect(noted).toContain('@/')
  expect(traced.lists().dialogs['there']?.places).toHaveLength(1)
  expect(noted).toContain('/lists/dialogs/there/places/length')
})

it('notes what is copied out of it', () => {
  const { traced, noted } = trace()
  const { recharge } = { ...traced.settings().values }
  expect({ ...recharge.bank }.on).toBe(true)
  expect(noted).toContain('/settings/values/recharge/bank/on')
})

it('notes the plan of another screen, not that of the screen that plays', () => {
  const { traced, noted } = trace()
  expect(traced.screen('home')?.id).toBe('home')
  expect(traced.screen('recharge')?.id).toBe('recharge')
  expect([...noted].filter((read) => read.includes('screens'))).toEqual(['/screens/recharge/sha'])
})

it('gives the same objects at every reading', () => {
  const { traced } = trace({ notices: [{ id: 'night' }] })
  expect(traced.settings().values.recharge).toBe(traced.settings().values.recharge)
  expect(traced.notices()[0]).toBe(traced.notices()[0])
  expect(traced.copy('kor')).toBe(traced.copy('kor'))
})

it('shows notices at any time, so that what shows tomorrow is played today', () => {
  const edges = { from: '2099-01-01T00:00:00Z', until: '2099-01-02T00:00:00Z' }
  const { traced, noted } = trace({ notices: [{ id: 'night', ...edges }] })
  const [notice] = traced.notices() as readonly [Notice]
  expect([notice.from, { ...notice }.until, 'from' in notice]).toEqual([undefined, undefined, false])
  expect([...noted].filter((read) => /from|until/.test(read))).toEqual([])
})
