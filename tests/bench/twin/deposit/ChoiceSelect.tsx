import { SelectField, type SelectFieldProps } from '../../../../src/ui/SelectField.tsx'
import { useTwin } from '../TwinContext.ts'

interface ChoiceSelectProps extends Pick<
  SelectFieldProps,
  'label' | 'options' | 'value' | 'required' | 'error' | 'disabled' | 'onChange'
> {
  readonly name: string
  readonly onType: () => void
}

/** One of many; its value is in a hidden input for the form. */
export function ChoiceSelect({ name, onChange, onType, ...rest }: ChoiceSelectProps) {
  const { t } = useTwin()
  function handleChange(next: string) {
    onChange(next)
    onType()
  }
  return (
    <div data-field={name}>
      <SelectField {...rest} placeholder={t('form.choose')} onChange={handleChange} />
      <input type="hidden" name={name} value={rest.value ?? ''} />
    </div>
  )
}
