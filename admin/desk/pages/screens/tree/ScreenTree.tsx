import { toPointer } from '../../../../../src/format/check/Document.ts'
import { EmptyState } from '../../../../../src/ui/EmptyState.tsx'
import { SortableList } from '../../../kit/SortableList.tsx'
import { useWords } from '../../../words/useWords.ts'
import { moveWithin } from '../documentEdits.ts'
import type { TreeBlock, TreeList } from '../../../facts/documents/screenTree.ts'
import { BlockRow } from './BlockRow.tsx'
import { listName } from '../../../facts/documents/blockName.ts'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'
import { useState } from 'react'
import { blocks, blockTypes, type BlockType } from '../../../../../src/format/blocks/Block.ts'
import { Button } from '../../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../../src/ui/Dialog.tsx'
import { Icon } from '../../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../../src/ui/joinNames.ts'
import { SearchField } from '../../../kit/SearchField.tsx'
import { withNewBlock } from '../withNewBlock.ts'
import { comparable } from '../../../../../src/format/text/typedText.ts'

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

/** Adds a block at the end of a list, of a kind that is chosen by what it is for. */
function AddBlock({ list, place }: { list: TreeList; place: string }) {
  const { t, locale } = useWords()
  const { document, edit, focused, focus } = useScreenEditing()
  const key = toPointer(list.path)
  const [isOpen, setOpen] = useState(false)

  function add(type: BlockType) {
    setOpen(false)
    edit((text) => withNewBlock(text, type, list, document), t('screens.added', { name: blocks[type].title[locale] }))
  }

  return (
    <div className={joinNames(styles.add, focused === key && styles.focused)} onFocus={() => focus(key)}>
      <Button
        size="small"
        variant="quiet"
        icon="plus"
        aria-label={t('screens.addName', { place })}
        onClick={() => setOpen(true)}
      >
        {t('screens.add')}
      </Button>
      <Dialog open={isOpen} title={t('screens.addTitle')} onClose={() => setOpen(false)}>
        {isOpen && <Kinds onChoose={add} />}
      </Dialog>
    </div>
  )
}

function Kinds({ onChoose }: { onChoose: (type: BlockType) => void }) {
  const { t, locale } = useWords()
  const [search, setSearch] = useState('')
  const wanted = comparable(search.trim())
  const found = blockTypes
    .map((type) => ({ type, title: blocks[type].title[locale], help: blocks[type].help[locale] }))
    .filter(({ type, title, help }) => comparable(`${type} ${title} ${help}`).includes(wanted))
  return (
    <div className={styles.kinds}>
      <SearchField label={t('screens.searchKinds')} value={search} onChange={setSearch} />
      {found.length === 0 && <p className={styles.note}>{t('parts.nothingMatches')}</p>}
      <ul className={styles.choices}>
        {found.map(({ type, title, help }) => (
          <li key={type}>
            <button type="button" className={styles.kind} onClick={() => onChoose(type)}>
              <Icon name={blocks[type].icon} size={20} />
              <span className={styles.words}>
                <span className={styles.label}>{title}</span>
                <span className={styles.help}>{help}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
