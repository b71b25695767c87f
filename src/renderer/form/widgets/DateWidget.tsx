import { DateField } from '../../../ui/DateField.tsx'
import { fieldOf, looksOf, textOf, valueOfText, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** Wide enough for any birthday and any plan, where the caller sets no bounds. */
const anyDay = { min: '1900-01-01', max: '2100-12-31', locale: 'en' } as const

/** One day, YYYY-MM-DD. */
export function DateWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  return (
    <DateField
      {...fieldOf(props)}
      {...(looks.dates ?? anyDay)}
      value={textOf(props)}
      placeholder={looks.placeholder ?? (props.placeholder || undefined)}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={() => props.onBlur(props.id, props.value)}
    />
  )
}
