import type { ReactTable } from '@tanstack/react-table'
import type { RowData, TableFeatures } from '@tanstack/react-table'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import styles from './DataTable.module.css'

export interface DataTableProps<F extends TableFeatures, R extends RowData, S> {
  /** What the table is about, for screen readers. */
  readonly caption: string
  readonly table: ReactTable<F, R, S>
}

/** The rows of a table as they are: the first column's cell heads its row. */
export function DataTable<F extends TableFeatures, R extends RowData, S>({ caption, table }: DataTableProps<F, R, S>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a header is no control; its text is in the column
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell, place) => {
                const Cell = place === 0 ? 'th' : 'td'
                return (
                  <Cell key={cell.id} scope={place === 0 ? 'row' : undefined}>
                    <table.FlexRender cell={cell} />
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
