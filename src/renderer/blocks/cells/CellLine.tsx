import { memo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { MenuCell } from '../../../ui/MenuCell.tsx'
import { MoneyText } from '../../../ui/MoneyText.tsx'
import { readShown, readPicture, numberOf } from '../../reading/display.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useTap } from '../../actions/useAction.ts'
import { useTranslate } from '../../reading/language.ts'
import type { Reader } from '../../reading/reader.ts'

export type Cell = NonNullable<BlockOf<'cells'>['row']>

export function readCell(read: Reader, { label, hint, image, aside, count, selected, when }: Cell) {
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

/** One menu line, in the scope of its row if it has one. */
export const CellLine = memo(function CellLine({ cell }: { cell: Cell }) {
  const { isShown, label, hint, image, aside, count, isSelected } = useDerived(cell, readCell).value
  const { onTap, busy } = useTap(cell.do)
  const text = useTranslate()
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
    />
  )
})
