import { describe, expect, it, vi } from 'vitest'
import { compileTestRelease } from '../../app/testing/compileTestRelease.ts'
import { testScreens } from '../../app/testing/testScreens.ts'
import type { CompiledRelease } from '../../format/release.ts'
import { createReleaseAdapter } from './adaptRelease.ts'
import { createMarks } from './marks.ts'

const dialog = { title: 'test.home', body: 'test.kefu', confirm: 'test.send', places: ['/'] }
const release = compileTestRelease({
  screens: {
    ...testScreens,
    home: {
      ...testScreens['home'],
      chrome: { header: 'plain', tabBar: true },
      body: [
        {
          id: 'welcome',
          type: 'popup',
          title: 'home.menu',
          notices: true,
          auto: { when: '=true', once: 'session' },
          body: [
            {
              id: 'slides',
              type: 'carousel',
              label: 'test.home',
              autoplay: '=settings.carousel.banner',
              items: [{ title: 'test.kefu' }],
            },
          ],
        },
      ],
    },
  },
  dialogs: { first: dialog, second: dialog },
})
const read = ({ files }: CompiledRelease, address: string) => files.get(address) ?? ''
const homeOf = (adapted: CompiledRelease) => read(adapted, adapted.manifest.screens['home']?.sha ?? '')

describe('a release adapted for the phone', () => {
  it('is itself where nothing is asked for', () => {
    expect(
      createReleaseAdapter()(release, { marks: undefined, opening: { on: true, dialog: '', notices: false } }),
    ).toBe(release)
  })

  it('opens and moves nothing by itself when it is to be quiet, but for one dialog', () => {
    const adapted = createReleaseAdapter()(release, {
      marks: undefined,
      opening: { on: false, dialog: 'second', notices: false },
    })
    expect(homeOf(release)).toContain('"auto":')
    expect(homeOf(adapted)).not.toContain('"auto":')
    expect(homeOf(adapted)).toContain('"autoplay":0')
    expect(JSON.parse(read(adapted, adapted.manifest.lists))).toMatchObject({
      dialogs: { first: { places: [] }, second: { places: ['/'] } },
    })
    const noted = createReleaseAdapter()(release, {
      marks: undefined,
      opening: { on: false, dialog: '', notices: true },
    })
    expect(homeOf(noted)).toContain('"auto":')
    // A screen where nothing moves stays the same file, and so does what it has parsed.
    expect(adapted.manifest.screens['kefu']).toEqual(release.manifest.screens['kefu'])
  })

  it('gives each text its mark; a file that is the same in the next release is not made again', () => {
    const adapt = createReleaseAdapter()
    const marks = createMarks()
    const put = vi.fn<typeof marks.put>(marks.put)
    const adapted = (played: CompiledRelease) =>
      adapt(played, { marks: { ...marks, put }, opening: { on: true, dialog: '', notices: false } })
    const first = adapted(release)
    const english = JSON.parse(read(first, first.manifest.copy.en)) as Record<string, string>
    expect(marks.take(english['test.kefu'] ?? '')).toEqual({ text: 'How may we help?', of: [{ text: 'test.kefu' }] })

    const { manifest, files } = release
    const copy = { ...manifest.copy, kor: 'changed' }
    put.mockClear()
    const next = adapted({
      ...release,
      manifest: { ...manifest, copy },
      files: new Map([...files, ['changed', '{"a":"b"}']]),
    })
    expect(put.mock.calls).toEqual([['b', { text: 'a' }]])
    expect(next.manifest.copy.en).toBe(first.manifest.copy.en)
    expect(read(next, next.manifest.copy.en)).toBe(read(first, first.manifest.copy.en))
  })
})
