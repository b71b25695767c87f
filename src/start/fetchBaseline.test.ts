import { baselineUrls } from 'virtual:baseline-urls'
import { expect, it, vi } from 'vitest'
import { loadRelease } from '../release/LoadedRelease.ts'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { fetchBaseline, fetchFirst } from './fetchBaseline.ts'
import { splitFirst, splitRelease } from './releaseParts.ts'

vi.mock('virtual:baseline-urls', () => ({
  baselineUrls: { documents: './documents', copy: { kor: './kor', cn: './cn', en: './en' } },
  baselineLocale: 'kor',
}))

const release = compileTestRelease()
const { documents, copy } = splitRelease(release)
const texts: Readonly<Record<string, string>> = {
  [baselineUrls.documents]: documents,
  './kor': copy.kor,
  './cn': copy.cn,
  './en': copy.en,
  './first': splitFirst(release, 'home', { en: { 'test.home': 'News' } }),
  './cut': splitFirst(release, 'home', { en: {} }).slice(0, 9000),
}
const createFetch = () =>
  vi.fn<typeof fetch>(async (input) => {
    const text = typeof input === 'string' ? texts[input] : undefined
    return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }))
  })

it('starts with one language', async () => {
  const fetch = createFetch()
  const baseline = loadRelease(await fetchBaseline(fetch, ['en']))
  expect(fetch.mock.calls.map(([input]) => input)).toEqual(['./documents', './en'])
  expect(baseline.copy('en')).toEqual(JSON.parse(copy.en))
  expect([baseline.copy('kor'), baseline.copy('cn')]).toEqual([undefined, undefined])
})

it('starts in the language of the build where the chosen one does not come', async () => {
  const fetch = createFetch()
  const answer = fetch.getMockImplementation()
  fetch.mockImplementation(async (input) =>
    input === './cn' ? Promise.reject(new TypeError('cut')) : (answer?.(input) ?? Response.error()),
  )
  const baseline = loadRelease(await fetchBaseline(fetch, ['cn']))
  expect(baseline.copy('kor')).toEqual(JSON.parse(copy.kor))
  expect(baseline.copy('cn')).toBeUndefined()
})

it('says what the service said when a part does not come', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.resolve(new Response('gone', { status: 404 })))
  await expect(fetchBaseline(fetch)).rejects.toThrow('Could not load the documents: gone')
})

it('starts with what the early script has asked for', async () => {
  const first = await fetchFirst(createFetch(), { playbillFirst: './first' })
  expect(first?.screen('home')?.path).toBe('/')
  expect(first?.copy('en')).toEqual({ 'test.home': 'News' })
})

it.each([
  ['has asked for nothing', {}],
  ['has asked for what is gone', { playbillFirst: './gone' }],
  ['got only a part', { playbillFirst: './cut' }],
])('starts with all of it where the early script %s', async (_, page) => {
  await expect(fetchFirst(createFetch(), page)).resolves.toBeUndefined()
})
