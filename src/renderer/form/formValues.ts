import { Big } from 'big.js'
import type { FieldUi, FieldUis, FormBlock, GroupSchema, PropertySchema, RowsSchema } from '../../format/blocks/form.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { isDecimal } from '../../format/text/isDecimal.ts'
import { isObject } from '../../format/value/isObject.ts'
import { isExpression, type Expression } from '../../format/shape/compiled.ts'
import { plainName, plainWords } from '../../format/text/typedText.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'

export type FormValues = Readonly<Record<string, unknown>>

/**
 * The values that a form holds and those that it would hold untouched: the difference is what the member has typed.
 * Values of fields that a newer release removed are parked among them.
 */
export function createFieldValues() {
  let baseline: FormValues = {}
  let now: FormValues = {}
  let awaited: ReadonlySet<string> = new Set()

  const isTouched = (name: string) => !isSame(now[name], baseline[name])
  const add = (found: FormValues) => {
    now = { ...now, ...found }
  }

  function fill(found: FormValues): void {
    baseline = { ...baseline, ...found }
    add(found)
  }

  return {
    now: () => now,
    isDirty: (names: readonly string[]) => names.some(isTouched),
    /** Typed by the member; false when nothing changed. */
    set(field: string, value: unknown): boolean {
      if (isSame(now[field], value)) return false
      add({ [field]: value })
      return true
    },
    /** Values from elsewhere, for fields the member has not touched. */
    prefill: (given: FormValues) =>
      fill(Object.fromEntries(Object.entries(given).filter(([name]) => !isTouched(name)))),
    /** A value that is no longer possible; an untouched field stays untouched. */
    withdraw(field: string): void {
      if (!isTouched(field)) baseline = { ...baseline, [field]: undefined }
      add({ [field]: undefined })
    },
    /** These fields begin with their start value as soon as it is known, and rows and groups with empty fields. */
    await(names: readonly string[], { fields, schema }: FormBlock): void {
      const compound = names.flatMap((name) => {
        const property = schema.properties[name]
        const empty = property && now[name] === undefined ? emptyValue(property) : undefined
        return empty === undefined ? [] : [[name, empty] as const]
      })
      if (compound.length > 0) fill(Object.fromEntries(compound))
      awaited = new Set([...awaited, ...names.filter((name) => fields[name]?.start !== undefined)])
    },
    /** Fills in the starts that can be worked out by now, each once and never over something typed. */
    fillStarts({ fields, schema }: FormBlock, scopeOf: () => Scope): void {
      if (awaited.size === 0) return
      const scope = scopeOf()
      const left = new Set<string>()
      const found: Record<string, unknown> = {}
      for (const name of awaited) {
        const [start, property] = [fields[name]?.start, schema.properties[name]]
        if (start === undefined || property === undefined || isTouched(name)) continue
        const outcome = isExpression(start) ? evaluateIn(start, scope) : ({ kind: 'value', value: start } as const)
        // Something absent may still come, as the member's own data does after a slow start.
        if (outcome.kind === 'value') found[name] = startValue(property, outcome.value)
        else left.add(name)
      }
      awaited = left
      if (Object.keys(found).length > 0) fill(found)
    },
    clear(): void {
      baseline = {}
      now = {}
    },
    /** From now on these are the values of an untouched form. */
    keep(): void {
      baseline = now
    },
  }
}

function isSame(a: unknown, b: unknown): boolean {
  const isList = Array.isArray(a)
  // A row that is empty is a row all the same.
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || isList !== Array.isArray(b))
    return Object.is(a, b) || (!isList && !Array.isArray(b) && isBlank(a) && isBlank(b))
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  if (isList && Object.keys(a).length !== Object.keys(b).length) return false
  return [...names].every((name) => isSame(valueOf(a, name), valueOf(b, name)))
}

const valueOf = (of: object, name: string): unknown => new Map(Object.entries(of)).get(name)

/** Nothing typed, an empty text and an unticked box are the same; so is a group of them, and rows of such groups. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === undefined || value === '' || value === false || value === null
}

/** A field that holds others begins with as many rows as there must be. Undefined for one of a single value. */
export function emptyValue(schema: PropertySchema): unknown {
  if (schema.type === 'object') return emptyGroup(schema)
  if (!isRows(schema)) return undefined
  return Array.from({ length: schema.minItems ?? 0 }, () => emptyGroup(schema.items))
}

function emptyGroup({ properties }: GroupSchema): FormValues {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const value = emptyValue(schema)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A start value as the field keeps it: text for amounts and numbers in text fields; undefined if it does not fit. */
function startValue({ type }: PropertySchema, value: unknown): string | number | boolean | undefined {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'number':
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'string':
      if (value instanceof Big) return value.toFixed()
      if (typeof value === 'number' && Number.isFinite(value)) return String(value)
      return typeof value === 'string' && value !== '' ? value : undefined
    case 'array':
    case 'object':
    default:
      return undefined
  }
}

