import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { GeneratedFile } from './GeneratedFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { objectOf } from '../../format/isObject.ts'

const HEAD = "// Generated from the code of the members' app by `npm run generate`. Do not edit.\n\n"

/** Code that runs on members' phones, by the part that names the keys. */
const parts = {
  app: ['src/app/**', 'src/start/**', 'src/renderer/**', 'src/ui/**', 'src/platform/**', 'src/format/compile/**'],
  lottery: ['src/handwritten/lottery/**'],
  agent: ['src/handwritten/agent/**'],
  game: ['src/handwritten/game/**'],
} as const

/** Tests, and what is in no build that members get. */
const elsewhere = /\.(test|stories|gen)\.|\/testing\//

/** The copy keys that code names, for the desk and the check; read from the code, so that none is forgotten. */
export async function keysOfCode(): Promise<readonly GeneratedFile[]> {
  const known = Object.keys(objectOf(JSON.parse(readFileSync(join(repositoryRoot, 'schemas/copy/en.json'), 'utf8'))))
  const found = Object.entries(parts).map(([part, globs]) => {
    const files = globSync(
      globs.map((glob) => `${glob}/*.{ts,tsx}`),
      { cwd: repositoryRoot },
    ).filter((file) => !elsewhere.test(file))
    const keys = new Set(files.flatMap((file) => keysIn(readFileSync(join(repositoryRoot, file), 'utf8'), known)))
    return { part, keys: [...keys].toSorted() }
  })
  const text = `${HEAD}/** The copy keys that code names, by the part of the app. */\nexport const keysOfCode = {\n${found.map(({ part, keys }) => `  ${part}: [\n${keys.map((key) => `    '${key}',\n`).join('')}  ],\n`).join('')}} as const\n`
  return [{ path: 'src/format/check/keysOfCode.gen.ts', text }]
}

/** A key as it is written, or all that begin as a text with a part put in: \`common.\${name}\`. */
function keysIn(source: string, known: readonly string[]): readonly string[] {
  const keys: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) && known.includes(node.text)) keys.push(node.text)
    if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text))
      keys.push(...known.filter((key) => key.startsWith(node.head.text)))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return keys
}
