import { useState, type FormEvent } from 'react'
import { parseFact } from '../../../../src/format/fact.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { isFrozen, isIn, type OpenChange } from '../../../api/changeApi.ts'
import type { ReviewedEdit } from '../../../api/review.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { answersPlace, EditAnswers } from '../../changes/asks/EditAnswers.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { focusHeading } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowMenu, type RowMenuItem } from '../../kit/RowMenu.tsx'
import { FactHistoryDialog } from '../../fields/status/FactHistoryDialog.tsx'
import { PlatformEffect } from '../../fields/status/PlatformEffect.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { undoneWith } from '../../facts/documents/textsOnlyOf.ts'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import styles from '../../changes/publish/review.module.css'
import { editsElsewhere, elsewhereText } from '../../fields/status/factState.ts'
import statusStyles from '../../fields/status/FactStatus.module.css'

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
  const [moved, setMoved] = useState<MovedEdits>()
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({})
  if (edits.length === 0) return <EmptyState icon="check" title={t('review.empty')} text={t('review.emptyWhy')} />

  const together = (facts: readonly string[]) => facts.flatMap((fact) => undoneWith(fact, draft.getSnapshot(), words))

  async function undo(facts: readonly string[]) {
    setProblem(undefined)
    await Promise.all(together(facts).map((fact) => draft.undo(fact))).catch((error: unknown) => setProblem(error))
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
                {
                  label: t('changes.move'),
                  icon: 'transfer' as const,
                  onChoose: () => setMoved({ name, facts: together(row.map(({ fact }) => fact)) }),
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
      {change && <MoveDialog change={change} moved={moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}

/** Edits that are moved to another change together. */
interface MovedEdits {
  readonly name: string
  readonly facts: readonly string[]
}

interface MoveDialogProps {
  readonly change: OpenChange
  /** Without any it is closed. */
  readonly moved: MovedEdits | undefined
  readonly onClose: () => void
}

function MoveDialog({ change, moved, onClose }: MoveDialogProps) {
  const { t } = useWords()
  return (
    <Dialog
      open={moved !== undefined}
      title={moved === undefined ? '' : t('changes.moveTitle', { name: moved.name })}
      onClose={onClose}
    >
      {moved && <MoveTargets change={change} moved={moved} onClose={onClose} />}
    </Dialog>
  )
}

/** The operator's other changes, one press each, and a new one. */
function MoveTargets({ change, moved, onClose }: MoveDialogProps & { readonly moved: MovedEdits }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const me = useOperator().name
  const { changes } = useDraftSnapshot()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const targets = changes.filter((other) => other.id !== change.id && isIn(other, me) && !isFrozen(other))

  async function move(target: { readonly to: string } | { readonly name: string }, title: string) {
    setProblem(undefined)
    try {
      // What was typed a moment ago goes along.
      await draft.flush()
      await api.moveEdits({ body: { change: change.id, facts: [...moved.facts], ...target } })
    } catch (error) {
      return setProblem(error)
    }
    toasts.success(t('changes.moved', { name: moved.name, change: title }))
    await draft.refresh().catch(() => undefined)
    onClose()
    // The row that opened it is gone.
    focusHeading()
  }

  async function handleBegin(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const begun = { name: name.trim(), owner: me }
    await move({ name: begun.name }, changeName(begun, me, words))
    setBusy(false)
  }

  return (
    <div className={styles.choice}>
      <p>{t('changes.moveWhy')}</p>
      {targets.map((target) => {
        const title = changeName(target, me, words)
        return (
          <ActionButton key={target.id} variant="secondary" onAct={() => move({ to: target.id }, title)}>
            {title}
          </ActionButton>
        )
      })}
      <form noValidate className={styles.choice} onSubmit={(event) => void handleBegin(event)}>
        <TextField
          label={t('changes.name')}
          maxLength={80}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without another change it is the one thing that is asked
          autoFocus={targets.length === 0}
          value={name}
          onChange={setName}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('changes.moveToNew')}
        </Button>
      </form>
      <Problem error={problem} />
    </div>
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

interface EditedElsewhereProps {
  readonly fact: string
  /** The change that is looked at. */
  readonly from: string | undefined
}

/** Others' edits of a fact, each with its name, value and change: whichever goes live first, the other has to decide. */
function EditedElsewhere({ fact, from }: EditedElsewhereProps) {
  const words = useWords()
  const me = useOperator().name
  const { changes } = useDraftSnapshot()
  return editsElsewhere(fact, changes, from).map((other) => (
    <p key={other.change.id} className={statusStyles.elsewhere}>
      {elsewhereText(other, me, words)}
    </p>
  ))
}
