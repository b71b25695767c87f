import type { ExpressionType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { isObject } from '../value/isObject.ts'
import type { IssueCode } from '../Issue.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Visitor } from '../shape/resolve.ts'
import type { Slot } from '../shape/slots.ts'
import { callOf } from './callOf.ts'
import type { Checking } from './Checking.ts'
import { checkFormSchema } from './checkFormSchema.ts'
import { checkName, knownChoices } from './checkName.ts'
import type { CallType, Contract } from './Contract.ts'
import { createExpressionCompiler } from './createExpressionCompiler.ts'
import { createTextCompiler, plainCopy } from './createTextCompiler.ts'
import { createValueCompiler } from './createValueCompiler.ts'
import { formType, ruleType } from './formType.ts'
import { choiceType, type ScreenFacts } from './ScreenFacts.ts'

/** The visitor that gives each slot its meaning: it compiles what is right and reports what is not. */
export function createVisitor(checking: Checking): Visitor<TypeScope> {
  const { facts, screen, report } = checking
  const expressions = createExpressionCompiler(checking)
  const values = createValueCompiler(checking, expressions)
  const { value, inRange, data } = values
  const text = createTextCompiler(checking, expressions, values)
  const known = (names: Iterable<string>, name: unknown, path: Path, code: IssueCode, what: string) =>
    checkName(names, name, { path, code, what }, report)

  const slot = (slot: Slot, raw: unknown, path: Path, scope: TypeScope): unknown => {
    switch (slot.kind) {
      case 'copy':
        return plainCopy(raw, path, scope, checking)
      case 'text':
        return text(raw, path, scope)
      case 'value':
        return slot.range
          ? inRange(value(raw, slot.type, path, scope), slot.range, path)
          : value(raw, slot.type, path, scope)
      case 'expression':
        return value(raw, slot.type, path, scope)
      case 'call':
        return known(Object.keys(facts.contract.calls), raw, path, 'unknown-call', 'call')
      case 'source':
        return known(screen?.sources ?? [], raw, path, 'unknown-source', 'source on this screen')
      case 'route':
        if (!facts.unread.routes)
          known(facts.routes, typeof raw === 'string' ? raw.split('?')[0] : raw, path, 'unknown-route', 'route')
        return raw
      case 'choices':
        return knownChoices(raw, path, checking)
      case 'dialog':
        return facts.unread.dialogs ? raw : known(facts.dialogs, raw, path, 'unknown-dialog', 'dialog')
      case 'popup':
        return known(screen?.popups ?? [], raw, path, 'unknown-popup', 'popup on this screen')
      case 'handwritten':
        return known(facts.handwritten.keys(), raw, path, 'unknown-handwritten', 'hand-written component')
      case 'formSchema':
        checkFormSchema(raw, path, report)
        return raw
      case 'data':
        return data(raw, path, scope)
      default:
        return slot satisfies never
    }
  }

  /** A field of the form itself comes before a form of the same name. */
  const besideOthers = (form: ExpressionType): ExpressionType =>
    form.kind === 'object' ? { ...form, fields: { ...screen?.forms, ...form.fields } } : form

  return {
    slot,
    enter: (kind, scope, parent, path) => {
      if (kind === 'row') return { ...scope, row: rowType(parent, path, scope, checking) }
      if (kind === 'tabRow') {
        const inRow = { ...scope, row: rowType(parent, path, scope, checking) }
        const key = parseExpression(String(parent['key']).slice(1), inRow)
        return { ...inRow, tab: 'issues' in key ? { kind: 'any' } : key.type }
      }
      if (kind === 'switch') return { ...scope, on: { kind: 'bool' } }
      if (kind === 'upload') return { ...scope, result: resultOf(facts.contract.calls['uploadImage']) }
      if (kind === 'outcome') return { ...scope, result: resultOf(lastCall(parent['do'], facts.contract)) }
      if (kind === 'reviewed')
        return isObject(parent['check']) ? { ...scope, result: checkedOf(parent['check'], facts) } : scope
      if (kind === 'form') return { ...scope, form: besideOthers(formType(parent)) }
      if (kind === 'rule') return { ...scope, form: besideOthers(ruleType(screen?.screen, path, scope)) }
      if (kind === 'tab') return { ...scope, tab: choiceType(parent['choices'], screen?.rows ?? new Map(), facts) }
      return scope
    },
    enterAction: (scope, before) => {
      const inActions = scope['user'] === undefined ? scope : { ...scope, before: scope['user'] }
      // One that is misspelt has an answer too: it is told of where it is named.
      return callsAny(before) ? { ...inActions, result: resultOf(lastCall(before, facts.contract)) } : inActions
    },
  }
}

const isCall = (action: unknown) => isObject(action) && typeof action['call'] === 'string'
const callsAny = (actions: unknown) => Array.isArray(actions) && actions.some(isCall)

function lastCall(actions: unknown, contract: Contract): CallType | undefined {
  const last: unknown = Array.isArray(actions) ? actions.findLast(isCall) : undefined
  return isObject(last) ? callOf(contract, last['call']) : undefined
}

function rowType(
  parent: Readonly<Record<string, unknown>>,
  path: Path,
  scope: TypeScope,
  { screen, report }: Checking,
): ExpressionType {
  if (typeof parent['rows'] === 'string') {
    const checked = parseExpression(parent['rows'].slice(1), scope)
    return !('issues' in checked) && checked.type.kind === 'list' ? checked.type.of : { kind: 'any' }
  }
  const name = String(parent['source'])
  const row = screen?.rows.get(name)
  if (!row && screen?.sources.has(name)) report({ path, code: 'paging', ...rowsMistake(name, screen) })
  return row ?? { kind: 'any' }
}

function resultOf(call: CallType | undefined): ExpressionType {
  const field = (type: ExpressionType) => ({ type, optional: false })
  const data = call?.data ?? { kind: 'any' as const }
  return {
    kind: 'object',
    fields: { code: field({ kind: 'double' }), message: field({ kind: 'string' }), data: field(data) },
  }
}

/** The answer asked for before a review, without data where the platform could not say. */
function checkedOf({ call }: Readonly<Record<string, unknown>>, { contract }: ScreenFacts['facts']): ExpressionType {
  const { data = { kind: 'any' } } = callOf(contract, call) ?? {}
  return { kind: 'object', fields: { data: { type: data, optional: true } } }
}

/** Why a source gives a block no rows, and what to write: its call is paged, or has its lists within its answer. */
function rowsMistake(name: string, { screen, facts, names }: ScreenFacts): { message: string; hint: string } {
  const source = isObject(screen['sources']) ? screen['sources'][name] : undefined
  const call = isObject(source) ? callOf(facts.contract, source['call']) : undefined
  const message = `The source "${name}" gives an object, not rows.`
  if (call?.rows)
    return {
      message,
      hint: `Its call comes in pages: add "paging": { "first": ${call.firstPage ?? 1}, "finished": "list.finished" } to the source.`,
    }

  const all = names['data']?.kind === 'object' ? names['data'].fields[name]?.type : undefined
  const lists =
    all?.kind === 'object'
      ? Object.entries(all.fields).flatMap(([field, { type }]) =>
          type.kind === 'list' ? [`"=data.${name}.${field}"`] : [],
        )
      : []
  return lists.length === 0
    ? { message, hint: 'Name a source whose answer is a list.' }
    : { message, hint: `Write "rows": ${lists.join(' or ')} in place of "source".` }
}
