import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { isFrozen, isIn, type OpenChange } from '../../../api/changeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { aboutChange } from '../../changes/aboutChange.ts'
import { ScheduleChip } from '../../changes/schedules/ScheduleChip.tsx'
import { TrialChip } from '../../changes/trials/TrialChip.tsx'
import { useEditChange } from '../../changes/useEditChange.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { RowMenu } from '../../kit/RowMenu.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './ChangeHead.module.css'

/** Name of an open change, whose it is and who is in it; and what can be done with it as a whole. */
export function ChangeHead({ change }: { readonly change: OpenChange }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { current } = useDraftSnapshot()
  const navigate = useNavigate()
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const { problem, edit, act } = useEditChange()
  const [isDropping, setDropping] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
  const name = changeName(change, me, words)
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
      navigate('/changes')
      await draft.refresh()
    })

  const items = [
    ...(mayChange && isMine
      ? [{ label: t('changes.rename'), icon: 'edit' as const, onChoose: () => setNaming(true) }]
      : []),
    ...(isMine && change.owner !== me
      ? [{ label: t('changes.leave'), icon: 'logout' as const, onChoose: () => void leave() }]
      : []),
    ...(mayChange && (isMine || mayPublish)
      ? [{ label: t('changes.drop'), icon: 'trash' as const, isDangerous: true, onChoose: () => setDropping(true) }]
      : []),
  ]

  return (
    <>
      <PageHeader
        title={name}
        text={aboutChange(change, me, words)}
        actions={
          <>
            <ScheduleChip change={change} />
            <TrialChip change={change} />
            {items.length > 0 && <RowMenu label={t('changes.more', { name })} items={items} />}
          </>
        }
      />
      {isNaming && <RenameChange change={change} onDone={() => setNaming(false)} />}
      {mayChange && !isCurrent && (
        <p className={styles.notHere}>
          {current === undefined
            ? t('changes.notHere')
            : t('changes.editsGoTo', { name: changeName(current, me, words) })}
          <ActionButton size="small" variant="secondary" onAct={() => edit(change)}>
            {t(isMine ? 'changes.editThis' : 'changes.join')}
          </ActionButton>
        </p>
      )}
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
    </>
  )
}

/** Gives a change a name; an empty one calls it after its owner again. */
function RenameChange({ change, onDone }: { readonly change: OpenChange; readonly onDone: () => void }) {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const [name, setName] = useState(change.name)
  const { form, busy, problem } = useSendForm(true, async () => {
    await api.renameChange({ params: { id: change.id }, body: { name: name.trim() } })
    await draft.refresh()
    onDone()
  })

  return (
    <form {...form} className={styles.form}>
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
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('changes.keepOld')}
        </Button>
      </div>
    </form>
  )
}
