import { asRefused, isRefused, shownAmount } from './amountValue.ts'
import type { UiTexts } from './uiTexts.ts'

/** Why a text is not an amount, as the words for it are called: among others because it may be two amounts. */
export type AmountRefusal = Extract<keyof UiTexts, `amount${string}`>

/** Rules by which a field takes an amount. */
export interface AmountRules {
  readonly decimals: number
  /** Characters of the amount at most, its point included. */
  readonly maxLength?: number | undefined
  /** The mark that the app writes beside such an amount: a pasted one may have it. */
  readonly currency?: string | undefined
  /** Shown with the app's marks of groups. */
  readonly isGrouped?: boolean | undefined
}

/** How the last of a text came. A separator that was a key of its own has been shown as the point. */
export type AmountEntry = 'key' | 'paste' | 'composition'

/** A text while it is typed. */
export interface AmountTyping {
  /** The marks as they were typed; as long as `shown`. */
  readonly keys: string
  readonly shown: string
  /** The amount in plain digits, or the text that is refused as `asRefused` hands it on. */
  readonly value: string
}

const GROUPS = /^[1-9]\d{0,2}([,.'’_\s])\d{3}(\1\d{3})*$/
const POINT = /^(\d*|[1-9]\d{0,2}([,.'’_\s])\d{3}(?:\2\d{3})*)([,.])(\d*)$/

/**
 * Reads a text as one amount in plain digits: '1,500,000' → '1500000', '1.500,00' → '1500.00'. Marks of groups count
 * only in threes and by one mark. Nothing is cut off or guessed: any other text is refused whole.
 */
export function readAmount(
  text: string,
  { decimals, maxLength = Infinity, currency = '' }: AmountRules,
  entry: AmountEntry = 'paste',
): { readonly amount: string } | { readonly refused: AmountRefusal } {
  const written = halfWidth(text).trim()
  const bare = withoutMark(written, currency)
  const read = readNumber(bare, decimals, bare === written ? entry : 'app')
  if ('refused' in read) return read
  const { amount } = read
  // No call takes more than 15 digits of a whole amount.
  return amount.length > maxLength || /^\d{16}/.test(amount) ? { refused: 'amountLong' } : read
}

function readNumber(text: string, decimals: number, entry: AmountEntry | 'app'): ReturnType<typeof readAmount> {
  const [, whole = '', group, point, fraction = ''] = POINT.exec(text) ?? []
  const isPointed = point !== undefined && point !== group
  const isGrouped = GROUPS.test(text)
  if (isGrouped && isPointed) {
    // The app itself writes "1,500" for groups and "1.500" for decimals; others write the opposite.
    if (point === ',' && (entry === 'app' || decimals === 0 || (decimals < 3 && entry === 'paste')))
      return { amount: digitsOf(text) }
    if (point === ',' || (entry !== 'app' && decimals < 3)) return { refused: 'amountReadings' }
  } else if (isGrouped || /^\d*$/.test(text)) {
    return { amount: digitsOf(text) }
  }
  if (!isPointed || text.length === 1) return { refused: decimals === 0 && isPointed ? 'amountWhole' : 'amountWrong' }
  const kept = fraction.slice(0, decimals)
  const isExact = /^0*$/.test(fraction.slice(decimals))
  const amount = digitsOf(whole) || '0'
  if (decimals > 0)
    return isExact ? { amount: kept === '' ? amount : `${amount}.${kept}` } : { refused: 'amountDecimals' }
  // A bare point is where somebody begins to type decimals, and "1,00" may lack a digit.
  const isWhole = isExact && fraction !== '' && whole !== '' && (point === '.' || group !== undefined)
  return isWhole ? { amount } : { refused: 'amountWhole' }
}

/** Why a value of a field is no amount; undefined for an amount and for nothing. */
export function refusalOf(value: string, rules: AmountRules): AmountRefusal | undefined {
  if (value === '') return undefined
  const read = readAmount(shownAmount(value), rules, 'key')
  if ('refused' in read) return read.refused
  return isRefused(value) ? 'amountWrong' : undefined
}

/** Reads the text of a field after a change, as one with what was typed before. */
export function typeAmount(
  before: Pick<AmountTyping, 'keys' | 'shown'>,
  text: string,
  rules: AmountRules,
  entry: AmountEntry,
): AmountTyping {
  const keys = halfWidth(editedKeys(before, text))
  const read = readAmount(keys, rules, entry)
  const value = 'amount' in read ? read.amount : asRefused(keys)
  // A keyboard that composes writes its text again and again: in another one it would go on.
  if (entry === 'composition') return { keys, shown: text, value }
  if ('refused' in read) return { keys, shown: keys, value }
  if (entry === 'paste') return { keys: value, shown: value, value }
  return { keys, shown: rules.decimals > 0 ? keys.replace(/^(\d*),(\d*)$/, '$1.$2') : keys, value }
}

/** How much of a text is as it was, at its start and at its end. */
function unchanged(before: string, text: string): { readonly start: number; readonly end: number } {
  const most = Math.min(before.length, text.length)
  let start = 0
  while (start < most && before[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1
  return { start, end }
}

/** The typed marks after the change that the field's text has seen. */
function editedKeys({ keys, shown }: Pick<AmountTyping, 'keys' | 'shown'>, text: string): string {
  const { start, end } = unchanged(shown, text)
  return `${keys.slice(0, start)}${text.slice(start, text.length - end)}${keys.slice(keys.length - end)}`
}

/** A text as its field has it: with the app's own marks of groups, which nobody has typed. */
export interface GroupedTyping extends AmountTyping {
  readonly text: string
  /** Places of the app's marks in the text. */
  readonly marks: readonly number[]
}

const MARK = ','

/** An amount in plain digits with the app's marks; any other text as it is, and what somebody groups themselves. */
export function groupAmount(shown: string): Pick<GroupedTyping, 'text' | 'marks'> {
  const [whole = ''] = /^[1-9]\d{3,}(?=(\.\d*)?$)/.exec(shown) ?? []
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, MARK)
  const marks = Array.from(grouped).flatMap((mark, at) => (mark === MARK ? [at] : []))
  return { text: grouped + shown.slice(whole.length), marks }
}

/** A change of a field's text: where the caret is after it, and how it came. */
interface Change {
  readonly text: string
  readonly caret: number
  readonly entry: AmountEntry
  /** Where from the caret a key deletes; undefined for what is no deletion, as a paste of the same amount without marks. */
  readonly deletes: 'before' | 'behind' | undefined
  /** The text that came in at the caret, where the browser says it. */
  readonly data?: string | null | undefined
}

/**
 * How much of a text is as it was. Where it is not known how much has come in, all before the caret has: a mark that may
 * have been pasted is never taken for the app's own.
 */
function kept(before: string, { text, caret, entry, deletes, data }: Change): ReturnType<typeof unchanged> {
  if (text === before || entry === 'composition' || deletes) return unchanged(before, text)
  const start = caret - (data?.length ?? caret)
  return { start: start >= 0 && text.slice(start, caret) === data ? start : 0, end: text.length - caret }
}

/**
 * Reads a change of a text with the app's marks as the same change of what was typed, and answers where the caret is
 * then: behind as many typed characters as before. A mark that is deleted alone takes the digit beside it along.
 */
export function typeGrouped(
  before: Omit<GroupedTyping, 'value'>,
  change: Change,
  rules: AmountRules,
): GroupedTyping & { readonly caret: number } {
  const { text, caret, entry, deletes } = change
  const { start, end } = kept(before.text, change)
  const grown = text.length - before.text.length
  const own = before.marks.flatMap((at) => {
    if (at < start) return at
    return at >= before.text.length - end ? at + grown : []
  })
  const isOwn = (at: number) => own.includes(at)
  const typedBefore = (place: number) => Array.from(text.slice(0, place)).filter((_, at) => !isOwn(at)).length
  let typed = Array.from(text)
    .filter((_, at) => !isOwn(at))
    .join('')
  let place = typedBefore(caret)
  if (typed === before.shown && grown < 0 && deletes) {
    const gone = deletes === 'behind' ? place : place - 1
    typed = typed.slice(0, Math.max(gone, 0)) + typed.slice(gone + 1)
    place = Math.min(place, Math.max(gone, 0))
  }
  const next = typeAmount(before, typed, rules, entry)
  if (entry === 'composition') return { ...next, text, marks: own, caret }
  const grouped = rules.isGrouped && !isRefused(next.value) ? groupAmount(next.shown) : { text: next.shown, marks: [] }
  // What was pasted may be shown shorter than it was.
  const shownBefore = next.shown.length === typed.length ? place : next.shown.length - (typed.length - place)
  return { ...next, ...grouped, caret: placeIn(grouped, Math.max(shownBefore, 0)) }
}

/** The place in a text behind so many typed characters. */
function placeIn({ marks }: Pick<GroupedTyping, 'marks'>, typed: number): number {
  return marks.reduce((place, mark) => (mark < place ? place + 1 : place), typed)
}

/** Digits and marks of East Asian keyboards as plain ones, each in its place. */
const halfWidth = (text: string) =>
  text.replace(/[０-９，．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/[。｡]/g, '.')

/** Without the currency before or after it. */
function withoutMark(text: string, currency: string): string {
  if (currency === '' || text === currency) return text
  if (text.endsWith(currency)) return text.slice(0, -currency.length).trim()
  return text.startsWith(currency) ? text.slice(currency.length).trim() : text
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
