import type { BlockOf } from '../../../format/blocks/Block.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MenuList } from '../../../ui/MenuList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useRows } from '../../reading/useRows.ts'
import type { Reader } from '../../reading/reader.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { CellLine, readCell } from './CellLine.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

type Cells = BlockOf<'cells'>

/** Menu lines: fixed ones, or one for each row. */
export function CellsView({ block }: { block: Cells }) {
  const title = useText(block.title)
  const label = title === '' ? undefined : title
  return (
    <Titled title={title}>
      {block.row ? (
        <RowCells block={block} cell={block.row} label={label} />
      ) : (
        <FixedCells items={block.items ?? []} label={label} />
      )}
    </Titled>
  )
}

const readCells = (read: Reader, items: NonNullable<Cells['items']>) => items.map((item) => readCell(read, item))

function FixedCells({ items, label }: { items: NonNullable<Cells['items']>; label: string | undefined }) {
  const cells = useDerived(items, readCells)
  return (
    <WhenReady of={cells} skeleton={<Skeleton shape="cell" count={items.length} />}>
      <MenuList label={label}>
        {items.map((cell, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- fixed lines are told apart by their place
          <CellLine key={place} cell={cell} />
        ))}
      </MenuList>
    </WhenReady>
  )
}

function RowCells({
  block,
  cell,
  label,
}: {
  block: Cells
  cell: NonNullable<Cells['row']>
  label: string | undefined
}) {
  const rows = useRows(block)
  const empty = useText(block.empty)
  return (
    <WhenReady of={rows} skeleton={<Skeleton shape="cell" count={4} />}>
      {rows.keyed.length === 0 ? (
        empty !== '' && <EmptyState title={empty} />
      ) : (
        <MenuList label={label}>
          {rows.keyed.map(({ key, row }) => (
            <RowScope key={key} row={row}>
              <CellLine cell={cell} />
            </RowScope>
          ))}
        </MenuList>
      )}
    </WhenReady>
  )
}
