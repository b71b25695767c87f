import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { factText } from '../parts/valueText.ts'
import { useOperator } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { changeName } from './changeName.ts'
import styles from './changes.module.css'

/** What other open changes make of a fact: whichever goes live first, the others have to decide. */
export function EditedElsewhere({ fact }: { fact: string }) {
  const words = useWords()
  const me = useOperator().name
  const { changes, current } = useDraftSnapshot()
  return changes
    .filter(({ id }) => id !== current?.id)
    .flatMap((change) => change.edits.filter((edit) => edit.fact === fact).map((edit) => ({ change, edit })))
    .map(({ change, edit }) => (
      <p key={change.id} className={styles.quiet}>
        {words.t('changes.elsewhere', {
          who: edit.actor,
          value: factText(fact, edit.value, words),
          change: changeName(change, me, words),
        })}
      </p>
    ))
}
