import { format, Validator, type OutputUnit } from '@cfworker/json-schema'
import { Big } from 'big.js'
import type { FieldUi, FieldUis, FormBlock, FormRule, GroupSchema, PropertySchema } from '../../format/blocks/form.ts'
import type { Widget } from '../../format/blocks/widgets.ts'
import { messageKeywords } from '../../format/blocks/formWords.ts'
import { valueAt } from '../../format/check/valueAt.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { formats, lateFormats } from '../../format/text/formats.ts'
import { isObject } from '../../format/value/isObject.ts'
import { keysOf } from '../../format/value/keysOf.ts'
import { isExpression, type CompiledText, type Expression } from '../../format/shape/compiled.ts'
import type { AmountRefusal, refusalOf } from '../../ui/amountText.ts'
import type { Reader } from '../reading/reader.ts'
import { evaluateIn, type Outcome } from '../screen/evaluateIn.ts'
import { decimalsOf, plainAmount, readCurrency } from './fieldAmount.ts'
import type { captchasOf } from './captchas.ts'
import type { numberProblems } from './numberBounds.ts'
import {
  groupOf,
  isBlank,
  isRows,
  plainValues,
  readForm,
  rowsOf,
  type FormReading,
  type FormValues,
} from './formValues.ts'

type MessageKeyword = (typeof messageKeywords)[number]

/** A problem of one field: a keyword of its schema, its maximum, a refused amount, a rule, or something unchecked. */
export type FieldProblem =
  | {
      readonly kind: 'keyword'
      readonly field: string
      /** JSON Pointer of the field within rows or a group, such as `/papers/1/number`. */
      readonly path?: string
      readonly keyword: MessageKeyword
      readonly limit?: string | number | boolean
    }
  /** An amount that its field shows as refused, with the path where it is within rows or a group. */
  | { readonly kind: 'amount'; readonly field: string; readonly path?: string; readonly refused: AmountRefusal }
  | { readonly kind: 'rule'; readonly field: string; readonly rule: number }
  /** Fail closed: nothing unchecked is sent. Without a rule it is not known whether the field shows. */
  | { readonly kind: 'unchecked'; readonly field: string; readonly rule?: number }

export interface Judgement extends FormReading {
  /** Everything that is wrong, in the order of the fields; of one field, an amount that shows as refused, its schema, then its rules. */
  readonly problems: readonly FieldProblem[]
}

/** Reads the form and finds all that is wrong with it: once the member has tried to send, for every keystroke as for the submit. */
export function judgeForm({
  block,
  values,
  scopeOf,
  of,
  tried,
}: Parameters<typeof readForm>[0] & {
  /** The form by which its picture codes are known. */
  readonly of: object
  /** The fields of which problems are told. */
  readonly tried: readonly string[]
}): Judgement {
  const { visible, form } = readForm({ block, values, scopeOf })
  const scope = scopeOf(form)
  const plain = plainValues(block, values)
  const schema = narrowed(block.schema, visible)
  const ofFields = [...amountProblems(block.fields, schema, plain, scope), ...schemaProblems(schema, plain)]
  const refused = new Set(ofFields.map(({ field }) => field))
  const found = [
    ...ofFields,
    ...captchaProblems(block, visible, values, of),
    ...maxProblems(block, { visible, form, scope, refused }),
    ...(judgeNumbers?.(block, { form, scope, refused }) ?? []),
    ...block.rules.flatMap((rule, index) => ruleProblem(rule, index, { visible, form, scope, refused })),
    ...undecidedFields(block, { visible, form, scope }),
  ]
  const place = new Map(Object.keys(block.fields).map((name, index) => [name, index]))
  // What is wrong with no field of the form stands in the way of any page: it is never sent past.
  const told = found.filter(({ field }) => tried.includes(field) || !place.has(field))
  return { visible, form, problems: told.sort((a, b) => (place.get(a.field) ?? 0) - (place.get(b.field) ?? 0)) }
}

const narrowings = new WeakMap<GroupSchema, { readonly names: string; readonly schema: GroupSchema }>()

