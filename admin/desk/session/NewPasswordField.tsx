import { PasswordField } from '../../../src/ui/PasswordField.tsx'

/** The service's own rule, said before it is broken. */
const SHORTEST = 12

export const isLongEnough = (password: string): boolean => password.length >= SHORTEST

export interface NewPasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The operator has tried to send it. */
  readonly tried: boolean
}

/** A field for a new password, with its rules. */
export function NewPasswordField({ label, value, onChange, tried }: NewPasswordFieldProps) {
  const error =
    tried && !isLongEnough(value)
      ? `At least ${SHORTEST} characters; a few random words are easy to remember.`
      : undefined
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      value={value}
      onChange={onChange}
      required
      capsLockText="Caps Lock is on."
      hint={error === undefined ? `At least ${SHORTEST} characters.` : undefined}
      error={error}
    />
  )
}
