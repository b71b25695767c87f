import useSWR from 'swr'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import styles from './releases.module.css'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import type { ReleaseDifference } from '../../../api/releaseApi.ts'

export interface ComparisonProps {
  readonly from: number
  readonly to: number
  readonly onClose: () => void
}

/** How two releases differ. */
export function Comparison({ from, to, onClose }: ComparisonProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { data, error, mutate } = useSWR(['difference', from, to], () => api.difference({ querystring: { from, to } }))
  return (
    <div className={styles.comparison}>
      <Card
        title={t('releases.compareTitle', { from, to })}
        action={
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('ui.close')}
          </Button>
        }
      >
        {error !== undefined && (
          <ErrorState
            title={t('releases.compareFailed')}
            text={sentenceOf(error, words)}
            onRetry={() => void mutate()}
          />
        )}
        {data === undefined && error === undefined && (
          <Skeleton shape="record" count={2} label={t('releases.comparing')} />
        )}
        {data && <Difference difference={data} />}
      </Card>
    </div>
  )
}

const MOST = 12

function Difference({ difference: { from, to, edits, parts, baseline } }: { difference: ReleaseDifference }) {
  const words = useWords()
  const { t } = words
  const named = parts.slice(0, MOST)
  const others = parts.length - named.length
  return (
    <div className={styles.difference}>
      {edits.length === 0 ? (
        <p>{t('releases.sameEdits')}</p>
      ) : (
        <FactTable
          caption={t('releases.compareCaption', { from, to })}
          before={t('releases.in', { seq: from })}
          after={t('releases.in', { seq: to })}
          missing={t('releases.asShipped')}
          edits={edits}
        />
      )}
      {baseline && <p>{t('releases.otherBuild')}</p>}
      {named.length > 0 && (
        <p className={styles.quiet}>
          {t('releases.receive', {
            parts: words.list(others > 0 ? [...named, t('releases.more', { count: others })] : named),
          })}
        </p>
      )}
    </div>
  )
}
