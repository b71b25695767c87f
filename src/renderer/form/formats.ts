import { isDate } from '../../format/isDate.ts'

const DECIMAL = /^\d{1,15}(\.\d{1,8})?$/
/** Neither side begins or ends with a dot, nor has two in a row. */
const EMAIL = /^(?=[^@]{1,64}@)[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/
const LONGEST_EMAIL = 254

/** The formats of the document language, checked the same way wherever a form is validated. */
export const formats = {
  /** An amount as plain digits, such as "1200.50": never negative, no grouping, no exponent. */
  decimal: (text: string) => DECIMAL.test(text),
  /** A day that exists, YYYY-MM-DD. */
  date: isDate,
  email: (text: string) => text.length <= LONGEST_EMAIL && EMAIL.test(text),
} as const
