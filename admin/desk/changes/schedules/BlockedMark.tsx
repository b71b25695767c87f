import type { Schedule } from '../../../api/scheduleApi.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { movedText } from './movedText.ts'
import styles from './schedules.module.css'

/** Marks a schedule that cannot do what it was made for, with who moved which fact, and leads to its repair. */
export function BlockedMark({ schedule }: { readonly schedule: Schedule }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const nameOf = useFactName()
  const { kind, change, state, blocked } = schedule
  if (state !== 'waiting' || blocked === undefined) return null
  const moved = blocked.facts.map((fact) => movedText(fact, nameOf(fact.fact), words))
  const name = changeName(change, me, words)
  return (
    <p className={styles.mark}>
      <Icon name="alert" size={16} />
      <span>
        {kind === 'take-back' && t('schedule.leaves', { why: words.list(moved) })}
        {kind === 'publish' && moved.length > 0 && t('schedule.cannot', { why: words.list(moved) })}
        {kind === 'publish' && moved.length === 0 && t('schedule.mustReview')}{' '}
        {kind === 'publish' && (
          <RowLink to={`/review?change=${change.id}`} aria-label={t('schedule.repairName', { name })}>
            {t('schedule.repair')}
          </RowLink>
        )}
      </span>
    </p>
  )
}
