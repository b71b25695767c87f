import { useState } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { useDraft } from '../../draft/DraftProvider.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { momentText } from '../../parts/momentText.ts'
import { Note } from '../../parts/Note.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { PlatformEffect } from '../../platform/PlatformEffect.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import { editTitle } from './editTitle.ts'
import { factPlace } from './factPlace.ts'
import styles from './review.module.css'
import type { ReviewedEdit } from '../../../api/review.ts'

const columns = [
  { key: 'what', label: 'What changes' },
  { key: 'live', label: 'Live' },
  { key: 'next', label: 'New' },
  { key: 'who', label: 'By' },
  { key: 'undo', label: '' },
]

/** Every edit in plain words, the live value beside the new one. */
export function ReviewedEdits({ edits }: { edits: readonly ReviewedEdit[] }) {
  const draft = useDraft()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState('')
  if (edits.length === 0)
    return (
      <EmptyState icon="check" title="The draft holds no edit" text="What members see is what was published last." />
    )

  async function undo({ fact }: ReviewedEdit) {
    setProblem('')
    await draft.undo(fact).catch((error: unknown) => setProblem(sentenceOf(error)))
  }

  return (
    <section aria-label="Edits" className={styles.section}>
      <Table
        caption="Edits in the draft"
        narrow="stack"
        columns={mayEdit ? columns : columns.slice(0, -1)}
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
                <span className={styles.where}>{momentText(edit.at)}</span>
              </>
            ),
            undo: (
              <span className={styles.nowrap}>
                <ActionButton
                  size="small"
                  variant="quiet"
                  aria-label={`Undo: ${editTitle(edit, edit.next, edit.live)}`}
                  onAct={() => undo(edit)}
                >
                  Undo
                </ActionButton>
              </span>
            ),
          },
        }))}
      />
      {problem !== '' && <Note tone="loss" title={problem} />}
    </section>
  )
}

function EditName({ edit }: { edit: ReviewedEdit }) {
  const place = factPlace(edit.fact)
  return place ? (
    <RowLink to={place.path}>{editTitle(edit, edit.next, edit.live)}</RowLink>
  ) : (
    <>{editTitle(edit, edit.next, edit.live)}</>
  )
}
