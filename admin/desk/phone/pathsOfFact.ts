import { screenOfSetting } from '../../../src/format/declaredSettings.ts'
import { type Fact, formatFact } from '../../../src/format/fact.ts'
import type { Facts } from '../../../src/format/facts/parseFacts.ts'
import { screenIds } from '../../../src/format/facts/parseFacts.ts'
import { keysOfScreen } from '../facts/texts/keysOfScreen.ts'
import { readScreen } from '../facts/documents/ScreenDocument.ts'

/**
 * The addresses of the app on which a fact is seen, the one to show first; none for what no screen shows, and for a
 * notice or a dialog, whose page knows it.
 */
export function pathsOfFact(fact: Fact, facts: Facts): readonly string[] {
  switch (fact.kind) {
    case 'settings': {
      const path = screenOfSetting(fact.pointer)
      return path === undefined ? [] : [path]
    }
    case 'copy':
      return screensOfKey(fact.key, facts)
    case 'block':
      return [pathOf(fact.screen, facts)]
    case 'screen':
      return [pathOf(fact.id, facts)]
    case 'notice':
    case 'dialog':
      return []
    default:
      return fact satisfies never
  }
}

const known = new WeakMap<Facts, ReadonlyMap<string, readonly string[]>>()

/** The screens whose documents name the text, in option lists and dialogs too. */
function screensOfKey(key: string, facts: Facts): readonly string[] {
  const all = known.get(facts) ?? readKeys(facts)
  known.set(facts, all)
  const ids = all.get(key) ?? []
  // A key is mostly named after the screen it was written for.
  const [own] = key.split('.')
  return ids.toSorted((a, b) => Number(b === own) - Number(a === own)).map((id) => pathOf(id, facts))
}

function readKeys(facts: Facts): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  for (const id of screenIds(facts))
    for (const key of keysOfScreen(facts, id)) ids.set(key, [...(ids.get(key) ?? []), id])
  return ids
}

const pathOf = (id: string, facts: Facts): string =>
  readScreen(id, facts.read(formatFact({ kind: 'screen', id })), {}).path || '/'
