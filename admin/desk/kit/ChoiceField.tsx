import { FormField, type FieldProps } from '../../../src/ui/FormField.tsx'
import inputs from '../../../src/ui/inputs.module.css'
import { joinNames } from '../../../src/ui/joinNames.ts'
import styles from './ChoiceField.module.css'
import { useWords } from '../words/useWords.ts'

export interface ChoiceFieldProps extends FieldProps {
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** One of several from the browser's own list: on a computer that is quicker than a sheet as on the phone. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { t } = useWords()
  const { value, options, disabled, name, onChange, onBlur } = props
  return (
    <FormField {...props}>
      {(ties) => (
        <div className={inputs.frame}>
          <select
            {...ties}
            name={name}
            className={joinNames(inputs.input, styles.choice)}
            disabled={disabled}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          >
            {!options.some((option) => option.value === value) && (
              <option value={value}>{value === '' ? t('parts.choose') : value}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </FormField>
  )
}
