import type { ExpressionType } from '../expression/ExpressionType.ts'
import { isWidget, widgetRules } from '../blocks/widgets.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import { fieldsIn } from './fieldsIn.ts'

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
 */
export function checkWidgets(
  form: Readonly<Record<string, unknown>>,
  path: Path,
  choicesOf: (choices: unknown) => ExpressionType,
  report: (found: Found) => void,
): void {
  for (const { name, ui, schema, at } of fieldsIn(form, path)) {
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
