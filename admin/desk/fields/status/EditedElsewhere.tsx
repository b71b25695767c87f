import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { editsElsewhere, elsewhereText } from './factState.ts'
import styles from './FactStatus.module.css'

interface EditedElsewhereProps {
  readonly fact: string
  /** The change that is looked at. */
  readonly from: string | undefined
}

/** Others' edits of a fact, each with its name, value and change: whichever goes live first, the other has to decide. */
export function EditedElsewhere({ fact, from }: EditedElsewhereProps) {
  const words = useWords()
  const me = useOperator().name
  const { changes } = useDraftSnapshot()
  return editsElsewhere(fact, changes, from).map((other) => (
    <p key={other.change.id} className={styles.elsewhere}>
      {elsewhereText(other, me, words)}
    </p>
  ))
}
