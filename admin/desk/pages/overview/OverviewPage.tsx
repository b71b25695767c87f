import { PageHeader } from '../../kit/PageHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { ChangeCard } from './ChangeCard.tsx'
import { ComingCard } from './ComingCard.tsx'
import { FaultsCard } from './FaultsCard.tsx'
import { LiveCard } from './LiveCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { StopsCard } from './StopsCard.tsx'
import { HaltedTrials, TrialCard } from './TrialCard.tsx'
import styles from './overview.module.css'

/** What an operator wants to know first: what members have, what comes, and what waits for them. */
export function OverviewPage() {
  const { t } = useWords()
  return (
    <>
      <PageHeader title={t('areas.overview')} />
      <HaltedTrials />
      <div className={styles.cards}>
        <TrialCard />
        <LiveCard />
        <ChangeCard />
        <ComingCard />
        <StopsCard />
        <FaultsCard />
        <PeopleCard />
      </div>
    </>
  )
}
