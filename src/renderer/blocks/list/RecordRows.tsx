import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
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

/** Heights in px of the rows that have been in the page, each with the gap after it, by key. */
const measured = new WeakMap<RowTemplate, Map<string, number>>()

export function RecordRows(props: RecordRowsProps) {
  const { rows, template } = props
  const isLong = rows.length > MOST_PLAIN_ROWS
  const canBeLong = useLoaded(isLong ? VirtualRows : PlainRows) && isLong
  const plain = useRef<HTMLUListElement>(null)
  const heights = measured.get(template) ?? new Map<string, number>()
  measured.set(template, heights)
  const [isMeasured, setMeasured] = useState(canBeLong)
  if (!canBeLong && isMeasured) setMeasured(false)

  // With other heights what somebody reads would move.
  const measure = useEffectEvent((list: HTMLElement) => {
    const tops = [...list.children].map((row) => row.getBoundingClientRect().top)
    for (const [index, { key }] of rows.slice(0, tops.length - 1).entries())
      heights.set(key, (tops[index + 1] ?? 0) - (tops[index] ?? 0))
    setMeasured(true)
  })
  useLayoutEffect(() => {
    if (canBeLong && plain.current) measure(plain.current)
  }, [canBeLong])

  return isMeasured ? (
    <VirtualRows {...props} heights={heights} />
  ) : (
    <PlainRows {...props} ref={plain} rows={isLong ? rows.slice(0, MOST_PLAIN_ROWS) : rows} />
  )
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
