import type { WidgetProps } from '@rjsf/utils'
import { fieldOf, textOf } from './deskWidget.ts'
import { MomentInput } from '../parts/MomentInput.tsx'
import { momentText, ownZone } from '../parts/momentText.ts'
import type { DeskFormContext } from './DeskFormContext.ts'

/** A moment, typed as the clock in the form's time zone shows it and kept in UTC. */
export function MomentWidget(props: WidgetProps) {
  const { zone = 'UTC' } = props.registry.formContext as DeskFormContext
  const field = fieldOf(props)
  const instant = textOf(props)
  return (
    <MomentInput
      {...field}
      labelNote={`in ${zone}`}
      hint={instant === '' || zone === ownZone() ? field.hint : `${momentText(instant)} where you are`}
      zone={zone}
      value={instant}
      onChange={(next) => props.onChange(next)}
    />
  )
}
