import { toPointer } from '../../../../../src/format/check/Document.ts'
import type { Path } from '../../../../../src/format/shape/JsonShape.ts'
import { Button } from '../../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../../src/ui/Dialog.tsx'
import { useWords } from '../../../words/useWords.ts'
import { listsOf, type TreeBlock } from '../../../facts/documents/screenTree.ts'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'

export interface MoveToDialogProps {
  readonly open: boolean
  readonly block: TreeBlock
  readonly onClose: () => void
  readonly onChoose: (list: Path) => void
}

/** Asks into which other list of the screen a block goes. */
export function MoveToDialog({ open, block, onClose, onChoose }: MoveToDialogProps) {
  const { t } = useWords()
  const { tree, nameOf, placeOf } = useScreenEditing()
  const own = toPointer(block.path.slice(0, -1))
  const inside = `${toPointer(block.path)}/`
  const places = open
    ? listsOf(tree).filter(({ list }) => toPointer(list.path) !== own && !toPointer(list.path).startsWith(inside))
    : []
  return (
    <Dialog open={open} title={t('screens.moveTitle', { name: nameOf(block) })} onClose={onClose}>
      {places.length === 0 ? (
        <p>{t('screens.moveNowhere')}</p>
      ) : (
        <ul className={styles.choices}>
          {places.map(({ list, holder }) => (
            <li key={toPointer(list.path)}>
              <Button variant="secondary" full onClick={() => onChoose(list.path)}>
                {placeOf(list, holder)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
