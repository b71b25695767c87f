const DECIMAL = /^\d{1,15}(\.\d{1,8})?$/
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
/** Neither side begins or ends with a dot, nor has two in a row. */
const EMAIL = /^(?=[^@]{1,64}@)[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/
const LONGEST_EMAIL = 254

/** The formats of the document language, checked the same way wherever a form is validated. */
export const formats = {
  /** An amount as plain digits, such as "1200.50": never negative, no grouping, no exponent. */
  decimal: (text: string) => DECIMAL.test(text),
  /** A day that exists, YYYY-MM-DD. */
  date: isDay,
  email: (text: string) => text.length <= LONGEST_EMAIL && EMAIL.test(text),
} as const

function isDay(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // Date rolls 31 April over to 1 May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
