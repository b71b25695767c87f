import { useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { isFrozen, isIn, type OpenChange } from '../../../api/changeApi.ts'
import { aboutChange } from '../../changes/aboutChange.ts'
import { MovedNote } from '../../changes/publish/MovedNote.tsx'
import { BlockedMark } from '../../changes/schedules/BlockedMark.tsx'
import { ScheduleChip } from '../../changes/schedules/ScheduleChip.tsx'
import { TrialChip } from '../../changes/trials/TrialChip.tsx'
import { useEditChange } from '../../changes/useEditChange.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { clearSent } from '../../kit/clearSent.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { OpenConflicts } from './OpenConflicts.tsx'
import { ServiceNotes } from './ServiceNotes.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'
import styles from './ChangesPage.module.css'

/** Every open change: one's own, those of others, and those that go out by themselves or are tried. */
export function ChangesPage() {
  const { t } = useWords()
  const me = useOperator().name
  const { changes, current } = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const alone = changes.filter(isFrozen)
  const open = changes.filter((change) => !isFrozen(change))
  return (
    <>
      <PageHeader title={t('areas.changes')} text={t('changes.why')} actions={mayEdit && <NewChange />} />
      <ServiceNotes />
      {current === undefined && (
        <>
          <MovedNote />
          <OpenConflicts />
          <UnsavedEdits />
        </>
      )}
      {changes.length === 0 && (
        <EmptyState icon="edit" title={t('overview.noChanges')} text={mayEdit ? t('changes.first') : undefined} />
      )}
      <Changes title={t('changes.mine')} changes={open.filter((change) => isIn(change, me))} />
      <Changes title={t('changes.ofOthers')} changes={open.filter((change) => !isIn(change, me))} />
      <Changes title={t('changes.alone')} changes={alone} />
    </>
  )
}

function Changes({ title, changes }: { readonly title: string; readonly changes: readonly OpenChange[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {changes.map((change) => (
          <Row key={change.id} change={change} />
        ))}
      </ul>
    </section>
  )
}

/** As many edits are named; the rest is counted. */
const NAMED = 2

function Row({ change }: { readonly change: OpenChange }): ReactNode {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const nameOf = useFactName()
  const { current, schedules } = useDraftSnapshot()
  const { id, edits, asked } = change
  const name = changeName(change, me, words)
  const latest = edits.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, NAMED)
  const more = edits.length - latest.length
  const blocked = schedules.find((schedule) => schedule.change.id === id && schedule.blocked !== undefined)
  return (
    <li className={styles.row} aria-label={name}>
      <p className={styles.name}>
        <RowLink to={`/changes/${id}`}>{name}</RowLink>
        {current?.id === id && <StateBadge state="draft">{t('changes.current')}</StateBadge>}
        {asked.some(({ operator }) => operator === me) && (
          <StateBadge state="warning">{t('changes.asksYou')}</StateBadge>
        )}
        <ScheduleChip change={change} />
        <TrialChip change={change} />
      </p>
      {latest.length > 0 && (
        <p>
          {latest.map(({ fact, value }) => nameOf(fact, value)).join(', ')}
          {more > 0 && `, ${t('releases.more', { count: more })}`}
        </p>
      )}
      <p className={styles.quiet}>{aboutChange(change, me, words)}</p>
      {blocked && <BlockedMark schedule={blocked} />}
    </li>
  )
}

/** A change with a name, or a second one. */
function NewChange() {
  const { t } = useWords()
  const { state } = useLocation()
  const { begin, problem } = useEditChange()
  const [isOpen, setOpen] = useState(memberOf(state, 'begin') === true)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    if (await begin(name.trim())) {
      setName(clearSent(name))
      setOpen(false)
    }
    setBusy(false)
  }

  if (!isOpen)
    return (
      <Button variant="secondary" icon="plus" onClick={() => setOpen(true)}>
        {t('changes.new')}
      </Button>
    )
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('changes.begin')}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label={t('changes.another')}
        hint={t('changes.nameHint')}
        maxLength={80}
        value={name}
        onChange={setName}
      />
      <Problem error={problem} />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('changes.begin')}
      </Button>
    </form>
  )
}
