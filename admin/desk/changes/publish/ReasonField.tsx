import { TextField } from '../../../../src/ui/TextField.tsx'
import { useWords } from '../../words/useWords.ts'

interface ReasonFieldProps {
  readonly value: string
  readonly hint: string
  readonly tried: boolean
  readonly onChange: (value: string) => void
}

/** Why something goes live; kept with the release. */
export function ReasonField({ value, hint, tried, onChange }: ReasonFieldProps) {
  const { t } = useWords()
  return (
    <TextField
      label={t('review.reason')}
      hint={hint}
      rows={2}
      maxLength={500}
      required
      value={value}
      onChange={onChange}
      error={tried && value.trim() === '' ? t('review.reasonMissing') : undefined}
      spellCheck
      autoCapitalize="sentences"
    />
  )
}