/** The same schema as long as the same fields show: the validator prepares each that it meets. */
function narrowed(schema: GroupSchema, visible: readonly string[]): GroupSchema {
  const names = visible.join(' ')
  const before = narrowings.get(schema)
  if (before?.names === names) return before.schema
  const shown = new Set(visible)
  const next: GroupSchema = {
    type: 'object',
    required: (schema.required ?? []).filter((name) => shown.has(name)),
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => shown.has(name))),
  }
  narrowings.set(schema, { names, schema: next })
  return next
}

function schemaProblems(schema: GroupSchema, values: FormValues): FieldProblem[] {
  return findSchemaProblems(schema, filledGroup(schema, values)).map(({ path, keyword, limit }) => ({
    kind: 'keyword',
    field: path[0] ?? '',
    ...(path.length > 1 && { path: `/${path.join('/')}` }),
    keyword: messageKeywords.find((known) => known === keyword) ?? 'format',
    ...((typeof limit === 'string' || typeof limit === 'number' || typeof limit === 'boolean') && { limit }),
  }))
}

/** A group that need not be filled in, and is not, is not there. */
function filledGroup({ properties, required }: GroupSchema, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      if (field.type === 'object' && !required?.includes(name) && isBlank(values[name])) return []
      const value = filledValue(field, values[name])
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

function filledValue(field: PropertySchema, value: unknown): unknown {
  if (field.type === 'boolean') return value === true
  if (isRows(field)) return rowsOf(value).map((row) => filledGroup(field.items, row))
  // A list of files is wrong as one, so that its field says it.
  if (field.type === 'array') return rowsOf(value).every(isBlank) ? (value ?? []) : {}
  return field.type === 'object' ? filledGroup(field, groupOf(value)) : value
}

/** Amounts that their fields show as refused: also one that was typed for a currency with more decimals. */
function amountProblems(
  fields: FieldUis,
  { properties }: GroupSchema,
  values: FormValues,
  scope: Scope,
  within: readonly string[] = [],
): FieldProblem[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const [ui, value, path] = [fields[name], values[name], [...within, name]]
    if (ui?.fields !== undefined && isRows(schema))
      return rowsOf(value).flatMap((row, place) =>
        amountProblems(ui.fields ?? {}, schema.items, row, scope, [...path, String(place)]),
      )
    if (ui?.fields !== undefined && schema.type === 'object')
      return amountProblems(ui.fields, schema, groupOf(value), scope, path)
    if (!(ui?.widget === 'amount' || ui?.widget === 'number') || typeof value !== 'string') return []
    const currency = readCurrency({ outcome: (condition) => evaluateIn(condition, scope) }, ui.currency)
    const { pattern, maxLength } = schema.type === 'string' ? schema : {}
    const decimals = schema.type === 'integer' ? 0 : decimalsOf({ pattern }, currency)
    if (!judgeAmount) return [{ kind: 'unchecked', field: path[0] ?? '' }]
    const refused = judgeAmount(value, { decimals, maxLength })
    if (refused === undefined) return []
    const at = path.length > 1 ? { path: `/${path.join('/')}` } : {}
    return [{ kind: 'amount', field: path[0] ?? '', refused, ...at }]
  })
}

/** Why a text is no amount; loaded with what a field of amounts types by. */
let judgeAmount: typeof refusalOf | undefined

/** Problems of numbers; loaded for a form that has one. */
let judgeNumbers: typeof numberProblems | undefined

/** The picture codes of forms; loaded for a form that has one. */
let captchas: typeof captchasOf | undefined

/** New picture codes, after a success. */
export const renewCaptchas = (of: object): void => captchas?.(of).clear()

function captchaProblems(
  { fields }: FormBlock,
  visible: readonly string[],
  values: FormValues,
  of: object,
): FieldProblem[] {
  return visible
    .filter((name) => fields[name]?.widget === 'captcha')
    .filter(
      (name) => values[name] !== undefined && values[name] !== '' && captchas?.(of).solves(name, values[name]) !== true,
    )
    .map((field) => ({ kind: 'keyword', field, keyword: 'const' }))
}

/** The maximum of an amount is a rule like any other: what the button fills in is the most that passes. */
function maxProblems({ fields }: FormBlock, around: RuleSurroundings): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, { max, widget }]) => {
    if (max === undefined || widget === 'number' || around.form[field] === undefined) return []
    const most = isExpression(max) ? max.e : (['call', 'decimal', [max]] as const)
    const rule = {
      assert: { e: ['<=', ['get', ['id', 'form'], field], most] },
      at: field,
      message: { c: '' },
    } satisfies FormRule
    return ruleProblem(rule, -1, around).map(({ kind }) =>
      kind === 'rule' ? { kind: 'keyword', field, keyword: 'max' } : { kind: 'unchecked', field },
    )
  })
}

