import type { OpenChange } from '../../api/changeApi.ts'
import type { Words } from '../words/useWords.ts'

/** How much is in a change, whose it is, who joined, and when it was edited last. */
export function aboutChange({ edits, owner, members, name }: OpenChange, me: string, words: Words): string {
  const { t } = words
  const last = edits
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  const parts = [
    t('changes.count', { count: edits.length }),
    ...(name !== '' && owner !== me ? [t('changes.of', { owner })] : []),
    ...(members.length > 0 ? [t('changes.with', { people: words.list(members) })] : []),
    ...(last === undefined ? [] : [t('changes.last', { ago: words.ago(last) })]),
  ]
  return parts.join(' · ')
}