export interface FormReading {
  /** The fields that show, in document order. */
  readonly visible: readonly string[]
  /** Expressions and calls read it as `form`: the values of the visible fields. */
  readonly form: FormValues
}

/** Says of a form which fields show and what they hold. */
export function readForm({
  block,
  values: typed,
  scopeOf,
}: {
  readonly block: FormBlock
  readonly values: FormValues
  /** The names of the screen, where `form` is the form being read. */
  readonly scopeOf: (form: FormValues) => Scope
}): FormReading {
  const values = plainValues(block, typed)
  const visible = visibleFields(block, values, scopeOf)
  return { visible, form: typedValues(block.schema, visible, values) }
}

/** A field may show depending on another that itself hides, so this settles round by round. */
function visibleFields(
  { fields, schema }: FormBlock,
  values: FormValues,
  scopeOf: (form: FormValues) => Scope,
): readonly string[] {
  const names = Object.keys(fields)
  let visible = names.filter((name) => fields[name]?.when === undefined)
  for (let round = 0; round < names.length; round += 1) {
    const scope = scopeOf(typedValues(schema, visible, values))
    const next = names.filter((name) => holds(fields[name]?.when, scope))
    if (next.length === visible.length && next.every((name, index) => name === visible[index])) break
    visible = next
  }
  return visible
}

function holds(condition: Expression | undefined, scope: Scope): boolean {
  if (condition === undefined) return true
  const outcome = evaluateIn(condition, scope)
  return outcome.kind === 'value' && outcome.value === true
}

/**
 * The typed values as they are checked and sent: a text of one line names something unless its field takes words, a
 * blank text is empty, and a field that is compact has its spaces left out. A password is exactly what it is.
 */
export function plainValues({ fields }: { readonly fields: FieldUis }, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      plainValue(Object.hasOwn(fields, name) ? fields[name] : undefined, value),
    ]),
  )
}

function plainValue(ui: FieldUi | undefined, value: unknown): unknown {
  if (ui?.fields !== undefined) {
    const within = { fields: ui.fields }
    return ui.widget === 'rows'
      ? rowsOf(value).map((row) => plainValues(within, row))
      : plainValues(within, groupOf(value))
  }
  const { isSecret, reads } = widgetOf(ui?.widget)
  if (typeof value !== 'string' || isSecret) return value
  if (reads === undefined) return value.trim() === '' ? undefined : value
  const isWords = reads === 'words' || ui?.words === true
  const plain = ui?.compact === true ? compactText(value) : isWords ? plainWords(value) : plainName(value)
  return plain === '' ? undefined : plain
}

/** Dashes of other keyboards are plain ones: "１１０ – 234" is "110-234". */
const compactText = (text: string) =>
  plainName(text)
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')

/**
 * The values as expressions and calls see them: amounts as Decimals, an unticked box as false, rows as a list. What is
 * empty, or cannot be read yet, is absent.
 */
function typedValues(schema: GroupSchema, names: Iterable<string>, values: FormValues): FormValues {
  const typed: Record<string, unknown> = {}
  for (const name of names) {
    const field = schema.properties[name]
    const isLeftOut = field?.type === 'object' && !schema.required?.includes(name) && isBlank(values[name])
    const value = field && !isLeftOut ? typedValue(field, values[name]) : undefined
    if (value !== undefined) typed[name] = value
  }
  return typed
}

function typedValue(field: PropertySchema, value: unknown): unknown {
  switch (field.type) {
    case 'boolean':
      return value === true
    case 'number':
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'string':
      if (typeof value !== 'string' || value === '') return undefined
      if (field.format !== 'decimal') return value
      return isDecimal(value) ? new Big(value) : undefined
    case 'array':
      if (!isRows(field)) return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
      return rowsOf(value).map((row) => typedValues(field.items, Object.keys(field.items.properties), row))
    case 'object':
      return typedValues(field, Object.keys(field.properties), groupOf(value))
    default:
      return undefined
  }
}

/** Whether a list has rows, and not files. */
export const isRows = (schema: PropertySchema): schema is RowsSchema =>
  schema.type === 'array' && schema.items?.type === 'object'

/** The rows of a list; anything else has no rows. */
export const rowsOf = (value: unknown): readonly FormValues[] => (Array.isArray(value) ? value.map(groupOf) : [])

/** The values of a group; anything else has no values. */
export const groupOf = (value: unknown): FormValues => (isObject(value) ? value : {})
