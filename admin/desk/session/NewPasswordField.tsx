import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { useWords } from '../words/useWords.ts'

/** The service's own rule, said before it is broken. */
export const SHORTEST = 12

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
  const { t } = useWords()
  const error = tried && !isLongEnough(value) ? t('session.passwordShort', { count: SHORTEST }) : undefined
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      value={value}
      onChange={onChange}
      required
      capsLockText={t('parts.capsLock')}
      hint={error === undefined ? t('session.passwordRule', { count: SHORTEST }) : undefined}
      error={error}
    />
  )
}
