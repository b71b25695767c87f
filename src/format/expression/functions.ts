import { Big } from 'big.js'
import { checkLength } from './checkLength.ts'
import { isOpenAt, type OpenHours } from '../time/isOpenAt.ts'
import { ExpressionError } from './ExpressionError.ts'
import { asList, asNumber, asText } from './narrow.ts'
import { orderOf } from './orderOf.ts'
import { plainDecimal, toDecimal } from './toDecimal.ts'
import { PLATFORM_HOURS } from '../time/zones.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/**
 * Functions of expressions. Each is total: it gives a value or throws an ExpressionError, whatever it is handed.
 * `functionSignatures` says for each what it takes, what it gives and what it is for.
 */
export const functions = {
  size: (value: unknown) => (typeof value === 'string' ? Array.from(value).length : asList(value).length),
  contains: (value: unknown, part: unknown) => asText(value).includes(asText(part)),
  startsWith: (value: unknown, start: unknown) => asText(value).startsWith(asText(start)),
  endsWith: (value: unknown, end: unknown) => asText(value).endsWith(asText(end)),
  lower: (value: unknown) => asText(value).toLowerCase(),
  trim: (value: unknown) => trimmed(asText(value)),
  split: (value: unknown, separator: unknown) => {
    checkLength(asText(value).length)
    return asText(separator) === '' ? Array.from(asText(value)) : asText(value).split(asText(separator))
  },
  join: (items: unknown, separator: unknown) => {
    checkLength(asList(items).reduce((sum: number, item) => sum + asText(item).length + asText(separator).length, 0))
    return asList(items).join(asText(separator))
  },
  mask: (value: unknown, last: unknown) => {
    const shown = whole(last)
    const characters = Array.from(asText(value))
    return shown > 0 && characters.length > shown ? `•••• ${characters.slice(-shown).join('')}` : '••••'
  },

  string: (value: unknown) => {
    if (value instanceof Big) return toDecimal(value).toFixed()
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    return asText(value)
  },
  double: (value: unknown) => {
    if (value instanceof Big) return finite(value.toNumber())
    if (typeof value !== 'string') return asNumber(value)
    return NUMBER.test(value) ? finite(Number(value)) : invalid()
  },
  decimal: (value: unknown) => (typeof value === 'string' ? plainDecimal(value) : toDecimal(value)),
  min: (...values: unknown[]) => extreme(values, -1),
  max: (...values: unknown[]) => extreme(values, 1),
  sum: (items: unknown) => total(asList(items)),
  abs: (value: unknown) => (value instanceof Big ? value.abs() : Math.abs(asNumber(value))),
  round: (value: unknown, digits: unknown = 0) => rounded(value, whole(digits), Big.roundHalfUp),
  floor: (value: unknown) => {
    if (!(value instanceof Big)) return Math.floor(asNumber(value))
    const cut = value.round(0, Big.roundDown)
    return cut.gt(value) ? cut.minus(1) : cut
  },

  hourAt: (now: unknown, offset: unknown) => at(now, offset).getUTCHours(),
  weekdayAt: (now: unknown, offset: unknown) => at(now, offset).getUTCDay() || 7,
  dateAt: (now: unknown, offset: unknown) => dateText(at(now, offset)),
  isOpen: (now: unknown, offset: unknown, weekdays: unknown, weekend: unknown) =>
    isOpenAt(at(now, 0).getTime(), asNumber(offset), window(weekdays), window(weekend)) ?? invalid(),
  daysBefore: (date: unknown, days: unknown) => dateText(instant(dateStart(asText(date)) - whole(days) * DAY)),
  parseTime: (value: unknown) => {
    const [, date, hours, minutes, seconds] = TIME.exec(asText(value)) ?? invalid()
    const clock = Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000
    return dateStart(date ?? '') + clock - PLATFORM_HOURS * HOUR
  },
}

export type FunctionName = keyof typeof functions

function invalid(): never {
  throw new ExpressionError('invalid-value')
}

function whole(value: unknown): number {
  return Number.isSafeInteger(asNumber(value)) ? asNumber(value) : invalid()
}

const finite = (value: number): number => (Number.isFinite(value) ? value : invalid())

/** By Unicode's white space: JavaScript's own trim takes U+FEFF for it, and U+0085 not. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isWhite(text.charAt(start))) start += 1
  while (end > start && isWhite(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const isWhite = (character: string) => /^\p{White_Space}$/u.test(character)

function extreme(values: readonly unknown[], sign: number): unknown {
  const candidates = values.length === 1 ? asList(values[0]) : values
  if (candidates.length === 0) invalid()
  const mixed = candidates.some((value) => value instanceof Big)
  return candidates
    .map((value) => (mixed ? toDecimal(value) : asNumber(value)))
    .reduce((best, value) => (orderOf(value, best) * sign > 0 ? value : best))
}

function total(items: readonly unknown[]): unknown {
  checkLength(items.length)
  if (!items.some((item) => item instanceof Big)) return items.reduce((sum: number, item) => sum + asNumber(item), 0)
  // Begins with the first, so that the sum of balances is one.
  const [first = new Big(0), ...others] = items.map(toDecimal)
  return others.reduce((sum, item) => sum.plus(item), first)
}

function rounded(value: unknown, digits: number, mode: 0 | 1): unknown {
  if (digits < 0 || digits > 20) invalid()
  if (value instanceof Big) return toDecimal(value).round(digits, mode)
  // Through a decimal, because 1.005 rounds to 1.00 in binary.
  return Number.isFinite(asNumber(value)) ? toDecimal(value).round(digits, mode).toNumber() : value
}

function instant(ms: number): Date {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? invalid() : date
}

const at = (now: unknown, offset: unknown) => instant(asNumber(now) + asNumber(offset) * HOUR)

function window(value: unknown): OpenHours {
  const [from, until, ...more] = asList(value).map(asText)
  return from === undefined || until === undefined || more.length > 0 ? invalid() : [from, until]
}

function dateText(date: Date): string {
  const year = date.getUTCFullYear()
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : invalid()
}

function dateStart(date: string): number {
  const [, year, month, day] = DATE.exec(date) ?? invalid()
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day))
  // Date rolls 31 April over to 1 May, and years below 100 into the 20th century; both are typing errors here.
  return dateText(new Date(start)) === date ? start : invalid()
}
