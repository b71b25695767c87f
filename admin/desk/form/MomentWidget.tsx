import { FormField } from '../../../src/ui/FormField.tsx'
import inputs from '../../../src/ui/inputs.module.css'
import { fieldOf, textOf, type FieldWidgetProps } from '../../../src/renderer/form/widgets/FieldWidgetProps.ts'
import { toInstant, toWallTime } from '../parts/zonedTime.ts'
import type { DeskFormContext } from './DeskFormContext.ts'

/** A moment, typed as the clock in the form's time zone shows it and kept in UTC. */
export function MomentWidget(props: FieldWidgetProps) {
  const { zone = 'UTC' } = props.registry.formContext as DeskFormContext
  const field = fieldOf(props)
  const instant = textOf(props)
  return (
    <FormField {...field} labelNote={`in ${zone}`} hint={instant === '' ? field.hint : `${instant.replace('T', ' ').replace(/(:\d\d)?Z$/, '')} UTC`}>
      {(ties) => (
        <div className={inputs.frame}>
          <input
            {...ties}
            type="datetime-local"
            className={inputs.input}
            disabled={field.disabled}
            value={toWallTime(instant, zone)}
            onChange={(event) => props.onChange(toInstant(event.target.value, zone))}
          />
        </div>
      )}
    </FormField>
  )
}
