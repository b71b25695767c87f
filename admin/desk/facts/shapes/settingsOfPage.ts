import { formatFact } from '../../../../src/format/fact.ts'
import { isFoundBy } from '../../../../src/format/facts/findFacts.ts'
import { searchWords } from '../../../../src/format/text/typedText.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import type { SettingsPage } from '../../../../src/format/setting.ts'
import { picks } from './formSchemas.ts'
import type { Pick } from './pickSchema.ts'

/** JSON Pointers of the settings that a page edits, in the order of the document. */
export const settingsOfPage: Readonly<Record<SettingsPage, readonly string[]>> = {
  money: pointersOf(picks.money),
  menus: pointersOf(picks.menus),
}

function pointersOf(pick: Pick, around = ''): readonly string[] {
  return Object.entries(pick).flatMap(([key, below]) =>
    below === true ? [`${around}/${key}`] : pointersOf(below, `${around}/${key}`),
  )
}

/**
 * Those of the settings, by their JSON Pointers, that a search finds.
 *
 * @param isWanted whether a setting, by its fact, may be found at all
 */
export function findSettings(
  pointers: readonly string[],
  search: string,
  isWanted: (fact: string) => boolean,
): ReadonlySet<string> {
  const words = searchWords(search)
  return new Set(
    pointers.filter((pointer) => {
      const fact = formatFact({ kind: 'settings', pointer })
      // Settings are named without documents.
      return isWanted(fact) && isFoundBy(words, fact, noFacts)
    }),
  )
}
