import { lazy, Suspense } from 'react'
import type { Entity } from '../../../../src/platform/Operations.ts'
import { RecordItem } from './RecordItem.tsx'
import styles from './records.module.css'

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }))

/** Above this number only the visible rows are in the page. */
const MOST_PLAIN = 30

export interface RecordRowsProps {
  readonly records: readonly Entity<'TransactionRecord'>[]
  readonly type: string
  readonly hasMore: boolean
  readonly onCancel: (orderNo: string) => void
}

export function RecordRows(props: RecordRowsProps) {
  if (props.records.length <= MOST_PLAIN) return <PlainRows {...props} />
  return (
    <Suspense fallback={<PlainRows {...props} records={props.records.slice(0, MOST_PLAIN)} />}>
      <VirtualRows {...props} />
    </Suspense>
  )
}

function PlainRows({ records, type, onCancel }: RecordRowsProps) {
  return (
    <ul className={styles.rows}>
      {records.map((record) => (
        <li key={record.out_trade_no}>
          <RecordItem record={record} type={type} onCancel={onCancel} />
        </li>
      ))}
    </ul>
  )
}
