import { readdirSync, readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { describe, expect, it } from 'vitest'
import { layOut } from './layOut.ts'

const settings = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))
const { printWidth } = settings.overrides[0].options

async function formatted(text: string): Promise<string> {
  const { code, errors } = await format('document.json', text, { printWidth })
  expect(errors).toEqual([])
  return code
}

const documents = ['schemas', 'schemas/screens', 'schemas/parts', 'schemas/copy'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
)

describe('layOut', () => {
  it.each(documents)('lays out %s so that the formatter leaves it', async (path) => {
    const value = JSON.parse(readFileSync(path, 'utf8'))
    const text = layOut(value)
    expect(await formatted(text)).toBe(text)
    expect(JSON.parse(text)).toEqual(value)
  })

  it('opens no more than the formatter does with a text whose objects nobody opened', async () => {
    const next = random(7)
    for (let round = 0; round < 400; round++) {
      const value = { a: anyValue(next, 4), b: anyValue(next, 3), c: anyValue(next, 5) }
      expect(layOut(value)).toBe(await formatted(`{\n${JSON.stringify(value).slice(1)}`))
    }
  })

  it.each([
    '中',
    '가',
    'Ａ',
    'ｱ',
    '₩',
    '¥',
    '…',
    '→',
    '①',
    '⌚',
    '❤',
    '❤️',
    '👍🏽',
    '👨‍👩‍👧',
    '🇰🇷',
    '1️⃣',
    'e\u0301',
    '\u200B',
    '𝒜',
    '𠀀',
  ])('counts the columns of %s as the formatter does', async (sign) => {
    for (let rest = 90; rest < 140; rest++) {
      const value = { a: { b: sign.repeat(8) + 'x'.repeat(rest) } }
      expect(layOut(value)).toBe(await formatted(`{\n${JSON.stringify(value).slice(1)}`))
    }
  })

  it.each([{}, [], { a: undefined }, { a: [] }])('takes %o', async (value) => {
    expect(await formatted(layOut(value))).toBe(layOut(value))
  })
})

/** Values of all kinds whose lines end on both sides of the last column. */
function anyValue(next: () => number, deep: number): unknown {
  const kind = deep === 0 ? next() * 0.4 : next()
  const size = Math.floor(next() * 6)
  if (kind < 0.2) return '가a=中'.repeat(Math.floor(next() * 6)) + 'x'.repeat(Math.floor(next() * 30))
  if (kind < 0.3) return Math.floor(next() * 1e6) / 100
  if (kind < 0.4) return [null, true, false, '', '"\\\n'][size] ?? null
  if (kind < 0.5) return Array.from({ length: size * 8 }, () => Math.floor(next() * 1e6) / (next() < 0.5 ? -10 : 1))
  if (kind < 0.75) return Array.from({ length: size }, () => anyValue(next, deep - 1))
  return Object.fromEntries(Array.from({ length: size }, (_, index) => [`key${index}`, anyValue(next, deep - 1)]))
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
