import { useState, type FormEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog.tsx'
import { isFrozen, isIn, type OpenChange } from '../../api/changeApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraft, useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../kit/ActionButton.tsx'
import { Problem } from '../kit/Problem.tsx'
import { StateBadge } from '../kit/StateBadge.tsx'
import { useToasts } from '../kit/ToastProvider.tsx'
import { RowLink } from '../kit/RowLink.tsx'
import { useMay, useOperator } from '../session/SessionProvider.tsx'
import { ScheduleChip } from './schedules/ScheduleChip.tsx'
import { TrialChip } from './trials/TrialChip.tsx'
import { useWords, type Words } from '../words/useWords.ts'
import { changeName } from '../facts/names/changeName.ts'
import { useEditChange } from './useEditChange.ts'
import styles from './changes.module.css'
import { TextField } from '../../../src/ui/TextField.tsx'

interface ChangeItemProps {
  readonly change: OpenChange
  /** A link leads away from the list. */
  readonly onLeave: () => void
}

/** A change among the open ones, and what the operator may do with it. */
export function ChangeItem({ change, onLeave }: ChangeItemProps) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { current } = useDraftSnapshot()
  const name = changeName(change, me, words)
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const { problem, edit, act } = useEditChange()
  const [isDropping, setDropping] = useState(false)
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
  const isMine = isIn(change, me)
  const isCurrent = current?.id === change.id
  const mayChange = mayEdit && !isFrozen(change)

  const leave = () =>
    act(async () => {
      await api.leaveChange({ params: { id: change.id } })
      toasts.success(t('said.left', { name }))
      await draft.refresh()
    })

  const drop = () =>
    act(async () => {
      setDropping(false)
      await api.dropChange({ params: { id: change.id } })
      toasts.success(t('said.dropped', { name }))
      await draft.refresh()
    })

  return (
    <li className={styles.item} aria-label={name}>
      <p className={styles.name}>
        <strong>{name}</strong> {isCurrent && <StateBadge state="draft">{t('changes.current')}</StateBadge>}
        <ScheduleChip change={change} />
        <TrialChip change={change} />
      </p>
      <p className={styles.quiet}>{aboutChange(change, me, words)}</p>
      <div className={styles.actions}>
        {mayChange && !isCurrent && (
          <ActionButton size="small" aria-label={t('changes.editName', { name })} onAct={() => edit(change)}>
            {t(isMine ? 'changes.edit' : 'changes.join')}
          </ActionButton>
        )}
        {change.edits.length > 0 && (
          <RowLink to={`/changes/${change.id}`} onClick={onLeave}>
            {t('changes.review')}
          </RowLink>
        )}
        {mayChange && isMine && <RenameChange change={change} />}
        {isMine && change.owner !== me && (
          <ActionButton size="small" variant="quiet" onAct={leave}>
            {t('changes.leave')}
          </ActionButton>
        )}
        {mayChange && (isMine || mayPublish) && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('changes.dropName', { name })}
            onClick={() => setDropping(true)}
          >
            {t('changes.drop')}
          </Button>
        )}
      </div>
      <Problem error={problem} />
      <ConfirmDialog
        open={isDropping}
        tone="danger"
        title={t('changes.dropTitle', { name })}
        text={t('changes.dropWhy', { count: change.edits.length })}
        confirmLabel={t('changes.drop')}
        cancelLabel={t('changes.keep')}
        onConfirm={() => void drop()}
        onCancel={() => setDropping(false)}
      />
    </li>
  )
}

/** How much is in it, whose it is and who joined. */
function aboutChange({ edits, owner, members, name }: OpenChange, me: string, words: Words): string {
  const { t } = words
  const last = edits
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  const parts = [
    t('changes.count', { count: edits.length }),
    ...(name !== '' && owner !== me ? [t('changes.of', { owner })] : []),
    ...(members.length > 0 ? [t('changes.with', { people: words.list(members) })] : []),
    ...(last === undefined ? [] : [t('changes.last', { ago: words.ago(last) })]),
  ]
  return parts.join(' · ')
}

/** Gives a change a name; an empty one calls it after its owner again. */
function RenameChange({ change }: { change: OpenChange }) {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const [name, setName] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  if (name === undefined)
    return (
      <Button size="small" variant="quiet" onClick={() => setName(change.name)}>
        {t('changes.rename')}
      </Button>
    )

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy || name === undefined) return
    setBusy(true)
    setProblem(undefined)
    try {
      await api.renameChange({ params: { id: change.id }, body: { name: name.trim() } })
      await draft.refresh()
      setName(undefined)
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('changes.name')}
        hint={t('changes.nameHint')}
        maxLength={80}
        value={name}
        onChange={setName}
      />
      <Problem error={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {t('changes.rename')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setName(undefined)}>
          {t('changes.keepOld')}
        </Button>
      </div>
    </form>
  )
}
