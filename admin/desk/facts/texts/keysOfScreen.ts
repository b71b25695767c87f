import { formatFact } from '../../../../src/format/fact.ts'
import { isObject } from '../../../../src/format/value/isObject.ts'
import { membersIn, type Facts } from '../../../../src/format/facts/parseFacts.ts'

/**
 * The copy keys that a screen's document names, including those of its option lists and of the dialogs that open on it.
 */
export function keysOfScreen(facts: Facts, id: string): ReadonlySet<string> {
  const english = facts.copy.en
  const named = membersIn(facts, 'choices.json', 'lists')
  const dialogs = membersIn(facts, 'dialogs.json', 'dialogs')
  const found = new Set<string>()

  function visit(value: unknown, depth: number): void {
    if (typeof value === 'string') {
      if (Object.hasOwn(english, value)) found.add(value)
      else if (depth < 1) for (const list of [named[value], dialogs[value]]) visit(list, depth + 1)
    } else if (Array.isArray(value)) value.forEach((item) => visit(item, depth))
    else if (isObject(value)) Object.values(value).forEach((item) => visit(item, depth))
  }

  const screen = facts.read(formatFact({ kind: 'screen', id }))
  visit(screen, 0)
  for (const dialog of Object.values(dialogs)) if (isObject(screen) && opensAt(dialog, screen['path'])) visit(dialog, 1)
  return found
}

function opensAt(dialog: unknown, path: unknown): boolean {
  return isObject(dialog) && Array.isArray(dialog['places']) && dialog['places'].includes(path)
}
