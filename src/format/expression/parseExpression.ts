import { Environment, ParseError, type ASTNode, type SourceRange } from '@marcbachmann/cel-js'
import { AST_LIMITS, LONGEST_EXPRESSION, type Ast } from './Ast.ts'
import { REFUSED, type CheckContext, type Holds } from './CheckContext.ts'
import { checkNode } from './checkNode.ts'
import type { ExpressionIssue, ExpressionIssueCode } from './ExpressionIssue.ts'
import type { ExpressionType, TypeScope } from './ExpressionType.ts'
import { isAst } from './isAst.ts'

const WORDS: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!' }

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '=<': '<=',
  '=>': '>=',
  '&': '&&',
  '|': '||',
}

export interface CheckedExpression {
  readonly ast: Ast
  /** The type of the result. An optional result needs a default within the expression. */
  readonly type: ExpressionType
  /** Every path read from the scope, as in `["data", "wallets"]`, without repeats. */
  readonly reads: readonly (readonly string[])[]
}

export interface RefusedExpression {
  readonly issues: readonly ExpressionIssue[]
}

const parser = new Environment({
  enableOptionalTypes: true,
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: AST_LIMITS.nodes, maxDepth: AST_LIMITS.depth },
})

/**
 * Parses and type-checks an expression (the text after the leading `=`), for its author: all issues at once, or the
 * expression's wire form. Numbers are doubles, so `row.state == 1` needs no decimal point and `1 / 2` is a half.
 */
export function parseExpression(source: string, types: TypeScope): CheckedExpression | RefusedExpression {
  const issues: ExpressionIssue[] = []
  const report = (where: SourceRange, code: ExpressionIssueCode, message: string, hint?: string) => {
    const length = Math.max(1, where.end - where.start)
    issues.push({ offset: where.start, length, code, message, ...(hint !== undefined && { hint }) })
  }

  const whole = { start: 0, end: source.length }
  // Before it is parsed: the parser goes one call deeper for each of a row of signs.
  if (source.length > LONGEST_EXPRESSION) {
    report(whole, 'too-large', TOO_LARGE, `At most ${LONGEST_EXPRESSION} characters; this has ${source.length}.`)
    return { issues }
  }

  let node: ASTNode
  try {
    node = parser.parse(source).ast
  } catch (error) {
    if (!(error instanceof ParseError)) {
      report(whole, 'syntax', 'This cannot be read.', 'Write it in simpler parts.')
      return { issues }
    }
    const large = error.code === 'limit_exceeded'
    const where = error.range ?? whole
    const { message, hint } = large ? { message: TOO_LARGE } : syntaxMistake(source, where.start, error.summary)
    report(where, large ? 'too-large' : 'syntax', message, hint)
    return { issues }
  }

  const reads = new Map<string, readonly string[]>()
  const contextWith = (holds: Holds): CheckContext => ({
    ...holds,
    check: (node, changes) => checkNode(node, contextWith({ ...holds, insidePath: false, ...changes })),
    read: (path) => reads.set(JSON.stringify(path), path),
    fail: (where, code, message, hint) => {
      report(where, code, message, hint)
      return REFUSED
    },
  })
  const names = new Map(Object.entries(types))
  const context = contextWith({ names, locals: new Set(), present: new Set(), insidePath: false })

  const { ast, type } = checkNode(node, context)
  if (issues.length === 0 && !isAst(ast)) report(whole, 'too-large', TOO_LARGE)
  return issues.length > 0 ? { issues } : { ast, type, reads: [...reads.values()] }
}

const TOO_LARGE = 'This expression is too large; take parts of it into a source or a hand-written part.'

interface Mistake {
  readonly message: string
  readonly hint: string
}

/** Mistake where an expression stops making sense, in words, and what to write. `summary` is the parser's own. */
function syntaxMistake(source: string, offset: number, summary: string): Mistake {
  const word = wordAt(source, offset)
  if (word !== undefined && WORDS[word] !== undefined)
    return { message: `"${word}" is not known here.`, hint: `Write "${WORDS[word]}".` }
  if (summary.startsWith('Reserved'))
    return {
      message: `"${word ?? ''}" means nothing in an expression.`,
      hint: 'For one or the other, write condition ? this : that.',
    }

  const operator = operatorAt(source, offset)
  if (operator === '=')
    return { message: 'One "=" does not compare.', hint: 'Write "==". Only the very first "=" is a single one.' }
  if (OPERATORS[operator] !== undefined)
    return { message: `"${operator}" is not known here.`, hint: `Write "${OPERATORS[operator]}".` }

  if (source.charAt(offset) === '.' && source.charAt(offset - 1) === '?')
    return { message: '"?." is not known here.', hint: 'Write ".?" for what may be absent, as in row.?note.' }

  if (summary.startsWith('Unterminated'))
    return { message: 'A text is not closed.', hint: `Write the ${source.charAt(offset)} at its end.` }
  if (summary.startsWith('Expected COLON'))
    return { message: 'What holds otherwise is missing.', hint: 'Write condition ? this : that.' }
  if (/^Expected R(PAREN|BRACKET)/.test(summary))
    return { message: 'A bracket is not closed.', hint: 'Close it where it ends.' }
  if (/[)\]]/.test(source.charAt(offset)))
    return { message: 'This bracket closes nothing.', hint: 'Take it away, or open it before.' }
  if (source.slice(offset).trim() === '')
    return { message: 'The expression ends too early.', hint: 'Write what is missing at its end.' }
  return {
    message: `${JSON.stringify(source.charAt(offset))} was not expected here.`,
    hint: 'Check the operators, quotes and brackets before it.',
  }
}

/** The word around a place, or just before it. */
function wordAt(source: string, offset: number): string | undefined {
  const around = [...source.matchAll(/[A-Za-z]+/g)].filter(
    ({ index, 0: word }) => index <= offset && offset <= index + word.length + 1,
  )
  return around.map(([word]) => word).find((word) => WORDS[word] !== undefined) ?? around[0]?.[0]
}

function operatorAt(source: string, offset: number): string {
  return (
    [...source.matchAll(/[=!<>&|]+/g)].find(
      ({ index, 0: text }) => index <= offset && offset < index + text.length,
    )?.[0] ?? ''
  )
}
