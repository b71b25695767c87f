import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { schemaOf } from '../../facts/shapes/schemaOf.ts'

/** Titles and help of fields, in the operator's language. */
export interface FieldWords {
  readonly title: (pointer: string) => string | undefined
  readonly help: (pointer: string) => string | undefined
  /** Of a listed value that is a wire code. */
  readonly choice: (value: string) => string | undefined
}

/** How each field is shown: its name, its help, names instead of wire codes. */
export function uiSchemaOf(schema: RJSFSchema, words: FieldWords, pointer = ''): UiSchema {
  const title = words.title(pointer)
  const ui: UiSchema = title === undefined ? {} : { 'ui:title': title }
  if (schema.properties) {
    for (const [key, property] of Object.entries(schema.properties))
      ui[key] = uiSchemaOf(schemaOf(property), words, `${pointer}/${key}`)
    return ui
  }
  const item = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schemaOf(schema.items) : undefined
  const help = words.help(pointer)
  if (help !== undefined) ui['ui:options'] = { help }
  const choices = schema.enum ?? item?.enum
  if (choices) ui['ui:enumNames'] = choices.map((choice) => nameOf(choice, words))
  if (schema.type === 'array') {
    if (item?.enum) ui['ui:widget'] = 'CheckboxesWidget'
    else if (item)
      ui['items'] = {
        ...uiSchemaOf(item, words, `${pointer}/-`),
        ...(title !== undefined && { 'ui:title': title }),
        'ui:options': { label: false },
      }
  }
  return ui
}

function nameOf(choice: unknown, words: FieldWords): string {
  const text = typeof choice === 'string' ? choice : JSON.stringify(choice)
  return words.choice(text) ?? text
}
