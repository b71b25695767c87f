/** A placeholder with its options, such as `{{min, 을/를}}`. */
const PLACEHOLDER = /\{\{[^{}]*\}\}/g
/** More matches than this are useless. */
const MOST = 12

/**
 * The copy keys whose text is one of these, tried in their order; placeholders match anything.
 * @param texts what was tapped and the texts around it, nearest first
 */
export function findCopyKeys(
  texts: readonly string[],
  read: (key: string) => unknown,
  keys: readonly string[],
): readonly string[] {
  const entries = keys.flatMap((key) => {
    const text = read(key)
    return typeof text === 'string' && text !== '' ? [{ key, text: flat(text) }] : []
  })
  for (const text of texts.map(flat)) {
    const exact = entries.filter((entry) => entry.text === text)
    if (exact.length > 0) return exact.slice(0, MOST).map(({ key }) => key)
    const filled = entries.filter((entry) => isFilled(entry.text, text))
    if (filled.length > 0)
      return filled
        .toSorted((a, b) => wordsOf(b.text) - wordsOf(a.text))
        .slice(0, MOST)
        .map(({ key }) => key)
  }
  return []
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const wordsOf = (text: string): number => text.replaceAll(PLACEHOLDER, '').length

function isFilled(template: string, text: string): boolean {
  if (template.match(PLACEHOLDER) === null || wordsOf(template) < 2) return false
  const [start = '', ...rest] = template.split(PLACEHOLDER)
  if (!text.startsWith(start)) return false
  let at = start.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return rest.at(-1) === '' || at === text.length
}
