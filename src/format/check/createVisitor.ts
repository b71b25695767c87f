import { describeType } from '../expression/describeType.ts'
import type { Ast } from '../expression/Ast.ts'
import { nearest } from '../nearest.ts'
import type { ExpressionIssue } from '../expression/ExpressionIssue.ts'
import type { ExpressionType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { writtenTexts } from '../expression/writtenTexts.ts'
import { isObject } from '../isObject.ts'
import type { IssueCode } from '../Issue.ts'
import type { Path } from '../shape/JsonShape.ts'
import { displayFormats } from '../shape/common.ts'
import type { Visitor } from '../shape/resolve.ts'
import type { Range, Slot, ValueType } from '../shape/slots.ts'
import { isExpression, type CompiledChoices, type CompiledText, type Expression } from '../shape/compiled.ts'
import { callOf } from './callOf.ts'
import type { Found } from './Document.ts'
import { bodyMistakes } from './bodyMistakes.ts'
import { expectedTypes, paramAt } from './expectedTypes.ts'
import { checkFormSchema } from './checkFormSchema.ts'
import { checkPicture } from './checkPicture.ts'
import { checkWords } from './checkWords.ts'
import { checkWrittenKeys } from './checkWrittenKeys.ts'
import { copyMistake } from './copyMistake.ts'
import { readsLikeExpression } from './readsLikeExpression.ts'
import { rowsMistake } from './rowsMistake.ts'
import { valueAt } from './valueAt.ts'
import type { CallType } from './Contract.ts'
import type { Facts } from './Facts.ts'
import { formType, ruleType } from './formType.ts'
import { choiceType, type ScreenFacts } from './ScreenFacts.ts'

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

  const value = (raw: unknown, expected: ValueType, path: Path, scope: TypeScope): unknown => {
    if (typeof raw === 'string' && raw.startsWith('=')) return expression(raw, expected, path, scope)
    if (typeof raw === 'string' && !takesText.has(expected)) {
      report({
        path,
        code: 'shape',
        ...(expected === 'shown' || expected === 'html'
          ? {
              message: `"${raw}" would be shown as written in every language.`,
              hint: 'Own words are copy keys of labels and texts; an expression begins with "=".',
            }
          : {
              message: `"${raw}" is text, but this takes ${expected === 'any' ? 'a value' : wanted[expected]}.`,
              hint: 'An expression begins with "=".',
            }),
        ...(readsLikeExpression(raw, scope) && { hint: `Write "=${raw}".` }),
      })
    } else if (typeof raw === 'string' && readsLikeExpression(raw, scope))
      report({
        path,
        code: 'forgotten-equals',
        message: `"${raw}" is taken as written, but it reads like an expression.`,
        hint: `Write "=${raw}".`,
      })
    if (typeof raw === 'string' && expected === 'decimal' && !/^[0-9]+(\.[0-9]+)?$/.test(raw))
      report({
        path,
        code: 'shape',
        message: `"${raw}" is not an amount.`,
        hint: 'Write digits, as in "100" or "0.5"; an expression begins with "=".',
      })
    if (typeof raw === 'string' && expected === 'picture') checkPicture(raw, path, facts, report)
    return raw
  }

  const inRange = (compiled: unknown, { least, most = Infinity }: Range, path: Path): unknown => {
    const number = isExpression(compiled) ? compiled.e : compiled
    if (typeof number === 'number' && (number < least || number > most))
      report({
        path,
        code: 'out-of-range',
        message: `${number} makes no sense here.`,
        hint: most === Infinity ? `Write ${least} or more.` : `Write a number from ${least} to ${most}.`,
      })
    return compiled
  }

  const data = (raw: unknown, path: Path, scope: TypeScope): unknown => {
    if (Array.isArray(raw)) return raw.map((item, index) => data(item, [...path, index], scope))
    if (!isObject(raw)) return value(raw, 'any', path, scope)
    return Object.fromEntries(Object.entries(raw).map(([name, item]) => [name, data(item, [...path, name], scope)]))
  }

  /** A value in a text: as it is, or by a format. */
  const written = (raw: unknown, path: Path, scope: TypeScope): unknown =>
    isObject(raw)
      ? {
          value: value(raw['value'], 'shown', [...path, 'value'], scope),
          as: either(raw['as'], [...path, 'as'], scope, (name, at) =>
            named(displayFormats, name, at, 'shape', 'format'),
          ),
        }
      : value(raw, 'shown', path, scope)

  /** One name, or one of two by a condition. */
  const either = (raw: unknown, path: Path, scope: TypeScope, check: (name: unknown, path: Path) => unknown): unknown =>
    isObject(raw)
      ? {
          if: value(raw['if'], 'bool', [...path, 'if'], scope),
          then: check(raw['then'], [...path, 'then']),
          else: check(raw['else'], [...path, 'else']),
        }
      : check(raw, path)

  const label = (raw: Readonly<Record<string, unknown>>, path: Path, scope: TypeScope): CompiledText => ({
    l: value(raw['label'], 'plain', [...path, 'label'], scope),
    choices: either(raw['choices'], [...path, 'choices'], scope, (name, at) =>
      named(facts.choices.keys(), name, at, 'unknown-choices', 'list in choices.json'),
    ) as CompiledChoices,
  })

  const knownCopy = (key: unknown, path: Path, scope: TypeScope): unknown => {
    if (typeof key === 'string' && !facts.copy.has(key)) {
      const id = screen?.screen['id']
      const { isKey, ...mistake } = copyMistake(key, facts, {
        path,
        scope,
        screen: typeof id === 'string' ? id : undefined,
      })
      report({ path, code: 'unknown-copy', severity: isKey && facts.copyMayFollow ? 'warning' : 'error', ...mistake })
    }
    return key
  }

  /** A key where nothing is given for placeholders. */
  const plainCopy = (key: unknown, path: Path, scope: TypeScope): unknown => {
    const [name] = facts.copy.get(String(key)) ?? []
    if (name !== undefined)
      report({
        path,
        code: 'copy-placeholder',
        message: `"${String(key)}" has the placeholder {{${name}}}, and nothing is given for it here.`,
        hint: 'Name a text without placeholders, or take it out of the text in every language.',
      })
    return knownCopy(key, path, scope)
  }

  const text = (raw: unknown, path: Path, scope: TypeScope): CompiledText => {
    if (typeof raw === 'string' && raw.startsWith('=')) return expression(raw, 'shown', path, scope)
    if (isObject(raw) && raw['label'] !== undefined) return label(raw, path, scope)
    const key = isObject(raw) ? raw['copy'] : raw
    if (isObject(raw) && typeof key === 'string' && key.startsWith('=')) {
      if (raw['with'] !== undefined)
        report({
          path: [...path, 'with'],
          code: 'copy-placeholder',
          message: 'A key that is worked out takes no values: which placeholders it has is not known.',
        })
      const workedOut = expression(key, 'string', [...path, 'copy'], scope)
      checkWrittenKeys(textsIn(workedOut.e), [...path, 'copy'], report)
      return { k: workedOut }
    }
    const given = isObject(raw) && isObject(raw['with']) ? raw['with'] : {}
    knownCopy(key, isObject(raw) ? [...path, 'copy'] : path, scope)
    for (const name of facts.copy.get(String(key)) ?? []) {
      if (!Object.hasOwn(given, name))
        report({
          path,
          code: 'copy-placeholder',
          message: `"${String(key)}" has the placeholder {{${name}}}, which is not given here.`,
          hint: `Write { "copy": "${String(key)}", "with": { "${name}": … } }.`,
        })
    }
    const known = facts.copy.get(String(key))
    for (const name of known ? Object.keys(given) : []) {
      if (!known?.has(name))
        report({
          path: [...path, 'with', name],
          code: 'copy-placeholder',
          message: `"${String(key)}" has no placeholder {{${name}}}.`,
          hint:
            known?.size === 0
              ? 'It has none: leave "with" out, or name another text.'
              : `It has: ${[...(known ?? [])].join(', ')}.`,
        })
    }
    const values = Object.entries(given).map(
      ([name, item]) => [name, written(item, [...path, 'with', name], scope)] as const,
    )
    return values.length > 0 ? { c: String(key), with: Object.fromEntries(values) } : { c: String(key) }
  }

  const slot = (slot: Slot, raw: unknown, path: Path, scope: TypeScope): unknown => {
    switch (slot.kind) {
      case 'copy':
        return plainCopy(raw, path, scope)
      case 'text':
        return text(raw, path, scope)
      case 'value':
        return slot.range
          ? inRange(value(raw, slot.type, path, scope), slot.range, path)
          : value(raw, slot.type, path, scope)
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
        return named(facts.handwritten.keys(), raw, path, 'unknown-handwritten', 'hand-written component')
      case 'formSchema':
        checkFormSchema(raw, path, report)
        return raw
      case 'data':
        return data(raw, path, scope)
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
    if (!row && screen?.sources.has(name)) report({ path, code: 'paging', ...rowsMistake(parent, name, screen) })
    return row ?? { kind: 'any' }
  }

  return {
    slot,
    enter: (kind, scope, parent, path) => {
      if (kind === 'row') return { ...scope, row: rowType(parent, path, scope) }
      if (kind === 'tabRow') {
        const inRow = { ...scope, row: rowType(parent, path, scope) }
        const key = parseExpression(String(parent['key']).slice(1), inRow)
        return { ...inRow, tab: 'issues' in key ? { kind: 'any' } : key.type }
      }
      if (kind === 'switch') return { ...scope, on: { kind: 'bool' } }
      if (kind === 'upload') return { ...scope, result: resultOf(facts.contract.calls['uploadImage']) }
      if (kind === 'form') return { ...scope, form: formType(parent) }
      if (kind === 'rule') return { ...scope, form: ruleType(screen?.screen, path, scope) }
      if (kind === 'tab') return { ...scope, tab: choiceType(parent['choices'], screen?.rows ?? new Map(), facts) }
      return scope
    },
    enterAction: (scope, before) => {
      const last = before.findLast((action) => isObject(action) && typeof action['call'] === 'string')
      const call = isObject(last) ? callOf(facts.contract, last['call']) : undefined
      const inActions = scope['user'] === undefined ? scope : { ...scope, before: scope['user'] }
      return call ? { ...inActions, result: resultOf(call) } : inActions
    },
  }
}

function resultOf(call: CallType | undefined): ExpressionType {
  const field = (type: ExpressionType) => ({ type, optional: false })
  const data = call?.data ?? { kind: 'any' as const }
  return {
    kind: 'object',
    fields: { code: field({ kind: 'double' }), message: field({ kind: 'string' }), data: field(data) },
  }
}

/** Where a text that is not an expression is shown as it is written. */
const takesText: ReadonlySet<ValueType> = new Set(['string', 'decimal', 'plain', 'picture', 'any'])

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
const wanted: Record<Exclude<ValueType, 'any'>, string> = {
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

/** What turns a value of this type into one that the place takes. */
function conversionTo(kinds: readonly ExpressionType['kind'][], given: ExpressionType): string {
  if (kinds.includes('decimal') && given.kind === 'string') return 'Turn the text into an amount with decimal(…).'
  if (kinds.includes('double') && given.kind === 'decimal') return 'Turn the amount into a number with double(…).'
  return 'Read another field, or work the right one out of it.'
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
