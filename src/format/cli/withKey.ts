import { applyEdits, modify } from 'jsonc-parser'

/** A JSON object's text with a value under a key: in its place, else after keys with its prefix, else at the end. */
export function withKey(text: string, key: string, value: string): string {
  const family = `${key.split('.')[0]}.`
  const getInsertionIndex = (keys: string[]) => {
    const last = keys.findLastIndex((other) => other.startsWith(family))
    return last < 0 ? keys.length : last + 1
  }
  return applyEdits(
    text,
    modify(text, [key], value, { formattingOptions: { insertSpaces: true, tabSize: 2 }, getInsertionIndex }),
  )
}
