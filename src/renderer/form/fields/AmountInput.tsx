import type { Locale } from '../../../format/locales.ts'
import { AmountField } from '../../../ui/AmountField.tsx'
import { useDerived, useSlot, useValue } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { decimalsOf, plainAmount, readCurrency, type Currency } from '../fieldAmount.ts'
import { spellAmount } from '../spellAmount.ts'
import { typedFieldOf, type InputProps } from './InputProps.ts'
import { useReadable } from '../../../ui/useReadable.ts'

const marks: Readonly<Record<Currency, string>> = { krw: '₩', usdt: '$' }

const none: readonly unknown[] = []

/** An amount kept as text, so that no digit is lost, with chips that add to it, its maximum, and itself in words. */
export function AmountInput(props: InputProps) {
  const { ui, schema } = props
  const translate = useTranslate()
  const { locale } = useHost()
  const language = useReadable(locale)
  const chips = useValue<readonly unknown[]>(ui.chips, none)
  const max = useSlot<unknown>(ui.max, undefined)
  const currency = useDerived(ui.currency, readCurrency).value
  const places = decimalsOf(schema, currency)
  const field = typedFieldOf(props)

  // Cut to the decimals of the currency, two chips may add the same, and one may add nothing.
  const amounts = new Set(chips.flatMap((chip) => plainAmount(chip, places) ?? []))
  const adding = [...amounts]
    .filter((add) => Number(add) > 0)
    .map((add) => ({ label: translate('amount.chip', { amount: spelled(add, currency, language) }), add }))
  const most = plainAmount(max.value, places)
  // It keeps its place until it is known: chips that wrap again would push the form down.
  const hasMax = most !== undefined || max.status === 'loading'
  const hasKeys = adding.length > 0 || hasMax
  return (
    <AmountField
      {...field}
      decimals={places}
      chips={adding}
      currency={currency && marks[currency]}
      max={hasMax ? { label: translate('amount.max'), value: most === '0' ? undefined : most } : undefined}
      reset={hasKeys ? { label: translate('amount.reset') } : undefined}
      readBack={currency && readBack(field.value, currency, language)}
    />
  )
}

/** Won is counted in 만 and 万; dollars are grouped in every language. */
const spelled = (amount: string, currency: Currency | undefined, locale: Locale) =>
  spellAmount(amount, currency === 'usdt' ? 'en' : locale) ?? amount

/** The amount in words, where they say more than the grouped digits beside them. */
function readBack(amount: string, currency: Currency, locale: Locale): string | undefined {
  const words = spelled(amount, currency, locale)
  return words === spelled(amount, 'usdt', locale) ? undefined : words
}
