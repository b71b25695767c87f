import { formatFact } from '../../../../src/format/fact.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import { byLocale } from '../../../../src/format/locales.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { editsOfText, factsOfText, freeName, type InLanguages, nameFor, ownKey } from '../../facts/texts/ownTexts.ts'

/** Words of a new dialog. */
export interface DialogWords {
  readonly title: InLanguages
  readonly body: InLanguages
  readonly confirm: InLanguages
  /** The route of the screen it opens on. */
  readonly place: string
}

/** The shipped text of the button, which stays unless somebody writes another. */
const OK = 'common.ok'

export function okWords(live: Facts): InLanguages {
  return byLocale((locale) => live.copy[locale][OK] ?? '')
}

/**
 * The edits that make a dialog of operators' own, its texts first, and its id. It is named after its English title, as it
 * is where nobody has the title any more.
 */
export function newDialog(
  { title, body, confirm, place }: DialogWords,
  snapshot: Pick<DraftSnapshot, 'live' | 'changes'>,
): { readonly id: string; readonly edits: ReadonlyMap<string, unknown> } {
  const name = freeName(nameFor(title.en) ?? 'dialog', factsOfDialog, snapshot)
  const keys = keysOf(name)
  const id = idOf(name)
  const isOk = sameValue(confirm, okWords(snapshot.live))
  const value = { title: keys.title, body: keys.body, confirm: isOk ? OK : keys.confirm, places: [place] }
  return {
    id,
    edits: new Map<string, unknown>([
      ...editsOfText(keys.title, title),
      ...editsOfText(keys.body, body),
      ...(isOk ? [] : editsOfText(keys.confirm, confirm)),
      [formatFact({ kind: 'dialog', id }), value],
    ]),
  }
}

const keysOf = (name: string) => ({
  title: ownKey(`${name}Title`),
  body: ownKey(`${name}Body`),
  confirm: ownKey(`${name}Button`),
})

const idOf = (name: string): string => `own-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function factsOfDialog(name: string): readonly string[] {
  return [formatFact({ kind: 'dialog', id: idOf(name) }), ...Object.values(keysOf(name)).flatMap(factsOfText)]
}
