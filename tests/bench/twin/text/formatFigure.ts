import { Big } from 'big.js'
import { languages, type Locale } from '../../../../src/format/locales.ts'

const looks = {
  number: { maximumFractionDigits: 8 },
  krw: { style: 'currency', currency: 'KRW', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  usdt: {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  },
} as const satisfies Readonly<Record<string, Intl.NumberFormatOptions>>

const formatters = new Map<string, Intl.NumberFormat>()

/** An amount, grouped and exact. */
export function formatFigure(value: Big | string, as: keyof typeof looks, locale: Locale): string {
  const key = `${as} ${locale}`
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(languages[locale].tag, looks[as])
  formatters.set(key, formatter)
  return formatter.format((value instanceof Big ? value.toFixed() : value) as Intl.StringNumericLiteral)
}
