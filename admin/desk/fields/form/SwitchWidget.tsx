import type { WidgetProps } from '@rjsf/utils'
import { Switch } from '../../../../src/ui/Switch.tsx'
import { optionsOf } from './deskWidget.tsx'

/** On or off, saved at once. */
export function SwitchWidget(props: WidgetProps) {
  return (
    <Switch
      id={props.id}
      label={props.label}
      note={optionsOf(props).help}
      checked={props.value === true}
      disabled={props.disabled === true || props.readonly === true}
      onChange={(checked) => props.onChange(checked)}
    />
  )
}
