import { Switch } from '../../../src/ui/Switch.tsx'
import { looksOf, type FieldWidgetProps } from '../../../src/renderer/form/widgets/FieldWidgetProps.ts'

/** On or off, saved at once. */
export function SwitchWidget(props: FieldWidgetProps) {
  return (
    <Switch
      id={props.id}
      label={props.label}
      note={looksOf(props).help}
      checked={props.value === true}
      disabled={props.disabled === true || props.readonly === true}
      onChange={(checked) => props.onChange(checked)}
    />
  )
}
