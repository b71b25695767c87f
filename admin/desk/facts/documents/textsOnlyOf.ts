import { formatFact, parseFact } from '../../../../src/format/fact.ts'
import { isOwn, isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { factsHere } from '../draft/ownFacts.ts'
import type { Words } from '../../words/useWords.ts'
import { factsOfText, isNamedByEdits } from '../texts/ownTexts.ts'
import { usesOfKeys } from '../texts/usesOfKeys.ts'
import { type ListedDialog, readDialog } from './dialogList.ts'

/** The copy keys of operators' own texts that nothing but this dialog shows: they go where it goes. */
export function textsOnlyOf({ id, keys }: ListedDialog, snapshot: DraftSnapshot, words: Words): readonly string[] {
  const uses = usesOfKeys(factsHere(snapshot), words)
  const fact = formatFact({ kind: 'dialog', id })
  const isElsewhere = (key: string) =>
    (uses.get(key) ?? []).some(({ path }) => path !== `/messages/dialogs/${id}`) || isNamedByEdits(key, snapshot, fact)
  return keys.filter((key) => isOwnText(key) && !isElsewhere(key))
}

/** Facts undone with a fact: a dialog that was never live takes along its texts, which would show nowhere. */
export function undoneWith(fact: string, snapshot: DraftSnapshot, words: Words): readonly string[] {
  const parsed = parseFact(fact)
  if (parsed?.kind !== 'dialog' || !isOwn(parsed) || snapshot.live.read(fact) !== undefined) return [fact]
  const dialog = readDialog(snapshot, parsed.id, words.locale)
  const texts = dialog === undefined ? [] : textsOnlyOf(dialog, snapshot, words)
  const isNew = (text: string) => snapshot.edits.has(text) && snapshot.live.read(text) === undefined
  return [fact, ...texts.flatMap(factsOfText).filter(isNew)]
}
