import { useMemo } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { InfiniteFooter } from '../../../../src/ui/InfiniteFooter.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useTwin } from '../TwinContext.ts'
import { isNarrowed, type RecordFilter } from './RecordFilter.ts'
import { RecordRows, type RecordRowsProps } from './RecordRows.tsx'
import styles from './records.module.css'
import type { useRecords } from './useRecords.ts'

interface RecordListProps extends Pick<RecordRowsProps, 'onCancel'> {
  readonly filter: RecordFilter
  readonly onClear: () => void
  readonly records: ReturnType<typeof useRecords>
}

/** The rows and what follows them. */
export function RecordList({ records, filter, onClear, onCancel }: RecordListProps) {
  const { t } = useTwin()
  const { pages, error, isStale, isLoadingMore, hasMore, more, refresh } = records
  const { type, number } = filter
  const rows = useMemo(
    () =>
      pages
        ?.flatMap(({ data }) => data)
        .filter(({ out_trade_no }) => out_trade_no.toLowerCase().includes(number.toLowerCase())),
    [pages, number],
  )
  if (rows === undefined) {
    if (error !== undefined) return <ErrorState title={t('error.title')} onRetry={() => void refresh()} />
    return <Skeleton shape="record" count={5} label={t('list.loading')} />
  }
  if (rows.length === 0 && isNarrowed(filter))
    return (
      <EmptyState
        title={t('list.noMatches')}
        action={
          <Button variant="secondary" size="small" onClick={onClear}>
            {t('list.clearFilter')}
          </Button>
        }
      />
    )
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
