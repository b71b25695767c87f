import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The colours of both themes by their names, as hex. */
const colours = {
  light: coloursAt(1),
  dark: coloursAt(2),
} as const

function coloursAt(place: 1 | 2): Record<string, string> {
  const declared = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)
  return Object.fromEntries([...declared].map((found) => [found[1], found[place + 1]]))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'surface', 'surface-raised']
/** WCAG 1.4.3 asks 4.5 of text, 1.4.11 asks 3 of the edges of controls and of focus. */
const pairs: [string, string, number][] = [
  ...['text', 'text-quiet', 'accent', 'gain', 'loss', 'info'].flatMap((ink) =>
    grounds.map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ...['text', 'text-quiet'].map((ink): [string, string, number] => [ink, 'surface-pressed', 4.5]),
  ...['accent', 'gain', 'loss', 'info'].map((ink): [string, string, number] => [ink, `${ink}-soft`, 4.5]),
  ['text', 'accent-soft', 4.5],
  ['text-on-accent', 'accent', 4.5],
  ['text-on-accent', 'accent-pressed', 4.5],
  ['text-on-accent', 'loss', 4.5],
  ...grounds.map((ground): [string, string, number] => ['line-control', ground, 3]),
  ...grounds.map((ground): [string, string, number] => ['focus', ground, 3]),
]

test.each(['dark', 'light'] as const)('every pair of the %s theme keeps its contrast', (theme) => {
  const weak = pairs
    .map(([ink, ground, least]) => ({
      ink,
      ground,
      least,
      is: contrast(colours[theme][ink] ?? '', colours[theme][ground] ?? ''),
    }))
    .filter(({ is, least }) => !(is >= least))
  expect(weak).toEqual([])
})
