import { Link } from 'react-router-dom'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { buttonClass } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import type { OpenChange } from '../../../api/changeApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { ScheduleChip } from '../../changes/schedules/ScheduleChip.tsx'
import { TrialChip } from '../../changes/trials/TrialChip.tsx'
import { useWords } from '../../words/useWords.ts'
import { factPlace } from '../../facts/names/factPlace.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

/** The latest of the change; the review has them all. */
const MOST = 5

/** The operator's change, and the steps missing before it can go live; else the changes of colleagues. */
export function ChangeCard() {
  const words = useWords()
  const { t } = words
  const { current, changes, pending } = useDraftSnapshot()
  const me = useOperator().name
  const mayEdit = useMay('editor')
  const others = changes.filter(({ id, edits }) => id !== current?.id && edits.length > 0)
  const isEmpty = (current?.edits.length ?? 0) === 0 && pending.size === 0
  return (
    <OverviewCard
      title={mayEdit ? t('changes.yours') : t('changes.title')}
      to={{ path: '/changes/mine', area: 'reviewShort' }}
    >
      {isEmpty || current === undefined ? (
        <>
          {mayEdit && <p>{t('overview.noEdits')}</p>}
          {(mayEdit || others.length === 0) && (
            <p className={styles.quiet}>{t(mayEdit ? 'changes.none' : 'overview.noChanges')}</p>
          )}
        </>
      ) : (
        <OwnChange change={current} />
      )}
      {others.length > 0 && (
        <section className={styles.others}>
          {mayEdit && <h3 className={styles.subtitle}>{t('changes.others', { count: others.length })}</h3>}
          <ul className={styles.list}>
            {others.slice(0, MOST).map((change) => (
              <li key={change.id}>
                <RowLink to={`/changes/${change.id}`}>{changeName(change, me, words)}</RowLink>{' '}
                <span className={styles.quiet}>{t('changes.count', { count: change.edits.length })}</span>{' '}
                <ScheduleChip change={change} />
                <TrialChip change={change} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </OverviewCard>
  )
}

function OwnChange({ change }: { readonly change: OpenChange }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const nameOf = useFactName()
  const mayPublish = useMay('publisher')
  const missing = useMissing(change)
  const edits = change.edits.toSorted((a, b) => b.at.localeCompare(a.at))
  const left = edits.length - MOST
  return (
    <>
      <p className={styles.figure}>
        {changeName(change, me, words)} <Badge>{t('changes.count', { count: edits.length })}</Badge>
      </p>
      <ul className={styles.list}>
        {edits.slice(0, MOST).map(({ fact, value }) => {
          const place = factPlace(fact)
          const name = nameOf(fact, value)
          return (
            <li key={fact} className={styles.edit}>
              {place === undefined ? (
                name
              ) : (
                <RowLink to={place.path} state={{ fact }}>
                  {name}
                </RowLink>
              )}
            </li>
          )
        })}
      </ul>
      {left > 0 && <p className={styles.quiet}>{t('releases.more', { count: left })}</p>}
      {missing.length === 0 ? (
        <p className={styles.good}>{t(mayPublish ? 'overview.mayPublish' : 'overview.mayAsk')}</p>
      ) : (
        <ul className={styles.list}>
          {missing.map((text) => (
            <li key={text} className={styles.warning}>
              <Icon name="alert" size={16} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <Link to="/changes/mine" className={buttonClass({ size: 'small' }) ?? ''}>
        {t('areas.review')}
      </Link>
    </>
  )
}

/** Steps between a change and members, as far as they are known before the review plays its screens. */
function useMissing({ asked }: OpenChange): readonly string[] {
  const { t } = useWords()
  const snapshot = useDraftSnapshot()
  const issues = useDraftIssues().filter(({ severity }) => severity === 'error').length
  const facts = new Set([...snapshot.conflicts.map(({ fact }) => fact), ...snapshot.edits.keys()])
  const conflicts = [...facts].filter((fact) => findConflict(snapshot, fact) !== undefined).length
  return [
    ...(snapshot.pending.size > 0 ? [t('overview.unsaved', { count: snapshot.pending.size })] : []),
    ...(conflicts > 0 ? [t('review.conflicts', { count: conflicts })] : []),
    ...(issues > 0 ? [t('overview.issues', { count: issues })] : []),
    ...asked.map(({ operator }) => t('overview.asked', { name: operator })),
  ]
}
