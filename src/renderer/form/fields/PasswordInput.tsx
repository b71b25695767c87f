import { PasswordField, type PasswordFieldProps } from '../../../ui/PasswordField.tsx'
import { typedFieldOf, type InputProps } from './InputProps.ts'

type Token = PasswordFieldProps['autoComplete']
const tokens: readonly Token[] = ['current-password', 'new-password', 'one-time-code', 'off']

/** A secret, with a way to look at what was typed. */
export function PasswordInput(props: InputProps) {
  const autoComplete = tokens.find((token) => token === props.ui.autocomplete) ?? 'off'
  return <PasswordField {...typedFieldOf(props)} autoComplete={autoComplete} />
}
