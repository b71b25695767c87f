import { isDate } from './isDate.ts'
import { isDecimal } from './isDecimal.ts'
import { isEmail } from './isEmail.ts'

/** The formats of the document language, checked the same way wherever a form is validated. */
export const formats = {
  decimal: isDecimal,
  /** A day that exists, YYYY-MM-DD. */
  date: isDate,
  email: isEmail,
} as const
