// @vitest-environment jsdom
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const numbers = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)
const named = (folder: string, names: readonly string[], width: number, height = width) =>
  names.map((name) => ({ file: `${folder}/${name}.svg`, size: `0 0 ${width} ${height}` }))

const categories = ['realbet', 'joker', 'gaming', 'sport', 'fishing', 'lottery', 'concise']
const expected = [
  ...named('mocks/pictures/banners', ['welcome', 'deposit', 'vip', 'activity', 'lottery'], 750, 320),
  ...categories.flatMap((category) =>
    named(
      'mocks/pictures/games',
      numbers(8).map((k) => `${category}-${k}`),
      300,
    ),
  ),
  ...named('mocks/pictures/banks', ['kb', 'shinhan', 'woori', 'hana', 'nh', 'ibk', 'kakao', 'toss', 'usdt'], 96),
  ...named('mocks/pictures/activities', numbers(6), 690, 280),
  ...named('mocks/pictures/avatars', numbers(21), 128),
  ...named('mocks/pictures/lottery', ['k3', 'pk10'], 200),
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
    expect(readFileSync(file).byteLength).toBeLessThan(file.startsWith('src/ui/avatars') ? 3_000 : 6_000)
  })
})
