import type { OpenChange } from '../../../api/changeApi.ts'
import type { Words } from '../../words/useWords.ts'

/** Name of a change: its own, or after its owner. */
export function changeName({ name, owner }: Pick<OpenChange, 'name' | 'owner'>, me: string, { t }: Words): string {
  if (name !== '') return t('changes.named', { name })
  return owner === me ? t('changes.yours') : t('changes.of', { owner })
}

/** The same, with the owner behind the name of another operator's change. */
export function ownedName(change: Pick<OpenChange, 'name' | 'owner'>, me: string, words: Words): string {
  const name = changeName(change, me, words)
  const { owner } = change
  return change.name === '' || owner === me ? name : words.t('changes.namedBy', { name, owner })
}
