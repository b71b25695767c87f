import type { FormBlock, PropertySchema } from '../../format/blocks/form.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'
import { emptyValue } from './emptyValue.ts'
import { isBlank } from './isBlank.ts'
import type { FormValues } from './typedValues.ts'
import { Big } from 'big.js'

/** What a form holds and what it would hold untouched: the difference is what the member has typed. */
export interface FieldValues {
  /** Values of fields that a newer release removed are parked among them. */
  now(): FormValues
  isDirty(names: readonly string[]): boolean
  /** Typed by the member; false when nothing changed. */
  set(field: string, value: unknown): boolean
  /** Values from elsewhere, for fields the member has not touched. */
  prefill(given: FormValues): void
  /** A value that is no longer possible; an untouched field stays untouched. */
  withdraw(field: string): void
  /** These fields begin with their start value as soon as it is known, and rows and groups with empty fields. */
  await(names: readonly string[], block: FormBlock): void
  /** Fills in the starts that can be worked out by now, each once and never over something typed. */
  fillStarts(block: FormBlock, scope: () => Scope): void
  /** Empties the form. */
  clear(): void
  /** What the form holds now is what it holds untouched. */
  keep(): void
}

export function createFieldValues(): FieldValues {
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
    isDirty: (names) => names.some(isTouched),
    set(field, value) {
      if (isSame(now[field], value)) return false
      add({ [field]: value })
      return true
    },
    prefill: (given) => fill(Object.fromEntries(Object.entries(given).filter(([name]) => !isTouched(name)))),
    withdraw(field) {
      if (!isTouched(field)) baseline = { ...baseline, [field]: undefined }
      add({ [field]: undefined })
    },
    await(names, { fields, schema }) {
      const compound = names.flatMap((name) => {
        const property = schema.properties[name]
        const empty = property && now[name] === undefined ? emptyValue(property) : undefined
        return empty === undefined ? [] : [[name, empty] as const]
      })
      if (compound.length > 0) fill(Object.fromEntries(compound))
      awaited = new Set([...awaited, ...names.filter((name) => fields[name]?.start !== undefined)])
    },
    fillStarts({ fields, schema }, scopeOf) {
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
    clear() {
      baseline = {}
      now = {}
    },
    keep() {
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
