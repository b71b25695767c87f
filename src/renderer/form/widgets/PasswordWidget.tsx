import { PasswordField, type PasswordFieldProps } from '../../../ui/PasswordField.tsx'
import { fieldOf, leave, looksOf, textOf, valueOfText, type FieldWidgetProps } from './FieldWidgetProps.ts'

type Token = PasswordFieldProps['autoComplete']
const tokens: readonly Token[] = ['current-password', 'new-password', 'one-time-code', 'off']

/** A secret, with a way to look at what was typed. */
export function PasswordWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  return (
    <PasswordField
      {...fieldOf(props)}
      value={textOf(props)}
      placeholder={looks.placeholder ?? (props.placeholder || undefined)}
      autoComplete={tokens.find((token) => token === looks.autocomplete) ?? 'off'}
      maxLength={props.schema.maxLength}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
