import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

/** What is tested by hand, generated or a test may say what it likes. */
const elsewhere = /\.(test|spec|stories|csf|gen)\.|\.d\.ts$|(^|\/)testing\//

// Where types end: data that another program wrote, maps that are read by an index, libraries' own types. A new one
// needs a guard, a shape, a generic or an exact-key map instead, or a better reason than those that are left.
it.each([
  { rooms: '{src,admin,mocks,.storybook}', most: 100 },
  { rooms: 'tests', most: 40 },
])('$rooms asserts types $most times at most', ({ rooms, most }) => {
  const found = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: repositoryRoot })
    .filter((file) => !elsewhere.test(file))
    .flatMap((file) => assertionsIn(file, readFileSync(join(repositoryRoot, file), 'utf8')))
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most)
})

it('tells a type assertion from a constant, an import and a comment', () => {
  const text = "import { a as b } from 'c' // as d\nconst e = b as unknown as string\nconst f = [e] as const\n"
  expect(assertionsIn('g.ts', text)).toEqual(['g.ts:2', 'g.ts:2'])
})

function assertionsIn(file: string, text: string): readonly string[] {
  if (!/\bas\s+(?!const\b)/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const lines: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
      lines.push(`${file}:${source.getLineAndCharacterOfPosition(node.getEnd()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}
