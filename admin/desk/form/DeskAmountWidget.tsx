import type { WidgetProps } from '@rjsf/utils'
import { AmountField } from '../../../src/ui/AmountField.tsx'
import { fieldOf, leave, optionsOf, textOf, valueOfText } from './deskWidget.ts'
import { grouped } from '../../../src/format/facts/amountText.ts'
import { useWords } from '../words/useWords.ts'

const READ_BACK_FROM = 5

/**
 * An amount in its currency, repeated with grouped digits once it is long enough to miscount: beneath the field, where
 * there is space for all digits.
 */
export function DeskAmountWidget(props: WidgetProps) {
  const { t } = useWords()
  const { help, amount } = optionsOf(props)
  const value = textOf(props)
  const isLong = value.replace(/\..*/, '').length >= READ_BACK_FROM
  return (
    <AmountField
      {...fieldOf(props)}
      {...amount}
      hint={
        isLong
          ? [
              amount?.currency === '₩'
                ? t('form.won', { amount: grouped(value) })
                : `${grouped(value)} ${amount?.currency ?? ''}`.trim(),
              help,
            ]
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
