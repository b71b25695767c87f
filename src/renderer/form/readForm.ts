import type { FormBlock } from '../../format/blocks/form.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'
import { plainValues } from './plainValues.ts'
import { typedValues, type FormValues } from './typedValues.ts'

export interface FormReading {
  /** The fields that show, in document order. */
  readonly visible: readonly string[]
  /** What expressions and calls read as `form`: the values of the visible fields. */
  readonly form: FormValues
}

export interface ReadOptions {
  readonly block: FormBlock
  readonly values: FormValues
  /** The names of the screen, where `form` is the form being read. */
  readonly scopeOf: (form: FormValues) => Scope
}

/** Says of a form which fields show and what they hold. */
export function readForm({ block, values: typed, scopeOf }: ReadOptions): FormReading {
  const values = plainValues(block, typed)
  const visible = visibleFields(block, values, scopeOf)
  return { visible, form: typedValues(block.schema, visible, values) }
}

/** A field may show depending on another that itself hides, so this settles round by round. */
function visibleFields(
  { fields, schema }: FormBlock,
  values: FormValues,
  scopeOf: ReadOptions['scopeOf'],
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
