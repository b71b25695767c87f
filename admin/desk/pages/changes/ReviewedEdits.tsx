import { useState } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { ReviewedEdit } from '../../../api/review.ts'
import { EditAnswers } from '../../changes/asks/EditAnswers.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { EditedElsewhere } from '../../fields/status/EditedElsewhere.tsx'
import { PlatformEffect } from '../../fields/status/PlatformEffect.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { undoneWith } from '../../facts/documents/textsOnlyOf.ts'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import styles from '../../changes/publish/review.module.css'

interface ReviewedEditsProps {
  readonly change: OpenChange | undefined
  readonly edits: readonly ReviewedEdit[]
  /** Whether they are of the change that is edited here: then each can be undone. */
  readonly isCurrent: boolean
}

/** Every edit in plain words, the live value beside the new one. */
export function ReviewedEdits({ change, edits, isCurrent }: ReviewedEditsProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const mayUndo = useMay('editor') && isCurrent
  const [problem, setProblem] = useState<unknown>()
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({})
  if (edits.length === 0) return <EmptyState icon="check" title={t('review.empty')} text={t('review.emptyWhy')} />

  async function undo(facts: readonly string[]) {
    setProblem(undefined)
    const undone = facts.flatMap((fact) => undoneWith(fact, draft.getSnapshot(), words))
    await Promise.all(undone.map((fact) => draft.undo(fact))).catch((error: unknown) => setProblem(error))
  }

  const who = {
    key: 'who',
    label: t('review.by'),
    renderCell: (row: readonly ReviewedEdit[]) => <Editors edits={row} />,
  }
  const taking = {
    key: 'undo',
    label: '',
    renderCell: (row: readonly ReviewedEdit[], name: string) => (
      <span className={styles.nowrap}>
        <ActionButton
          size="small"
          variant="quiet"
          aria-label={t('review.undoName', { name })}
          onAct={() => undo(row.map(({ fact }) => fact))}
        >
          {t('review.undo')}
        </ActionButton>
      </span>
    ),
  }
  return (
    <>
      <FactTable
        caption={t('review.edits')}
        before={t('review.live')}
        after={t('review.new')}
        edits={edits.map((edit) => ({ ...edit, before: edit.live, after: edit.next }))}
        renderNote={({ fact }) => (
          <>
            <PlatformEffect fact={fact} />
            <EditedElsewhere fact={fact} from={change?.id} />
            {change && (
              <EditAnswers
                change={change}
                fact={fact}
                typed={typed[fact]}
                onType={(text) => setTyped((before) => ({ ...before, [fact]: text }))}
              />
            )}
          </>
        )}
        columns={mayUndo ? [who, taking] : [who]}
      />
      <Problem error={problem} />
    </>
  )
}

/** Each who edited the row, with the newest of their moments. */
function Editors({ edits }: { readonly edits: readonly ReviewedEdit[] }) {
  const words = useWords()
  const newest = new Map(edits.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ actor, at }) => [actor, at]))
  return [...newest].map(([actor, at]) => (
    <div key={actor}>
      {actor}
      <br />
      <span className={styles.where}>{words.moment(at)}</span>
    </div>
  ))
}
