import { Link } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { factText } from '../../parts/valueText.ts'
import { Note } from '../../parts/Note.tsx'
import { factLabel } from './factLabel.ts'
import { factPlace } from './factPlace.ts'
import styles from './review.module.css'

/** What was typed and is not in the draft: each with what would be published instead. */
export function UnsavedEdits() {
  const draft = useDraft()
  const { pending, edits } = useDraftSnapshot()
  const stuck = [...pending].filter(
    ([, { phase }]) => phase.kind === 'invalid' || phase.kind === 'failed' || phase.kind === 'conflict',
  )
  if (stuck.length === 0) return null
  return (
    <Note
      tone="warning"
      title={
        stuck.length === 1
          ? 'One change is not saved and would not be published'
          : `${stuck.length} changes are not saved and would not be published`
      }
    >
      <ul className={styles.findings}>
        {stuck.map(([fact]) => {
          const edit = edits.get(fact)
          const place = factPlace(fact)
          return (
            <li key={fact}>
              <span>
                {factLabel(fact)}:{' '}
                {edit === undefined
                  ? 'stays as it is live.'
                  : `the draft has ${factText(fact, edit.value)}, and that would be published.`}
              </span>
              {place && (
                <>
                  {' '}
                  <Link to={place.path}>Go to {place.label}</Link>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {stuck.some(([, { phase }]) => phase.kind === 'failed') && (
        <Button size="small" variant="secondary" onClick={() => void draft.retry()}>
          Save them now
        </Button>
      )}
    </Note>
  )
}
