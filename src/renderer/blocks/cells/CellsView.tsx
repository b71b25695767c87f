import { Big } from 'big.js'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MenuList } from '../../../ui/MenuList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useCondition, useDerived, useText } from '../../reading/useDerived.ts'
import { useRows, type KeyedRow } from '../../reading/useRows.ts'
import type { Reader } from '../../reading/reader.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'
import { memo, useMemo } from 'react'
import { MenuCell } from '../../../ui/MenuCell.tsx'
import { MoneyText } from '../../../ui/MoneyText.tsx'
import { readShown, readPicture, numberOf } from '../../reading/display.ts'
import { useTap } from '../../actions/useAction.ts'
import { useTranslate } from '../../reading/language.ts'

/** One menu line, in the scope of its row if it has one. */
const CellLine = memo(function CellLine({ cell, mark }: { cell: Cell; mark?: Cells['mark'] }) {
  const { isShown, label, hint, image, aside, count, isSelected } = useDerived(cell, readCell).value
  const { onTap, busy } = useTap(cell.do)
  const text = useTranslate()
  const isMarked = useCondition(mark?.when) && mark !== undefined
  if (!isShown) return null
  return (
    <MenuCell
      label={label}
      icon={cell.icon}
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
  const { keyed } = rows
  const { sort, limit } = block
  const input = useMemo(() => ({ keyed, sort, limit }), [keyed, sort, limit])
  const arranged = useDerived(input, arrangeRows)
  return (
    <WhenReady of={rows} skeleton={<Skeleton shape="cell" count={4} />}>
      {rows.keyed.length === 0 ? (
        empty !== '' && <EmptyState title={empty} />
      ) : (
        <MenuList label={label}>
          {arranged.value.map(({ key, row }) => (
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

function readCell(read: Reader, { label, hint, image, aside, count, selected, when }: Cell) {
  const picture = read.value(image)
  return {
    isShown: read.condition(when),
    label: read.text(label),
    hint: read.text(hint),
    image: typeof picture === 'string' ? readPicture(picture) : undefined,
    aside: aside && readShown(read, aside),
    count: numberOf(read.value(count)) ?? 0,
    isSelected: selected !== undefined && read.condition(selected),
  }
}

interface Arrangement {
  readonly keyed: readonly KeyedRow[]
  readonly sort: Cells['sort'] | undefined
  readonly limit: number | undefined
}

/** Rows in their order, as many as show. Equal rows stay as they came; those without a value are last either way. */
function arrangeRows(read: Reader, { keyed, sort, limit }: Arrangement): readonly KeyedRow[] {
  return (sort === undefined ? keyed : sorted(read, keyed, sort)).slice(0, limit)
}

function sorted(read: Reader, keyed: readonly KeyedRow[], { by, down }: NonNullable<Cells['sort']>) {
  const valued = keyed.map((row) => ({ row, value: read.row(row.row).value(by) }))
  const known = valued.filter(({ value }) => isKnown(value))
  const turn = down ? -1 : 1
  return [
    ...known.toSorted((one, other) => turn * compare(one.value, other.value)),
    ...valued.filter(({ value }) => !isKnown(value)),
  ].map(({ row }) => row)
}

const isKnown = (value: unknown) => value !== undefined && value !== '' && !Number.isNaN(value)

/** Figures by their size, before texts by their characters. */
function compare(one: unknown, other: unknown): number {
  const [left, right] = [figureOf(one), figureOf(other)]
  if (left && right) return left.cmp(right)
  if (left ?? right) return left ? -1 : 1
  const [first, second] = [String(one), String(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

function figureOf(value: unknown): Big | undefined {
  if (value instanceof Big) return value
  return typeof value === 'number' && Number.isFinite(value) ? new Big(value) : undefined
}
