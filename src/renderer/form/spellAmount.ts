import { Big } from 'big.js'
import { languageOf, type Locale } from '../../format/locales.ts'

const GROUP = 4

/**
 * An amount in the words of the language, so that one zero too many is seen: "150만", "1억 2,345만 6,789", "150万".
 * English groups by thousands: "1,500,000". Undefined when the text is not an amount yet.
 */
export function spellAmount(amount: string, locale: Locale): string | undefined {
  const value = readAmount(amount)
  if (value === undefined) return undefined
  const [whole = '0', fraction] = value.toFixed().split('.')
  const tail = fraction === undefined ? '' : `.${fraction}`
  const { myriads } = languageOf(locale)
  if (!myriads || whole.length > GROUP * myriads.names.length) return `${grouped(whole)}${tail}`
  const parts = spellWhole(whole, myriads.names, myriads.isGrouped ? grouped : (digits: string) => digits)
  return `${parts.join(myriads.gap) || '0'}${tail}`
}

function spellWhole(whole: string, names: readonly string[], write: (digits: string) => string): string[] {
  const parts: string[] = []
  for (let end = whole.length, unit = 0; end > 0; end -= GROUP, unit += 1) {
    const digits = whole.slice(Math.max(0, end - GROUP), end).replace(/^0+/, '')
    if (digits !== '') parts.unshift(`${write(digits)}${names[unit] ?? ''}`)
  }
  return parts
}

function readAmount(text: string): Big | undefined {
  if (!/^\d+(\.\d*)?$/.test(text)) return undefined
  return new Big(text.replace(/\.$/, ''))
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')
