import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import english from '../../../../schemas/copy/en.json' with { type: 'json' }
import settings from '../../../../schemas/settings.json' with { type: 'json' }
import { repositoryRoot } from '../../../../src/build/repositoryRoot.ts'
import { readWrittenOut } from '../../../../src/format/readDocuments.ts'
import { listOf, memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { testWords } from '../../testing/testWords.ts'
import { documentChanges } from './documentChanges.ts'

const shipped = readWrittenOut(join(repositoryRoot, 'schemas')).files.filter(({ path }) => path.startsWith('screens/'))
const read = (name: string): unknown => JSON.parse(shipped.find(({ path }) => path === `screens/${name}`)?.text ?? '')
const told = (before: unknown, after: unknown, locale: 'kor' | 'cn' | 'en' = 'en') =>
  documentChanges(before, after, english, testWords[locale])

const bodyOf = (screen: unknown) => listOf(memberOf(screen, 'body')).map(objectOf)
const withBody = (screen: unknown, body: readonly unknown[]) => ({ ...objectOf(screen), body })
const home = read('home.json')
const recharge = read('recharge.json')

describe.each(shipped)('$path', ({ text }) => {
  const screen: unknown = JSON.parse(text)

  it('does not differ from itself, whatever the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(objectOf(screen)).toReversed())
    expect(told(screen, turned)).toEqual([])
  })

  it('tells each block that is moved to the top, switched off or removed in one sentence', () => {
    const body = bodyOf(screen)
    for (const [at, block] of body.entries()) {
      const others = body.toSpliced(at, 1)
      expect(told(screen, withBody(screen, [block, ...others]))).toHaveLength(at === 0 ? 0 : 1)
      expect(told(screen, withBody(screen, body.with(at, { ...block, off: true })))).toEqual([
        expect.stringMatching(/^Block off: ./),
      ])
      expect(told(screen, withBody(screen, others))).toEqual([expect.stringMatching(/^Removed: ./)])
      expect(told(withBody(screen, others), screen)).toEqual([expect.stringMatching(/^New: ./)])
    }
  })
})

describe('the differences of a screen', () => {
  const blocks = bodyOf(home)
  const [banners, news, ...rest] = blocks

  it('say above which block another one came, or that it is the last', () => {
    expect(told(home, withBody(home, [news, banners, ...rest]))).toEqual(['Notices moved above Banners'])
    expect(told(home, withBody(home, [news, ...rest, banners]))).toEqual(['Banners moved to the end'])
    expect(told(home, withBody(home, [news, ...rest, banners]), 'kor')).toEqual(['Banners: 맨 끝으로 이동'])
    expect(told(home, withBody(home, [news, ...rest, banners]), 'cn')).toEqual(['Banners 移到最后'])
  })

  it('say where a block went that left its list', () => {
    const [notices, hours, ...others] = bodyOf(recharge)
    const within = others.map((block) =>
      block['id'] === 'firstLimit' ? { ...block, body: [hours, ...listOf(block['body'])] } : block,
    )
    const [sentence, ...more] = told(recharge, withBody(recharge, [notices, ...within]))
    expect(sentence).toMatch(/moved to ./)
    expect(more).toEqual([])
  })

  it('count the settings of a block, and those of the screen itself', () => {
    const changed = { ...banners, autoplay: 7, slide: { no: 1 }, label: 'home.news' }
    expect(told(home, withBody(home, [changed, news, ...rest]))).toEqual([
      expect.stringMatching(/^\d+ settings of Notices$/),
    ])
    expect(told(home, { ...objectOf(home), title: 'home.news' })).toEqual(['One setting of the screen'])
  })

  it('tell a menu entry that moved by its name in its block', () => {
    const shortcuts = blocks.find(({ id }) => id === 'shortcuts')
    const items = listOf(shortcuts?.['items'])
    const turned = [items[1], items[0], ...items.slice(2)]
    const [sentence, ...more] = told(
      home,
      withBody(
        home,
        blocks.map((block) => (block === shortcuts ? { ...block, items: turned } : block)),
      ),
    )
    expect(sentence).toMatch(/ › .+ moved above .+ › ./)
    expect(more).toEqual([])
  })
})

it('the tab bar and the sponsors are told by their entries', () => {
  const { tabBar, sponsors } = settings
  expect(told(tabBar, tabBar)).toEqual([])
  expect(told(tabBar, [tabBar[1], tabBar[0], ...tabBar.slice(2)])).toEqual([
    expect.stringMatching(/ moved above Home$/),
  ])
  expect(told(tabBar, tabBar.slice(1))).toEqual(['Removed: Home'])
  expect(told(sponsors, [{ ...sponsors[0], image: 'demo/sponsors/2.svg' }, ...sponsors.slice(1)])).toEqual([
    expect.stringMatching(/^One setting of ./),
  ])
  // Entries that cannot be told apart are still not passed over.
  expect(told([{ of: 1 }, { of: 2 }], [{ of: 2 }, { of: 1 }])).toEqual(['The list is another one'])
})
