import type { Scope } from '../../format/expression/evaluate.ts'
import type { FieldUis, FormBlock, FormRule, GroupSchema, PropertySchema } from '../../format/blocks/form.ts'
import { messageKeywords } from '../../format/blocks/formWords.ts'
import { isExpression, type Expression } from '../../format/shape/compiled.ts'
import { refusalOf } from '../../ui/amountText.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'
import { decimalsOf, readCurrency } from './fieldAmount.ts'
import { findSchemaProblems } from './findSchemaProblems.ts'
import { emptyFieldOf } from './emptyFieldOf.ts'
import type { FieldProblem } from './FieldProblem.ts'
import { isBlank } from './isBlank.ts'
import { plainValues } from './plainValues.ts'
import { readForm, type FormReading, type ReadOptions } from './readForm.ts'
import { groupOf, rowsOf, type FormValues } from './typedValues.ts'

export interface Judgement extends FormReading {
  /** Everything that is wrong, in the order of the fields; of one field, an amount that shows as refused, its schema, then its rules. */
  readonly problems: readonly FieldProblem[]
}

export interface JudgeOptions extends ReadOptions {
  /** Whether the answer to a picture code is right. */
  readonly solves: (field: string, answer: unknown) => boolean
}

/** What `readForm` says, and what is wrong with the form: once the member has tried to send, for every keystroke as for the submit. */
export function judgeForm({ block, values, scopeOf, solves }: JudgeOptions): Judgement {
  const { visible, form } = readForm({ block, values, scopeOf })
  const scope = scopeOf(form)
  const plain = plainValues(block, values)
  const schema = narrowed(block.schema, visible)
  const ofFields = [...amountProblems(block.fields, schema, plain, scope), ...schemaProblems(schema, plain)]
  const refused = new Set(ofFields.map(({ field }) => field))
  const found = [
    ...ofFields,
    ...captchaProblems(block, visible, values, solves),
    ...maxProblems(block, { visible, form, scope, refused }),
    ...block.rules.flatMap((rule, index) => ruleProblem(rule, index, { visible, form, scope, refused })),
    ...undecidedFields(block, { visible, form, scope }),
  ]
  const place = new Map(Object.keys(block.fields).map((name, index) => [name, index]))
  return { visible, form, problems: found.sort((a, b) => (place.get(a.field) ?? 0) - (place.get(b.field) ?? 0)) }
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
  if (field.type === 'array') return rowsOf(value).map((row) => filledGroup(field.items, row))
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
    if (ui?.fields !== undefined && schema.type === 'array')
      return rowsOf(value).flatMap((row, place) =>
        amountProblems(ui.fields ?? {}, schema.items, row, scope, [...path, String(place)]),
      )
    if (ui?.fields !== undefined && schema.type === 'object')
      return amountProblems(ui.fields, schema, groupOf(value), scope, path)
    if (ui?.widget !== 'amount' || schema.type !== 'string' || typeof value !== 'string') return []
    const currency = readCurrency({ outcome: (condition) => evaluateIn(condition, scope) }, ui.currency)
    const refused = refusalOf(value, { decimals: decimalsOf(schema, currency), maxLength: schema.maxLength })
    if (refused === undefined) return []
    const at = path.length > 1 ? { path: `/${path.join('/')}` } : {}
    return [{ kind: 'amount', field: path[0] ?? '', refused, ...at }]
  })
}

function captchaProblems(
  { fields }: FormBlock,
  visible: readonly string[],
  values: FormValues,
  solves: JudgeOptions['solves'],
): FieldProblem[] {
  return visible
    .filter((name) => fields[name]?.widget === 'captcha')
    .filter((name) => values[name] !== undefined && values[name] !== '' && !solves(name, values[name]))
    .map((field) => ({ kind: 'keyword', field, keyword: 'const' }))
}

/** The maximum of an amount is a rule like any other: what the button fills in is the most that passes. */
function maxProblems({ fields }: FormBlock, around: RuleSurroundings): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, { max }]) => {
    if (max === undefined || around.form[field] === undefined) return []
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

interface RuleSurroundings extends Surroundings {
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
 * What an expression of a rule says. It waits for a field that is itself refused, when that field's absence is the very
 * reason why there is no verdict: so nothing is sent while a rule waits. Any other reason means no verdict, and nothing
 * may be sent on it.
 */
function verdict(expression: Expression, { form, scope, refused }: RuleSurroundings): boolean | 'waits' | 'unknown' {
  const outcome = evaluateIn(expression, scope)
  if (outcome.kind === 'value' && typeof outcome.value === 'boolean') return outcome.value
  const empty = emptyFieldOf(outcome, form)
  return empty !== undefined && refused.has(empty) ? 'waits' : 'unknown'
}
