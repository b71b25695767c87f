/** Numbers of sixteen digits and more where a value may stand; also in the midst of a text. */
const NUMBERS = /([:,[]\s*)(-?\d[\d.]{15,}(?:e[+-]?\d+)?)/gi
const MANY_DIGITS = /^-?(?=[0.]*[1-9](?:\.?\d){15})(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * Whether a JSON number has more digits than a double keeps. One that was printed with seventeen digits, such as
 * 0.29999999999999999 for 0.3, is that double; so is whatever has an exponent.
 */
export function isLongNumber(written: string): boolean {
  const double = Number(written)
  return MANY_DIGITS.test(written) && (MANY_DIGITS.test(String(double)) || !double.toPrecision(17).startsWith(written))
}

/**
 * The object or list of a JSON text, in which a number of more digits than a double keeps is a text of them. It becomes
 * one before it is parsed: a parsed value has lost the digits, and two orders had one id.
 */
export function parseExactly(text: string): unknown {
  // The same length, without the quotes that end no text.
  const unescaped = text.replace(/\\./g, '..')
  let from = 0
  let isInText = false
  return JSON.parse(
    text.replace(NUMBERS, (found, before: string, written: string, at: number) => {
      if (unescaped.slice(from, at).split('"').length % 2 === 0) isInText = !isInText
      from = at
      return !isInText && isLongNumber(written) ? `${before}"${written}"` : found
    }),
  )
}
