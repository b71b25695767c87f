import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chroma, type ColourPair, contrast, themeColours, weakPairs } from './testing/themeColours.ts'

const colours = themeColours(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

const grounds = ['ground', 'surface', 'surface-raised']
/** WCAG 1.4.3 asks 4.5 of text, 1.4.11 asks 3 of the edges of controls and of focus. */
const pairs: readonly ColourPair[] = [
  ...['text', 'text-quiet', 'accent', 'gain', 'loss', 'info'].flatMap((ink) =>
    grounds.map((ground): ColourPair => [ink, ground, 4.5]),
  ),
  ...['text', 'text-quiet'].map((ink): ColourPair => [ink, 'surface-pressed', 4.5]),
  ...['accent', 'gain', 'loss', 'info'].map((ink): ColourPair => [ink, `${ink}-soft`, 4.5]),
  ['text', 'accent-soft', 4.5],
  ['text-on-accent', 'accent', 4.5],
  ['text-on-main', 'main', 4.5],
  ['text-on-main', 'main-pressed', 4.5],
  ['text-on-accent', 'loss', 4.5],
  ...grounds.map((ground): ColourPair => ['line-control', ground, 3]),
  ...grounds.map((ground): ColourPair => ['main-line', ground, 3]),
  ...grounds.map((ground): ColourPair => ['focus', ground, 3]),
]

test.each(['dark', 'light'] as const)('every pair of the %s theme keeps its contrast', (theme) => {
  expect(weakPairs(pairs, colours[theme])).toEqual([])
})

test.each(['dark', 'light'] as const)(
  'the main button of the %s theme is no disabled one by hue and contrast',
  (theme) => {
    const of = (name: string) => colours[theme][name] ?? ''
    // As `Button.module.css` has them.
    const disabled = { fill: of('surface-raised'), edge: of('line'), words: of('text-quiet') }
    expect(chroma(of('main'))).toBeGreaterThan(0.5)
    expect(chroma(disabled.fill)).toBeLessThan(0.1)
    for (const ground of grounds.map(of)) {
      expect(contrast(of('main-line'), ground)).toBeGreaterThan(2 * contrast(disabled.edge, ground))
    }
    expect(contrast(of('text-on-main'), of('main'))).toBeGreaterThan(1.25 * contrast(disabled.words, disabled.fill))
  },
)
