import { FormField, type FieldProps } from '../../../src/ui/FormField.tsx'
import inputs from '../../../src/ui/inputs.module.css'
import { toInstant, toWallTime, type WallTime } from './zonedTime.ts'

export interface MomentInputProps extends FieldProps {
  /** In UTC; empty for none. */
  readonly value: string
  /** `wall` is what the clock would show: it tells of times that a clock change skips. */
  readonly onChange: (value: string | undefined, wall: WallTime) => void
  readonly zone: string
}

/** A moment, typed as the clock in a time zone shows it. */
export function MomentInput({ value, onChange, zone, ...field }: MomentInputProps) {
  return (
    <FormField {...field}>
      {(ties) => (
        <div className={inputs.frame}>
          <input
            {...ties}
            type="datetime-local"
            className={inputs.input}
            disabled={field.disabled}
            value={toWallTime(value, zone)}
            onChange={(event) => onChange(toInstant(event.target.value, zone), event.target.value)}
          />
        </div>
      )}
    </FormField>
  )
}
