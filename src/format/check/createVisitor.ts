import { describeType } from '../expression/describeType.ts'
import { nearest } from '../nearest.ts'
import type { ExpressionType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { isObject } from '../isObject.ts'
import type { IssueCode } from '../Issue.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Visitor } from '../shape/resolve.ts'
import type { Slot, ValueType } from '../shape/slots.ts'
import type { CompiledText, Expression } from '../shape/compiled.ts'
import type { Found } from './Document.ts'
import { checkFormSchema } from './checkFormSchema.ts'
import type { Facts } from './Facts.ts'
import { choiceType, formType, type ScreenFacts } from './ScreenFacts.ts'

/** The visitor that gives each slot its meaning: it compiles what is right and reports what is not. */
export function createVisitor(
  facts: Facts,
  screen: ScreenFacts | undefined,
  report: (found: Found) => void,
): Visitor<TypeScope> {
  const named = (known: Iterable<string>, name: unknown, path: Path, code: IssueCode, what: string): unknown => {
    const list = [...known]
    if (typeof name === 'string' && !list.includes(name)) {
      const near = nearest(name, list)
      report({
        path,
        code,
        message: `There is no ${what} "${name}".`,
        hint:
          near === undefined
            ? list.length === 0
              ? `No ${what} is declared.`
              : `Known: ${list.slice(0, 12).join(', ')}${list.length > 12 ? ' …' : ''}.`
            : `Did you mean "${near}"?`,
      })
    }
    return name
  }

  const expression = (source: string, expected: ValueType, path: Path, scope: TypeScope): Expression => {
    const checked = parseExpression(source.slice(1), scope)
    if ('issues' in checked) {
      for (const issue of checked.issues)
        report({
          path,
          code: issue.code === 'type' || issue.code === 'optional' ? 'expression-type' : 'expression',
          message: issue.message,
          hint: issue.hint,
          offset: issue.offset,
        })
      return { e: null }
    }
    const problem = mismatch(checked.type, expected)
    if (problem !== undefined) report({ path, code: 'expression-type', ...problem })
    const needs = [
      ...new Set(checked.reads.flatMap(([root, name]) => (root === 'data' && name !== undefined ? [name] : []))),
    ]
    return needs.length > 0 ? { e: checked.ast, needs } : { e: checked.ast }
  }

  const value = (raw: unknown, expected: ValueType, path: Path, scope: TypeScope): unknown => {
    if (typeof raw === 'string' && raw.startsWith('=')) return expression(raw, expected, path, scope)
    if (typeof raw === 'string' && expected !== 'string' && expected !== 'any' && expected !== 'decimal') {
      report({
        path,
        code: 'shape',
        message: `"${raw}" is text, but this takes ${expected === 'bool' ? 'true or false' : `a ${expected}`}.`,
        hint: 'An expression begins with "=".',
      })
    }
    return raw
  }

  const text = (raw: unknown, path: Path, scope: TypeScope): CompiledText => {
    if (typeof raw === 'string' && raw.startsWith('=')) return expression(raw, 'any', path, scope)
    const key = isObject(raw) ? raw['copy'] : raw
    const given = isObject(raw) && isObject(raw['with']) ? raw['with'] : {}
    named(facts.copy.keys(), key, isObject(raw) ? [...path, 'copy'] : path, 'unknown-copy', 'copy')
    for (const name of facts.copy.get(String(key)) ?? []) {
      if (!Object.hasOwn(given, name))
        report({
          path,
          code: 'copy-placeholder',
          message: `"${String(key)}" has the placeholder {{${name}}}, which is not given here.`,
          hint: `Write { "copy": "${String(key)}", "with": { "${name}": … } }.`,
        })
    }
    const values = Object.entries(given).map(
      ([name, item]) => [name, value(item, 'any', [...path, 'with', name], scope)] as const,
    )
    return values.length > 0 ? { c: String(key), with: Object.fromEntries(values) } : { c: String(key) }
  }

  const slot = (slot: Slot, raw: unknown, path: Path, scope: TypeScope): unknown => {
    switch (slot.kind) {
      case 'copy':
        return named(facts.copy.keys(), raw, path, 'unknown-copy', 'copy')
      case 'text':
        return text(raw, path, scope)
      case 'value':
      case 'expression':
        return value(raw, slot.type, path, scope)
      case 'call':
        return named(Object.keys(facts.contract.calls), raw, path, 'unknown-call', 'call')
      case 'source':
        return named(screen?.sources ?? [], raw, path, 'unknown-source', 'source on this screen')
      case 'route':
        named(facts.routes, typeof raw === 'string' ? raw.split('?')[0] : raw, path, 'unknown-route', 'route')
        return raw
      case 'choices':
        return named(facts.choices.keys(), raw, path, 'unknown-choices', 'list in choices.json')
      case 'dialog':
        return named(facts.dialogs, raw, path, 'unknown-dialog', 'dialog')
      case 'popup':
        return named(screen?.popups ?? [], raw, path, 'unknown-popup', 'popup on this screen')
      case 'handwritten':
        return named(facts.handwritten, raw, path, 'unknown-handwritten', 'hand-written component')
      case 'formSchema':
        checkFormSchema(raw, path, report)
        return raw
      default:
        return slot satisfies never
    }
  }

  const rowType = (parent: Readonly<Record<string, unknown>>, path: Path, scope: TypeScope): ExpressionType => {
    if (typeof parent['rows'] === 'string') {
      const checked = parseExpression(parent['rows'].slice(1), scope)
      return !('issues' in checked) && checked.type.kind === 'list' ? checked.type.of : { kind: 'any' }
    }
    const name = String(parent['source'])
    const row = screen?.rows.get(name)
    if (!row && screen?.sources.has(name))
      report({
        path,
        code: 'paging',
        message: `The source "${name}" has no rows.`,
        hint: 'Name the list with "rows", as in "=data.x.list".',
      })
    return row ?? { kind: 'any' }
  }

  return {
    slot,
    enter: (kind, scope, parent, path) => {
      if (kind === 'row') return { ...scope, row: rowType(parent, path, scope) }
      if (kind === 'form') return { ...scope, form: formType(parent) }
      if (kind === 'tab') return { ...scope, tab: choiceType(parent['choices'], screen?.rows ?? new Map(), facts) }
      return scope
    },
    enterAction: (scope, before) => {
      const last = before.findLast((action) => isObject(action) && typeof action['call'] === 'string')
      const call = isObject(last) ? facts.contract.calls[String(last['call'])] : undefined
      if (!call) return scope
      const field = (type: ExpressionType) => ({ type, optional: false })
      return {
        ...scope,
        result: {
          kind: 'object',
          fields: { code: field({ kind: 'double' }), message: field({ kind: 'string' }), data: field(call.data) },
        },
      }
    },
  }
}

const kinds: Record<Exclude<ValueType, 'any'>, readonly ExpressionType['kind'][]> = {
  bool: ['bool'],
  number: ['double'],
  string: ['string'],
  decimal: ['decimal', 'double'],
  list: ['list'],
}
const wanted: Record<Exclude<ValueType, 'any'>, string> = {
  bool: 'true or false',
  number: 'a number',
  string: 'text',
  decimal: 'an amount',
  list: 'a list',
}

function mismatch(type: ExpressionType, expected: ValueType): { message: string; hint?: string } | undefined {
  if (expected === 'any' || type.kind === 'any') return undefined
  if (type.kind === 'optional' && expected !== 'bool') return mismatch(type.of, expected)
  if (kinds[expected].includes(type.kind)) return undefined
  return {
    message: `This gives ${describeType(type)}, but ${wanted[expected]} is needed here.`,
    ...(type.kind === 'optional' && { hint: 'Say what holds when it is absent: .orValue(false).' }),
  }
}
