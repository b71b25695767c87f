import type { ExpressionType } from '../expression/ExpressionType.ts'
import { isWidget, widgetRules } from '../blocks/widgets.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import { isObject } from '../value/isObject.ts'
import { callOf } from './callOf.ts'
import type { Contract } from './Contract.ts'
import { fieldsIn, type WrittenField } from './fieldsIn.ts'

const numbers = ['number', 'integer']

/** The schema's types for a choice whose values are of this kind. */
const typesOfChoice: Partial<Record<ExpressionType['kind'], readonly string[]>> = {
  string: ['string'],
  double: numbers,
  decimal: ['string'],
  bool: ['boolean'],
}

/**
 * Holds the widgets of a form against its schema: a tick is true or false, an amount is a decimal, and the options of a
 * choice are of the field's type. Otherwise nothing the member does could ever pass.
 * @param choicesOf the type of the values of a choice
 * @param calls what the calls that take files are told by
 */
export function checkWidgets(
  form: Readonly<Record<string, unknown>>,
  path: Path,
  choicesOf: (choices: unknown) => ExpressionType,
  calls: Contract,
  report: (found: Found) => void,
): void {
  for (const { name, ui, schema, at, schemaAt, depth } of fieldsIn(form, path)) {
    const type = String(schema['type'])
    const widget = typeof ui['widget'] === 'string' ? ui['widget'] : 'text'
    const wanted: readonly string[] = isWidget(widget) ? widgetRules[widget].gives : []
    if (!wanted.includes(type)) {
      const drawn = type === 'array' ? 'rows' : type === 'object' ? 'group' : undefined
      report({
        path: [...at, 'widget'],
        code: 'form-schema',
        message: `The input ${widget} gives no ${type}.`,
        hint:
          drawn === undefined
            ? `Make the type of "${name}" in the schema ${wanted.join(' or ')}, or take another widget.`
            : `Take the widget ${drawn}, or make the type of "${name}" in the schema ${wanted.join(' or ')}.`,
      })
    } else if (widget === 'amount' && schema['format'] !== 'decimal')
      report({
        path: [...at, 'widget'],
        code: 'form-schema',
        message: `"${name}" is an amount, but its schema says only text.`,
        hint: 'Add "format": "decimal": amounts written as text are compared letter by letter.',
      })
    checkFiles(widget, { name, ui, schema, at, schemaAt, depth }, calls, report)
    checkNumber(widget, { name, ui, schema, at, schemaAt }, report)
    if (ui['choices'] === undefined) continue
    const fits = typesOfChoice[choicesOf(ui['choices']).kind]
    if (fits && !fits.includes(type))
      report({
        path: [...at, 'choices'],
        code: 'form-schema',
        message: `The values of these options are not of type ${type}.`,
        hint: `Make the type of "${name}" in the schema ${fits.join(' or ')}.`,
      })
  }
}

/** A number is typed in digits, so it cannot be below 0; its bounds leave something that can be typed. */
function checkNumber(
  widget: string,
  { name, ui, schema, at, schemaAt }: Omit<WrittenField, 'depth'>,
  report: (found: Found) => void,
): void {
  if (widget !== 'number') {
    for (const key of ['min', 'step'].filter((key) => ui[key] !== undefined))
      report({
        path: [...at, key],
        code: 'form-schema',
        message: `The input ${widget} has no "${key}".`,
        hint: `Take the widget number for "${name}", or write a rule.`,
      })
    return
  }
  const [min = schema['minimum'], max = schema['maximum']] = [ui['min'], ui['max']]
  const places = {
    min: ui['min'] === undefined ? [...schemaAt, 'minimum'] : [...at, 'min'],
    max: ui['max'] === undefined ? [...schemaAt, 'maximum'] : [...at, 'max'],
  }
  for (const [bound, path] of [
    [min, places.min],
    [max, places.max],
  ] as const)
    if (typeof bound === 'number' && bound < 0)
      report({
        path,
        code: 'form-schema',
        message: `The input number takes digits only, and so nothing below 0.`,
        hint: 'Begin at 0 or above.',
      })
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    report({
      path: places.min,
      code: 'min-max',
      message: `The smallest number, ${min}, is above the largest, ${max}.`,
      hint: 'No value could ever pass.',
    })
  if (schema['type'] !== 'integer') return
  for (const key of ['min', 'step'].filter((key) => typeof ui[key] === 'number' && !Number.isInteger(ui[key])))
    report({
      path: [...at, key],
      code: 'form-schema',
      message: `"${name}" is a whole number, but its "${key}" is ${String(ui[key])}.`,
      hint: 'Make its type in the schema number, or write a whole number here.',
    })
}

/** A file is named by the text that its call gives for it; a list of files has no rows. */
function checkFiles(
  widget: string,
  { name, ui, schema, at, schemaAt, depth }: WrittenField,
  contract: Contract,
  report: (found: Found) => void,
): void {
  const { items } = schema
  const isOfFiles = isObject(items) && items['type'] === 'string'
  if (widget !== 'files') {
    if (widget === 'rows' && isOfFiles)
      report({
        path: [...schemaAt, 'items'],
        code: 'form-schema',
        message: 'The rows of a list are objects: each holds fields by name.',
        hint: `Write "items": { "type": "object", "properties": { … } }, or take the widget files for "${name}".`,
      })
    for (const key of ['call', 'accept'].filter((key) => ui[key] !== undefined))
      report({
        path: [...at, key],
        code: 'form-schema',
        message: `The input ${widget} takes no files, so "${key}" says nothing here.`,
        hint: `Take the widget files for "${name}", or take it away.`,
      })
    return
  }
  if (schema['type'] === 'array' && depth > 0)
    report({
      path: schemaAt,
      code: 'form-schema',
      message: 'Within rows or a group a field takes a single file.',
      hint: `Make the type of "${name}" string, or move it to the form.`,
    })
  else if (isOfFiles && schema['maxItems'] === undefined)
    report({
      path: schemaAt,
      code: 'missing-key',
      message: `"${name}" needs "maxItems": members are told how many files it takes.`,
    })
  if (ui['call'] === undefined) {
    report({
      path: at,
      code: 'missing-key',
      message: `"${name}" needs "call": what takes its files.`,
      hint: 'Name a call that takes "file" alone and gives "id".',
    })
    return
  }
  const called = ui['call']
  const call = callOf(contract, called)
  if (!call) return
  const id = call.data.kind === 'object' ? call.data.fields['id']?.type.kind : undefined
  const takesFile = isObject(call.params['file']) && 'contentMediaType' in call.params['file']
  if (!takesFile || call.required.some((param) => param !== 'file') || id !== 'string')
    report({
      path: [...at, 'call'],
      code: 'form-schema',
      message: `${JSON.stringify(called)} does not take a file and give its id.`,
      hint: 'Name a call that takes "file" alone and gives "id", a text.',
    })
}
