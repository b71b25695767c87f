import { useState } from 'react'
import { blockTypes, type BlockType } from '../../../../../src/format/blocks/Block.ts'
import { Button } from '../../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../../src/ui/Dialog.tsx'
import { Icon } from '../../../../../src/ui/Icon.tsx'
import { TextField } from '../../../../../src/ui/TextField.tsx'
import { useWords } from '../../../words/useWords.ts'
import { withNewBlock } from '../withNewBlock.ts'
import type { TreeList } from '../../../facts/documents/screenTree.ts'
import { blockIcons } from '../../../facts/documents/blockIcons.ts'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'

/** Adds a block at the end of a list, of a kind that is chosen by what it is for. */
export function AddBlock({ list, place }: { list: TreeList; place: string }) {
  const { t } = useWords()
  const { document, edit } = useScreenEditing()
  const [isOpen, setOpen] = useState(false)

  function add(type: BlockType) {
    setOpen(false)
    edit((text) => withNewBlock(text, type, list, document), t('screens.added', { name: t(`blocks.${type}`) }))
  }

  return (
    <div className={styles.add}>
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
  const { t } = useWords()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const found = blockTypes.filter((type) =>
    `${type} ${t(`blocks.${type}`)} ${t(`blockHelp.${type}`)}`.toLocaleLowerCase().includes(wanted),
  )
  return (
    <div className={styles.kinds}>
      <TextField
        label={t('screens.searchKinds')}
        hideLabel
        placeholder={t('screens.searchKinds')}
        type="search"
        autoComplete="off"
        value={search}
        onChange={setSearch}
        before={<Icon name="search" size={18} />}
      />
      {found.length === 0 && <p className={styles.note}>{t('parts.nothingMatches')}</p>}
      <ul className={styles.choices}>
        {found.map((type) => (
          <li key={type}>
            <button type="button" className={styles.kind} onClick={() => onChoose(type)}>
              <Icon name={blockIcons[type]} size={20} />
              <span className={styles.words}>
                <span className={styles.label}>{t(`blocks.${type}`)}</span>
                <span className={styles.help}>{t(`blockHelp.${type}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
