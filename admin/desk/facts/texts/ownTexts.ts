import { formatFact } from '../../../../src/format/fact.ts'
import { byLocale, type Locale, locales } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { findErrors } from './createTextJudge.ts'

/** A text in every language, while it is being written. */
export type InLanguages = Readonly<Record<Locale, string>>

/** More would not leave room for what is put behind it. */
const LONGEST = 30

export const noTexts: InLanguages = byLocale(() => '')

/** "Summer sale" as names of the documents are written, `summerSale`; undefined where no Latin letter begins it. */
export function nameFor(words: string): string | undefined {
  const [first, ...others] = words.match(/[A-Za-z0-9]+/g) ?? []
  if (first === undefined || !/^[A-Za-z]/.test(first)) return undefined
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return `${first.charAt(0).toLowerCase()}${first.slice(1)}${others.map(capital).join('')}`.slice(0, LONGEST)
}

/** The name, or with a number behind it where the live release or an open change has some of its facts. */
export function freeName(
  name: string,
  factsOf: (name: string) => readonly string[],
  { live, changes }: Pick<DraftSnapshot, 'live' | 'changes'>,
): string {
  const drafted = new Set(changes.flatMap(({ edits }) => edits.map(({ fact }) => fact)))
  const isTaken = (fact: string) => drafted.has(fact) || live.read(fact) !== undefined
  let free = name
  for (let number = 2; factsOf(free).some(isTaken); number += 1) free = `${name}${number}`
  return free
}

export const ownKey = (name: string): string => `own.${name}`

/** The facts of a text, one a language. */
export function factsOfText(key: string): readonly string[] {
  return locales.map((locale) => formatFact({ kind: 'copy', locale, key }))
}

/** The edits that write a text, as `Draft.editAll` takes them; without texts those that take it away. */
export function editsOfText(key: string, texts?: InLanguages): readonly (readonly [string, unknown])[] {
  return locales.map((locale) => [formatFact({ kind: 'copy', locale, key }), texts?.[locale] ?? null])
}

/** Whether an edit of an open change names a text, besides that of a fact: it may be written there and not be live yet. */
export function isNamedByEdits(key: string, { changes }: Pick<DraftSnapshot, 'changes'>, besides?: string): boolean {
  const whole = new RegExp(`${key.replaceAll('.', String.raw`\.`)}(?![a-zA-Z0-9])`)
  return changes.some(({ edits }) =>
    edits.some(({ fact, value }) => fact !== besides && whole.test(JSON.stringify(value))),
  )
}

/** Whether it may be saved: there in every language, without what the check refuses. */
export function isSound(texts: InLanguages): boolean {
  return locales.every((locale) => findErrors('', texts[locale]).length === 0)
}
