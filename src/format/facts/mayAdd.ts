import { type Fact, parseFact } from '../fact.ts'

/** Names that no build ships, so that none collides with what operators add. */
const OWN_TEXT = 'own\\.[a-z][a-zA-Z0-9]{0,60}'
export const OWN_DIALOG = 'own-[a-z0-9-]{1,60}'

const ownText = new RegExp(`^${OWN_TEXT}$`)
const ownDialog = new RegExp(`^${OWN_DIALOG}$`)

/** Whether a copy key is that of a text that operators add, which has no placeholders: nothing would fill them. */
export const isOwnText = (key: string): boolean => ownText.test(key)

/** Whether it is a text or a dialog of operators' own: it is there as long as an edit says so. */
export function isOwn(fact: Fact | undefined): boolean {
  if (fact?.kind === 'copy') return isOwnText(fact.key)
  return fact?.kind === 'dialog' && ownDialog.test(fact.id)
}

/** Whether an edit may add it though no document has it; null takes it away again. All else is there or is unknown. */
export function mayAdd(fact: Fact | undefined): boolean {
  return fact?.kind === 'notice' ? /^[a-z0-9][a-z0-9-]{0,63}$/.test(fact.id) : isOwn(fact)
}

/** Unit that is refused as one: a text of operators' own is nothing in one language alone. */
export function unitOf(fact: string): string {
  const parsed = parseFact(fact)
  return parsed?.kind === 'copy' && isOwn(parsed) ? parsed.key : fact
}
