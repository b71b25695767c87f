import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../../src/format/readDocuments.ts'

const { files } = readDocuments('schemas')
const linesOf = (...names: readonly string[]) =>
  files
    .filter(({ path }) => names.some((name) => path.startsWith(name)))
    .reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)

const parts = files.filter(({ path }) => path.startsWith('parts/')).map(({ path }) => path.slice('parts/'.length, -5))

describe('the parts of the shipped documents', () => {
  it.each(parts)('%s is used at least twice', (id) => {
    const uses = files.flatMap(({ text }) => [...text.matchAll(new RegExp(`"use": "${id}"`, 'g'))])
    expect(uses.length).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['recharge', 255, ['screens/recharge.json']],
    ['withdrawal', 165, ['screens/withdrawal.json']],
    ['coinTrans', 80, ['screens/coinTrans.json']],
    ['k3 and pk10', 20, ['screens/k3.json', 'screens/pk10.json']],
    ['all screens and parts', 5650, ['screens/', 'parts/']],
  ])('%s: at most %d lines', (_, most, names) => {
    expect(linesOf(...names)).toBeLessThanOrEqual(most)
  })
})
