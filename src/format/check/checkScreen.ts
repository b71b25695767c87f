import type { ExpressionType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { definitions } from '../definitions.ts'
import { isObject } from '../isObject.ts'
import { resolveAs, type Visitor } from '../shape/resolve.ts'
import { ScreenSchema, type ScreenPlan } from '../screen.ts'
import { checkBlocks } from './checkBlocks.ts'
import { checkCalls } from './checkCalls.ts'
import { checkChoices } from './checkChoices.ts'
import { checkDepth } from './checkDepth.ts'
import { checkLinks } from './checkLinks.ts'
import { checkQuery } from './checkQuery.ts'
import { checkUnused } from './checkUnused.ts'
import { checkVisitors } from './checkVisitors.ts'
import { createVisitor } from './createVisitor.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'
import { readScreenFacts } from './ScreenFacts.ts'

/** Checks the meaning of a screen of the right shape and resolves it; what has issues is not to be played. */
export function checkScreen(
  screen: Readonly<Record<string, unknown>>,
  facts: Facts,
  report: (found: Found) => void,
): ScreenPlan {
  const declared = readScreenFacts(screen, facts)
  const visitor = createVisitor({ facts, screen: declared, report })
  const { types, values } = resolveValues(screen['values'], declared.names, visitor)
  const names: TypeScope =
    Object.keys(types).length > 0 ? { ...declared.names, value: objectOf(types) } : declared.names

  checkQuery(screen['query'], report)
  checkBlocks(screen['body'], declared, report)
  checkCalls(screen, facts, report)
  checkLinks(screen, facts, report)
  checkChoices(screen['body'], declared.rows, report, ['body'])
  const { $schema: _schema, values: _values, ...rest } = screen
  const plan = resolveAs(ScreenSchema, rest, names, definitions, visitor)
  const whole = { ...plan, values }
  checkDepth(whole, report)
  checkVisitors(whole, facts, report)
  checkUnused(whole, facts, report)
  return whole
}

/** Named values see the ones before them, so none can depend on itself. */
function resolveValues(values: unknown, names: TypeScope, visitor: Visitor<TypeScope>) {
  const types: Record<string, ExpressionType> = {}
  const resolved: ScreenPlan['values'] = {}
  for (const [name, source] of Object.entries(isObject(values) ? values : {})) {
    const scope: TypeScope = { ...names, value: objectOf(types) }
    const path = ['values', name]
    resolved[name] = visitor.slot(
      { kind: 'expression', type: 'any' },
      source,
      path,
      scope,
      {},
    ) as ScreenPlan['values'][string]
    const checked = parseExpression(String(source).slice(1), scope)
    types[name] = 'issues' in checked ? { kind: 'any' } : checked.type
  }
  return { types, values: resolved }
}

function objectOf(types: Readonly<Record<string, ExpressionType>>): ExpressionType {
  return {
    kind: 'object',
    fields: Object.fromEntries(
      Object.entries(types).map(([name, type]) => [
        name,
        type.kind === 'optional' ? { type: type.of, optional: true } : { type, optional: false },
      ]),
    ),
  }
}
