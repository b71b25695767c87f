import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { FormBlock } from '../../../format/blocks/form.ts'
import { shownFields } from '../unsupportedParts.ts'

/** A form as rjsf draws it: the fields that can be shown, each with its widget. */
export function shapeOf(block: FormBlock): { readonly schema: RJSFSchema; readonly uiSchema: UiSchema } {
  const names = shownFields(block)
  const { required = [], properties } = block.schema
  return {
    schema: {
      type: 'object',
      required: required.filter((name) => names.includes(name)),
      properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    } as RJSFSchema,
    uiSchema: Object.fromEntries(names.map((name) => [name, { 'ui:widget': block.fields[name]?.widget }])),
  }
}
