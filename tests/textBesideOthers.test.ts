import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

const elsewhere = /\.(test|stories|csf)\.|\/(testing|workbench|workshop)\//

// A browser that translates a page puts elements in the place of its texts. React goes on writing to a text that stands
// beside other children, which nobody sees any more; one that is alone in its element it replaces.
it('no text of the members’ app that may change stands beside other children', () => {
  const files = globSync('src/**/*.tsx', { cwd: repositoryRoot }).filter((file) => !elsewhere.test(file))
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(repositoryRoot, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    repositoryRoot,
  )
  const program = ts.createProgram(
    files.map((file) => join(repositoryRoot, file)),
    options,
  )
  const checker = program.getTypeChecker()
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(join(repositoryRoot, file))
    return source ? textsBesideOthers(source, checker).map((at) => `${file}:${at}`) : []
  })
  expect(found).toEqual([])
}, 300_000)

it('tells a text beside others from one that is alone, a space and an element', () => {
  const text = `
    declare const word: string, count: number | undefined, slot: object
    const a = <p>{word}</p>
    const b = <p>{word} <b>{count}</b></p>
    const c = <><i />{count !== undefined && word}</>
    const d = <p><i />{' '}<b />{slot}</p>
    const e = <p>words{count === undefined ? <i /> : word}</p>
  `
  const host = ts.createCompilerHost({})
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === 'a.tsx' ? ts.createSourceFile(name, text, version, true, ts.ScriptKind.TSX) : read(name, version)
  const program = ts.createProgram(['a.tsx'], { jsx: ts.JsxEmit.Preserve, strict: true }, host)
  expect(textsBesideOthers(program.getSourceFile('a.tsx')!, program.getTypeChecker())).toEqual([4, 5, 7, 7])
})

function textsBesideOthers(source: ts.SourceFile, checker: ts.TypeChecker): readonly number[] {
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression,
      )
      for (const child of children.length > 1 ? children : [])
        if (isText(child, checker)) lines.push(source.getLineAndCharacterOfPosition(child.getStart()).line + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

function isText(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(node)) return node.text.trim() !== ''
  if (ts.isJsxExpression(node)) return node.expression !== undefined && isText(node.expression, checker)
  if (ts.isParenthesizedExpression(node)) return isText(node.expression, checker)
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue, checker) || isText(node.whenFalse, checker)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return isText(node.right, checker)
  if (ts.isStringLiteral(node)) return node.text.trim() !== ''
  return ts.isExpression(node) && isTextType(checker.getTypeAtLocation(node))
}

/** Nothing but text, or nothing: what may be an element too is a place for one. */
function isTextType(type: ts.Type): boolean {
  const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void
  const shown = (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & nothing) === 0)
  return (
    shown.length > 0 && shown.every(({ flags }) => (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0)
  )
}
