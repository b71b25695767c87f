import type { Locale } from '../../src/format/locales.ts'

type Params = Readonly<Record<string, unknown>>

/** Answers of a platform with a state of its own, by `operationId`. A thrown `Refusal` is a refusal. */
export type Answers = Readonly<Record<string, (params: Params) => unknown>>

/** A refusal in the platform's words. */
export class Refusal extends Error {
  readonly words: Readonly<Record<Locale, string>>
  constructor(words: Readonly<Record<Locale, string>>) {
    super(words.en)
    this.words = words
  }
}
