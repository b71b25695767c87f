import type { Locale } from '../../../../src/format/locales.ts'

/** Faults of a text, each with the values of its sentence. */
export type TextFault =
  | { readonly kind: 'missing' | 'character' | 'invisible' | 'edges' | 'spaces' | 'formula' }
  | { readonly kind: 'lost' | 'unknown'; readonly names: readonly string[] }
  /** Looks like a placeholder but is not one. */
  | { readonly kind: 'stray'; readonly mark: string }
  | { readonly kind: 'lines'; readonly count: number; readonly wanted: number }
  | { readonly kind: 'long'; readonly count: number; readonly budget: number }
  | { readonly kind: 'particle'; readonly written: string; readonly better: string }
  /** Reads like a text of another language. */
  | { readonly kind: 'language'; readonly found: Locale }
  | { readonly kind: 'markup'; readonly mark: string }
  | { readonly kind: 'glossary'; readonly term: string; readonly wanted: readonly string[] }

/**
 * An error keeps a text from being saved, as it would be refused at the publish; a warning marks it; a hint does so more
 * quietly, for there are good reasons to write otherwise.
 */
type Weight = 'error' | 'warning' | 'hint'

const weights = {
  missing: 'error',
  character: 'error',
  lost: 'error',
  unknown: 'error',
  stray: 'error',
  invisible: 'warning',
  edges: 'warning',
  spaces: 'warning',
  lines: 'warning',
  formula: 'warning',
  long: 'warning',
  particle: 'warning',
  language: 'warning',
  markup: 'warning',
  glossary: 'hint',
} as const satisfies Readonly<Record<TextFault['kind'], Weight>>

export const weightOf = ({ kind }: TextFault): Weight => weights[kind]

/** The heaviest weight among them; undefined for a text with nothing wrong. */
export function heaviest(faults: readonly TextFault[]): Weight | undefined {
  return (['error', 'warning', 'hint'] as const).find((weight) => faults.some((fault) => weightOf(fault) === weight))
}
