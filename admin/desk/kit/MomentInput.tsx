import { FormField, type FieldProps } from '../../../src/ui/FormField.tsx'
import { TimeInput } from './TimeInput.tsx'
import { toInstant, toWallTime, type WallTime } from './zonedTime.ts'

export interface MomentInputProps extends FieldProps {
  /** In UTC; empty for none. */
  readonly value: string
  /**
   * Empty when it was emptied, undefined while it is half typed. `wall` is what the clock would show: it tells of times
   * that a clock change skips.
   */
  readonly onChange: (value: string | undefined, wall: WallTime) => void
  readonly zone: string
  readonly isAskedFirst?: boolean
}

/** A moment, typed as the clock in a time zone shows it. */
export function MomentInput({ value, onChange, zone, isAskedFirst, ...field }: MomentInputProps) {
  return (
    <FormField {...field}>
      {(ties) => (
        <TimeInput
          ties={ties}
          type="datetime-local"
          disabled={field.disabled}
          isAskedFirst={isAskedFirst}
          value={toWallTime(value, zone)}
          onChange={(wall) => onChange(wall ? toInstant(wall, zone) : wall, wall ?? '')}
        />
      )}
    </FormField>
  )
}
