import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useReleases } from '../../history/useReleases.ts'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { Comparison } from './Comparison.tsx'
import { ReleaseTable } from './ReleaseTable.tsx'
import styles from './releases.module.css'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'

/** Every release ever made: who made it, when, why and what was in it. */
export function ReleasesPage() {
  const words = useWords()
  const { t } = words
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { releases, live, hasMore, isReading, error, readMore, retry } = useReleases()

  function handleChoose(wanted: number, on: boolean) {
    setChosen(on ? [...chosen, wanted].slice(-2) : chosen.filter((other) => other !== wanted))
  }

  const [from, to] = [...chosen].sort((a, b) => a - b)
  return (
    <>
      <PageHeader title={t('areas.releases')} text={t('releases.text')} />
      {from !== undefined && to !== undefined && <Comparison from={from} to={to} onClose={() => setChosen([])} />}
      {error !== undefined && (
        <ErrorState title={t('releases.failed')} text={sentenceOf(error, words)} onRetry={retry} busy={isReading} />
      )}
      {releases === undefined && error === undefined && (
        <Skeleton shape="record" count={6} label={t('releases.loading')} />
      )}
      {releases && <ReleaseTable releases={releases} live={live} chosen={chosen} onChoose={handleChoose} />}
      {releases && hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" busy={isReading} onClick={readMore}>
            {t('releases.older')}
          </Button>
        </div>
      )}
    </>
  )
}
