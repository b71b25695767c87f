import type { FieldUi, FormBlock, PropertySchema } from '../../../format/blocks/form.ts'

type Field = Partial<FieldUi> & { readonly schema?: PropertySchema; readonly required?: boolean }

/** A form block from its fields, with everything a test does not care about filled in. Labels are the names. */
export function formBlock(fields: Readonly<Record<string, Field>>, rest: Partial<FormBlock> = {}): FormBlock {
  const entries = Object.entries(fields)
  return {
    type: 'form',
    id: 'form',
    off: false,
    schema: {
      type: 'object',
      required: entries.filter(([, field]) => field.required).map(([name]) => name),
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema ?? { type: 'string' }])),
    },
    fields: Object.fromEntries(
      entries.map(([name, { schema: _schema, required: _required, ...ui }]) => [
        name,
        { label: { c: name }, widget: 'text', ...ui },
      ]),
    ),
    rules: [],
    submit: { label: { c: 'submit' }, variant: 'primary', do: [], clear: true },
    footer: [],
    ...rest,
  }
}

/** A submit that makes one call. */
export function sending(
  call: string,
  params: Readonly<Record<string, unknown>>,
  rest: { readonly money?: boolean } = {},
): FormBlock['submit'] {
  return {
    label: { c: 'submit' },
    variant: 'primary',
    clear: true,
    do: [{ call, with: params, money: rest.money ?? false, say: true }],
  }
}
