import { Big } from 'big.js'
import { isBalance } from '../../format/balance.ts'
import type { Badge } from '../../format/blocks/list.ts'
import { functions } from '../../format/expression/functions.ts'
import { plainDecimal } from '../../format/expression/toDecimal.ts'
import type { ChoiceList } from '../../format/lists.ts'
import { languageOf, type Locale } from '../../format/locales.ts'
import { readUrl } from '../../format/text/readUrl.ts'
import type { DisplayFormat, Shown } from '../../format/shape/common.ts'
import type { Tone } from '../../format/shape/marks.ts'
import type { CompiledChoices, CompiledText, Expression } from '../../format/shape/compiled.ts'
import type { Reader } from './reader.ts'

interface ShownValue {
  /** Undefined while it is on its way. */
  readonly text: string | undefined
  readonly tone?: 'gain' | 'loss'
}

/** A value as a member reads it: by its format, or as its option of a list. */
export function readShown(read: Reader, { value: slot, as, signed, choices }: Shown): ShownValue {
  const outcome = read.outcome(slot)
  if (outcome.kind === 'pending') return { text: undefined }
  const value = outcome.kind === 'value' ? outcome.value : undefined
  const option = choices && readOption(read, choices, value)
  if (option) return { text: read.translate(option.label) }
  const text = read.display(value, as)
  return signed ? withSign(text, value) : { text }
}

/** Marks a text as gained or lost. What it leaves out, such as a part of a won, is neither. */
export function withSign(text: string, value: unknown): ShownValue {
  const sign = /[1-9]/.test(text) ? signOf(value) : 0
  if (sign === 0) return { text }
  return sign > 0 ? { text: `+${text}`, tone: 'gain' } : { text, tone: 'loss' }
}

function signOf(value: unknown): number {
  if (value instanceof Big) return value.eq(0) ? 0 : value.s
  return typeof value === 'number' ? Math.sign(value) : 0
}

/** The labelled values that show now, written out. */
export function readLabelled(
  read: Reader,
  items: readonly (Shown & { readonly label: CompiledText; readonly when?: Expression })[],
): readonly (ShownValue & { readonly label: string })[] {
  return items
    .filter(({ when }) => read.condition(when))
    .map((item) => ({ label: read.text(item.label), ...readShown(read, item) }))
}

/** The label and tone of a state; the list's neutral label for a value it does not name. */
export function readBadge(
  read: Reader,
  badge: Badge | undefined,
): { readonly text: string; readonly tone: Tone } | undefined {
  if (!badge) return undefined
  const option = readOption(read, badge.choices, read.value(badge.value))
  return option && { text: read.translate(option.label), tone: option.tone ?? 'neutral' }
}

/** The option of a list that a value stands for; the list's neutral label for one it does not name. */
export function readOption(
  read: Reader,
  choices: CompiledChoices,
  value: unknown,
): ChoiceList['options'][number] | NonNullable<ChoiceList['other']> | undefined {
  const list = read.lists.choices[read.pick(choices)]
  return list?.options.find((other) => String(other.value) === String(value)) ?? list?.other
}

/** A number where a Decimal or a number was worked out; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number = value instanceof Big ? value.toNumber() : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The address of a picture from https or from where the app itself comes from; undefined for anything else. */
export function readPicture(address: string | undefined): string | undefined {
  if (address === undefined || address.trim() === '') return undefined
  const url = readUrl(address.trim(), document.baseURI)
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : undefined
}

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
  if (!plain) return NOTHING
  if (hidesBalances && isBalance(value)) return COVERED
  switch (as) {
    case 'lines':
      return plain.replaceAll('\r\n', '\n').trim()
    case 'masked':
      return functions.mask(plain, 4)
    case 'fours':
      return plain.replace(/.{4}(?=.)/g, '$& ')
    case 'dateTime':
    case 'date':
      return formatTime(value, as, locale) ?? plain
    case 'text':
    case 'krw':
    case 'usdt':
    case 'number':
    case 'percent':
    default:
      // Text is shown as it is; a format of a newer release is still a value worth reading.
      return formatFigure(plain, as) ?? plain
  }
}

/** Sign, unit and decimals of a figure. More decimals are cut off: rounding up would promise money that is not there. */
interface FigureStyle {
  readonly sign?: string
  readonly unit?: string
  readonly fewest?: number
  readonly most: number
}

const figureStyles: Partial<Record<DisplayFormat, FigureStyle>> = {
  krw: { sign: '₩', most: 0 },
  usdt: { sign: '$', fewest: 2, most: 6 },
  number: { most: 8 },
  percent: { unit: '%', most: 4 },
}

/**
 * Written without `Intl`, whose tables a slow phone reads while the first rows wait: all languages of the app write
 * figures alike, which a test holds to it.
 */
function formatFigure(plain: string, as: DisplayFormat): string | undefined {
  const style = figureStyles[as]
  if (!style) return undefined
  const { sign = '', unit = '', fewest = 0, most } = style
  let figure: Big
  try {
    figure = plainDecimal(plain).round(most, Big.roundDown)
  } catch {
    return undefined
  }
  const [whole = '', decimals = ''] = figure.abs().toFixed().split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  const shown = decimals.padEnd(fewest, '0')
  // The minus of figures is as wide as their plus; a hyphen breaks lines. A cut-off "-0.4" must not read "−₩0".
  return `${figure.lt(0) ? '−' : ''}${sign}${grouped}${shown && `.${shown}`}${unit}`
}

function plainText(value: unknown): string | undefined {
  if (value instanceof Big) return Math.abs(value.e) < 400 ? value.toFixed() : undefined
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/**
 * Writes a moment out: platform times ("YYYY-MM-DD HH:mm:ss", UTC+8) and milliseconds move to the reader's zone,
 * a date alone belongs to no zone and stays that day. Undefined when the value is not a time.
 */
function formatTime(value: unknown, as: 'dateTime' | 'date', locale: Locale): string | undefined {
  const { tag, month, zone: timeZone } = languageOf(locale)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) {
    // `Date` alone rolls 30 February over to 2 March.
    if (momentOf(`${value} 00:00:00`) === undefined) return undefined
    return dateFormat(tag, { ...dayParts, month, timeZone: 'UTC' }).format(Date.parse(`${value}T00:00:00Z`))
  }
  const moment = momentOf(value)
  if (moment === undefined) return undefined
  return dateFormat(tag, { ...dayParts, month, timeZone, ...(as === 'dateTime' && timeParts) }).format(moment)
}

const dayParts = { year: 'numeric', day: '2-digit' } as const
const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once: the browser takes longer to make one than to write with it. `tag` is a BCP 47 language. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options])
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  dateFormats.set(key, known)
  return known
}

/** Milliseconds since 1970 of a time of the platform or of such a number; undefined for everything else. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 ? value : undefined
  try {
    return functions.parseTime(value)
  } catch {
    return undefined
  }
}
