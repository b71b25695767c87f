import { assertNever } from '../../../../src/format/assertNever.ts'
import { formatFact, parseFact } from '../../../../src/format/fact.ts'
import { isObject } from '../../../../src/format/isObject.ts'
import type { Facts } from '../../draft/Facts.ts'
import { settingName } from '../../form/titleOf.ts'
import { valueText } from '../../parts/valueText.ts'
import type { Words } from '../../words/useWords.ts'
import { readScreen } from '../screens/ScreenDocument.ts'

/**
 * What an edit is about, as a heading: a setting, a text, a notice or a screen by the name members or operators know it
 * by. Its values stand beside it in the table.
 * @param values what it was and what it becomes: a notice that is new or goes is named by the one it has
 */
export function editTitle(fact: string, live: Facts, words: Words, ...values: readonly unknown[]): string {
  const { t, locale } = words
  const copy = live.copy[locale]
  const parsed = parseFact(fact)
  const screenName = (id: string) => readScreen(id, live.read(formatFact({ kind: 'screen', id })), copy).title
  switch (parsed?.kind) {
    case 'settings':
      return settingName(parsed.pointer, words)
    case 'copy':
      return t('fact.copyIn', { key: parsed.key, language: words.language(parsed.locale) })
    case 'notice': {
      const notice = values.find((value) => value !== null && value !== undefined)
      return t('fact.noticeTitle', { name: notice === undefined ? parsed.id : valueText(notice, words) })
    }
    case 'dialog': {
      const dialog = live.read(fact)
      const name = isObject(dialog) ? copy[String(dialog['title'])] : undefined
      return t('fact.dialogTitle', { name: name ?? parsed.id })
    }
    case 'block':
      return t('fact.blockTitle', { block: parsed.block, screen: screenName(parsed.screen) })
    case 'screen':
      return t('fact.screenTitle', { name: screenName(parsed.id) })
    case undefined:
      return fact
    default:
      return assertNever(parsed)
  }
}
