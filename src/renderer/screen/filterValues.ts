import type { FilterField } from '../../format/blocks/filter.ts'
import type { Lists } from '../../format/lists.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { readField } from '../../format/expression/readField.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { Unavailable } from '../../format/expression/Unavailable.ts'
import { evaluateIn } from './evaluateIn.ts'
import { fromIsoDate } from '../../ui/isoDate.ts'

export interface FilterSurroundings {
  readonly query: Readonly<Record<string, string>>
  readonly scope: Scope
  readonly lists: Lists
  /** The rows of a source; throws Unavailable until they are there. */
  readonly rowsOf: (source: string) => readonly unknown[]
  /** Prefix of a field's name in the address; empty when a screen has one filter. */
  readonly prefix: string
}

/** A filter's fields as an object, each worked out when first read: from the address, else from its default. */
export function filterValues(fields: readonly FilterField[], around: FilterSurroundings): object {
  const values = {}
  const add = (name: string, read: () => unknown) =>
    Object.defineProperty(values, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = read()
        Object.defineProperty(values, name, { enumerable: true, value })
        return value
      },
    })
  for (const field of fields) {
    if (field.kind === 'dateRange') {
      add(field.start, () => rangeOf(field, around).from)
      add(field.end, () => rangeOf(field, around).to)
    } else {
      add(field.name, () => valueOf(field, around))
    }
  }
  return values
}

function valueOf(field: FieldOf<'choices' | 'date' | 'text'>, around: FilterSurroundings): unknown {
  if (field.kind === 'choices') return choiceOf(field, around)
  return field.kind === 'date' ? dateOf(field, around) : (written(field.name, around) ?? '')
}

type FieldOf<K extends FilterField['kind']> = Extract<FilterField, { kind: K }>

function rangeOf(field: FieldOf<'dateRange'>, around: FilterSurroundings): { from: string; to: string } {
  const from = written(field.start, around) ?? ''
  const to = written(field.end, around) ?? ''
  const limits = { min: textOf(field.min, around), max: textOf(field.max, around), sameMonth: field.sameMonth }
  if (rangeProblem({ from, to }, limits) === undefined) return { from, to }
  return { from: textOf(field.defaultStart, around), to: textOf(field.defaultEnd, around) }
}

function dateOf(field: FieldOf<'date'>, around: FilterSurroundings): string {
  const asked = written(field.name, around) ?? ''
  const limits = { min: textOf(field.min, around), max: textOf(field.max, around), sameMonth: false }
  if (rangeProblem({ from: asked, to: asked }, limits) === undefined) return asked
  return textOf(field.default, around)
}

function choiceOf(field: FieldOf<'choices'>, around: FilterSurroundings): unknown {
  const asked = written(field.name, around)
  const known = asked === undefined ? undefined : knownValue(field, asked, around)
  if (known !== undefined) return known
  if (field.default !== undefined) {
    const value = literalOr(field.default, around)
    // A default written as text, as from the query, still is the number of the list.
    return (typeof value === 'string' ? knownValue(field, value, around) : undefined) ?? value
  }
  return firstValue(field, around)
}

/** The value of the choice list that is written so, in the list's own type. */
function knownValue({ choices }: FieldOf<'choices'>, text: string, around: FilterSurroundings): unknown {
  if (typeof choices === 'string') {
    return around.lists.choices[choices]?.options.find(({ value }) => String(value) === text)?.value
  }
  if (text === '') return choices.all === undefined ? undefined : ''
  if (choices.first?.some(({ value }) => value === text)) return text
  try {
    return around
      .rowsOf(choices.source)
      .map((row) => readField(row, choices.value))
      .find((value) => String(value) === text)
  } catch (error) {
    // The options are on their way; what the address says is good until then.
    if (error instanceof Unavailable) return text
    throw error
  }
}

function firstValue({ choices }: FieldOf<'choices'>, around: FilterSurroundings): unknown {
  if (typeof choices === 'string') return around.lists.choices[choices]?.options[0]?.value
  if (choices.all !== undefined) return ''
  return choices.first?.[0]?.value ?? readField(around.rowsOf(choices.source)[0], choices.value)
}

const written = (name: string, { query, prefix }: FilterSurroundings) =>
  Object.hasOwn(query, prefix + name) ? query[prefix + name] : undefined

function literalOr(slot: unknown, { scope }: FilterSurroundings): unknown {
  if (!isExpression(slot)) return slot
  const outcome = evaluateIn(slot, scope)
  if (outcome.kind === 'pending') throw new Unavailable('pending')
  if (outcome.kind === 'failed') throw new Unavailable('failed', outcome.source)
  return outcome.kind === 'value' ? outcome.value : undefined
}

function textOf(slot: unknown, around: FilterSurroundings): string {
  const value = literalOr(slot, around)
  return typeof value === 'string' ? value : ''
}

interface DateLimits {
  readonly min: string
  readonly max: string
  readonly sameMonth: boolean
}

/** The problem with a first and a last day, 'YYYY-MM-DD' (specification, section 5); undefined when nothing is. */
export function rangeProblem(
  { from, to }: { readonly from: string; readonly to: string },
  { min, max, sameMonth }: DateLimits,
): 'startAfterEnd' | 'sameMonth' | 'outside' | undefined {
  if (fromIsoDate(from) === undefined || fromIsoDate(to) === undefined) return 'outside'
  if (from > to) return 'startAfterEnd'
  if (sameMonth && from.slice(0, 7) !== to.slice(0, 7)) return 'sameMonth'
  if ((min !== '' && from < min) || (max !== '' && to > max)) return 'outside'
  return undefined
}
