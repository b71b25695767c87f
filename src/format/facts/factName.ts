import { assertNever } from '../value/assertNever.ts'
import { writtenBlocks } from '../blocks/placedBlocks.ts'
import { fromPointer, toPointer } from '../check/Document.ts'
import { titleOfSetting } from '../declaredSettings.ts'
import { type Fact, type FactOf, formatFact, parseFact } from '../fact.ts'
import { isObject, memberOf } from '../value/isObject.ts'
import type { Locale } from '../locales.ts'
import { type Facts, membersIn, screenIds } from './parseFacts.ts'
import { languageName } from './languageName.ts'
import { noticeName } from './noticeName.ts'
import { blockLabel, screenTitle } from './screenTitle.ts'

/** Operators who read another language read this in English. */
type OperatorWords = Readonly<Partial<Record<Locale, string>> & Record<'en', string>>

/** First words of the names of facts that are no settings, by kind. */
const kinds = {
  copy: { kor: '문구', cn: '文案', en: 'Texts' },
  notice: { kor: '공지', cn: '公告', en: 'Notices' },
  dialog: { kor: '안내창', cn: '弹窗', en: 'Dialogs' },
  screen: { kor: '화면', cn: '页面', en: 'Screens' },
} as const satisfies Readonly<Record<string, OperatorWords>>

const kindIn = (kind: keyof typeof kinds, locale: Locale): string => {
  const words: OperatorWords = kinds[kind]
  return words[locale] ?? words.en
}

/**
 * The one name of a fact, wherever people read about it: "Deposits › Bank transfer › Minimum", "Texts › home.title ›
 * Korean". It is used in headings and in sentences; no two facts have the same.
 *
 * @param fact as `formatFact` spells it; another text is its own name
 * @param values what it was and what it becomes: a notice or dialog that is new or goes is named by the one it has
 */
export function factName(fact: string, locale: Locale, facts: Facts, ...values: readonly unknown[]): string {
  const parsed = parseFact(fact)
  return parsed === undefined ? fact : stepsTo(parsed, locale, facts, values).join(' › ')
}

/** Name of a text in all its languages together: "Texts › home.title". */
export function copyName(key: string, locale: Locale): string {
  return `${kindIn('copy', locale)} › ${key}`
}

function stepsTo(fact: Fact, locale: Locale, facts: Facts, values: readonly unknown[]): readonly string[] {
  switch (fact.kind) {
    case 'settings':
      return settingSteps(fact.pointer, locale)
    case 'copy':
      return [copyName(fact.key, locale), languageName(fact.locale, locale)]
    case 'notice':
      return [kindIn('notice', locale), noticeStep(fact, locale, facts, values)]
    case 'dialog':
      return [kindIn('dialog', locale), dialogStep(fact, locale, facts, values)]
    case 'screen':
      return [kindIn('screen', locale), screenStep(fact.id, locale, facts)]
    case 'block':
      return [kindIn('screen', locale), screenStep(fact.screen, locale, facts), blockStep(fact, locale, facts)]
    default:
      return assertNever(fact)
  }
}

/** Every group around it, as "Minimum" alone names five settings; an item of a list has its number. */
function settingSteps(pointer: string, locale: Locale): readonly string[] {
  const keys = fromPointer(pointer)
  return keys.map((key, index) => {
    const title = titleOfSetting(toPointer(keys.slice(0, index + 1)), locale)
    return title ?? (/^\d+$/.test(key) ? String(Number(key) + 1) : key)
  })
}

function noticeStep({ id }: FactOf<'notice'>, locale: Locale, facts: Facts, values: readonly unknown[]): string {
  const notice = [...values, facts.read(formatFact({ kind: 'notice', id }))].find(isObject)
  const others = facts.notices.filter((other) => other.id !== id)
  return alone(
    id,
    noticeName(memberOf(notice, 'title'), locale) || undefined,
    others.map(({ title }) => noticeName(title, locale)),
  )
}

function dialogStep({ id }: FactOf<'dialog'>, locale: Locale, facts: Facts, values: readonly unknown[]): string {
  const titleOf = (dialog: unknown) => facts.copy[locale][String(memberOf(dialog, 'title'))]
  const { [id]: known, ...others } = membersIn(facts, 'dialogs.json', 'dialogs')
  return alone(id, titleOf([known, ...values].find(isObject)), Object.values(others).map(titleOf))
}

function screenStep(id: string, locale: Locale, facts: Facts): string {
  const titleOf = (screen: string) =>
    screenTitle(screen, facts.read(formatFact({ kind: 'screen', id: screen })), facts.copy[locale])
  const others = screenIds(facts).filter((other) => other !== id)
  return alone(id, titleOf(id), others.map(titleOf))
}

function blockStep({ screen, block: id }: FactOf<'block'>, locale: Locale, { copy, read }: Facts): string {
  const written = writtenBlocks(memberOf(read(formatFact({ kind: 'screen', id: screen })), 'body'))
  const labelOf = (at: (typeof written)[number] | undefined) => at && blockLabel(at.block, copy[locale])
  const others = written.filter(({ block }) => block['id'] !== id)
  return alone(id, labelOf(written.find(({ block }) => block['id'] === id)), others.map(labelOf))
}

/** Name, with the id where others have the same name. */
function alone(id: string, name: string | undefined, others: readonly (string | undefined)[]): string {
  if (name === undefined) return id
  return others.includes(name) ? `${name} (${id})` : name
}
