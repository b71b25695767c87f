/**
 * A text from outside on one line of a terminal or a log: what would begin another line, move the cursor or turn the
 * reading direction is written as JSON escapes it, so that a line always is what the service said.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (found) =>
    found
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}
