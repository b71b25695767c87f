import { memo } from 'react'
import { ResultRow } from '../../../ui/ResultRow.tsx'
import type { Reader } from '../../reading/reader.ts'
import { readBadge, readPicture } from '../../reading/display.ts'
import type { Entry } from './finding/find.ts'
import { searchKeys } from './searchKeys.ts'

export interface FoundRowProps {
  readonly entry: Entry
  /** Reads rows; another one when what they say may have changed. */
  readonly read: Reader
  /** What its group is called. */
  readonly groupName: string | undefined
  /** Undefined where rows have no stars. */
  readonly isStarred: boolean | undefined
  readonly onStar: (key: string, isStarred: boolean) => void
  /** Undefined where a tap does nothing. */
  readonly onOpen: ((entry: Entry) => void) | undefined
}

/** One row that was found. Each letter changes all of them: none has a scope, a derivation or an action of its own. */
export const FoundRow = memo(function FoundRow({ entry, read, groupName, isStarred, onStar, onOpen }: FoundRowProps) {
  const { title, note, image, badge } = entry.list.row
  const inRow = read.row(entry.row)
  const words = inRow.text(title)
  const second = inRow.text(note)
  const picture = inRow.value(image)
  return (
    <ResultRow
      title={words}
      note={second === '' ? groupName : second}
      image={(typeof picture === 'string' ? readPicture(picture) : undefined) ?? ''}
      badge={readBadge(inRow, badge)}
      onClick={onOpen && (() => onOpen(entry))}
      star={
        isStarred === undefined
          ? undefined
          : {
              label: read.translate(searchKeys.star, { name: words }),
              isOn: isStarred,
              onToggle: () => onStar(entry.key, !isStarred),
            }
      }
    />
  )
})
