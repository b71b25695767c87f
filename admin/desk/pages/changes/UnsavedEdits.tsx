import { Link } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factText } from '../../facts/names/valueText.ts'
import { Note } from '../../kit/Note.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { factPlace } from '../../facts/names/factPlace.ts'
import styles from '../../changes/publish/review.module.css'
import { useWords } from '../../words/useWords.ts'

/** Typed values that are not in the draft: each with what would be published instead. */
export function UnsavedEdits() {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const nameOf = useFactName()
  const { pending, edits } = useDraftSnapshot()
  const stuck = [...pending].filter(
    ([, { phase }]) => phase.kind === 'invalid' || phase.kind === 'failed' || phase.kind === 'conflict',
  )
  if (stuck.length === 0) return null
  return (
    <Note tone="warning" title={t('review.unsaved', { count: stuck.length })}>
      <ul className={styles.findings}>
        {stuck.map(([fact]) => {
          const edit = edits.get(fact)
          const place = factPlace(fact)
          return (
            <li key={fact}>
              <span>
                {edit === undefined
                  ? t('review.staysLive', { name: nameOf(fact) })
                  : t('review.draftHas', {
                      name: nameOf(fact),
                      value: factText(fact, edit.value, words),
                    })}
              </span>
              {place && (
                <>
                  {' '}
                  <Link to={place.path}>{t('parts.goTo', { page: t(place.name) })}</Link>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {stuck.some(([, { phase }]) => phase.kind === 'failed') && (
        <Button size="small" variant="secondary" onClick={() => void draft.retry()}>
          {t('review.saveNow')}
        </Button>
      )}
    </Note>
  )
}
