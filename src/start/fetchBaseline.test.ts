import { baselineUrls } from 'virtual:baseline-urls'
import { expect, it, vi } from 'vitest'
import { loadRelease } from '../release/LoadedRelease.ts'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { fetchBaseline } from './fetchBaseline.ts'
import { splitRelease } from './releaseParts.ts'

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
  await expect(fetchBaseline(fetch)).rejects.toThrow('The documents of this build could not be loaded: gone')
})
