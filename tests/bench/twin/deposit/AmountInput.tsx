import { memo, useState } from 'react'
import { spellAmount } from '../../../../src/renderer/form/spellAmount.ts'
import { AmountField } from '../../../../src/ui/AmountField.tsx'
import { settings } from '../settings.ts'
import { formatFigure } from '../text/formatFigure.ts'
import { useTwin } from '../TwinContext.ts'
import type { Currency } from './checkAmount.ts'
import type { Limits } from './useDepositData.ts'

interface AmountInputProps {
  readonly currency: Currency
  readonly limits: Limits
  readonly error: string | undefined
  readonly disabled: boolean
  readonly onType: () => void
}

/** The amount, which holds what is typed itself. */
export const AmountInput = memo(function AmountInput({ currency, limits, error, disabled, onType }: AmountInputProps) {
  const { t, locale } = useTwin()
  const [text, setText] = useState('')
  const isKrw = currency === 'krw'
  const spelled = (amount: string) => spellAmount(amount, isKrw ? locale : 'en')
  const spell = (amount: string) => spelled(amount) ?? amount
  const words = { min: formatFigure(limits.min, 'number', locale), max: formatFigure(limits.max, 'number', locale) }

  function handleChange(next: string) {
    setText(next)
    onType()
  }

  return (
    <AmountField
      name="amount"
      label={t(isKrw ? 'recharge.amountKrw' : 'recharge.amountUsdt')}
      currency={isKrw ? '₩' : '$'}
      decimals={isKrw ? 0 : 2}
      maxLength={isKrw ? 15 : 20}
      chips={settings.chips[currency].map((add) => ({ label: t('amount.chip', { amount: spell(add) }), add }))}
      reset={{ label: t('amount.reset') }}
      hint={t(isKrw ? 'recharge.rangeKrw' : 'recharge.rangeUsdt', words)}
      readBack={spelled(text) === spellAmount(text, 'en') ? undefined : spelled(text)}
      required
      error={error}
      disabled={disabled}
      value={text}
      onChange={handleChange}
    />
  )
})
