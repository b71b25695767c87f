const nonsense: readonly (readonly [RegExp, string])[] = [
  [/\[object /, 'shows an object instead of text'],
  [/\bundefined\b|\bNaN\b|\bInfinity\b|Invalid Date/, 'shows an invalid value'],
  [/\{\{|\}\}/, 'shows a placeholder'],
  [/[{[]"/, 'shows JSON'],
]

/**
 * What no member should ever read, whatever a document says.
 * @param keys of the copy; what only looks like one may be somebody's words
 */
export function lookForNonsense(page: HTMLElement, keys: ReadonlySet<string>): readonly string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    for (const [pattern, what] of nonsense) if (pattern.test(text)) found.add(`${what}: "${text.slice(0, 80)}"`)
    if (keys.has(text)) found.add(`shows a copy key: "${text}"`)
  }
  return [...found]
}
