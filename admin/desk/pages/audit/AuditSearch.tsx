import useSWR from 'swr'
import { FormField } from '../../../../src/ui/FormField.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import inputs from '../../../../src/ui/inputs.module.css'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import type { AuditChoice } from './auditFilter.ts'
import styles from './audit.module.css'

/** Searches the whole log by words, actor, action and time. */
export function AuditSearch({ choice, onChange }: { choice: AuditChoice; onChange: (choice: AuditChoice) => void }) {
  const api = useApi()
  const names = useSWR('audit-names', () => api.auditNames())
  const change = (key: keyof AuditChoice) => (value: string) => onChange({ ...choice, [key]: value })
  return (
    <search className={styles.search}>
      <TextField
        label="Search by what, why or fact"
        type="search"
        value={choice.text}
        onChange={change('text')}
        maxLength={200}
        before={<Icon name="search" size={18} />}
        autoComplete="off"
      />
      <ChoiceField
        label="Who"
        value={choice.actor}
        options={options('Everybody', names.data?.actors)}
        onChange={change('actor')}
      />
      <ChoiceField
        label="What"
        value={choice.action}
        options={options('Everything', names.data?.actions)}
        onChange={change('action')}
      />
      <DayField label="From" value={choice.from} max={choice.to} onChange={change('from')} />
      <DayField label="To" value={choice.to} min={choice.from} onChange={change('to')} />
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
        <div className={inputs.frame}>
          <input
            {...ties}
            type="date"
            className={inputs.input}
            value={value}
            min={min}
            max={max}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FormField>
  )
}

function options(all: string, values: readonly string[] = []): readonly { value: string; label: string }[] {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]
}
