import { toPointer } from '../../../../../src/format/check/Document.ts'
import { EmptyState } from '../../../../../src/ui/EmptyState.tsx'
import { SortableList } from '../../../kit/SortableList.tsx'
import { useWords } from '../../../words/useWords.ts'
import { moveWithin } from '../documentEdits.ts'
import type { TreeBlock, TreeList } from '../../../facts/documents/screenTree.ts'
import { AddBlock } from './AddBlock.tsx'
import { BlockRow } from './BlockRow.tsx'
import { listName } from '../../../facts/documents/blockName.ts'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'

/** The blocks of a screen as a tree, each list with a place to add to it. */
export function ScreenTree() {
  const { t } = useWords()
  const { tree, mayEdit } = useScreenEditing()
  if (tree.blocks.length === 0 && !mayEdit)
    return <EmptyState icon="info" title={t('screens.noBlocks')} text={t('screens.noBlocksWhy')} />
  return <Blocks list={tree} holder={undefined} />
}

function Blocks({ list, holder }: { list: TreeList; holder: TreeBlock | undefined }) {
  const words = useWords()
  const { t } = words
  const { mayEdit, nameOf, placeOf, edit } = useScreenEditing()
  const place = placeOf(list, holder)
  const name = listName(list.name, words)
  return (
    <div className={holder && styles.inner}>
      {name !== undefined && <p className={styles.listName}>{name}</p>}
      {list.blocks.length > 0 && (
        <SortableList
          label={t('screens.blocksOf', { name: place })}
          items={list.blocks}
          keyOf={({ key }) => key}
          nameOf={nameOf}
          isLocked={!mayEdit}
          onMove={(from, to) => {
            const moved = list.blocks[from]
            // What is said of a drag is said by the list itself.
            if (moved) edit((text) => moveWithin(text, list.path, from, to))
          }}
        >
          {(block, index, handle) => (
            <>
              <BlockRow block={block} index={index} count={list.blocks.length} handle={handle} />
              {block.lists.map((inner) => (
                <Blocks key={toPointer(inner.path.slice(block.path.length))} list={inner} holder={block} />
              ))}
            </>
          )}
        </SortableList>
      )}
      {mayEdit && <AddBlock list={list} place={place} />}
    </div>
  )
}
