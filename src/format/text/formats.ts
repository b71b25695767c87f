import { isDate } from '../time/isDate.ts'
import { isDecimal } from './isDecimal.ts'
import { isEmail } from './isEmail.ts'

/** The formats of the document language, checked the same way wherever a form is validated. */
export const formats = {
  decimal: isDecimal,
  /** A day that exists, YYYY-MM-DD. */
  date: isDate,
  email: isEmail,
} as const

/** Those whose code only the forms load that need it. */
export const lateFormats = {
  /** An address of TRON or Ethereum that USDT can be sent to. */
  'usdt-address': async () => (await import('./usdtAddress.ts')).isUsdtAddress,
} as const
