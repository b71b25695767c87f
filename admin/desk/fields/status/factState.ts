import type { OpenChange } from '../../../api/changeApi.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import type { Tone } from '../../../../src/ui/tones.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { hasCode } from '../../api/DeskError.ts'
import { factText, setText } from '../../facts/names/valueText.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'
import type { Words } from '../../words/useWords.ts'
import { conflictWords, shortly } from './conflictWords.ts'
import type { DraftSnapshot, PendingPhase } from '../../facts/draft/Draft.ts'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { nameOfActor } from '../../facts/draft/nameOfActor.ts'

/** In the order in which one hides another: what blocks first, then what asks for a decision, then what is known. */
const kinds = [
  'failed',
  'edit',
  'invalid',
  'live',
  'build',
  'warning',
  'blocked',
  'contested',
  'saving',
  'edited',
  'elsewhere',
  'changed',
] as const
export type FactStateKind = (typeof kinds)[number]

export const stateTones: Readonly<Record<FactStateKind, Tone>> = {
  failed: 'loss',
  edit: 'loss',
  invalid: 'loss',
  live: 'warning',
  build: 'warning',
  warning: 'warning',
  blocked: 'warning',
  contested: 'warning',
  saving: 'neutral',
  edited: 'info',
  elsewhere: 'neutral',
  changed: 'neutral',
}

export interface FactState {
  /** Kind of its chip; undefined where there is nothing to say. */
  readonly kind: FactStateKind | undefined
  /** All that there is to say, each in a sentence. */
  readonly sentences: readonly string[]
  /** Why it is not saved, for as long as it cannot be. */
  readonly blocked: string | undefined
  /** The newest of others' edits of it, in a few words; undefined where nobody else edits it. */
  readonly other: { readonly who: string; readonly value: string } | undefined
}

interface StateOptions {
  readonly snapshot: DraftSnapshot
  /** The operator's own name, who knows their change by another name than others do. */
  readonly me: string
  readonly words: Words
  /** Why the value has no effect on the platform. */
  readonly effect: string | undefined
}

/** The state of a fact in a word and in sentences. */
export function factState(fact: string, { snapshot, me, words, effect }: StateOptions): FactState {
  const { t } = words
  const phase = snapshot.pending.get(fact)?.phase
  const conflict = findConflict(snapshot, fact)
  const edit = snapshot.edits.get(fact)
  const changed = snapshot.overlay.find((other) => other.fact === fact)
  const said = (value: unknown) => factText(fact, value, words)
  const blocked = phase && blockedText(phase, words)
  const others = editsElsewhere(fact, snapshot.changes, snapshot.current?.id)
  const newest = others.toSorted((a, b) => a.edit.at.localeCompare(b.edit.at)).at(-1)

  const found = new Map<FactStateKind, string>()
  if (phase !== undefined && blocked !== undefined) found.set(kindOf(phase), blocked)
  if (phase?.kind === 'invalid')
    found.set(
      'invalid',
      `${t('draft.correctFirst')} ${
        edit === undefined
          ? t('draft.membersKeep', { value: said(snapshot.live.read(fact)) })
          : t('draft.stillHas', { value: said(edit.value) })
      }`,
    )
  if (conflict && conflict.kind !== 'edit') {
    const [own, other] = conflictWords(conflict, said, words).sides
    found.set(conflict.kind, `${own}: ${said(conflict.mine)}. ${other}: ${said(conflict.theirs)}.`)
  }
  if (effect !== undefined) found.set('warning', effect)
  if (phase === undefined && conflict === undefined) {
    if (edit !== undefined)
      found.set(
        'edited',
        t('draft.differs', { who: edit.actor, at: words.moment(edit.at), value: said(snapshot.live.read(fact)) }),
      )
    else if (changed !== undefined)
      found.set('changed', t('draft.changedFrom', { who: changed.actor, value: said(snapshot.shipped.read(fact)) }))
  }
  const scheduled = scheduledTexts(fact, { snapshot, me, words })
  if (scheduled.length > 0) found.set('blocked', scheduled.join(' '))
  if (others.length > 0) {
    // Whoever edits it too has to know: the other edit may go live under this one.
    const isMine = edit !== undefined || phase !== undefined
    found.set(isMine ? 'contested' : 'elsewhere', others.map((other) => elsewhereText(other, me, words)).join(' '))
  }
  if (phase?.kind === 'waiting' || phase?.kind === 'saving') found.set('saving', '')
  return {
    kind: kinds.find((kind) => found.has(kind)),
    sentences: kinds.flatMap((kind) => found.get(kind) ?? []).filter((sentence) => sentence !== ''),
    blocked,
    other: newest && { who: newest.edit.actor, value: shortly(said(newest.edit.value)) },
  }
}

function kindOf({ kind }: PendingPhase): FactStateKind {
  if (kind === 'failed' || kind === 'invalid') return kind
  return kind === 'conflict' ? 'edit' : 'saving'
}

/** Why what is typed does not reach the service. An invalid value says so at its field. */
function blockedText(phase: PendingPhase, words: Words): string | undefined {
  const { t } = words
  if (phase.kind === 'conflict') return t('draft.changedBy', { who: nameOfActor(phase.by, words) })
  return phase.kind === 'failed' ? t('draft.notSaved', { why: failureText(phase.error, words) }) : undefined
}

function failureText(error: unknown, words: Words): string {
  if (hasCode(error, 'not-signed-in')) return words.t('draft.sessionEnded')
  return hasCode(error, 'offline') ? words.t('draft.savedLater') : sentenceOf(error, words)
}

/** An edit in another open change: whichever goes live first, the other has to decide. */
export interface EditElsewhere {
  readonly change: OpenChange
  readonly edit: DraftEdit
}

/** Sentences about schedules that cannot set the fact any more, because it was moved under them. */
function scheduledTexts(
  fact: string,
  { snapshot: { schedules }, me, words }: Omit<StateOptions, 'effect'>,
): readonly string[] {
  return schedules
    .filter(({ kind, state }) => kind === 'publish' && state === 'waiting')
    .flatMap(({ change, at, zone, blocked }) =>
      (blocked?.facts ?? [])
        .filter((moved) => moved.fact === fact)
        .map(({ value }) =>
          words.t('schedule.cannotSet', {
            change: changeName(change, me, words),
            at: words.momentIn(at, zone),
            value: setText(fact, value, words),
          }),
        ),
    )
}

/**
 * The edits of a fact in every open change but one.
 * @param current the change from which it is asked
 */
export function editsElsewhere(
  fact: string,
  changes: readonly OpenChange[],
  current: string | undefined,
): readonly EditElsewhere[] {
  return changes
    .filter(({ id }) => id !== current)
    .flatMap((change) => change.edits.filter((edit) => edit.fact === fact).map((edit) => ({ change, edit })))
}

/** Whose it is, to what value, and where. */
export const elsewhereText = ({ change, edit }: EditElsewhere, me: string, words: Words): string =>
  words.t('changes.elsewhere', {
    who: edit.actor,
    value: factText(edit.fact, edit.value, words),
    change: changeName(change, me, words),
  })
