import type { BlockOf } from '../../../format/blocks/Block.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MenuList } from '../../../ui/MenuList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useCondition, useDerived, useText } from '../../reading/useDerived.ts'
import { useArranged } from '../../reading/useArranged.ts'
import { useRows } from '../../reading/useRows.ts'
import type { Reader } from '../../reading/reader.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'
import { memo } from 'react'
import { MenuCell } from '../../../ui/MenuCell.tsx'
import { MoneyText } from '../../../ui/MoneyText.tsx'
import { readShown, readPicture, numberOf } from '../../reading/display.ts'
import { useTap } from '../../actions/useAction.ts'
import { useTranslate } from '../../reading/language.ts'

/** One menu line, in the scope of its row if it has one. */
const CellLine = memo(function CellLine({ cell, mark }: { cell: Cell; mark?: Cells['mark'] }) {
  const { isShown, label, hint, icon, image, aside, count, isSelected } = useDerived(cell, readCell).value
  const { onTap, busy } = useTap(cell.do)
  const text = useTranslate()
  const isMarked = useCondition(mark?.when) && mark !== undefined
  if (!isShown) return null
  return (
    <MenuCell
      label={label}
      icon={icon}
      image={image}
      note={hint === '' ? undefined : hint}
      count={count}
      selectedLabel={isSelected ? text('common.selected') : undefined}
      value={aside && (aside.tone === undefined ? aside.text : <MoneyText text={aside.text ?? ''} tone={aside.tone} />)}
      onClick={onTap}
      busy={busy}
      mark={isMarked ? (mark.stick ? 'sticky' : 'plain') : undefined}
    />
  )
})

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
  const arranged = useArranged(block, rows.keyed)
  return (
    <WhenReady of={rows} skeleton={<Skeleton shape="cell" count={4} />}>
      {rows.keyed.length === 0 ? (
        empty !== '' && <EmptyState title={empty} />
      ) : (
        <MenuList label={label}>
          {arranged.map(({ key, row }) => (
            <RowScope key={key} row={row}>
              <CellLine cell={cell} mark={block.mark} />
            </RowScope>
          ))}
        </MenuList>
      )}
    </WhenReady>
  )
}

type Cell = NonNullable<BlockOf<'cells'>['row']>

function readCell(read: Reader, { label, hint, icon, image, aside, count, selected, when }: Cell) {
  const picture = read.value(image)
  return {
    isShown: read.condition(when),
    label: read.text(label),
    hint: read.text(hint),
    icon: read.pick(icon),
    image: typeof picture === 'string' ? readPicture(picture) : undefined,
    aside: aside && readShown(read, aside),
    count: numberOf(read.value(count)) ?? 0,
    isSelected: selected !== undefined && read.condition(selected),
  }
}
