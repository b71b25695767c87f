import { definitions } from '../../../../src/format/definitions.ts'
import { iconNames, toneNames } from '../../../../src/format/shape/marks.ts'
import type { JsonShape } from '../../../../src/format/shape/JsonShape.ts'
import type { Slot } from '../../../../src/format/shape/slots.ts'

/** How a property of a document is edited. */
export type FieldKind =
  | 'text'
  | 'copyKey'
  | 'formula'
  | 'value'
  | 'name'
  | 'icon'
  | 'picture'
  | 'tone'
  | 'choice'
  | 'switch'
  | 'number'
  | 'line'
  | 'amount'
  | 'group'
  | 'union'
  | 'list'
  /** As JSON: what no field draws, so that nothing is lost. */
  | 'json'

/** The slots whose strings are names of something that is declared elsewhere. */
export type NamedSlot = Extract<
  Slot['kind'],
  'call' | 'source' | 'route' | 'choices' | 'dialog' | 'popup' | 'handwritten'
>

const shownText: FieldKind = 'text'

const slotKinds: Readonly<Record<Slot['kind'], FieldKind>> = {
  copy: 'copyKey',
  text: shownText,
  value: 'value',
  expression: 'formula',
  call: 'name',
  source: 'name',
  route: 'name',
  choices: 'name',
  dialog: 'name',
  popup: 'name',
  handwritten: 'name',
  formSchema: 'json',
  data: 'json',
}

/** Shape that a name refers to, with the words of the place that names it. */
export function resolved(shape: JsonShape): JsonShape {
  const { lazy, ...own } = shape
  const meant = lazy === undefined ? undefined : definitions[lazy]
  return meant === undefined || own.slot !== undefined ? own : { ...meant, ...own }
}

/** Undefined where there is nothing to edit: a constant, or a list of blocks, which the tree has. */
export function fieldKind(shape: JsonShape): FieldKind | undefined {
  if (shape.lazy === 'Blocks' || shape.const !== undefined) return undefined
  // Their shapes go around in a circle.
  if (shape.lazy === 'Fields' || shape.lazy === 'FieldSchema') return 'json'
  if (isPicture(shape)) return 'picture'
  if (shape.slot) return slotKinds[shape.slot.kind]
  const { type, format, enum: values, properties, keyed, variants, anyOf, items } = resolved(shape)
  if (values) return kindOfEnum(values)
  if (keyed || variants || anyOf) return 'union'
  if (properties) return 'group'
  if (items) return 'list'
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return 'number'
  if (format === 'decimal') return 'amount'
  return type === 'string' ? 'line' : 'json'
}

/** The address of a picture: a value of a document, or a setting. */
const isPicture = ({ slot, contentMediaType }: JsonShape): boolean =>
  (slot?.kind === 'value' && slot.type === 'picture') || contentMediaType === 'image/*'

function kindOfEnum(values: readonly unknown[]): FieldKind {
  if (values.length === iconNames.length && values.includes(iconNames[0])) return 'icon'
  return toneNames.every((name) => values.includes(name)) ? 'tone' : 'choice'
}

/** One of the shapes of a union. */
export interface Alternative {
  readonly id: string
  readonly shape: JsonShape
}

export function alternativesOf(shape: JsonShape): readonly Alternative[] {
  const { keyed, variants, anyOf = [] } = resolved(shape)
  const named = keyed ?? variants?.map
  return named
    ? Object.entries(named).map(([id, each]) => ({ id, shape: each }))
    : anyOf.map((each) => ({ id: typeOf(resolved(each)), shape: each }))
}

/** The alternative that a value is written in; undefined where it is none of them. */
export function alternativeOf(shape: JsonShape, value: unknown): Alternative | undefined {
  const { keyed, variants } = resolved(shape)
  const all = alternativesOf(shape)
  if (keyed) return all.find(({ id }) => typeof value === 'object' && value !== null && Object.hasOwn(value, id))
  if (variants)
    return all.find(
      ({ id }) => typeof value === 'object' && value !== null && Reflect.get(value, variants.property) === id,
    )
  const kind = Array.isArray(value) ? 'array' : typeof value
  return all.find(({ id }) => id === kind)
}

const typeOf = ({ type, properties, items }: JsonShape): string =>
  properties ? 'object' : items ? 'array' : typeof type === 'string' ? type : 'string'
