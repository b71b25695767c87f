import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/TextField.tsx'
import { fieldOf, leave, looksOf, textOf, valueOfText, type FieldWidgetProps } from './FieldWidgetProps.ts'

type Keyboard = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

/** One line of text, with the keyboard that fits what is typed. */
export function TextWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  return (
    <TextField
      {...fieldOf(props)}
      {...keyboardOf(props.schema, looks.autocomplete)}
      value={textOf(props)}
      placeholder={looks.placeholder ?? (props.placeholder || undefined)}
      autoComplete={looks.autocomplete}
      maxLength={props.schema.maxLength}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}

function keyboardOf({ type, format }: FieldWidgetProps['schema'], autocomplete: string | undefined): Keyboard {
  if (format === 'email' || autocomplete === 'email') return { type: 'email' }
  if (autocomplete?.startsWith('tel')) return { type: 'tel' }
  if (type === 'integer') return { inputMode: 'numeric' }
  if (type === 'number' || format === 'decimal') return { inputMode: 'decimal' }
  return {}
}
