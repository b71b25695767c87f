import { TextField, type TextFieldProps } from '../../../src/ui/TextField.tsx'
import { useWords } from '../words/useWords.ts'

/** A code of an authenticator app, or a recovery code, once the account asks for one. */
export function CodeField({ value, onChange, error }: Pick<TextFieldProps, 'value' | 'onChange' | 'error'>) {
  const { t } = useWords()
  return (
    <TextField
      label={t('session.code')}
      hint={t('session.codeHint')}
      autoComplete="one-time-code"
      value={value}
      onChange={onChange}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the one thing that is asked for now
      autoFocus
      error={error}
    />
  )
}
