const kinds: readonly (readonly [RegExp, string])[] = [
  [/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u, 'a mark that turns the direction of writing'],
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  [/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/u, 'a control character'],
  [/\uFEFF|\uFFFE|\uFFFF/u, 'a mark of file encodings'],
  [/[\u{E0000}-\u{E0FFF}](?<!\u{1F3F4}[\u{E0000}-\u{E007F}]*)/u, 'an invisible tag'],
]

/**
 * The character of a shown text that breaks lines, logs or the text beside it, if any. Joined emoji
 * and blank lines are fine.
 */
export function strayCharacter(text: string): string | undefined {
  if (!text.isWellFormed()) return 'half a character'
  return kinds.find(([pattern]) => pattern.test(text))?.[1]
}
