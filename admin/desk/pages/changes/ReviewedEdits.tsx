import { useState } from 'react'
import { parseFact } from '../../../../src/format/fact.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { ReviewedEdit } from '../../../api/review.ts'
import { answersPlace, EditAnswers } from '../../changes/asks/EditAnswers.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowMenu, type RowMenuItem } from '../../kit/RowMenu.tsx'
import { EditedElsewhere } from '../../fields/status/EditedElsewhere.tsx'
import { FactHistoryDialog } from '../../fields/status/FactHistoryDialog.tsx'
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
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const [told, setTold] = useState<string>()
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
  /** Once for each language where a row has several. */
  const each = (row: readonly ReviewedEdit[], itemOf: (fact: string) => RowMenuItem): readonly RowMenuItem[] =>
    row.map(({ fact }) => {
      const parsed = parseFact(fact)
      const language = row.length > 1 && parsed?.kind === 'copy' ? `: ${words.language(parsed.locale)}` : ''
      const item = itemOf(fact)
      return { ...item, label: `${item.label}${language}` }
    })

  const more = {
    key: 'more',
    label: '',
    renderCell: (row: readonly ReviewedEdit[], name: string) => (
      <RowMenu
        label={t('changes.more', { name })}
        items={[
          ...(mayEdit && isCurrent
            ? [
                {
                  label: t('review.undo'),
                  icon: 'back' as const,
                  onChoose: () => void undo(row.map(({ fact }) => fact)),
                },
              ]
            : []),
          ...(mayEdit && change
            ? each(row, (fact) => ({
                label: t('asks.answer'),
                icon: 'message',
                onChoose: () => setTyped((before) => ({ ...before, [fact]: before[fact] ?? '' })),
                focused: () => document.getElementById(answersPlace(fact)),
              }))
            : []),
          ...each(row, (fact) => ({ label: t('history.open'), icon: 'clock', onChoose: () => setTold(fact) })),
        ]}
      />
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
        columns={[who, more]}
      />
      <Problem error={problem} />
      <FactHistoryDialog fact={told} onClose={() => setTold(undefined)} />
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
