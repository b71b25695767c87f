import useSWR from 'swr'
import { FormField } from '../../../../src/ui/FormField.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import density from '../../kit/density.module.css'
import { TimeInput } from '../../kit/TimeInput.tsx'
import type { AuditChoice } from './auditFilter.ts'
import styles from './audit.module.css'
import { useWords } from '../../words/useWords.ts'
import { actionText } from './actionText.ts'

/** Searches the whole log by words, actor, action and time. */
export function AuditSearch({ choice, onChange }: { choice: AuditChoice; onChange: (choice: AuditChoice) => void }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const names = useSWR('audit-names', () => api.auditNames())
  const change = (key: keyof AuditChoice) => (value: string) => onChange({ ...choice, [key]: value })
  return (
    <search className={joinNames(density.dense, styles.search)}>
      <TextField
        label={t('audit.search')}
        type="search"
        value={choice.text}
        onChange={change('text')}
        maxLength={200}
        before={<Icon name="search" size={18} />}
        autoComplete="off"
      />
      <ChoiceField
        label={t('audit.who')}
        value={choice.actor}
        options={options(t('audit.everybody'), names.data?.actors)}
        onChange={change('actor')}
      />
      <ChoiceField
        label={t('audit.what')}
        value={choice.action}
        options={options(t('audit.everything'), names.data?.actions, (action) => actionText(action, words))}
        onChange={change('action')}
      />
      <DayField label={t('audit.from')} value={choice.from} max={choice.to} onChange={change('from')} />
      <DayField label={t('audit.to')} value={choice.to} min={choice.from} onChange={change('to')} />
    </search>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (value: string) => void
}

function DayField({ label, value, min = '', max = '', onChange }: DayFieldProps) {
  return (
    <FormField label={label}>
      {(ties) => (
        <TimeInput
          ties={ties}
          type="date"
          value={value}
          {...(min !== '' && { min })}
          {...(max !== '' && { max })}
          onChange={(day) => day !== undefined && onChange(day)}
        />
      )}
    </FormField>
  )
}

function options(
  all: string,
  values: readonly string[] = [],
  say = (value: string): string => value,
): readonly { value: string; label: string }[] {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: say(value) }))]
}
