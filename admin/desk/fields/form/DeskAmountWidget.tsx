import type { WidgetProps } from '@rjsf/utils'
import { DeskAmountField, useReadBack } from './DeskAmountField.tsx'
import { fieldOf, leave, optionsOf, textOf, valueOfText } from './deskWidget.tsx'

/** An amount in its currency. */
export function DeskAmountWidget(props: WidgetProps) {
  const { amount } = optionsOf(props)
  const value = textOf(props)
  const readBack = useReadBack(value, amount?.currency)
  return (
    <DeskAmountField
      {...fieldOf(props, readBack)}
      {...amount}
      value={value}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
