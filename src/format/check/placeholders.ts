import { placeholder } from '../text/placeholder.ts'

/** The placeholders of a text: `{{name}}` or, with a pair of Korean particles, `{{name, 을/를}}`. */
export function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))
}

/**
 * Parts of a text that look like a placeholder or a reference to another text but are not: they would be shown as
 * written, or swallowed.
 */
export function strayMarks(text: string): string | undefined {
  // A brace beside a placeholder makes it another one, which has no value.
  const [beside] = /\{{3,}[^}]*\}*|\}{3,}/.exec(text) ?? []
  return beside ?? /\{\{[^}]*\}{0,2}|\}\}|\$t\([^)]*\)?/.exec(text.replace(placeholder, ''))?.[0]
}
