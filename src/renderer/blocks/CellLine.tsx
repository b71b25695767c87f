import { memo } from 'react'
import type { BlockOf } from '../../format/blocks/Block.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MenuCell } from '../../ui/MenuCell.tsx'
import { useDerived } from '../hooks/useDerived.ts'
import { useTap } from '../hooks/useTap.ts'
import { useTranslate } from '../hooks/useTranslate.ts'
import { readPicture } from '../pictures/readPicture.ts'
import type { Reader } from '../scope/createReader.ts'

export type Cell = NonNullable<BlockOf<'cells'>['row']>

export function readCell(read: Reader, { label, hint, image, aside, selected, when }: Cell) {
  const picture = read.value(image)
  return {
    isShown: read.condition(when),
    label: read.text(label),
    hint: read.text(hint),
    image: typeof picture === 'string' ? readPicture(picture) : undefined,
    aside: aside && read.display(read.value(aside.value), aside.as),
    isSelected: selected !== undefined && read.condition(selected),
  }
}

/** One menu line, in the scope of its row if it has one. */
export const CellLine = memo(function CellLine({ cell }: { cell: Cell }) {
  const { isShown, label, hint, image, aside, isSelected } = useDerived(cell, readCell).value
  const { onTap } = useTap(cell.do)
  const text = useTranslate()
  if (!isShown) return null
  return (
    <MenuCell
      label={label}
      icon={cell.icon}
      image={image}
      note={hint === '' ? undefined : hint}
      value={isSelected ? <Icon name="check" size={20} label={text('common.selected')} /> : aside}
      onClick={onTap}
    />
  )
})
