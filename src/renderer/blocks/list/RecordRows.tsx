import type { ReactNode } from 'react'
import type { ListBlock, RowTemplate } from '../../../format/blocks/list.ts'
import { later } from '../../../ui/later.tsx'
import { useLoaded } from '../../../ui/useLoaded.ts'
import type { KeyedRow, UsedRows } from '../../reading/useRows.ts'
import { MoreFooter } from './MoreFooter.tsx'
import { RecordLine } from './RecordLine.tsx'
import styles from './RecordRows.module.css'

const VirtualRows = later(async () => (await import('./VirtualRows.tsx')).VirtualRows)

/** More rows than this and only those in sight are in the page. */
const MOST_PLAIN_ROWS = 30

export interface RecordRowsProps {
  readonly rows: readonly KeyedRow[]
  readonly template: RowTemplate
  /** The list's name for screen readers. */
  readonly label: string | undefined
  /** There are more rows than these. */
  readonly isOpenEnded: boolean
  /** The head above a row, by its key. */
  readonly headOf?: ((key: string) => ReactNode) | undefined
}

export interface ListRowsProps {
  readonly block: ListBlock
  readonly keyed: readonly KeyedRow[]
  readonly paging: UsedRows['paging']
  readonly label: string | undefined
  readonly headOf?: RecordRowsProps['headOf']
}

/** All rows of a list as they came, and what follows them. */
export function AllRows({ block, keyed, paging, label, headOf }: ListRowsProps) {
  return (
    <>
      <RecordRows
        rows={keyed}
        template={block.row}
        label={label}
        isOpenEnded={paging?.hasMore ?? false}
        headOf={headOf}
      />
      {paging && <MoreFooter paging={paging} />}
    </>
  )
}

export function RecordRows(props: RecordRowsProps) {
  return props.rows.length <= MOST_PLAIN_ROWS ? <PlainRows {...props} /> : <ManyRows {...props} />
}

function ManyRows(props: RecordRowsProps) {
  if (useLoaded(VirtualRows)) return <VirtualRows {...props} />
  return <PlainRows {...props} rows={props.rows.slice(0, MOST_PLAIN_ROWS)} />
}

function PlainRows({ rows, template, label, headOf }: RecordRowsProps) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {rows.map(({ key, row }) => (
        <li key={key}>
          {headOf?.(key)}
          <RecordLine name={key} row={row} template={template} />
        </li>
      ))}
    </ul>
  )
}
