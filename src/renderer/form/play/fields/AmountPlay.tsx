import { useSyncExternalStore } from 'react'
import type { FieldSchema } from '../../../../format/blocks/form.ts'
import type { Locale } from '../../../../format/locales.ts'
import { useDerived } from '../../../reading/useDerived.ts'
import { useTranslate } from '../../../reading/useTranslate.ts'
import { useSlot, useValue } from '../../../reading/useValue.ts'
import { useHost } from '../../../screen/RendererProvider.tsx'
import type { FieldLooks } from '../../FieldLooks.ts'
import { decimalsOf, plainAmount, readCurrency, type Currency } from '../../fieldAmount.ts'
import { formKeys } from '../../formKeys.ts'
import { spellAmount } from '../../spellAmount.ts'
import { AmountWidget } from '../../widgets/AmountWidget.tsx'
import { textOf, type FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { useFieldUi } from '../useFieldUi.ts'
import { withLooks } from '../withLooks.ts'

const marks: Readonly<Record<Currency, string>> = { krw: '₩', usdt: '$' }
const units: Readonly<Record<Currency, string>> = { krw: formKeys.amountKrw, usdt: formKeys.amountUsdt }

const none: readonly unknown[] = []

/** An amount with chips that add to it, its maximum, and a read-back in words. */
export function AmountPlay(props: FieldWidgetProps) {
  const ui = useFieldUi(props.name)
  const translate = useTranslate()
  const { locale } = useHost()
  const language = useSyncExternalStore(locale.subscribe, locale.getSnapshot)
  const chips = useValue<readonly unknown[]>(ui?.chips, none)
  const max = useSlot<unknown>(ui?.max, undefined)
  const currency = useDerived(ui?.currency, readCurrency).value
  const places = decimalsOf(props.schema as FieldSchema, currency)

  // Cut to the decimals of the currency, two chips may add the same, and one may add nothing.
  const amounts = new Set(chips.flatMap((chip) => plainAmount(chip, places) ?? []))
  const adding = [...amounts]
    .filter((add) => Number(add) > 0)
    .map((add) => ({ label: translate(formKeys.amountChip, { amount: spelled(add, currency, language) }), add }))
  const most = plainAmount(max.value, places)
  // It keeps its place until it is known: chips that wrap anew would push the form down.
  const hasMax = most !== undefined || max.status === 'loading'
  const hasKeys = adding.length > 0 || hasMax
  const amount: FieldLooks['amount'] = {
    decimals: places,
    chips: adding,
    currency: currency && marks[currency],
    max: hasMax ? { label: translate(formKeys.amountMax), value: most === '0' ? undefined : most } : undefined,
    reset: hasKeys ? { label: translate(formKeys.amountReset) } : undefined,
    readBack: readBack(textOf(props), currency, language, currency === undefined ? '' : translate(units[currency])),
  }
  return <AmountWidget {...withLooks(props, { amount })} />
}

/** Won is counted in 만 and 万; dollars are grouped in every language. */
const spelled = (amount: string, currency: Currency | undefined, locale: Locale) =>
  spellAmount(amount, currency === 'usdt' ? 'en' : locale) ?? amount

function readBack(amount: string, currency: Currency | undefined, locale: Locale, unit: string): string | undefined {
  if (currency === undefined || amount === '' || spellAmount(amount, locale) === undefined) return undefined
  const words = spelled(amount, currency, locale)
  return `${words}${isJoined(words, currency, locale) ? '' : ' '}${unit}`
}

/** 万 and figures take the won without a space, 만 with one: "15万韩元", "15만 원", "5,000원". */
const isJoined = (words: string, currency: Currency, locale: Locale) =>
  currency === 'krw' && (locale === 'cn' || (locale === 'kor' && /\d$/.test(words)))
