import { useState, useId, type ReactNode } from 'react'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { factText, isStructured } from '../../facts/names/valueText.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { conflictWords } from './conflictWords.ts'
import { DocumentChanges, useDocumentChanges } from './DocumentChanges.tsx'
import { nameOfActor } from '../../facts/draft/nameOfActor.ts'
import { useReleases } from '../../facts/history/useReleases.ts'
import { factHistory } from './factHistory.ts'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { useWords } from '../../words/useWords.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import styles from './FactStatus.module.css'

/** A conflict on a fact with another operator's value, a published or a deployed one: both values and the choice. */
export function FactConflict({ fact, onDone }: { fact: string; onDone?: (() => void) | undefined }) {
  const words = useWords()
  const name = useFactName()(fact)
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const changesOf = useDocumentChanges()
  const [problem, setProblem] = useState<unknown>()
  const conflict = findConflict(snapshot, fact)
  if (!conflict || (!mayEdit && conflict.kind !== 'edit')) return null
  const { mine, theirs } = conflict
  const was = conflict.was ?? snapshot.live.read(fact)
  const isTold = [mine, theirs, was].some((value) => isStructured(fact, value))
  const shown = (value: unknown) =>
    isTold ? <DocumentChanges before={was} after={value} /> : factText(fact, value, words)
  const inShort = (value: unknown) =>
    (isTold && !sameValue(value, was) && changesOf(was, value).join(', ')) || factText(fact, value, words)
  const ways = {
    edit: [() => draft.resolve(fact, 'mine'), () => draft.resolve(fact, 'theirs')],
    live: [() => draft.edit(fact, mine, { decided: true }), () => draft.undo(fact)],
    build: [() => draft.edit(fact, mine, { decided: true }), () => draft.edit(fact, null)],
  } as const
  const { sides, choices } = conflictWords(conflict, inShort, words)
  const [keep, take] = ways[conflict.kind]
  const choose = async (way: () => unknown) => {
    setProblem(undefined)
    try {
      await way()
      onDone?.()
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <>
      <TwoValues
        name={name}
        sides={[
          { who: sides[0], value: shown(mine) },
          { who: sides[1], value: shown(theirs) },
        ]}
        choices={[
          { label: choices[0], onChoose: () => void choose(keep) },
          { label: choices[1], onChoose: () => void choose(take) },
        ]}
      >
        {conflict.kind === 'live' && <WhoPublished fact={fact} />}
      </TwoValues>
      {problem !== undefined && <span role="alert">{sentenceOf(problem, words)}</span>}
    </>
  )
}

/** The release that gave the fact its live value: who published it, when and why, and who edited it. */
function WhoPublished({ fact }: { readonly fact: string }) {
  const words = useWords()
  const { t, moment } = words
  const { releases = [] } = useReleases()
  const [newest] = factHistory(releases, fact)
  if (newest === undefined) return null
  const { edit, release } = newest
  const { seq, kind, actor, createdAt, reason } = release
  return (
    <p>
      {t('history.release', {
        seq,
        kind: t(`releases.${kind}`),
        who: nameOfActor(actor, words),
        at: moment(createdAt),
      })}
      {reason !== '' && ` ${t('history.because', { reason })}`}
      {edit !== undefined && ` ${t('history.edited', { who: edit.actor, at: moment(edit.at) })}`}
    </p>
  )
}

interface TwoValuesProps {
  /** The name of what the values belong to. */
  readonly name: string
  readonly sides: readonly { readonly who: string; readonly value: ReactNode }[]
  /** How it came to be, beneath the values. */
  readonly children?: ReactNode
  /** The choices; the first keeps what the operator wrote. */
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[]
}

/** Two values of one fact, side by side: the operator decides, never the desk. */
export function TwoValues({ name, sides, children, choices }: TwoValuesProps) {
  const { t } = useWords()
  const title = useId()
  return (
    <section className={styles.conflict} aria-labelledby={title}>
      <p id={title} className={styles.conflictTitle}>
        <Icon name="alert" size={16} /> {t('draft.twoValues', { name })}
      </p>
      <dl className={styles.pair}>
        {sides.map(({ who, value }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div className={styles.actions}>
        {choices.map(({ label, onChoose }, at) => (
          <Button key={label} size="small" variant={at === 0 ? 'primary' : 'secondary'} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
