import { expect, test } from 'vitest'
import type { ScreenPlan } from '../format/screen.ts'
import { loadRelease } from './LoadedRelease.ts'
import { baseline } from './testing/createTab.ts'

const readPlan = (value: unknown) => ({ ...(value as ScreenPlan), title: { c: 'read' } })

test('a screen that came from elsewhere is read once, with the given reader', () => {
  const release = loadRelease(baseline, { readPlan })
  expect(release.screen('home')?.title).toEqual({ c: 'read' })
  expect(release.screen('home')).toBe(release.screen('home'))
})

test('a screen that a release shares with the one before stays the same object', () => {
  const before = loadRelease(baseline)
  const home = before.screen('home')
  expect(loadRelease(baseline, { previous: before, readPlan }).screen('home')).toBe(home)
})

test('only screens are read so', () => {
  expect(loadRelease(baseline, { readPlan }).copy('en')).toEqual(loadRelease(baseline).copy('en'))
})
