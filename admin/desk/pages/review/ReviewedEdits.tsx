import { useState } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { PlatformEffect } from '../../platform/PlatformEffect.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import { editTitle } from './editTitle.ts'
import { factPlace } from './factPlace.ts'
import styles from './review.module.css'
import type { ReviewedEdit } from '../../../api/review.ts'
import { Problem } from '../../parts/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'

const columnsIn = (t: Say) => [
  { key: 'what', label: t('review.what') },
  { key: 'live', label: t('review.live') },
  { key: 'next', label: t('review.new') },
  { key: 'who', label: t('review.by') },
  { key: 'undo', label: '' },
]

interface ReviewedEditsProps {
  readonly edits: readonly ReviewedEdit[]
  /** Whether they are of the change that is edited here: then each can be undone. */
  readonly isCurrent: boolean
}

/** Every edit in plain words, the live value beside the new one. */
export function ReviewedEdits({ edits, isCurrent }: ReviewedEditsProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const mayUndo = useMay('editor') && isCurrent
  const snapshot = useDraftSnapshot()
  const columns = columnsIn(t)
  const [problem, setProblem] = useState<unknown>()
  if (edits.length === 0) return <EmptyState icon="check" title={t('review.empty')} text={t('review.emptyWhy')} />

  async function undo({ fact }: ReviewedEdit) {
    setProblem(undefined)
    await draft.undo(fact).catch((error: unknown) => setProblem(error))
  }

  return (
    <section aria-label={t('review.edits')} className={styles.section}>
      <Table
        caption={t('review.caption')}
        narrow="stack"
        columns={mayUndo ? columns : columns.slice(0, -1)}
        rows={edits.map((edit) => ({
          key: edit.fact,
          cells: {
            what: <EditName edit={edit} />,
            live: <ChangedValue value={edit.live} after={edit.next} />,
            next: (
              <div className={styles.stacked}>
                <ChangedValue value={edit.next} before={edit.live} />
                <PlatformEffect fact={edit.fact} />
              </div>
            ),
            who: (
              <>
                {edit.actor}
                <br />
                <span className={styles.where}>{words.moment(edit.at)}</span>
              </>
            ),
            undo: (
              <span className={styles.nowrap}>
                <ActionButton
                  size="small"
                  variant="quiet"
                  aria-label={t('review.undoName', {
                    name: editTitle(edit.fact, snapshot.live, words, edit.next, edit.live),
                  })}
                  onAct={() => undo(edit)}
                >
                  {t('review.undo')}
                </ActionButton>
              </span>
            ),
          },
        }))}
      />
      <Problem error={problem} />
    </section>
  )
}

function EditName({ edit: { fact, next, live } }: { edit: ReviewedEdit }) {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const title = editTitle(fact, snapshot.live, words, next, live)
  const place = factPlace(fact)
  return place ? <RowLink to={place.path}>{title}</RowLink> : <>{title}</>
}
