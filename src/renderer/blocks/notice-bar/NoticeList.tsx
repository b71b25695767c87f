import { MenuCell } from '../../../ui/MenuCell.tsx'
import { MenuList } from '../../../ui/MenuList.tsx'

export interface NoticeItem {
  readonly key: string
  readonly text: string
  readonly full: { readonly title: string; readonly body: string }
}

interface NoticeListProps {
  readonly label: string
  readonly items: readonly NoticeItem[]
  readonly onOpen: (item: NoticeItem) => void
}

/** All notices of a place, one below another, as a page of messages has them. */
export function NoticeList({ label, items, onOpen }: NoticeListProps) {
  return (
    <MenuList label={label}>
      {items.map((item) => (
        // A line that says all it has to say leads nowhere.
        <MenuCell
          key={item.key}
          label={item.text}
          onClick={item.full.body === item.text ? undefined : () => onOpen(item)}
        />
      ))}
    </MenuList>
  )
}
