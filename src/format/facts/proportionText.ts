import { Big } from 'big.js'
import { isAmountSetting } from '../declaredSettings.ts'
import { parseFact } from '../fact.ts'
import { byLocale, languages, type Locale } from '../locales.ts'

/** Written after how many times it is. */
const timesMarks: Readonly<Partial<Record<Locale, string>>> = { kor: '배', cn: '倍' }
const formats = byLocale((locale) => ({
  times: new Intl.NumberFormat(languages[locale].tag, { maximumFractionDigits: 1 }),
  percent: new Intl.NumberFormat(languages[locale].tag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }),
}))

/** How many times as much an amount of money becomes, or by which part of it it changes: "5×", "+20%", "−80%". */
export function proportionText(fact: string, from: unknown, to: unknown, locale: Locale): string | undefined {
  const parsed = parseFact(fact)
  if (parsed?.kind !== 'settings' || !isAmountSetting(parsed.pointer)) return undefined
  if (!isAmount(from) || !isAmount(to) || Big(from).eq(0) || Big(from).eq(to)) return undefined
  const times = Big(to).div(from)
  return times.gte(2)
    ? `${formats[locale].times.format(times.toNumber())}${timesMarks[locale] ?? '×'}`
    : formats[locale].percent.format(times.minus(1).toNumber()).replace('-', '−')
}

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
