import { useId, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { sentenceOf } from '../api/DeskError.ts'
import { momentText } from '../parts/momentText.ts'
import { valueText } from '../parts/valueText.ts'
import { useMay } from '../session/SessionProvider.tsx'
import type { DraftSnapshot, PendingPhase } from './Draft.ts'
import { useDraft, useDraftSnapshot } from './DraftProvider.tsx'
import { meaningOf } from './readValue.ts'
import styles from './FactStatus.module.css'

export interface FactStatusProps {
  readonly fact: string
  /** What the fact is called, for the buttons' names. */
  readonly name: string
}

/** How a fact stands: saving, saved, differing from what is live, or in conflict; with the ways out. */
export function FactStatus({ fact, name }: FactStatusProps) {
  const snapshot = useDraftSnapshot()
  const phase = snapshot.pending.get(fact)?.phase
  return (
    <div className={styles.status}>
      <output className={styles.line}>{phase === undefined ? savedText(snapshot, fact) : phaseText(phase)}</output>
      {phase?.kind === 'conflict' && <Conflict fact={fact} name={name} phase={phase} />}
      {phase?.kind === 'failed' && <Retry name={name} />}
      {phase === undefined && <Differences fact={fact} name={name} />}
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

function Retry({ name }: { name: string }) {
  const draft = useDraft()
  return (
    <Button size="small" variant="secondary" aria-label={`Try again to save ${name}`} onClick={() => void draft.retry()}>
      Try again
    </Button>
  )
}

function Conflict({ fact, name, phase }: FactStatusProps & { phase: Extract<PendingPhase, { kind: 'conflict' }> }) {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const title = useId()
  const mine = valueText(snapshot.pending.get(fact)?.value)
  const theirs = valueText(meaningOf(snapshot, fact, phase.theirs))
  return (
    <section className={styles.conflict} aria-labelledby={title}>
      <p id={title} className={styles.conflictTitle}>
        <Icon name="alert" size={16} /> Two values for {name}
      </p>
      <dl className={styles.pair}>
        <dt>Yours</dt>
        <dd>{mine}</dd>
        <dt>
          {phase.by}
          {phase.at !== '' && `, ${momentText(phase.at)}`}
        </dt>
        <dd>{theirs}</dd>
      </dl>
      <div className={styles.actions}>
        <Button size="small" onClick={() => void draft.resolve(fact, 'mine')}>
          Keep mine
        </Button>
        <Button size="small" variant="secondary" onClick={() => void draft.resolve(fact, 'theirs')}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}

/** What the draft changes, and what operators changed before. */
function Differences({ fact, name }: FactStatusProps) {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState('')
  const edit = snapshot.edits.get(fact)
  const live = snapshot.overlay.find((other) => other.fact === fact)

  if (edit !== undefined) {
    return (
      <div className={styles.difference}>
        <span>
          <strong className={styles.mark}>Draft</strong> by {edit.actor}, {momentText(edit.at)}. Live: {valueText(snapshot.live.read(fact))}.
        </span>
        {mayEdit && (
          <Button size="small" variant="quiet" aria-label={`Undo ${name}`} onClick={() => void draft.undo(fact).catch((error: unknown) => setProblem(sentenceOf(error)))}>
            Undo
          </Button>
        )}
        {problem !== '' && <span role="alert">{problem}</span>}
      </div>
    )
  }
  const shipped = snapshot.shipped.read(fact)
  if (live === undefined || !mayEdit || (shipped === undefined && fact.startsWith('notice:'))) return null
  return (
    <div className={styles.difference}>
      <span>
        Changed by {live.actor}. Shipped: {valueText(shipped)}.
      </span>
      <Button size="small" variant="quiet" aria-label={`Back to the shipped value of ${name}`} onClick={() => draft.edit(fact, null)}>
        Use shipped
      </Button>
    </div>
  )
}
