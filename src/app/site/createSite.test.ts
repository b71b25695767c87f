import { afterEach, expect, it, vi } from 'vitest'
import type { Locale } from '../../format/locales.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { createSession } from '../../platform/createSession.ts'
import { createStore } from '../../store/createStore.ts'
import { createSite } from './createSite.ts'

afterEach(() => vi.useRealTimers())

it('has its words in the language that was chosen last, whichever answer comes last', async () => {
  vi.useFakeTimers()
  const locale = createStore<Locale>('kor')
  const session = createSession({ storage: createMemoryStorage(), local: createMemoryStorage() })
  const asked: { readonly locale: Locale; readonly answer: () => void }[] = []
  const call = async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const now = locale.getSnapshot()
    asked.push({ locale: now, answer: () => resolve({ data: { site_state: 1, index_modal: 0, webcontent: now } }) })
    return promise
  }
  const site = createSite({
    platform: { call } as unknown as Platform,
    session,
    locale,
    visibility: createStore<'visible' | 'hidden'>('visible'),
    stopped: createStore<string | undefined>(undefined),
  })
  site.start()
  locale.set('en')
  locale.set('cn')
  expect(asked.map((one) => one.locale)).toEqual(['kor', 'en', 'cn'])
  for (const { answer } of asked.toReversed()) {
    answer()
    // One after another.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(session.getSnapshot().appInfo?.webcontent).toBe('cn')
  site.stop()
})
