import { Big } from 'big.js'
import { isBalance } from '../../format/balance.ts'
import { functions } from '../../format/expression/functions.ts'
import { plainDecimal } from '../../format/expression/toDecimal.ts'
import { languages, type Locale } from '../../format/locales.ts'
import type { DisplayFormat } from '../../format/shape/common.ts'
import { formatTime } from './formatTime.ts'

/** Shown where the platform gave nothing. */
const NOTHING = '–'

/** Shown in place of a balance that its member hides. */
const COVERED = '••••••'

/**
 * Writes a value out for a member: money with its sign and exact to the last digit, times in the member's zone.
 * A value that does not fit its format is shown as it came; nothing at all is a dash.
 */
export function formatDisplay(value: unknown, as: DisplayFormat, locale: Locale, hidesBalances = false): string {
  const plain = plainText(value)
  if (plain === undefined || plain === '') return NOTHING
  if (hidesBalances && isBalance(value)) return COVERED
  switch (as) {
    case 'text':
      return plain
    case 'lines':
      return plain.replaceAll('\r\n', '\n').trim()
    case 'masked':
      return functions.mask(plain, 4)
    case 'fours':
      return plain.replace(/.{4}(?=.)/g, '$& ')
    case 'dateTime':
    case 'date':
      return formatTime(value, as, locale) ?? plain
    case 'krw':
    case 'usdt':
    case 'number':
    case 'percent':
      return formatFigure(plain, as, locale) ?? plain
    default:
      // A format of a newer release is still a value worth reading.
      return plain
  }
}

type Figure = 'krw' | 'usdt' | 'number' | 'percent'

/** The most decimals a figure shows; the rest is cut off, since rounding up would promise money that is not there. */
const mostDecimals: Record<Figure, number> = { krw: 0, usdt: 6, number: 8, percent: 4 }

const figureStyles: Record<Figure, Intl.NumberFormatOptions> = {
  krw: { style: 'currency', currency: 'KRW', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  usdt: {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  },
  number: { maximumFractionDigits: 8 },
  percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 4 },
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatFigure(plain: string, as: Figure, locale: Locale): string | undefined {
  let figure: Big
  try {
    figure = plainDecimal(plain).round(mostDecimals[as], Big.roundDown)
  } catch {
    return undefined
  }
  const key = `${as} ${locale}`
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(languages[locale].tag, figureStyles[as])
  formatters.set(key, formatter)
  // As text: a number would lose digits of a large amount. A cut-off "-0.4" must not read "−₩0".
  const text = formatter.format((figure.eq(0) ? '0' : figure.toFixed()) as Intl.StringNumericLiteral)
  // The minus of figures is as wide as their plus; a hyphen breaks lines.
  return text.replace('-', '−')
}

function plainText(value: unknown): string | undefined {
  if (value instanceof Big) return Math.abs(value.e) < 400 ? value.toFixed() : undefined
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}
