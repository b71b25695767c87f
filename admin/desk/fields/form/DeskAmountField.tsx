import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { grouped } from '../../../../src/format/facts/amountText.ts'
import { isDecimal } from '../../../../src/format/text/isDecimal.ts'
import { FormField, type FieldProps } from '../../../../src/ui/FormField.tsx'
import inputs from '../../../../src/ui/inputs.module.css'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { useAmountTyping } from '../../../../src/ui/useAmountTyping.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './DeskAmountField.module.css'

export interface DeskAmountFieldProps extends FieldProps {
  /** Plain digits with at most one point, or a refused text, marked as one. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly currency?: string | undefined
  readonly decimals?: number | undefined
}

/** An amount among forty others: its digits are grouped, except while it is typed. */
export function DeskAmountField(props: DeskAmountFieldProps) {
  const { value, currency, decimals = 0, disabled } = props
  const [isTyped, setTyped] = useState(false)
  const isPressed = useRef(false)
  const { onChange, onBlur } = props
  const { shown, refusal, handlers } = useAmountTyping({ value, decimals, currency, onChange, onBlur })
  // A sign is before the digits, a name after them.
  const isSign = currency?.length === 1
  return (
    <FormField {...props} error={refusal ?? props.error}>
      {(ties) => (
        <div className={inputs.frame}>
          {isSign && <span className={inputs.mark}>{currency}</span>}
          <input
            {...ties}
            {...handlers}
            type="text"
            data-amount=""
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            name={props.name}
            value={isTyped || refusal !== undefined ? shown : grouped(shown)}
            disabled={disabled}
            className={joinNames(inputs.input, styles.amount)}
            onPointerDown={() => {
              isPressed.current = true
            }}
            onFocus={({ currentTarget }) => {
              flushSync(() => setTyped(true))
              // Another text ends the browser's selection, and what is typed next would be added to the amount; a pointer
              // puts the caret where it is wanted.
              if (!isPressed.current) currentTarget.select()
            }}
            onBlur={() => {
              isPressed.current = false
              setTyped(false)
              handlers.onBlur()
            }}
          />
          {!isSign && currency !== undefined && <span className={inputs.mark}>{currency}</span>}
        </div>
      )}
    </FormField>
  )
}

const READ_BACK_FROM = 5

/** An amount with grouped digits, once it is long enough to miscount while it is typed. */
export function useReadBack(value: string, currency: string | undefined): string | undefined {
  const { t } = useWords()
  if (!isDecimal(value) || value.replace(/\..*/, '').length < READ_BACK_FROM) return undefined
  return currency === '₩' ? t('form.won', { amount: grouped(value) }) : `${grouped(value)} ${currency ?? ''}`.trim()
}