interface Surroundings {
  readonly visible: readonly string[]
  readonly form: FormValues
  readonly scope: Scope
}

/** Fields that may or may not show, so that a missing value may matter. One that depends on an empty field hides. */
function undecidedFields({ fields }: FormBlock, { visible, form, scope }: Surroundings): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, { when }]) => {
    if (when === undefined || visible.includes(field)) return []
    const outcome = evaluateIn(when, scope)
    const empty = emptyFieldOf(outcome, form)
    const isDecided =
      (outcome.kind === 'value' && typeof outcome.value === 'boolean') ||
      (empty !== undefined && Object.hasOwn(fields, empty))
    return isDecided ? [] : [{ kind: 'unchecked', field }]
  })
}

export interface RuleSurroundings extends Surroundings {
  /** The fields that say themselves that they are empty or malformed. */
  readonly refused: ReadonlySet<string>
}

function ruleProblem(rule: FormRule, index: number, around: RuleSurroundings): FieldProblem[] {
  if (!around.visible.includes(rule.at)) return []
  const applies = rule.when === undefined ? true : verdict(rule.when, around)
  if (applies === false || applies === 'waits') return []
  const held = applies === 'unknown' ? 'unknown' : verdict(rule.assert, around)
  if (held === true || held === 'waits') return []
  return [{ kind: held === false ? 'rule' : 'unchecked', field: rule.at, rule: index }]
}

/**
 * The verdict of an expression of a rule. It waits for a field that is itself refused, when that field's absence is the very
 * reason why there is no verdict: so nothing is sent while a rule waits. Any other reason means no verdict, and nothing
 * may be sent on it.
 */
function verdict(expression: Expression, { form, scope, refused }: RuleSurroundings): boolean | 'waits' | 'unknown' {
  const outcome = evaluateIn(expression, scope)
  if (outcome.kind === 'value' && typeof outcome.value === 'boolean') return outcome.value
  const empty = emptyFieldOf(outcome, form)
  return empty !== undefined && refused.has(empty) ? 'waits' : 'unknown'
}

/**
 * The field of this form whose absence, or that of a field within it, is the very reason why an expression has no
 * value; undefined for any other reason.
 */
export function emptyFieldOf(outcome: Outcome, form: FormValues): string | undefined {
  if (outcome.kind !== 'problem' || outcome.absence === undefined) return undefined
  const { object, key } = outcome.absence
  if (object === form) return typeof key === 'string' ? key : undefined
  return Object.keys(form).find((name) => holds(form[name], object))
}

/** Amounts are objects too, and nothing is looked for within them. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Big) return false
  return value === wanted || Object.values(value).some((inner) => holds(inner, wanted))
}

interface SchemaProblem {
  /** Names of fields and places in lists, from the outside in. */
  readonly path: readonly string[]
  readonly keyword: string
  /** The value of the keyword; what is missing has none. */
  readonly limit?: unknown
}

/** They only say that something beneath them failed, which has a problem of its own. */
const wrappers = new Set(['properties', 'items'])

/**
 * Fetches what judges this form and not every one: formats of its schema, bounds of numbers, picture codes. Rejects where
 * it does not come.
 */
export async function loadRules({ schema, fields }: Pick<FormBlock, 'schema' | 'fields'>): Promise<void> {
  const has = (wanted: Widget) => Object.values(fields).some(({ widget }) => widget === wanted)
  await loadFormats(schema)
  judgeAmount ??= (await import('../../ui/amountText.ts')).refusalOf
  if (has('number')) judgeNumbers ??= (await import('./numberBounds.ts')).numberProblems
  if (has('captcha')) captchas ??= (await import('./captchas.ts')).captchasOf
}

/** A format that has not come passes everything. */
async function loadFormats(schema: GroupSchema): Promise<void> {
  await Promise.all(
    Object.values(schema.properties).map(async (field) => {
      if (isRows(field)) return loadFormats(field.items)
      if (field.type === 'object') return loadFormats(field)
      const name = keysOf(lateFormats).find((late) => late === field.format)
      if (name !== undefined) format[name] ??= await lateFormats[name]()
    }),
  )
}

