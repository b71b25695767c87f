import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { Button } from '../../../../src/ui/Button.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { Comparison } from './Comparison.tsx'
import { ReleaseTable } from './ReleaseTable.tsx'
import styles from './releases.module.css'
import type { Releases } from '../../../api/releaseApi.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'

/** Every release ever made: who made it, when, why and what was in it. */
export function ReleasesPage() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { data, error, mutate, isValidating, setSize, size } = useSWRInfinite(
    (index, previous: Releases | null) => {
      const last = previous?.releases.at(-1)
      if (index > 0 && (last === undefined || last.seq <= 1)) return null
      return ['releases', seq, index === 0 ? undefined : last?.seq] as const
    },
    ([, , before]) => api.releases(before),
  )
  const releases = data?.flatMap((page) => page.releases)
  const hasMore = (releases?.at(-1)?.seq ?? 1) > 1

  function handleChoose(wanted: number, on: boolean) {
    setChosen(on ? [...chosen, wanted].slice(-2) : chosen.filter((other) => other !== wanted))
  }

  const [from, to] = [...chosen].sort((a, b) => a - b)
  return (
    <>
      <PageHeader title={t('areas.releases')} text={t('releases.text')} />
      {from !== undefined && to !== undefined && <Comparison from={from} to={to} onClose={() => setChosen([])} />}
      {error !== undefined && (
        <ErrorState
          title={t('releases.failed')}
          text={sentenceOf(error, words)}
          onRetry={() => void mutate()}
          busy={isValidating}
        />
      )}
      {releases === undefined && error === undefined && (
        <Skeleton shape="record" count={6} label={t('releases.loading')} />
      )}
      {releases && data && (
        <ReleaseTable releases={releases} live={data[0]?.live ?? 0} chosen={chosen} onChoose={handleChoose} />
      )}
      {releases && hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" busy={isValidating} onClick={() => void setSize(size + 1)}>
            {t('releases.older')}
          </Button>
        </div>
      )}
    </>
  )
}
