// @vitest-environment jsdom
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { activities } from '../mocks/platform/content/activities.ts'
import { games } from '../mocks/platform/content/games.ts'
import { symbols } from '../mocks/platform/content/symbols.ts'
import { venuePicture, venues } from '../mocks/platform/content/venues.ts'

const numbers = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)
const named = (folder: string, names: readonly string[], width: number, height = width) =>
  names.map((name) => ({ file: `${folder}/${name}.svg`, size: `0 0 ${width} ${height}` }))

const expected = [
  ...named('mocks/pictures/banners', ['welcome', 'deposit', 'vip', 'activity', 'lottery'], 750, 320),
  ...[...games.map(({ picture }) => picture), ...venues.map(venuePicture)].map((address) => ({
    file: address.replace(/^demo/, 'mocks/pictures'),
    size: '0 0 300 300',
  })),
  ...named('mocks/pictures/banks', ['kb', 'shinhan', 'woori', 'hana', 'nh', 'ibk', 'kakao', 'toss', 'usdt'], 96),
  ...activities.map(({ banner }) => ({ file: banner.replace(/^demo/, 'mocks/pictures'), size: '0 0 690 280' })),
  ...named('mocks/pictures/avatars', numbers(21), 128),
  ...named('mocks/pictures/sponsors', numbers(2), 690, 240),
  ...named('src/ui/avatars', numbers(21), 128),
  ...named('src/ui/dice', numbers(6), 64),
  ...named('src/app/icons', ['icon', 'maskable'], 512),
  ...named('src/app/icons', ['favicon'], 32),
]

const drawn = globSync(['mocks/pictures/**/*.svg', 'src/ui/{avatars,dice}/*.svg', 'src/app/icons/*.svg']).toSorted()
const read = (file: string) => readFileSync(file, 'utf8')
// DOMParser is strict about XML: an unclosed tag or a stray ampersand gives a parsererror document.
const parse = (file: string) => new DOMParser().parseFromString(read(file), 'image/svg+xml')

const drawing = new Set([
  'svg',
  'defs',
  'g',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'pattern',
])
const forbiddenAttribute = /^(style|class|on.*|src|xlink:.*|xml:base)$/i

describe('pictures', () => {
  it.each(expected)('$file exists in its size', ({ file, size }) => {
    expect(existsSync(file)).toBe(true)
    expect(parse(file).documentElement.getAttribute('viewBox')).toBe(size)
  })

  it.each(drawn)('%s consists only of shapes', (file) => {
    const root = parse(file).documentElement
    const elements = [root, ...root.querySelectorAll('*')]
    expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(elements.map((element) => element.localName).filter((name) => !drawing.has(name))).toEqual([])
    expect(
      elements.flatMap((element) => element.getAttributeNames()).filter((name) => forbiddenAttribute.test(name)),
    ).toEqual([])
    expect(root.textContent.trim()).toBe('')
  })

  it.each(drawn)('%s does not refer to anything outside itself', (file) => {
    const root = parse(file).documentElement
    const ids = [...root.querySelectorAll('[id]')].map((element) => element.id)
    const references = [root, ...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        if (name === 'href') return [value]
        return [...value.matchAll(/url\(([^)]*)\)/g)].map((match) => match[1] ?? '')
      }),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      references.filter((reference) => !ids.includes(reference.replace('#', '')) || !reference.startsWith('#')),
    ).toEqual([])
    expect(read(file).replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/<[!?]|:\/\/|data:|javascript:/i)
  })

  it.each(drawn)('%s stays small', (file) => {
    const most = /^src\/ui\/avatars|^mocks\/pictures\/(games|providers|symbols)/.test(file) ? 3 * 1024 : 6000
    expect(readFileSync(file).byteLength).toBeLessThanOrEqual(most)
  })

  it('differ from game to game and from platform to platform', () => {
    const shown = [...games.map(({ picture }) => picture), ...venues.map(venuePicture)]
    expect(new Set(shown.map((address) => read(address.replace(/^demo/, 'mocks/pictures')))).size).toBe(shown.length)
    expect(new Set(games.map(({ symbol }) => symbol)).size).toBe(games.length)
  })

  it('have a symbol for every name, and a name for every symbol', () => {
    const files = globSync('mocks/pictures/symbols/*.svg').map((file) => /(\w+)\.svg$/.exec(file)?.[1] ?? '')
    expect(new Set(files)).toEqual(new Set(Object.keys(symbols)))
  })
})
