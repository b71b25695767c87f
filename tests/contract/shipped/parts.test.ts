import { getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../../src/format/readDocuments.ts'

const { files } = readDocuments('schemas')
const documents = files.filter(({ path }) => path.startsWith('screens/') || path.startsWith('parts/'))
const linesOf = (...names: readonly string[]) =>
  documents
    .filter(({ path }) => names.some((name) => path.startsWith(name)))
    .reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)

/** An object or a list with any leaves in it. */
function shapeOf(node: Node): string {
  const [key, value] = node.children ?? []
  if (node.type === 'property') return key && value ? `${getNodeValue(key)}:${shapeOf(value)}` : ''
  const within = node.children?.map(shapeOf).join()
  return node.type === 'object' ? `{${within}}` : node.type === 'array' ? `[${within}]` : '.'
}

/**
 * Share of lines, in percent, in objects and lists of so many lines that stand somewhere before. Nothing is counted
 * twice: what is within such a one goes with it.
 */
function shareOfRepeated(fewest: number, keyOf: (node: Node) => string): number {
  const seen = new Set<string>()
  const repeatedIn = (text: string, node: Node): number => {
    if (node.type !== 'property') {
      const lines = text.slice(node.offset, node.offset + node.length).split('\n').length
      if (lines < fewest) return 0
      const key = keyOf(node)
      if (seen.has(key)) return lines
      seen.add(key)
    }
    return (node.children ?? []).reduce((sum, child) => sum + repeatedIn(text, child), 0)
  }
  const repeated = documents.reduce((sum, { text }) => {
    const tree = parseTree(text)
    return sum + (tree ? repeatedIn(text, tree) : 0)
  }, 0)
  return (100 * repeated) / linesOf('')
}

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
    ['all screens and parts', 5700, ['screens/', 'parts/']],
  ])('%s: at most %d lines', (_, most, names) => {
    expect(linesOf(...names)).toBeLessThanOrEqual(most)
  })

  it('leave at most 3 % of the lines as identical objects and lists of 6 lines or more', () => {
    expect(shareOfRepeated(6, (node) => JSON.stringify(getNodeValue(node)))).toBeLessThanOrEqual(3)
  })

  it('leave at most 9 % of the lines in objects and lists of 7 lines or more that differ in their leaves alone', () => {
    expect(shareOfRepeated(7, shapeOf)).toBeLessThanOrEqual(9)
  })
})
