import { assertNever } from '../../../src/format/assertNever.ts'
import { parseFact } from '../../../src/format/fact.ts'
import { settingName } from '../form/titleOf.ts'
import type { Words } from '../words/useWords.ts'

/** What a fact is called within a sentence. */
export function factLabel(fact: string, words: Words): string {
  const { t } = words
  const parsed = parseFact(fact)
  switch (parsed?.kind) {
    case 'settings':
      return t('fact.setting', { name: settingName(parsed.pointer, words) })
    case 'copy':
      return t('fact.copy', { key: parsed.key })
    case 'block':
      return t('fact.block', { block: parsed.block, screen: parsed.screen })
    case 'notice':
    case 'dialog':
    case 'screen':
      return t(`fact.${parsed.kind}`, { name: parsed.id })
    case undefined:
      return fact
    default:
      return assertNever(parsed)
  }
}
