import { AmountField } from '../../../src/ui/AmountField.tsx'
import {
  fieldOf,
  leave,
  looksOf,
  textOf,
  valueOfText,
  type FieldWidgetProps,
} from '../../../src/renderer/form/widgets/FieldWidgetProps.ts'
import { valueText } from '../parts/valueText.ts'

const READ_BACK_FROM = 5

/** An amount in its currency, read back in groups once it is long enough to miscount: beneath it, where no digit has to give way. */
export function DeskAmountWidget(props: FieldWidgetProps) {
  const { help, amount } = looksOf(props)
  const value = textOf(props)
  const isLong = value.replace(/\..*/, '').length >= READ_BACK_FROM
  return (
    <AmountField
      {...fieldOf(props)}
      {...amount}
      hint={
        isLong
          ? [`${valueText(value)} ${amount?.currency === '₩' ? 'won' : (amount?.currency ?? '')}`.trim(), help]
              .filter(Boolean)
              .join('. ')
          : help
      }
      value={value}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
