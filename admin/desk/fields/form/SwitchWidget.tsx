import type { WidgetProps } from '@rjsf/utils'
import { Switch } from '../../../../src/ui/Switch.tsx'
import { optionsOf } from './deskWidget.tsx'

/** The id of the words that the template says of the state of a switch or a list. */
export const stateIdOf = (id: string): string => `${id}-state`

/** On or off, saved at once. */
export function SwitchWidget(props: WidgetProps) {
  return (
    <Switch
      id={props.id}
      describedBy={stateIdOf(props.id)}
      label={props.label}
      note={optionsOf(props).help}
      checked={props.value === true}
      disabled={props.disabled === true || props.readonly === true}
      onChange={(checked) => props.onChange(checked)}
    />
  )
}
