import { parseFact } from '../../../../src/format/fact.ts'
import { copyName } from '../../../../src/format/facts/factName.ts'
import type { Words } from '../../words/useWords.ts'
import { factPlace } from './factPlace.ts'
import { factText, isStructured } from './valueText.ts'

export interface NamedEdit {
  readonly fact: string
  readonly before: unknown
  readonly after: unknown
}

/** So many are named; of more, figures are, and the others are counted by kind. */
const NAMED = 2
/** The most characters of a value beside a name; longer ones are read where edits are compared. */
const SHORT = 24

const counted = {
  'areas.money': 'edits.limits',
  'areas.menus': 'edits.menus',
  'areas.texts': 'edits.texts',
  'areas.messages': 'edits.messages',
  'areas.screens': 'edits.screens',
} as const

/** Edits in a line, such as "Deposits › Bank transfer › Minimum ₩100 → ₩500, 2 texts". */
export function editsText(
  edits: readonly NamedEdit[],
  nameOf: (fact: string, ...values: readonly unknown[]) => string,
  words: Words,
): string {
  // A text counts once, in however many languages it was edited.
  const rows = [...Map.groupBy(edits, ({ fact }) => textKey(fact) ?? fact).values()]
  const figures = rows.length <= NAMED ? rows : rows.filter(([edit]) => edit && figureText(edit, words) !== '')
  const named = figures.slice(0, NAMED)
  const others = rows.filter((row) => !named.includes(row))
  const kinds = Map.groupBy(others, ([edit]) => kindOf(edit?.fact ?? ''))
  return [
    ...named.map((row) => rowText(row, nameOf, words)),
    ...[...kinds].map(([kind, { length }]) => words.t(kind, { count: length })),
  ].join(', ')
}

function textKey(fact: string): string | undefined {
  const parsed = parseFact(fact)
  return parsed?.kind === 'copy' ? parsed.key : undefined
}

function kindOf(fact: string) {
  const place = factPlace(fact)
  return place === undefined ? 'edits.others' : counted[place.name]
}

function rowText(
  [edit, ...more]: readonly NamedEdit[],
  nameOf: (fact: string, ...values: readonly unknown[]) => string,
  words: Words,
): string {
  if (edit === undefined) return ''
  const key = textKey(edit.fact)
  if (more.length > 0 && key !== undefined) return copyName(key, words.locale)
  return [nameOf(edit.fact, edit.after, edit.before), figureText(edit, words)].filter(Boolean).join(' ')
}

/** Both values of a setting that a line has room for; empty for others. */
function figureText({ fact, before, after }: NamedEdit, words: Words): string {
  if (parseFact(fact)?.kind !== 'settings' || isStructured(fact, before) || isStructured(fact, after)) return ''
  const values = [before, after].map((value) => factText(fact, value, words))
  return values.every(({ length }) => length <= SHORT) ? values.join(' → ') : ''
}
