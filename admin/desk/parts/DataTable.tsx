import type { ReactTable, RowData, TableFeatures } from '@tanstack/react-table'
import { Table } from '../../../src/ui/Table.tsx'

export interface DataTableProps<F extends TableFeatures, R extends RowData, S> {
  /** What the table is about, for screen readers. */
  readonly caption: string
  readonly table: ReactTable<F, R, S>
}

/** The rows of a table as they are; the columns' headers are plain words. */
export function DataTable<F extends TableFeatures, R extends RowData, S>({ caption, table }: DataTableProps<F, R, S>) {
  const columns = table
    .getAllLeafColumns()
    .map(({ id, columnDef: { header } }) => ({ key: id, label: typeof header === 'string' ? header : '' }))
  const rows = table.getRowModel().rows.map((row) => ({
    key: row.id,
    cells: Object.fromEntries(
      row.getAllCells().map((cell) => [cell.column.id, <table.FlexRender key={cell.id} cell={cell} />]),
    ),
  }))
  return <Table caption={caption} columns={columns} rows={rows} narrow="stack" />
}
