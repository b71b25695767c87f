import { useState } from 'react'
import { isFactOf } from '../../../src/format/fact.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { sentenceOf } from '../api/DeskError.ts'
import { ActionButton } from '../parts/ActionButton.tsx'
import { momentText } from '../parts/momentText.ts'
import { factText } from '../parts/valueText.ts'
import { useMay } from '../session/SessionProvider.tsx'
import type { DraftSnapshot, PendingPhase } from './Draft.ts'
import { useDraft, useDraftSnapshot } from './DraftProvider.tsx'
import { FactConflict } from './FactConflict.tsx'
import { findConflict } from './findConflict.ts'
import styles from './FactStatus.module.css'

export interface FactStatusProps {
  readonly fact: string
  /** The name of the fact, for the buttons' labels. */
  readonly name: string
}

/** The state of a fact: saving, saved, different from the live value, or in conflict; with its actions. */
export function FactStatus({ fact, name }: FactStatusProps) {
  const snapshot = useDraftSnapshot()
  const phase = snapshot.pending.get(fact)?.phase
  return (
    <div className={styles.status}>
      <output className={joinNames(styles.line, phase?.kind === 'failed' && styles.failed)}>
        {phase === undefined ? savedText(snapshot, fact) : phaseText(phase)}
      </output>
      <FactConflict fact={fact} name={name} />
      {phase?.kind === 'failed' && <Retry name={name} />}
      {phase?.kind === 'invalid' && <StillHeld fact={fact} name={name} />}
      {phase === undefined && findConflict(snapshot, fact) === undefined && <Differences fact={fact} name={name} />}
    </div>
  )
}

function phaseText(phase: PendingPhase): string {
  if (phase.kind === 'failed') return `Not saved. ${phase.message}`
  if (phase.kind === 'conflict') return `${phase.by} changed this meanwhile.`
  return phase.kind === 'invalid' ? 'Not saved: correct it first.' : 'Saving…'
}

function savedText(snapshot: DraftSnapshot, fact: string): string {
  return snapshot.saved.has(fact) ? 'Saved' : ''
}

/** What would be published while the typed value cannot be: the field does not show it. */
function StillHeld({ fact, name }: FactStatusProps) {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const edit = snapshot.edits.get(fact)
  return (
    <div className={styles.difference}>
      <span>
        {edit === undefined
          ? `Members keep: ${factText(fact, snapshot.live.read(fact))}.`
          : `The draft still has ${factText(fact, edit.value)}, and that would be published.`}
      </span>
      <Button size="small" variant="quiet" aria-label={`Put back ${name}`} onClick={() => draft.discard(fact)}>
        Put back
      </Button>
    </div>
  )
}

function Retry({ name }: { name: string }) {
  const draft = useDraft()
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Try again to save ${name}`}
      onClick={() => void draft.retry()}
    >
      Try again
    </Button>
  )
}

/** What the draft changes, and what operators had changed before. */
function Differences({ fact, name }: FactStatusProps) {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState('')
  const edit = snapshot.edits.get(fact)

  async function handleUndo() {
    setProblem('')
    await draft.undo(fact).catch((error: unknown) => setProblem(sentenceOf(error)))
  }

  const live = snapshot.overlay.find((other) => other.fact === fact)

  if (edit !== undefined) {
    return (
      <div className={styles.difference}>
        <span>
          <strong className={styles.mark}>Draft</strong> by {edit.actor}, {momentText(edit.at)}. Live:{' '}
          {factText(fact, snapshot.live.read(fact))}.
        </span>
        {mayEdit && (
          <ActionButton size="small" variant="quiet" aria-label={`Undo ${name}`} onAct={handleUndo}>
            Undo
          </ActionButton>
        )}
        {problem !== '' && <span role="alert">{problem}</span>}
      </div>
    )
  }
  const shipped = snapshot.shipped.read(fact)
  if (live === undefined || !mayEdit || (shipped === undefined && isFactOf('notice', fact))) return null
  return (
    <div className={styles.difference}>
      <span>
        Changed by {live.actor}. Shipped: {factText(fact, shipped)}.
      </span>
      <Button size="small" variant="quiet" aria-label={`Use shipped: ${name}`} onClick={() => draft.edit(fact, null)}>
        Use shipped
      </Button>
    </div>
  )
}
