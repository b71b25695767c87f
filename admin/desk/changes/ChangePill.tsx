import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { isFrozen, isIn, type OpenChange } from '../../api/changeApi.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { changeName } from '../facts/names/changeName.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { Problem } from '../kit/Problem.tsx'
import { useMay, useOperator } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { ScheduleChip } from './schedules/ScheduleChip.tsx'
import { TrialChip } from './trials/TrialChip.tsx'
import { useEditChange } from './useEditChange.ts'
import popover from '../kit/popover.module.css'
import styles from './ChangePill.module.css'

/** On every page: the change that edits go to, and the one place to edit another. Nothing for who may not edit. */
export function ChangePill() {
  const words = useWords()
  const { t } = words
  const { status, current } = useDraftSnapshot()
  const me = useOperator().name
  const mayEdit = useMay('editor')
  const id = useId()
  if (status !== 'ready' || !mayEdit) return null
  const count = current?.edits.length ?? 0
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={joinNames(
          styles.pill,
          count > 0 && styles.drafted,
          current !== undefined && isFrozen(current) && styles.locked,
        )}
      >
        <VisuallyHidden>{t('changes.youEdit')}</VisuallyHidden>{' '}
        <span className={styles.name}>
          {current === undefined ? t('changes.none') : changeName(current, me, words)}
        </span>{' '}
        {current !== undefined && <span className={styles.count}>{t('changes.count', { count })}</span>}{' '}
        {current !== undefined && <Locked change={current} />}
        <Icon name="chevronDown" size={16} />
      </button>
      {/* The browser's own popover: it also shows above the menu of a phone, which is a dialog. */}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('changes.title')}
        className={joinNames(popover.popover, styles.popover)}
      >
        <ChangeChoice />
      </div>
    </>
  )
}

/** Why nobody can edit a change now. */
function Locked({ change }: { readonly change: OpenChange }) {
  return (
    <span className={styles.chip}>
      <ScheduleChip change={change} />
      <TrialChip change={change} />
    </span>
  )
}

/** The changes that the operator may edit, and the ways to a new one and to everybody's. */
function ChangeChoice() {
  const words = useWords()
  const { t } = words
  const { changes, current } = useDraftSnapshot()
  const me = useOperator().name
  const { edit, problem } = useEditChange()
  const list = useRef<HTMLDivElement>(null)
  const own = changes.filter((change) => isIn(change, me))
  const close = () => list.current?.closest<HTMLElement>('[popover]')?.hidePopover()

  async function handleEdit(change: OpenChange) {
    if (await edit(change)) close()
  }

  return (
    <div ref={list} className={styles.choice}>
      <p className={styles.quiet}>{t('changes.why')}</p>
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((change) => {
            const name = changeName(change, me, words)
            const isCurrent = change.id === current?.id
            return (
              <li key={change.id} className={styles.own}>
                <Link to={`/changes/${change.id}`} onClick={close} className={styles.link ?? ''}>
                  {name} <span className={styles.quiet}>{t('changes.count', { count: change.edits.length })}</span>
                </Link>
                {isCurrent && <Icon name="check" size={16} label={t('changes.current')} />}
                <Locked change={change} />
                {!isCurrent && !isFrozen(change) && (
                  <ActionButton
                    size="small"
                    variant="quiet"
                    aria-label={t('changes.editName', { name })}
                    onAct={() => handleEdit(change)}
                  >
                    {t('changes.edit')}
                  </ActionButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Problem error={problem} />
      <p className={styles.ways}>
        <Link to="/changes" state={{ begin: true }} onClick={close} className={styles.link ?? ''}>
          {t('changes.new')}
        </Link>
        <Link to="/changes" onClick={close} className={styles.link ?? ''}>
          {t('changes.all')}
        </Link>
      </p>
    </div>
  )
}
