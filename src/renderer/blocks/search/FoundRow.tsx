import { memo, useCallback } from 'react'
import type { SearchList } from '../../../format/blocks/search.ts'
import { ResultRow } from '../../../ui/ResultRow.tsx'
import { useTap } from '../../actions/useTap.ts'
import type { Reader } from '../../reading/createReader.ts'
import { readBadge } from '../../reading/readBadge.ts'
import { readPicture } from '../../reading/readPicture.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/useTranslate.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import type { Entry } from './finding/find.ts'
import { searchKeys } from './searchKeys.ts'

export interface FoundRowProps {
  readonly entry: Entry
  /** What its group is called. */
  readonly groupName: string | undefined
  /** Undefined where rows have no stars. */
  readonly isStarred: boolean | undefined
  readonly onStar: (key: string, isStarred: boolean) => void
  /** Called before a tap leads elsewhere. */
  readonly onOpen: () => void
}

/** One row that was found, in the scope of its row. */
export const FoundRow = memo(function FoundRow(props: FoundRowProps) {
  return (
    <RowScope row={props.entry.row}>
      <Found {...props} />
    </RowScope>
  )
})

function readFound(read: Reader, { title, note, image, badge }: SearchList['row']) {
  const picture = read.value(image)
  return {
    title: read.text(title),
    note: read.text(note),
    image: (typeof picture === 'string' ? readPicture(picture) : undefined) ?? '',
    badge: readBadge(read, badge),
  }
}

function Found({ entry, groupName, isStarred, onStar, onOpen }: FoundRowProps) {
  const { row } = entry.list
  const { title, note, image, badge } = useDerived(row, readFound).value
  const translate = useTranslate()
  const { onTap } = useTap(row.do)
  const handleTap = useCallback(() => {
    onOpen()
    onTap?.()
  }, [onOpen, onTap])
  return (
    <ResultRow
      title={title}
      note={note === '' ? groupName : note}
      image={image}
      badge={badge}
      onClick={onTap && handleTap}
      star={
        isStarred === undefined
          ? undefined
          : {
              label: translate(searchKeys.star, { name: title }),
              isOn: isStarred,
              onToggle: () => onStar(entry.key, !isStarred),
            }
      }
    />
  )
}
