import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { FieldSchema } from '../../../format/blocks/form.ts'
import { inputs } from '../fields/inputs.gen.ts'
import type { InputProps } from '../fields/InputProps.ts'
import { singleOptions } from './readCompound.ts'

/** The inputs of a form by the names of the document language, as rjsf calls for them. */
export const compoundWidgets: RegistryWidgetsType = Object.fromEntries(
  Object.entries(inputs).map(([name, Input]) => [name, asWidget(Input)]),
)

function asWidget(Input: ComponentType<InputProps>) {
  return function CompoundWidget({ id, options, schema, value, required, disabled, rawErrors, onChange }: WidgetProps) {
    const single = singleOptions(options)
    if (!single) return null
    const { ui, texts } = single
    return (
      <Input
        id={id}
        name={id}
        ui={ui}
        schema={schema as FieldSchema}
        texts={{ ...texts, error: rawErrors?.[0] ?? '' }}
        value={value}
        required={required === true}
        disabled={disabled === true}
        onChange={onChange}
        onWithdraw={() => onChange(undefined)}
      />
    )
  }
}
