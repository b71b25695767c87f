import { fieldOf, textOf, type FieldWidgetProps } from '../../../src/renderer/form/widgets/FieldWidgetProps.ts'
import { MomentInput } from '../parts/MomentInput.tsx'
import type { DeskFormContext } from './DeskFormContext.ts'

/** A moment, typed as the clock in the form's time zone shows it and kept in UTC. */
export function MomentWidget(props: FieldWidgetProps) {
  const { zone = 'UTC' } = props.registry.formContext as DeskFormContext
  const field = fieldOf(props)
  const instant = textOf(props)
  return (
    <MomentInput
      {...field}
      labelNote={`in ${zone}`}
      hint={instant === '' ? field.hint : `${instant.replace('T', ' ').replace(/(:\d\d)?Z$/, '')} UTC`}
      zone={zone}
      value={instant}
      onChange={(next) => props.onChange(next)}
    />
  )
}
