import { choicesOf } from '../../../src/renderer/form/widgets/choicesOf.ts'
import { fieldOf, leave, type FieldWidgetProps } from '../../../src/renderer/form/widgets/FieldWidgetProps.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'

/** One of the values a schema lists. */
export function ChoiceWidget(props: FieldWidgetProps) {
  const { options, value = '', choose } = choicesOf(props)
  return <ChoiceField {...fieldOf(props)} options={options} value={value} onChange={choose} onBlur={leave(props)} />
}
