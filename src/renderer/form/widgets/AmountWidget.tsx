import { AmountField } from '../../../ui/AmountField.tsx'
import { fieldOf, leave, looksOf, textOf, valueOfText, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** An amount kept as text, so that no digit is lost; chips add to it. */
export function AmountWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  return (
    <AmountField
      {...fieldOf(props)}
      {...looks.amount}
      value={textOf(props)}
      placeholder={looks.placeholder ?? (props.placeholder || undefined)}
      maxLength={props.schema.maxLength}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
