import { useState } from 'react'
import { blocks, blockTypes, type BlockType } from '../../../../../src/format/blocks/Block.ts'
import { toPointer } from '../../../../../src/format/check/Document.ts'
import { Button } from '../../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../../src/ui/Dialog.tsx'
import { Icon } from '../../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../../src/ui/joinNames.ts'
import { useWords } from '../../../words/useWords.ts'
import { SearchField } from '../../../kit/SearchField.tsx'
import { withNewBlock } from '../withNewBlock.ts'
import type { TreeList } from '../../../facts/documents/screenTree.ts'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'
import { comparable } from '../../../../../src/format/text/typedText.ts'

/** Adds a block at the end of a list, of a kind that is chosen by what it is for. */
export function AddBlock({ list, place }: { list: TreeList; place: string }) {
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
