import type { WidgetProps } from '@rjsf/utils'
import { TickGroup } from '../../kit/TickGroup.tsx'
import { fieldOf, optionsOf } from './deskWidget.tsx'

/** A choice of several, in the order of the list. */
export function SeveralWidget(props: WidgetProps) {
  const { id: _id, extra: _extra, ...field } = { ...fieldOf(props), hint: optionsOf(props).help }
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  const options = (props.options.enumOptions ?? []).map(({ value, label }) => ({ value: value as unknown, label }))
  return <TickGroup {...field} options={options} chosen={chosen} onChange={props.onChange} />
}
