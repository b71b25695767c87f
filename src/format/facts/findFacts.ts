import { writtenBlocks } from '../blocks/placedBlocks.ts'
import { toPointer } from '../check/Document.ts'
import { helpOfSetting, shapeOfSetting } from '../declaredSettings.ts'
import { type FactKind, type FactOf, formatFact, parseFact } from '../fact.ts'
import { memberOf } from '../value/isObject.ts'
import { locales } from '../locales.ts'
import { SettingsSchema } from '../settings.ts'
import { asShape } from '../shape/asShape.ts'
import type { JsonShape } from '../shape/JsonShape.ts'
import { comparable, searchWords } from '../text/typedText.ts'
import { factName } from './factName.ts'
import { type Facts, membersIn, screenIds } from './parseFacts.ts'

/**
 * Whether each word is in the name of a fact in some language, its help, its spelling or, for a text, in what it says:
 * "smallest deposit bank" finds `settings:/recharge/bank/min`.
 */
export function isFoundBy(
  words: readonly string[],
  fact: string,
  facts: Facts,
  ...values: readonly unknown[]
): boolean {
  const text = searchText(fact, facts, ...values)
  return words.every((word) => text.includes(word))
}

/** The facts that a search finds among all that the documents have, settings first. */
export function findFacts(search: string, facts: Facts): readonly string[] {
  const words = searchWords(search)
  return listFacts(facts).filter((fact) => isFoundBy(words, fact, facts))
}

/** All that a search finds a fact by, as searches compare it. */
export function searchText(fact: string, facts: Facts, ...values: readonly unknown[]): string {
  const names = locales.map((locale) => factName(fact, locale, facts, ...values))
  return comparable([fact, ...names, ...wordsAbout(fact, facts)].join(' '))
}

function wordsAbout(fact: string, { copy }: Facts): readonly string[] {
  const parsed = parseFact(fact)
  if (parsed?.kind === 'copy') return [copy[parsed.locale][parsed.key] ?? '']
  if (parsed?.kind !== 'settings') return []
  const { pointer } = parsed
  return [shapeOfSetting(pointer)?.description ?? '', ...locales.map((locale) => helpOfSetting(pointer, locale) ?? '')]
}

/** Every fact of the documents, spelled. */
export function listFacts(facts: Facts): readonly string[] {
  const { copy, notices } = facts
  const screens = screenIds(facts)
  const all: { readonly [K in FactKind]: readonly FactOf<K>[] } = {
    settings: settingsWithin(asShape(SettingsSchema), []).map((pointer) => ({ kind: 'settings', pointer })),
    notice: notices.map(({ id }) => ({ kind: 'notice', id })),
    dialog: Object.keys(membersIn(facts, 'dialogs.json', 'dialogs')).map((id) => ({ kind: 'dialog', id })),
    screen: screens.map((id) => ({ kind: 'screen', id })),
    block: screens.flatMap((screen) => partIds(screen, facts).map((block) => ({ kind: 'block', screen, block }))),
    copy: locales.flatMap((locale) => Object.keys(copy[locale]).map((key) => ({ kind: 'copy', locale, key }))),
  }
  return Object.values(all).flat().map(formatFact)
}

function settingsWithin(shape: JsonShape, path: readonly string[]): readonly string[] {
  if (shape.properties === undefined) return shape.setting === undefined ? [] : [toPointer(path)]
  return Object.entries(shape.properties).flatMap(([key, below]) => settingsWithin(below, [...path, key]))
}

function partIds(screen: string, { read }: Facts): readonly string[] {
  const body = memberOf(read(formatFact({ kind: 'screen', id: screen })), 'body')
  return writtenBlocks(body).map(({ block }) => String(block['id']))
}
