/** The placeholders of a text: `{{name}}` or, with a pair of Korean particles, `{{name, 을/를}}`. */
export function placeholders(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(?:,[^}]*)?\}\}/g)].map((match) => match[1] ?? ''),
  )
}
