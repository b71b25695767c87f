import { particlePairs } from '../particlePairs.ts'

const placeholder = new RegExp(`\\{\\{\\s*([A-Za-z_][A-Za-z0-9_]*)\\s*(?:,\\s*(?:${particlePairs.join('|')})\\s*)?\\}\\}`, 'g')

/** The placeholders of a text: `{{name}}` or, with a pair of Korean particles, `{{name, 을/를}}`. */
export function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))
}

/** Braces of a text that are no placeholder, and would be shown as they stand or swallowed. */
export function strayBraces(text: string): string | undefined {
  return /\{\{[^}]*\}{0,2}|\}\}/.exec(text.replace(placeholder, ''))?.[0]
}
