import type { WidgetProps } from '@rjsf/utils'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { fieldOf, textOf, valueOfText } from './deskWidget.tsx'
import { typedClock } from './typedClock.ts'

/** A time of day, from 00:00 to 24:00: the browsers' own field has no 24:00. */
export function ClockWidget(props: WidgetProps) {
  const value = textOf(props)
  return (
    <TextField
      {...fieldOf(props)}
      inputMode="numeric"
      maxLength={5}
      placeholder="10:30"
      value={value}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={() => {
        const written = typedClock(value)
        if (written !== value) props.onChange(written)
      }}
    />
  )
}
