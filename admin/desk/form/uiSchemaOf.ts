import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { currencyAt } from './currencyAt.ts'

/** How each field is shown: the description as help, amounts in their currency, names instead of wire codes. */
export function uiSchemaOf(schema: RJSFSchema, names: Readonly<Record<string, string>>, pointer = ''): UiSchema {
  const ui: UiSchema = {}
  if (schema.properties) {
    for (const [key, property] of Object.entries(schema.properties))
      ui[key] = uiSchemaOf(property as RJSFSchema, names, `${pointer}/${key}`)
    return ui
  }
  const item = schema.items as RJSFSchema | undefined
  if (schema.description !== undefined) ui['ui:options'] = { help: schema.description }
  if (schema.format === 'clock') ui['ui:widget'] = 'clock'
  if (schema.format === 'decimal') ui['ui:options'] = { ...ui['ui:options'], amount: currencyAt(pointer) }
  const choices = schema.enum ?? item?.enum
  if (choices) ui['ui:enumNames'] = choices.map((choice) => nameOf(choice, names))
  if (schema.type === 'array') {
    if (item?.enum) ui['ui:widget'] = 'CheckboxesWidget'
    else if (item)
      ui['items'] = { ...uiSchemaOf(item, names, pointer), 'ui:options': { amount: currencyAt(pointer), label: false } }
  }
  return ui
}

function nameOf(choice: unknown, names: Readonly<Record<string, string>>): string {
  const text = typeof choice === 'string' ? choice : JSON.stringify(choice)
  return names[text] ?? text
}
