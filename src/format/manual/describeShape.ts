import { iconNames } from '../shape/common.ts'
import type { JsonShape } from '../shape/JsonShape.ts'
import type { Slot } from '../shape/slots.ts'

/** Values of a place, in a few words: "copy key", "number or expression", "`top`, `side`", "list of text". */
export function describeShape(shape: JsonShape): string {
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

function describeSlot(slot: Slot): string {
  if (slot.kind === 'value')
    return slot.type === 'any' ? 'any value or expression' : `${valueWords[slot.type] ?? slot.type} or expression`
  if (slot.kind === 'expression') return slot.type === 'any' ? 'expression' : `expression (${slot.type})`
  return slotWords[slot.kind]
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
