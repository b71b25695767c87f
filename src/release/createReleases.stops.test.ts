import { expect, test } from 'vitest'
import { byLocale } from '../format/locales.ts'
import { STOP_WORDS_MAX, stopNames } from '../format/wire/stops.ts'
import { settle } from './testing/createFakeClock.ts'
import { createTab, raised, renamed } from './testing/createTab.ts'

const later = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 4, minutes)).toISOString()
const stops = { deposits: { words: { en: 'Back at nine' } } }

test('a stop is heard with the head, and its lifting too, without another release', async () => {
  const { releases, origin, files } = createTab()
  origin.publish(raised, { seq: 4, at: later(0) })
  await releases.checkNow()
  const { release } = releases.getSnapshot()
  const loaded = files().length
  origin.publish(raised, { seq: 4, at: later(1), stops })
  await releases.checkNow()
  expect(releases.getSnapshot()).toMatchObject({ seq: 4, stops })
  expect(releases.getSnapshot().release).toBe(release)
  origin.publish(raised, { seq: 4, at: later(2) })
  await releases.checkNow()
  expect(releases.getSnapshot().stops).toEqual({})
  expect(files()).toHaveLength(loaded)
})

test('all stops are heard, with the longest words that JSON can make of them', async () => {
  const { releases, origin } = createTab()
  const longest = { words: byLocale(() => '\u0001'.repeat(STOP_WORDS_MAX)) }
  const all = Object.fromEntries(stopNames.map((name) => [name, longest]))
  origin.publish(raised, { seq: 4, at: later(1), stops: all })
  await releases.checkNow()
  expect(releases.getSnapshot().stops).toEqual(all)
})

test('a stop counts although the files of the release do not come', async () => {
  const { releases, origin } = createTab()
  origin.publish(raised, { seq: 1, at: later(0) })
  await releases.checkNow()
  origin.publish(renamed, { seq: 2, at: later(1), stops })
  for (const sha of renamed.files.keys())
    origin.answer(`release/files/${sha}.json`, () => new Response('', { status: 503 }))
  await releases.checkNow()
  expect(releases.getSnapshot()).toMatchObject({ seq: 1, stops })
})

test('a stale copy of the head from before does not lift a stop', async () => {
  const { releases, origin } = createTab()
  origin.publish(raised, { seq: 4, at: later(1), stops })
  await releases.checkNow()
  origin.publish(raised, { seq: 4, at: later(0) })
  await releases.checkNow()
  await releases.checkNow()
  expect(releases.getSnapshot().stops).toEqual(stops)
})

test('a stop is known at the next start, before the service has answered', async () => {
  const { releases, origin, storage } = createTab()
  origin.publish(raised, { seq: 4, at: later(1), stops })
  await releases.checkNow()
  await settle()
  const next = createTab({ storage })
  next.origin.cut(true)
  await next.releases.start()
  expect(next.releases.getSnapshot()).toMatchObject({ source: 'lastGood', stops })
  next.releases.stop()
})
