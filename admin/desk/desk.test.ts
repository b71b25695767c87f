import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ColourPair, themeColours, weakPairs } from '../../src/ui/testing/themeColours.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const colours = themeColours(read('../../src/ui/tokens.css') + read('desk.css'))

const inks = ['draft', 'warning', 'live']
/** WCAG 1.4.3 asks 4.5 of text. */
const pairs: readonly ColourPair[] = inks.flatMap((ink): ColourPair[] => [
  ...['ground', 'surface', 'surface-raised', `${ink}-soft`].map((ground): ColourPair => [ink, ground, 4.5]),
  ['text', `${ink}-soft`, 4.5],
  ['text-quiet', `${ink}-soft`, 4.5],
  // A count stands on the colour itself.
  ['surface', ink, 4.5],
])

test.each(['dark', 'light'] as const)('draft, warning and live keep their contrast in the %s theme', (theme) => {
  expect(weakPairs(pairs, colours[theme])).toEqual([])
})
