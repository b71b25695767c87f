import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Entity } from '../../../../src/platform/Operations.ts'
import { useTwin } from '../TwinContext.ts'
import { Day } from './Day.tsx'
import { type DayHead, dayHeads } from './dayHeads.ts'
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

/** Records with the heads of their days, of which one may be open. */
export interface OpenedRowsProps extends RecordRowsProps {
  readonly heads: ReadonlyMap<string, DayHead>
  /** Number of the open record. */
  readonly open: string | undefined
  readonly onToggle: (orderNo: string) => void
}

export function RecordRows({ records, type, ...others }: RecordRowsProps) {
  const { t, locale } = useTwin()
  const [open, setOpen] = useState<string>()
  const onToggle = useCallback((orderNo: string) => setOpen((before) => (before === orderNo ? undefined : orderNo)), [])
  const heads = useMemo(() => dayHeads(records, type, { t, locale }), [records, type, t, locale])
  const props = { ...others, records, type, heads, open, onToggle }
  if (records.length <= MOST_PLAIN) return <PlainRows {...props} />
  return (
    <Suspense fallback={<PlainRows {...props} records={records.slice(0, MOST_PLAIN)} />}>
      <VirtualRows {...props} />
    </Suspense>
  )
}

/** A record beneath the head of its day, where it is the first of it. */
export function RecordLine({
  record,
  type,
  heads,
  hasMore,
  open,
  onCancel,
  onToggle,
}: Omit<OpenedRowsProps, 'records'> & { readonly record: Entity<'TransactionRecord'> }) {
  const { out_trade_no } = record
  const head = heads.get(out_trade_no)
  return (
    <>
      {head && <Day head={head} isPartial={hasMore && head === [...heads.values()].at(-1)} />}
      <RecordItem record={record} type={type} onCancel={onCancel} isOpen={open === out_trade_no} onToggle={onToggle} />
    </>
  )
}

function PlainRows({ records, ...others }: OpenedRowsProps) {
  return (
    <ul className={styles.rows}>
      {records.map((record) => (
        <li key={record.out_trade_no}>
          <RecordLine {...others} record={record} />
        </li>
      ))}
    </ul>
  )
}