const validators = new WeakMap<object, Validator>()

/**
 * The problems that a JSON Schema finds in a value, in the order in which a member reads the fields. By an interpreter:
 * AJV would compile with `new Function`, which our CSP forbids. It only speaks English, so `problemText` words them.
 */
export function findSchemaProblems(schema: object, value: unknown): readonly SchemaProblem[] {
  return (
    validatorOf(schema)
      // It throws on `undefined`, which a cleared input leaves behind.
      .validate(JSON.parse(JSON.stringify(value)))
      .errors.filter(({ keyword }) => !wrappers.has(keyword))
      .map((unit) => problemOf(schema, unit))
      .map((problem) => ({ problem, rank: rankOf(schema, problem.path) }))
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .map(({ problem }) => problem)
  )
}

function validatorOf(schema: object): Validator {
  const known = validators.get(schema)
  if (known) return known
  Object.assign(format, formats)
  const made = new Validator(schema, '7', false)
  validators.set(schema, made)
  return made
}

function problemOf(schema: object, unit: OutputUnit): SchemaProblem {
  const { keyword } = unit
  const missing = keyword === 'required' ? /"(.*)"/s.exec(unit.error)?.[1] : undefined
  const at = segments(unit.instanceLocation)
  if (missing !== undefined) return { path: [...at, missing], keyword }
  const limit = segments(unit.keywordLocation).reduce(below, schema)
  return { path: at, keyword, ...(limit !== undefined && { limit }) }
}

/** The interpreter names what is missing before what is wrong; a member reads from the top. */
function rankOf(schema: object, path: readonly string[]): readonly number[] {
  let at: unknown = schema
  return path.map((segment) => {
    const properties = below(at, 'properties')
    at = properties === undefined ? below(at, 'items') : below(properties, segment)
    return properties === undefined
      ? Number(segment)
      : (isObject(properties) ? Object.keys(properties) : []).indexOf(segment)
  })
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((rank, index) => rank !== b[index])
  return place === -1 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? -1)
}

function segments(location: string): string[] {
  return location
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

const below = (of: unknown, key: string): unknown => valueAt(of, [key])

/** A problem in the words of the document or else of the language. */
export function problemText(
  read: Reader,
  { fields, rules, schema }: Pick<FormBlock, 'fields' | 'rules'> & Partial<Pick<FormBlock, 'schema'>>,
  problem: FieldProblem,
): string {
  switch (problem.kind) {
    case 'amount':
      return read.translate(`common.${problem.refused}`)
    case 'rule':
      return read.text(rules[problem.rule]?.message)
    case 'unchecked':
      return read.translate('form.unchecked')
    case 'keyword': {
      const { keyword, limit, field, path } = problem
      const ui = path === undefined ? fields[field] : fieldAt(fields, path)
      const own = (ui?.messages as Readonly<Record<string, CompiledText>> | undefined)?.[keyword]
      if (own) return read.text(own)
      if (keyword === 'max')
        return read.translate('validation.max', {
          label: read.text(ui?.label),
          limit: ui ? mostOf(read, ui, schema?.properties[field]) : '',
        })
      return read.translate(`validation.${ui?.widget === 'files' && keyword === 'format' ? 'files' : keyword}`, {
        label: read.text(ui?.label),
        ...(limit !== undefined && { limit: ui?.widget === 'number' ? read.display(limit, 'number') : limit }),
      })
    }
    default:
      return problem satisfies never
  }
}

/** The field of the document at a path such as `/papers/1/number`. */
function fieldAt(fields: FieldUis, path: string): FieldUi | undefined {
  const names = path.split('/').filter((name) => name !== '' && !/^\d+$/.test(name))
  return names.reduce<FieldUi | undefined>((ui, name, depth) => (depth === 0 ? fields : ui?.fields)?.[name], undefined)
}

/** The maximum of an amount as it is written out: what its button fills in. */
function mostOf(read: Reader, { max, currency }: FieldUi, schema?: PropertySchema): string {
  const named = readCurrency(read, currency)
  const pattern = schema?.type === 'string' ? schema.pattern : undefined
  return read.display(plainAmount(read.value(max), decimalsOf({ pattern }, named)), named ?? 'number')
}
