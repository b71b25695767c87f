import type { Schedule, BlockedFact } from '../../../api/scheduleApi.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import styles from './schedules.module.css'
import { factText } from '../../facts/names/valueText.ts'

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
          <RowLink to={`/changes/${change.id}`} aria-label={t('schedule.repairName', { name })}>
            {t('schedule.repair')}
          </RowLink>
        )}
      </span>
    </p>
  )
}

/** Sentence on a fact that was moved under a schedule: by whom, to what, in which release: "wang set Bank minimum to ₩120 in release 12". */
function movedText({ fact, live, actor, seq }: BlockedFact, name: string, words: Words): string {
  const value = factText(fact, live, words)
  return actor === 'system'
    ? words.t('schedule.movedByBuild', { name, value, seq })
    : words.t('schedule.movedBy', { who: actor, name, value, seq })
}
