import { Checkbox } from '../../../ui/Checkbox.tsx'
import { fieldOf, leave, looksOf, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** Yes or no, with links to what is agreed to. */
export function CheckboxWidget(props: FieldWidgetProps) {
  return (
    <Checkbox
      {...fieldOf(props)}
      checked={props.value === true}
      after={looksOf(props).links}
      onChange={(checked) => props.onChange(checked)}
      onBlur={leave(props)}
    />
  )
}
