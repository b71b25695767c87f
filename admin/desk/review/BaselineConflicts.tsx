import { Button } from '../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { Note } from '../parts/Note.tsx'
import { momentText } from '../parts/momentText.ts'
import { valueText } from '../parts/valueText.ts'
import { useMay } from '../session/SessionProvider.tsx'
import styles from './review.module.css'

/** Facts that operators edited and a later build ships with another value: an editor decides, until then the edit stands. */
export function BaselineConflicts() {
  const draft = useDraft()
  const { conflicts, edits } = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const open = conflicts.filter(({ fact }) => !edits.has(fact))
  if (open.length === 0) return null
  return (
    <Note tone="warning" title="A new build changed what operators had changed">
      <ul className={styles.findings}>
        {open.map(({ fact, operator, shippedThen, shippedNow, actor, at }) => (
          <li key={fact}>
            <p>
              <code>{fact}</code>: {actor} set {valueText(operator)} ({momentText(at)}), when {valueText(shippedThen)} was shipped. Now {valueText(shippedNow)} is shipped.
            </p>
            {mayEdit && (
              <div className={styles.buttons}>
                <Button size="small" variant="secondary" aria-label={`Keep ${valueText(operator)} for ${fact}`} onClick={() => draft.edit(fact, operator, { decided: true })}>
                  Keep {valueText(operator)}
                </Button>
                <Button size="small" variant="secondary" aria-label={`Take ${valueText(shippedNow)} for ${fact}`} onClick={() => draft.edit(fact, null)}>
                  Take {valueText(shippedNow)}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Note>
  )
}
