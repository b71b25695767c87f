import { Big } from 'big.js'
import type { Entity } from '../../../../src/platform/Operations.ts'
import { languageOf, languages, type Locale } from '../../../../src/format/locales.ts'
import { formatFigure } from '../text/formatFigure.ts'
import { momentOf } from '../text/formatTime.ts'
import type { Translate } from '../text/createTranslate.ts'
import { isUsdt } from './isUsdt.ts'

type TransactionRecord = Entity<'TransactionRecord'>

/** A day above its first record, with what came in or went out on it. */
export interface DayHead {
  readonly title: string
  readonly sum: string
}

interface Words {
  readonly t: Translate
  readonly locale: Locale
}

interface Sums {
  readonly first: string
  krw: Big
  usdt: Big
}

const DAY_MS = 86_400_000

/** The head of each day by the number of its first record. */
export function dayHeads(
  records: readonly TransactionRecord[],
  type: string,
  { t, locale }: Words,
): ReadonlyMap<string, DayHead> {
  const day = dayFormat(locale)
  const days = new Map<string, Sums>()
  for (const record of records) {
    const moment = momentOf(record.created_at)
    if (Number.isNaN(moment)) continue
    const name = day.format(moment)
    const sums = days.get(name) ?? { first: record.out_trade_no, krw: new Big(0), usdt: new Big(0) }
    days.set(name, sums)
    const isDone = record.state === (type === '1' || type === '2' ? 2 : 1)
    const currency = isUsdt(record, type) ? 'usdt' : 'krw'
    if (isDone) sums[currency] = sums[currency].plus(record.amount)
  }
  const today = day.format(Date.now())
  return new Map(
    [...days].map(([name, sums]) => {
      const amount = (['krw', 'usdt'] as const)
        .filter((currency) => !sums[currency].eq(0))
        .map((currency) => formatFigure(sums[currency], currency, locale))
        .join(' · ')
      const key = type === '1' || type === '3' ? 'list.dayIn' : 'list.dayOut'
      return [sums.first, { title: titleOf(name, today, locale), sum: amount === '' ? '' : t(key, { amount }) }]
    }),
  )
}

function dayFormat(locale: Locale): Intl.DateTimeFormat {
  const { zone } = languageOf(locale)
  return new Intl.DateTimeFormat('sv', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(zone !== undefined && { timeZone: zone }),
  })
}

function titleOf(day: string, today: string, locale: Locale): string {
  const { tag } = languages[locale]
  const moment = Date.parse(day)
  const ago = (Date.parse(today) - moment) / DAY_MS
  if (ago === 0 || ago === 1) {
    const name = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-ago, 'day')
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return new Intl.DateTimeFormat(tag, {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(moment)
}
