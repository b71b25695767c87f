import type { Block } from '../../format/blocks/Block.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { parseExpression } from '../../format/expression/parseExpression.ts'
import type { ExpressionType } from '../../format/expression/ExpressionType.ts'
import type { CompiledText, Expression } from '../../format/shape/compiled.ts'

const any: ExpressionType = { kind: 'any' }
const names = [
  'query',
  'session',
  'user',
  'site',
  'settings',
  'data',
  'value',
  'form',
  'filter',
  'row',
  'tab',
  'result',
  'now',
  'on',
]

/** A compiled expression from its source, with every name of the language in scope and no types. */
export function expressionOf(source: string): Expression {
  const checked = parseExpression(source.replace(/^=/, ''), Object.fromEntries(names.map((name) => [name, any])))
  if ('issues' in checked) throw new Error(`${source}: ${checked.issues.map(({ message }) => message).join(' ')}`)
  return { e: checked.ast }
}

/** Compiled text from a copy key, or from an expression that begins with "=". */
export const textOf = (written: string): CompiledText =>
  written.startsWith('=') ? expressionOf(written) : { c: written }

/** A compiled screen with these blocks. */
export function planOf(body: readonly Block[], rest: Partial<ScreenPlan> = {}): ScreenPlan {
  return {
    format: 1,
    id: 'example',
    path: '/example',
    access: 'member',
    title: { c: 'example.title' },
    query: {},
    chrome: { header: 'back', tabBar: false },
    cached: false,
    guards: [],
    sources: {},
    values: {},
    body,
    ...rest,
  }
}
