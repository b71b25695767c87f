import type { Column_RowSorting, ReactTable, RowData, TableFeatures } from '@tanstack/react-table'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { useWords } from '../words/useWords.ts'
import styles from './DataTable.module.css'
import density from './density.module.css'

export interface DataTableProps<F extends TableFeatures, R extends RowData, S> {
  /** Subject of the table, for screen readers. */
  readonly caption: string
  readonly table: ReactTable<F, R, S>
  /** Columns of figures, by id: aligned right. */
  readonly numeric?: readonly string[] | undefined
  /** Columns of longer texts, by id: two lines of them show until a row is opened. */
  readonly long?: readonly string[] | undefined
  /** Said while the rows are on their way; they then have the shape of rows. */
  readonly loading?: string | undefined
  /** Why there are no rows, or no further ones. */
  readonly problem?: TableProblem | undefined
  /** In place of no rows: what that means, and what can be done. */
  readonly empty?: ReactNode
}

interface TableProblem {
  readonly title: string
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The rows of a table: as high as a line or two with a mouse, a card each on a phone. */
export function DataTable<F extends TableFeatures, R extends RowData, S>(props: DataTableProps<F, R, S>) {
  const { caption, table, numeric = [], long = [], loading, problem, empty } = props
  const words = useWords()
  const { t } = words
  const top = useHeightOfTop<HTMLElement>()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const columns = table.getAllLeafColumns()
  const { rows } = table.getRowModel()
  const nameOf = ({ columnDef: { header } }: (typeof columns)[number]) => (typeof header === 'string' ? header : '')

  function toggle(id: string) {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }

  if (rows.length === 0 && loading === undefined && problem === undefined) return empty
  return (
    <>
      {problem && (
        <ErrorState
          title={problem.title}
          text={sentenceOf(problem.error, words)}
          onRetry={problem.onRetry}
          busy={problem.busy}
        />
      )}
      {loading !== undefined && (
        <output>
          <VisuallyHidden>{loading}</VisuallyHidden>
        </output>
      )}
      {(rows.length > 0 || (loading !== undefined && problem === undefined)) && (
        <section ref={top} className={joinNames(density.dense, styles.frame)} aria-label={caption}>
          <table className={styles.table} aria-busy={loading !== undefined || undefined}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeadCell
                    key={column.id}
                    name={nameOf(column)}
                    isNumeric={numeric.includes(column.id)}
                    sorting={canSort(column) && column.getCanSort() ? column : undefined}
                  />
                ))}
                {long.length > 0 && (
                  <th scope="col" className={styles.opener}>
                    <VisuallyHidden>{t('parts.wholeTexts')}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.length === 0 && <SkeletonRows columns={columns.length + Math.min(long.length, 1)} />}
              {rows.map((row) => {
                const isOpen = opened.has(row.id)
                return (
                  <tr key={row.id} data-open={isOpen || undefined}>
                    {row.getAllCells().map((cell, place) => {
                      const Cell = place === 0 ? 'th' : 'td'
                      const label = nameOf(cell.column)
                      return (
                        <Cell
                          key={cell.id}
                          scope={place === 0 ? 'row' : undefined}
                          data-label={label === '' ? undefined : label}
                          className={numeric.includes(cell.column.id) ? styles.numeric : undefined}
                        >
                          <div className={long.includes(cell.column.id) ? styles.long : undefined}>
                            <table.FlexRender cell={cell} />
                          </div>
                        </Cell>
                      )
                    })}
                    {long.length > 0 && (
                      <td className={styles.opener}>
                        <span className={styles.open}>
                          <IconButton
                            icon="chevronDown"
                            label={t(isOpen ? 'parts.showLess' : 'parts.showAll', { row: row.id })}
                            aria-expanded={isOpen}
                            onClick={() => toggle(row.id)}
                          />
                        </span>
                      </td>
                    )}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

type Sorting = Pick<Column_RowSorting<TableFeatures, RowData>, 'getCanSort' | 'getIsSorted' | 'toggleSorting'>

/** Whether a table was made with the feature that sorts it. */
const canSort = (column: object): column is Sorting => 'getCanSort' in column

const orders = { asc: 'ascending', desc: 'descending' } as const

interface HeadCellProps {
  readonly name: string
  readonly isNumeric: boolean
  /** Missing for a column that nobody would sort by. */
  readonly sorting: Sorting | undefined
}

function HeadCell({ name, isNumeric, sorting }: HeadCellProps) {
  const sorted = sorting?.getIsSorted() ?? false
  return (
    <th
      scope="col"
      className={isNumeric ? styles.numeric : undefined}
      aria-sort={sorted === false ? undefined : orders[sorted]}
    >
      {sorting === undefined ? (
        name
      ) : (
        <button type="button" className={styles.sort} onClick={() => sorting.toggleSorting()}>
          {name}
          <Icon name="chevronDown" size={14} className={styles[sorted === false ? 'unsorted' : sorted]} />
        </button>
      )}
    </th>
  )
}

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** As many columns, and as high, as the rows that come. */
function SkeletonRows({ columns }: { columns: number }) {
  return SKELETONS.map((row) => (
    <tr key={row} aria-hidden="true" data-loading="">
      {Array.from({ length: columns }, (_, at) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing reads it
        <td key={`${row} ${String(at)}`}>
          <span className={styles.bone} />
        </td>
      ))}
    </tr>
  ))
}

/**
 * Tells a style sheet, as `--top`, how high the bars are that stay at the top of the page: what sticks there as well has
 * to be beneath them.
 */
function useHeightOfTop<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    const bars = place.current?.closest('main')?.firstElementChild
    if (!(bars instanceof HTMLElement) || getComputedStyle(bars).position !== 'sticky') return undefined
    const tell = () => place.current?.style.setProperty('--top', `${bars.offsetHeight}px`)
    const watch = new ResizeObserver(tell)
    watch.observe(bars)
    tell()
    return () => watch.disconnect()
  })
  return place
}
