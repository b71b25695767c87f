import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useReleases } from '../../facts/history/useReleases.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { MomentForm } from '../../phone/past/MomentForm.tsx'
import { Comparison } from './Comparison.tsx'
import { ReleaseTable } from './ReleaseTable.tsx'
import styles from './releases.module.css'
import { useWords } from '../../words/useWords.ts'

/** Every release ever made: who made it, when, why and what was in it. */
export function ReleasesPage() {
  const { t } = useWords()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { releases, live, hasMore, isReading, error, readMore, retry } = useReleases()

  function handleChoose(wanted: number, on: boolean) {
    setChosen(on ? [...chosen, wanted].slice(-2) : chosen.filter((other) => other !== wanted))
  }

  const [from, to] = [...chosen].sort((a, b) => a - b)
  return (
    <>
      <PageHeader title={t('areas.releases')} text={t('releases.text')} />
      <MomentForm />
      {from !== undefined && to !== undefined && <Comparison from={from} to={to} onClose={() => setChosen([])} />}
      <ReleaseTable
        releases={releases}
        live={live}
        chosen={chosen}
        onChoose={handleChoose}
        problem={
          error === undefined ? undefined : { title: t('releases.failed'), error, busy: isReading, onRetry: retry }
        }
      />
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
