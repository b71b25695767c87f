import { memo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import type { DisplayFormat } from '../../../format/shape/common.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { MoneyText } from '../../../ui/MoneyText.tsx'
import { Table } from '../../../ui/Table.tsx'
import { readShown } from '../../reading/display.ts'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useRows } from '../../reading/useRows.ts'
import type { Reader } from '../../reading/reader.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

type Column = BlockOf<'table'>['columns'][number]

const figures = new Set<DisplayFormat>(['krw', 'usdt', 'number', 'percent'])
const readHeadings = (read: Reader, columns: readonly Column[]) => columns.map(({ label }) => read.text(label))
const readColumn = (read: Reader, column: Column) => readShown(read, { ...column, value: column.value })
const isFigure = ({ as }: Column) =>
  typeof as === 'string' ? figures.has(as) : figures.has(as.then) && figures.has(as.else)

/** A small table that scrolls sideways in its own frame. */
export function TableView({ block }: { block: BlockOf<'table'> }) {
  return block.items ? <FixedTable block={block} items={block.items} /> : <RowTable block={block} />
}

type Items = NonNullable<BlockOf<'table'>['items']>
const readItems = (read: Reader, items: Items) => items.map((row) => row.map((cell) => read.text(cell)))

function FixedTable({ block: { columns, title: heading }, items }: { block: BlockOf<'table'>; items: Items }) {
  const title = useText(heading)
  const headings = useDerived(columns, readHeadings)
  const rows = useDerived(items, readItems)
  const named = columns.map((_, place) => ({ key: `column-${place}`, label: headings.value[place] ?? '' }))
  return (
    <Titled title={title}>
      <WhenReady of={rows} skeleton={<Skeleton shape="text" count={5} />}>
        <Table
          caption={title === '' ? headings.value.join(', ') : title}
          columns={named}
          rows={rows.value.map((cells, place) => ({
            key: `row-${place}`,
            cells: Object.fromEntries(cells.map((cell, at) => [`column-${at}`, cell])),
          }))}
        />
      </WhenReady>
    </Titled>
  )
}

function RowTable({ block }: { block: BlockOf<'table'> }) {
  const { columns } = block
  const title = useText(block.title)
  const empty = useText(block.empty)
  const headings = useDerived(columns, readHeadings)
  const rows = useRows(block)
  const named = columns.map((column, place) => ({
    column,
    key: `column-${place}`,
    label: headings.value[place] ?? '',
    numeric: isFigure(column),
  }))
  return (
    <Titled title={title}>
      <WhenReady of={rows} skeleton={<Skeleton shape="text" count={5} />}>
        {rows.keyed.length === 0 ? (
          empty !== '' && <EmptyState title={empty} />
        ) : (
          <Table
            caption={title === '' ? headings.value.join(', ') : title}
            columns={named}
            rows={rows.keyed.map(({ key, row }) => ({
              key,
              cells: Object.fromEntries(
                named.map(({ key: name, column }) => [
                  name,
                  <RowScope key={name} row={row}>
                    <Cell column={column} />
                  </RowScope>,
                ]),
              ),
            }))}
          />
        )}
      </WhenReady>
    </Titled>
  )
}

const Cell = memo(function Cell({ column }: { column: Column }) {
  const { text = '', tone } = useDerived(column, readColumn).value
  return tone === undefined ? text : <MoneyText text={text} tone={tone} />
})
