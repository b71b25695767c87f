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

/** First page of an operator: the live release, coming events, and tasks that wait for them. */
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
