import { Popover } from '@base-ui/react/popover'
import { useRef, useState } from 'react'
import { parseFact } from '../../../../src/format/fact.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import tones from '../../../../src/ui/tones.module.css'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { focusHeading } from '../../kit/PageHeader.tsx'
import { isJudged } from './judgeSetting.ts'
import { useJudgement } from './PlatformEffect.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactDetails } from './FactDetails.tsx'
import { factState, type FactState, stateTones } from './factState.ts'
import styles from './FactStatus.module.css'
import { useFactName } from '../../facts/draft/useFactName.ts'

export interface FactStatusProps {
  readonly fact: string
  /** Of the words that a field is described by, where they are not within its own description. */
  readonly id?: string | undefined
}

/**
 * The state of a fact as one chip, whose details open on a press. Sentences for screen readers are beside it; what
 * keeps a value from being saved is written out for everybody.
 */
export function FactStatus(props: FactStatusProps) {
  const parsed = parseFact(props.fact)
  // The platform has a figure of its own for only about twenty of a hundred settings.
  const isJudgedFact = parsed?.kind === 'settings' && isJudged(parsed.pointer)
  return isJudgedFact ? <JudgedStatus {...props} /> : <Status {...props} effect={undefined} />
}

function JudgedStatus(props: FactStatusProps) {
  return <Status {...props} effect={useJudgement(props.fact)?.effect?.text} />
}

function Status({ fact, id, effect }: FactStatusProps & { readonly effect: string | undefined }) {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const me = useOperator().name
  const state = factState(fact, { snapshot, me, words, effect })
  const phase = snapshot.pending.get(fact)?.phase
  const isOnItsWay = phase?.kind === 'waiting' || phase?.kind === 'saving'
  const progress = isOnItsWay
    ? words.t('draft.saving')
    : phase === undefined && snapshot.saved.has(fact)
      ? words.t('draft.saved')
      : ''
  return (
    <div className={styles.status} data-status="">
      {/* An output that is there before its words, else screen readers stay silent. */}
      <output className={joinNames(state.blocked !== undefined && styles.blocked)}>
        {state.blocked ?? <VisuallyHidden>{progress}</VisuallyHidden>}
      </output>
      <FactChip fact={fact} state={state} />
      <span id={id}>
        <VisuallyHidden>{state.sentences.filter((sentence) => sentence !== state.blocked).join(' ')}</VisuallyHidden>
      </span>
    </div>
  )
}

function FactChip({ fact, state }: { fact: string; state: FactState }) {
  const { t } = useWords()
  const nameOf = useFactName()
  const name = state.kind === undefined ? '' : nameOf(fact)
  const says = chipText(state, t)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  // Once it is decided there may be no chip to give the focus back to.
  const handleDone = () => {
    setOpen(false)
    focusBeside(place.current)
  }
  return (
    <span ref={place} className={styles.place}>
      {state.kind === 'saving' && (
        <span className={joinNames(styles.chip, tones.neutral)} aria-hidden="true">
          {t('draft.saving')}
        </span>
      )}
      {state.kind !== undefined && state.kind !== 'saving' && (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger
            className={joinNames(styles.chip, styles.press, tones[stateTones[state.kind]])}
            aria-label={t('draft.chipName', { state: says, name })}
          >
            {says}
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner
              className={styles.positioner}
              side="bottom"
              align="start"
              sideOffset={6}
              collisionPadding={8}
            >
              <Popover.Popup className={styles.popup}>
                <Popover.Title className={styles.title}>{name}</Popover.Title>
                <FactDetails fact={fact} name={name} sentences={state.sentences} onDone={handleDone} />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </span>
  )
}

/** A chip says who else edits a fact, and to what: the value may go live under the one in the field. */
function chipText({ kind, other }: FactState, t: Words['t']): string {
  if (kind === undefined || kind === 'saving') return ''
  return kind === 'contested' && other !== undefined ? t('draft.contestedBy', other) : t(`draft.chip-${kind}`)
}

/** The field that a state belongs to, else what can be done in its row, else the heading of the page. */
function focusBeside(place: Element | null): void {
  const around = place?.closest('[data-fact]') ?? place?.parentElement?.parentElement
  const row = place?.closest('[data-fact], li')
  const next = [
    around?.querySelector<HTMLElement>('input, select, textarea'),
    ...(row?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
  ].find((each) => each && !place?.contains(each))
  if (next) next.focus()
  else focusHeading()
}
