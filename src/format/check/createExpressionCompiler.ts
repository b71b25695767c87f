import type { Ast } from '../expression/Ast.ts'
import { describeType } from '../expression/describeType.ts'
import type { ExpressionIssue } from '../expression/ExpressionIssue.ts'
import type { ExpressionType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { writtenTexts } from '../expression/writtenTexts.ts'
import { isObject } from '../isObject.ts'
import type { IssueCode } from '../Issue.ts'
import type { Expression } from '../shape/compiled.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { ValueType } from '../shape/slots.ts'
import { bodyMistakes } from './bodyMistakes.ts'
import type { Checking } from './Checking.ts'
import { checkPicture } from './checkPicture.ts'
import { checkWords } from './checkWords.ts'
import { expectedTypes, paramAt } from './expectedTypes.ts'
import { valueAt } from './valueAt.ts'

export interface ExpressionCompiler {
  /** @param source with its `=` */
  readonly expression: (source: string, expected: ValueType, path: Path, scope: TypeScope) => Expression
  /** The texts that an expression may give, also through a named value. */
  readonly textsIn: (ast: Ast) => ReturnType<typeof writtenTexts>
}

/** Compiles the expressions of one document, each held to what its place takes. */
export function createExpressionCompiler({ facts, screen, report }: Checking): ExpressionCompiler {
  const values = new Map<string, Ast>()
  const textsIn = (ast: Ast) => writtenTexts(ast, (name) => values.get(name))
  const isLookedUp = (path: Path) =>
    path.at(-1) === 'value' && valueAt(screen?.screen, [...path.slice(0, -1), 'choices']) !== undefined

  /** A named value or a parameter may be called `key` as well. */
  const isRowKey = (path: Path): boolean => {
    const owner = path.at(-1) === 'key' ? valueAt(screen?.screen, path.slice(0, -1)) : undefined
    return isObject(owner) && (Object.hasOwn(owner, 'source') || Object.hasOwn(owner, 'rows'))
  }

  const expression = (source: string, expected: ValueType, path: Path, scope: TypeScope): Expression => {
    const checked = parseExpression(source.slice(1), scope)
    if ('issues' in checked) {
      for (const issue of checked.issues)
        report({
          path,
          code: codeOf(issue, source.slice(1)),
          message: issue.message,
          hint: issue.hint,
          offset: issue.offset,
        })
      return { e: null }
    }
    const problem = mismatch(checked.type, expected)
    if (problem !== undefined) report({ path, code: 'expression-type', ...problem })
    if (path[0] === 'values' && path.length === 2) values.set(String(path[1]), checked.ast)
    const texts = textsIn(checked.ast)
    // Looked up in a list, a text is the value and the list has its label.
    if ((expected === 'shown' || expected === 'html') && !isLookedUp(path)) checkWords(texts, path, facts, report)
    if (expected === 'picture') for (const text of texts) checkPicture(text, path, facts, report)
    const place = screen && expectedTypes(screen, path)
    const given = checked.type.kind === 'optional' ? checked.type.of : checked.type
    if (place && given.kind !== 'any' && given.kind !== 'null' && !place.kinds.includes(given.kind))
      report({
        path,
        code: place.code,
        message: `${place.what}, but this gives ${describeType(given)}.`,
        hint: conversionTo(place.kinds, given),
      })
    if (place?.required === true && checked.type.kind === 'optional')
      report({
        path,
        code: 'param-type',
        message: `${place.what} in every call, but this may be absent.`,
        hint: 'Give it a default with .orValue(…), or read what is always there.',
      })
    const param = screen && paramAt(screen, path)
    if (param)
      for (const mistake of bodyMistakes(checked.type, param.schema, String(path.at(-1)))) report({ path, ...mistake })
    if (isRowKey(path) && !checked.reads.some(([root]) => root === 'row'))
      report({
        path,
        code: 'expression-type',
        message: 'This is the same for every row, so only one row would be shown.',
        hint: 'Read a field of the row that no two rows share, as in "=row.id".',
      })
    const needs = [
      ...new Set(checked.reads.flatMap(([root, name]) => (root === 'data' && name !== undefined ? [name] : []))),
    ]
    return needs.length > 0 ? { e: checked.ast, needs } : { e: checked.ast }
  }

  return { expression, textsIn }
}

/** A field of a form that may be absent has a code of its own: a stored edit may have been accepted without it. */
function codeOf({ code, offset }: ExpressionIssue, source: string): IssueCode {
  if (code === 'optional')
    return /(?<![\w.])form(\.\w+)?\.?$/.test(source.slice(0, offset)) ? 'absent-field' : 'expression-type'
  return code === 'type' ? 'expression-type' : 'expression'
}

function mismatch(type: ExpressionType, expected: ValueType): { message: string; hint: string } | undefined {
  if (expected === 'any' || type.kind === 'any') return undefined
  if (type.kind === 'optional' && expected !== 'bool') return mismatch(type.of, expected)
  if (kinds[expected].includes(type.kind)) return undefined
  return {
    message: `This gives ${describeType(type)}, but ${wanted[expected]} is needed here.`,
    hint:
      type.kind === 'optional'
        ? 'Say what holds when it is absent: .orValue(false).'
        : `Read another field, or work ${wanted[expected]} out of it.`,
  }
}

const kinds: Record<Exclude<ValueType, 'any'>, readonly ExpressionType['kind'][]> = {
  bool: ['bool'],
  number: ['double'],
  string: ['string'],
  decimal: ['decimal', 'double'],
  list: ['list'],
  plain: ['string', 'double', 'decimal'],
  shown: ['string', 'double', 'decimal'],
  html: ['string'],
  picture: ['string'],
}
/** Types that a place takes, in words. */
export const wanted: Record<Exclude<ValueType, 'any'>, string> = {
  bool: 'true or false',
  number: 'a number',
  string: 'text',
  decimal: 'an amount',
  list: 'a list',
  plain: 'a text, a number or an amount',
  shown: 'a text, a number or an amount',
  html: 'text',
  picture: 'the address of a picture',
}

/** Function that turns a value of this type into one that the place takes. */
function conversionTo(kinds: readonly ExpressionType['kind'][], given: ExpressionType): string {
  if (kinds.includes('decimal') && given.kind === 'string') return 'Turn the text into an amount with decimal(…).'
  if (kinds.includes('double') && given.kind === 'decimal') return 'Turn the amount into a number with double(…).'
  return 'Read another field, or work the right one out of it.'
}
