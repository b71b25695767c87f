import { useState } from 'react'
import { parseFact } from '../../../../src/format/fact.ts'
import { mayAdd } from '../../../../src/format/facts/mayAdd.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { factText } from '../../facts/names/valueText.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactConflict } from './FactConflict.tsx'
import { FactHistoryDialog } from './FactHistoryDialog.tsx'
import styles from './FactStatus.module.css'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'

export interface FactDetailsProps {
  readonly fact: string
  /** The name of the fact, for the buttons' labels. */
  readonly name: string
  /** Sentences beside the values: why it is not saved, has no effect, or is edited elsewhere too. */
  readonly sentences: readonly string[]
  /** Something was decided, so there may be nothing left to show. */
  readonly onDone: () => void
}

/** Everything there is to know about a fact's state, and what can be done about it. */
export function FactDetails({ fact, name, sentences, onDone }: FactDetailsProps) {
  const snapshot = useDraftSnapshot()
  const phase = snapshot.pending.get(fact)?.phase
  // Of a hundred fields on a page few have a past.
  const isEdited = snapshot.edits.has(fact) || snapshot.overlay.some((other) => other.fact === fact)
  const hasConflict = findConflict(snapshot, fact) !== undefined
  return (
    <div className={styles.details}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FactConflict fact={fact} onDone={onDone} />
      <div className={styles.actions}>
        {phase?.kind === 'failed' && <Retry name={name} />}
        {phase?.kind === 'invalid' && <PutBack fact={fact} name={name} onDone={onDone} />}
        {phase === undefined && !hasConflict && <Undo fact={fact} name={name} onDone={onDone} />}
        {isEdited && <FactHistory fact={fact} />}
      </div>
    </div>
  )
}

type ActionProps = Omit<FactDetailsProps, 'sentences'>

function Retry({ name }: { name: string }) {
  const { t } = useWords()
  const draft = useDraft()
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('draft.tryAgainName', { name })}
      onClick={() => void draft.retry()}
    >
      {t('draft.tryAgain')}
    </Button>
  )
}

/** In place of a typed value that nothing can be done with: the field shows the service's again. */
function PutBack({ fact, name, onDone }: ActionProps) {
  const { t } = useWords()
  const draft = useDraft()
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('draft.putBackName', { name })}
      onClick={() => {
        draft.discard(fact)
        onDone()
      }}
    >
      {t('draft.putBack')}
    </Button>
  )
}

/** The value before: the live one under an edit of the change, the shipped one under an operator's. */
function Undo({ fact, name, onDone }: ActionProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const live = snapshot.overlay.find((other) => other.fact === fact)

  async function handleUndo() {
    setProblem(undefined)
    await draft.undo(fact).then(onDone, (error: unknown) => setProblem(error))
  }

  if (!mayEdit) return null
  if (snapshot.edits.has(fact))
    return (
      <>
        <ActionButton size="small" variant="secondary" aria-label={t('draft.undoName', { name })} onAct={handleUndo}>
          {t('draft.undo')}
        </ActionButton>
        {problem !== undefined && <span role="alert">{sentenceOf(problem, words)}</span>}
      </>
    )
  const shipped = snapshot.shipped.read(fact)
  if (live === undefined || (shipped === undefined && mayAdd(parseFact(fact)))) return null
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('draft.useShippedName', { name })}
      onClick={() => {
        draft.edit(fact, null)
        onDone()
      }}
    >
      {t('draft.useShippedValue', { value: factText(fact, shipped, words) })}
    </Button>
  )
}

/** A field's past on a tap. */
function FactHistory({ fact }: { readonly fact: string }) {
  const { t } = useWords()
  const name = useFactName()(fact)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="clock"
        aria-label={t('history.of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('history.open')}
      </Button>
      <FactHistoryDialog fact={isOpen ? fact : undefined} onClose={() => setOpen(false)} />
    </>
  )
}
