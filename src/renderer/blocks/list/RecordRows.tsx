import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
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
  const { rows } = props
  const isLong = rows.length > MOST_PLAIN_ROWS
  const canBeLong = useLoaded(isLong ? VirtualRows : PlainRows) && isLong
  const plain = useRef<HTMLUListElement>(null)
  /** Heights of the first rows, as they have been in the page. */
  const [heights, setHeights] = useState<readonly number[] | undefined>(canBeLong ? [] : undefined)
  if (!canBeLong && heights !== undefined) setHeights(undefined)

  // With other heights what somebody reads would move.
  useLayoutEffect(() => {
    if (canBeLong && plain.current) setHeights(heightsIn(plain.current))
  }, [canBeLong])

  return heights === undefined ? (
    <PlainRows {...props} ref={plain} rows={isLong ? rows.slice(0, MOST_PLAIN_ROWS) : rows} />
  ) : (
    <VirtualRows {...props} heights={heights} />
  )
}

/** Heights of the rows of a list but for the last, each with the gap after it. */
function heightsIn(list: HTMLElement): readonly number[] {
  const tops = [...list.children].map((row) => row.getBoundingClientRect().top)
  return tops.slice(1).map((top, index) => top - (tops[index] ?? top))
}

function PlainRows({ rows, template, label, headOf, ref }: RecordRowsProps & { readonly ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} aria-label={label} className={styles.rows}>
      {rows.map(({ key, row }) => (
        <li key={key}>
          {headOf?.(key)}
          <RecordLine name={key} row={row} template={template} />
        </li>
      ))}
    </ul>
  )
}
