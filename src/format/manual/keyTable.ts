import type { JsonShape } from '../shape/JsonShape.ts'
import { iconNames } from '../shape/marks.ts'
import type { Slot } from '../shape/slots.ts'

const lazyWords: Readonly<Record<string, string>> = {
  Blocks: 'blocks',
  Actions: 'actions',
  FieldSchema: 'JSON Schema',
  Fields: 'fields by name',
  Text: 'text',
  As: 'format',
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'literal text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
}

const valueWords: Readonly<Record<string, string>> = {
  bool: 'true or false',
  string: 'literal text',
  decimal: 'amount',
  plain: 'text or number',
  shown: 'value',
}

const slotWords: Readonly<Record<Exclude<Slot['kind'], 'value' | 'expression'>, string>> = {
  copy: 'copy key',
  text: 'text',
  call: 'call',
  source: 'source',
  route: 'route',
  choices: 'list in choices.json',
  dialog: 'dialog',
  popup: 'popup of the screen',
  handwritten: 'component',
  formSchema: 'JSON Schema',
  data: 'any data',
}

interface Row {
  readonly key: string
  readonly shape: JsonShape
  readonly isRequired: boolean
}

/** The keys of a shape and all beneath it as a Markdown table, without those of `except`. */
export function keyTable(shape: JsonShape, except: readonly string[] = []): string {
  const rows = rowsIn(shape, '').filter(({ key }) => !except.includes(key))
  if (rows.length === 0) return ''
  return ['| key | takes | what it is |', '| --- | --- | --- |', ...rows.map(lineOf)].join('\n')
}

function lineOf({ key, shape, isRequired }: Row): string {
  const takes = isRequired ? `**${describeShape(shape)}**` : describeShape(shape)
  const otherwise =
    shape.default === undefined || isEmpty(shape.default) ? '' : ` Otherwise \`${JSON.stringify(shape.default)}\`.`
  return `| \`${key}\` | ${takes} | ${shape.description ?? ''}${otherwise} |`.replaceAll(/(?<!^|\s)\|(?!\s|$)/g, '\\|')
}

const isEmpty = (value: unknown) => JSON.stringify(value) === '[]' || JSON.stringify(value) === '{}'

/** A key, and those of what it holds: `row.cells[].label`, `query.<name>.default`. */
function rowsIn(shape: JsonShape, before: string): readonly Row[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const key = `${before}${name}`
    const isRequired = (shape.required ?? []).includes(name) && inner.default === undefined
    return [{ key, shape: inner, isRequired }, ...rowsBeneath(inner, key)]
  })
  return own
}

function rowsBeneath(shape: JsonShape, key: string): readonly Row[] {
  if (shape.lazy !== undefined || (shape.slot && shape.slot.kind !== 'formSchema')) return []
  if (shape.items) return rowsBeneath(shape.items, `${key}[]`)
  const [named] = Object.values(shape.patternProperties ?? {})
  if (named) return rowsBeneath(named, `${key}.<name>`)
  if (shape.properties) return rowsIn(shape, `${key}.`)
  if (shape.variants) return rowsOfVariants(shape.variants, key)
  const alternatives = shape.keyed ? Object.values(shape.keyed) : (shape.anyOf ?? [])
  return withoutDoubles(alternatives.flatMap((inner) => rowsBeneath(inner, key)))
}

/** Each kind by its name: `fields[dateRange].start`. */
function rowsOfVariants({ property, map }: NonNullable<JsonShape['variants']>, key: string): readonly Row[] {
  return Object.entries(map).flatMap(([name, inner]) => {
    const kind = `${key.replace(/\[\]$/, '')}[${name}]`
    const about = {
      type: 'object',
      ...(inner.description !== undefined && {
        description: `With \`"${property}": "${name}"\`. ${inner.description}`,
      }),
    }
    return [
      { key: kind, shape: about, isRequired: false },
      ...rowsIn(inner, `${kind}.`).filter((row) => row.key !== `${kind}.${property}`),
    ]
  })
}

/** Rows without those that several alternatives share, which are listed once. */
function withoutDoubles(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(({ key, shape }) => {
    const told = `${key} ${shape.description ?? ''}`
    if (seen.has(told)) return false
    seen.add(told)
    return true
  })
}

/** Values of a place, in a few words: "copy key", "number or expression", "`top`, `side`", "list of text". */
function describeShape(shape: JsonShape): string {
  if (shape.slot) return describeSlot(shape.slot)
  if (shape.lazy !== undefined) return lazyWords[shape.lazy] ?? shape.lazy
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``
  if (shape.enum?.join() === iconNames.join()) return '[icon](#icons)'
  if (shape.enum) return shape.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (shape.anyOf) return [...new Set(shape.anyOf.map(describeShape))].join(' or ')
  if (shape.format === 'clock') return 'time of day'
  if (shape.items)
    return `list of ${shape.items.properties || shape.items.variants || shape.items.keyed ? 'objects' : describeShape(shape.items)}`
  if (shape.patternProperties) return 'object by name'
  return [shape.type ?? 'anything']
    .flat()
    .map((type) => typeWords[type] ?? type)
    .join(' or ')
}

function describeSlot(slot: Slot): string {
  if (slot.kind === 'value')
    return slot.type === 'any' ? 'any value or expression' : `${valueWords[slot.type] ?? slot.type} or expression`
  if (slot.kind === 'expression') return slot.type === 'any' ? 'expression' : `expression (${slot.type})`
  return slotWords[slot.kind]
}
