import { baselineUrls } from 'virtual:baseline-urls'
import { expect, it, vi } from 'vitest'
import { loadRelease } from '../../release/LoadedRelease.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { completeBaseline, fetchBaseline } from './fetchBaseline.ts'
import { splitRelease } from './releaseParts.ts'

vi.mock('virtual:baseline-urls', () => ({ baselineUrls: { documents: './documents', copy: { kor: './kor', cn: './cn', en: './en' } }, baselineLocale: 'kor' }))

const release = compileTestRelease()
const { documents, copy } = splitRelease(release)
const texts: Readonly<Record<string, string>> = { [baselineUrls.documents]: documents, './kor': copy.kor, './cn': copy.cn, './en': copy.en }
const createFetch = () =>
  vi.fn<typeof fetch>(async (input) => {
    const text = typeof input === 'string' ? texts[input] : undefined
    return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }))
  })

it('starts with one language and takes the others later, each once, keeping what is parsed', async () => {
  const fetch = createFetch()
  const baseline = loadRelease(await fetchBaseline(fetch, ['en']))
  expect(fetch.mock.calls.map(([input]) => input)).toEqual(['./documents', './en'])
  expect([baseline.copy('kor'), baseline.copy('cn')]).toEqual([undefined, undefined])
  const held = [baseline.copy('en'), baseline.settings(), baseline.manifest]

  const whole = await completeBaseline(fetch, baseline)
  expect(fetch.mock.calls.slice(2).map(([input]) => input)).toEqual(['./kor', './cn'])
  expect(whole.copy('kor')).toEqual(JSON.parse(copy.kor))
  for (const [index, part] of [whole.copy('en'), whole.settings(), whole.manifest].entries()) expect(part).toBe(held[index])
  expect(new Set(whole.files.keys())).toEqual(new Set(release.files.keys()))
})

it('says what the service said when a part does not come', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.resolve(new Response('gone', { status: 404 })))
  await expect(fetchBaseline(fetch)).rejects.toThrow('The documents of this build could not be loaded: gone')
})
