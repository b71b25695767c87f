import type { Locale } from '../../../../../src/format/locales.ts'

/** One text in a file for translators. */
export interface ExchangeEntry {
  readonly key: string
  readonly locale: Locale
  /** Where members read it, in words. */
  readonly place: string
  /** About how many characters fit; empty where it wraps. */
  readonly budget: string
  /** Fault of it now, in words. */
  readonly note: string
  /** The Korean text. */
  readonly source: string
  readonly target: string
  readonly state: 'missing' | 'stale' | 'translated'
}

/** Text in a file that came back. */
export interface ReturnedEntry {
  readonly key: string
  readonly locale: Locale
  readonly source: string
  readonly target: string
  /** `textMark` of the target when it was exported; undefined in a file that does not say. */
  readonly was: string | undefined
  readonly line: number
}

/** Reason why a file cannot be read, and the place. */
export type FileProblem =
  | { readonly kind: 'size' | 'encoding' | 'type' | 'entities' }
  | { readonly kind: 'quote' | 'tag' | 'language'; readonly line: number; readonly name?: string }
  | { readonly kind: 'column'; readonly name: string }

export type ReadResult =
  | { readonly entries: readonly ReturnedEntry[]; readonly problem?: undefined }
  | { readonly problem: FileProblem; readonly entries?: undefined }

/** A short mark by which a text is known again; it tells what changed meanwhile, and guards nothing. */
export function textMark(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('.')
}
