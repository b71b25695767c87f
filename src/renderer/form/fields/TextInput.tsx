import type { ComponentProps } from 'react'
import { PasswordField, type PasswordFieldProps } from '../../../ui/PasswordField.tsx'
import { useChoices } from '../../reading/useChoices.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { fieldOf, textOf, typedFieldOf, type InputProps } from './InputProps.ts'

/** One line of text, with the keyboard that fits what is typed. */
export function TextInput(props: InputProps) {
  const { schema, ui } = props
  const { value: options } = useChoices(ui.choices)
  return (
    <TextField
      {...typedFieldOf(props)}
      {...keyboardOf(schema.format, ui.autocomplete)}
      autoComplete={ui.autocomplete}
      offers={options.map(({ value }) => String(value))}
    />
  )
}

type Keyboard = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

function keyboardOf(format: InputProps['schema']['format'], autocomplete: string | undefined): Keyboard {
  if (format === 'email' || autocomplete === 'email') return { type: 'email' }
  if (autocomplete?.startsWith('tel')) return { type: 'tel' }
  return format === 'decimal' ? { inputMode: 'decimal' } : {}
}

const LINES = 4

/** Several lines of text. */
export function TextareaInput(props: InputProps) {
  return <TextField {...typedFieldOf(props)} rows={LINES} spellCheck autoCapitalize="sentences" />
}

/** A value that is sent as it is and cannot be changed here. */
export function ReadonlyInput(props: InputProps) {
  return <TextField {...fieldOf(props)} disabled={false} readOnly value={textOf(props.value)} />
}

type Token = PasswordFieldProps['autoComplete']
const tokens: readonly Token[] = ['current-password', 'new-password', 'one-time-code', 'off']

/** A secret, with a way to look at what was typed. */
export function PasswordInput(props: InputProps) {
  const autoComplete = tokens.find((token) => token === props.ui.autocomplete) ?? 'off'
  return <PasswordField {...typedFieldOf(props)} autoComplete={autoComplete} />
}
