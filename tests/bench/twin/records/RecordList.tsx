import { useMemo } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { InfiniteFooter } from '../../../../src/ui/InfiniteFooter.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useTwin } from '../TwinContext.ts'
import { RecordRows, type RecordRowsProps } from './RecordRows.tsx'
import styles from './records.module.css'
import type { useRecords } from './useRecords.ts'

interface RecordListProps extends Pick<RecordRowsProps, 'type' | 'onCancel'> {
  readonly records: ReturnType<typeof useRecords>
}

/** The rows and what follows them. */
export function RecordList({ records, type, onCancel }: RecordListProps) {
  const { t } = useTwin()
  const { pages, error, isStale, isLoadingMore, hasMore, more, refresh } = records
  const rows = useMemo(() => pages?.flatMap(({ data }) => data), [pages])
  if (rows === undefined) {
    if (error !== undefined) return <ErrorState title={t('error.title')} onRetry={() => void refresh()} />
    return <Skeleton shape="record" count={5} label={t('list.loading')} />
  }
  if (rows.length === 0) return <EmptyState title={t('transRecord.empty')} />
  return (
    <div className={isStale ? styles.stale : undefined} aria-busy={isStale || undefined}>
      <RecordRows records={rows} type={type} hasMore={hasMore} onCancel={onCancel} />
      {!isStale && (
        <InfiniteFooter
          state={isLoadingMore ? 'loading' : error !== undefined ? 'failed' : hasMore ? 'more' : 'finished'}
          offset={300}
          onMore={() => void more()}
          finishedText={t('list.finished')}
          failedText={t('list.moreFailed')}
        />
      )}
    </div>
  )
}
