import type { ReactNode } from 'react'
import { joinNames } from './joinNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Table.module.css'

interface TableColumn {
  key: string
  label: string
  /** Figures are aligned right, in tabular numerals. */
  numeric?: boolean | undefined
}

interface TableRow {
  key: string
  /** By column key; the first column's cell heads the row. */
  cells: Readonly<Record<string, ReactNode>>
}

export interface TableProps {
  /** Subject of the table, for screen readers. */
  caption: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Where there is no room for the columns: scroll sideways, or stack the cells of a row under one another. */
  narrow?: 'scroll' | 'stack' | undefined
}

/** Columns side by side; in a frame too narrow for them they scroll or stack. */
export function Table({ caption, columns, rows, narrow = 'scroll' }: TableProps) {
  const isStacked = narrow === 'stack'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={caption}>
      <table className={joinNames(styles.table, isStacked && styles.stacked)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={numeric ? styles.numeric : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, label, numeric }, place) => {
                const Cell = place === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    scope={place === 0 ? 'row' : undefined}
                    data-label={isStacked && label !== '' ? label : undefined}
                    className={numeric ? styles.numeric : undefined}
                  >
                    {row.cells[key]}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
