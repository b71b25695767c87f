import type { WidgetProps } from '@rjsf/utils'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { fieldOf, leave, optionsOf, textOf, valueOfText } from './deskWidget.tsx'

/** One of the values that a schema lists, or of the given options. */
export function ChoiceWidget(props: WidgetProps) {
  const listed = props.options.enumOptions?.map(({ value, label }) => ({ value: String(value), label }))
  return (
    <ChoiceField
      {...fieldOf(props)}
      options={optionsOf(props).choices ?? listed ?? []}
      value={textOf(props)}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
