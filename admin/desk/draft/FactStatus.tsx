import { useState } from 'react'
import { isFactOf } from '../../../src/format/fact.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { EditedElsewhere } from '../changes/EditedElsewhere.tsx'
import { FactHistory } from '../history/FactHistory.tsx'
import { ActionButton } from '../parts/ActionButton.tsx'
import { factText } from '../parts/valueText.ts'
import { useMay } from '../session/SessionProvider.tsx'
import type { PendingPhase } from './Draft.ts'
import { useDraft, useDraftSnapshot } from './DraftProvider.tsx'
import { FactConflict } from './FactConflict.tsx'
import { findConflict } from './findConflict.ts'
import styles from './FactStatus.module.css'
import { useFactName } from './useFactName.ts'
import { type Words, useWords } from '../words/useWords.ts'
import { Said } from '../words/Said.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { hasCode } from '../api/DeskError.ts'
import { nameOfActor } from './nameOfActor.ts'

interface FactStatusProps {
  readonly fact: string
  /** The name of the fact, for the buttons' labels. */
  readonly name: string
}

/** The state of a fact: saving, saved, different from the live value, or in conflict; with its actions. */
export function FactStatus({ fact }: Pick<FactStatusProps, 'fact'>) {
  const words = useWords()
  const name = useFactName()(fact)
  const snapshot = useDraftSnapshot()
  const phase = snapshot.pending.get(fact)?.phase
  // Of a hundred fields on a page few have a past.
  const isEdited = snapshot.edits.has(fact) || snapshot.overlay.some((other) => other.fact === fact)
  return (
    <div className={styles.status}>
      <output className={joinNames(styles.line, phase?.kind === 'failed' && styles.failed)}>
        {phase === undefined ? (snapshot.saved.has(fact) ? words.t('draft.saved') : '') : phaseText(phase, words)}
      </output>
      <FactConflict fact={fact} />
      {phase?.kind === 'failed' && <Retry name={name} />}
      {phase?.kind === 'invalid' && <StillHeld fact={fact} name={name} />}
      {phase === undefined && findConflict(snapshot, fact) === undefined && <Differences fact={fact} name={name} />}
      <EditedElsewhere fact={fact} />
      {isEdited && <FactHistory fact={fact} />}
    </div>
  )
}

function phaseText(phase: PendingPhase, words: Words): string {
  const { t } = words
  if (phase.kind === 'failed') return t('draft.notSaved', { why: failureText(phase.error, words) })
  if (phase.kind === 'conflict') return t('draft.changedBy', { who: nameOfActor(phase.by, words) })
  return t(phase.kind === 'invalid' ? 'draft.correctFirst' : 'draft.saving')
}

function failureText(error: unknown, words: Words): string {
  if (hasCode(error, 'not-signed-in')) return words.t('draft.sessionEnded')
  return hasCode(error, 'offline') ? words.t('draft.savedLater') : sentenceOf(error, words)
}

/** What would be published while the typed value cannot be: the field does not show it. */
function StillHeld({ fact, name }: FactStatusProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const edit = snapshot.edits.get(fact)
  return (
    <div className={styles.difference}>
      <span>
        {edit === undefined
          ? t('draft.membersKeep', { value: factText(fact, snapshot.live.read(fact), words) })
          : t('draft.stillHas', { value: factText(fact, edit.value, words) })}
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('draft.putBackName', { name })}
        onClick={() => draft.discard(fact)}
      >
        {t('draft.putBack')}
      </Button>
    </div>
  )
}

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

/** What the draft changes, and what operators had changed before. */
function Differences({ fact, name }: FactStatusProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const edit = snapshot.edits.get(fact)

  async function handleUndo() {
    setProblem(undefined)
    await draft.undo(fact).catch((error: unknown) => setProblem(error))
  }

  const live = snapshot.overlay.find((other) => other.fact === fact)

  if (edit !== undefined) {
    return (
      <div className={styles.difference}>
        <span>
          <Said
            word="draft.differs"
            values={{
              who: edit.actor,
              at: words.moment(edit.at),
              value: factText(fact, snapshot.live.read(fact), words),
            }}
            parts={{ mark: <strong className={styles.mark} /> }}
          />
        </span>
        {mayEdit && (
          <ActionButton size="small" variant="quiet" aria-label={t('draft.undoName', { name })} onAct={handleUndo}>
            {t('draft.undo')}
          </ActionButton>
        )}
        {problem !== undefined && <span role="alert">{sentenceOf(problem, words)}</span>}
      </div>
    )
  }
  const shipped = snapshot.shipped.read(fact)
  if (live === undefined || !mayEdit || (shipped === undefined && isFactOf('notice', fact))) return null
  return (
    <div className={styles.difference}>
      <span>{t('draft.changedFrom', { who: live.actor, value: factText(fact, shipped, words) })}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('draft.useShippedName', { name })}
        onClick={() => draft.edit(fact, null)}
      >
        {t('draft.useShipped')}
      </Button>
    </div>
  )
}
