import { useEffect, useRef, useState, type ReactNode } from 'react'
import { blocks } from '../../../../../src/format/blocks/Block.ts'
import { toPointer } from '../../../../../src/format/check/Document.ts'
import { valueAt } from '../../../../../src/format/check/valueAt.ts'
import { formatFact } from '../../../../../src/format/fact.ts'
import { Badge } from '../../../../../src/ui/Badge.tsx'
import { Icon } from '../../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../../src/ui/joinNames.ts'
import { useDraftSnapshot } from '../../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../../../fields/status/FactStatus.tsx'
import { readValue } from '../../../facts/draft/readValue.ts'
import { VisuallyHidden } from '../../../../../src/ui/VisuallyHidden.tsx'
import { RowMenu } from '../../../kit/RowMenu.tsx'
import { useWords } from '../../../words/useWords.ts'
import { copyOfBlock } from '../copyOfBlock.ts'
import { insertAt, moveInto, moveWithin, removeAt } from '../documentEdits.ts'
import { blockAround, type TreeBlock } from '../../../facts/documents/screenTree.ts'
import { BlockForm } from './BlockForm.tsx'
import { BlockSwitch } from './BlockSwitch.tsx'
import { MoveToDialog } from './MoveToDialog.tsx'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'

export interface BlockRowProps {
  readonly block: TreeBlock
  readonly index: number
  /** How many are in its list. */
  readonly count: number
  readonly handle: ReactNode
}

/** One block: its name, whether members see it, what can be done with it, and its settings once it is opened. */
export function BlockRow({ block, index, count, handle }: BlockRowProps) {
  const { t, locale } = useWords()
  const { screen, mayEdit, nameOf, issues, tree, opened, toggle } = useScreenEditing()
  const snapshot = useDraftSnapshot()
  const name = nameOf(block)
  const kind = block.type === undefined ? t('screens.unreadable') : blocks[block.type].title[locale]
  const problems = issues.filter((issue) => blockAround(tree, issue.path)?.key === block.key).length
  const isOpen = opened.has(block.key)
  const fact = formatFact({ kind: 'block', screen, block: block.id })
  const isOff = block.type !== undefined && readValue(snapshot, fact) === false
  return (
    <div className={styles.block} data-pointer={toPointer(block.path)}>
      <div className={joinNames(styles.row, isOff && styles.off)}>
        {handle}
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          disabled={block.type === undefined}
          onClick={() => toggle(block)}
        >
          <Icon name={block.type === undefined ? 'alert' : blocks[block.type].icon} size={18} />
          <span className={styles.words}>
            <span className={styles.label}>
              <VisuallyHidden>{t('screens.openRow')}</VisuallyHidden> {name}
            </span>
            <span className={styles.note}>{t('screens.partNote', { kind, id: block.id })}</span>
          </span>
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
        </button>
        {problems > 0 && <Badge tone="loss">{t('screens.problemsHere', { count: problems })}</Badge>}
        {block.type !== undefined && (
          <BlockSwitch screen={screen} block={block.id} label={t('screens.switchPart', { name, kind, id: block.id })} />
        )}
        {mayEdit && <BlockMenu block={block} index={index} count={count} name={name} />}
      </div>
      {block.type !== undefined && (
        <div className={styles.state}>
          <FactStatus fact={fact} />
        </div>
      )}
      {isOpen && block.type !== undefined && <BlockForm block={block} type={block.type} />}
    </div>
  )
}

type BlockMenuProps = Pick<BlockRowProps, 'block' | 'index' | 'count'> & { readonly name: string }

function BlockMenu({ block, index, count, name }: BlockMenuProps) {
  const { t } = useWords()
  const { document, edit } = useScreenEditing()
  const [isMoving, setMoving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const refocus = useRefocus(button)
  const list = block.path.slice(0, -1)

  function move(to: number) {
    refocus()
    edit((text) => moveWithin(text, list, index, to), t('screens.moved', { name }))
  }

  function duplicate() {
    const copy = copyOfBlock(valueAt(document, block.path), document)
    edit((text) => insertAt(text, list, index + 1, copy), t('screens.duplicated', { name }))
  }

  return (
    <>
      <RowMenu
        ref={button}
        label={t('screens.menu', { name })}
        items={[
          { label: t('screens.moveUp'), icon: 'withdraw', disabled: index === 0, onChoose: () => move(index - 1) },
          {
            label: t('screens.moveDown'),
            icon: 'deposit',
            disabled: index === count - 1,
            onChoose: () => move(index + 1),
          },
          { label: t('screens.moveTo'), icon: 'transfer', onChoose: () => setMoving(true) },
          {
            label: t('screens.duplicate'),
            icon: 'copy',
            disabled: block.type === undefined,
            onChoose: duplicate,
          },
          {
            label: t('screens.remove'),
            icon: 'trash',
            isDangerous: true,
            onChoose: () => edit((text) => removeAt(text, block.path), t('screens.removed', { name })),
          },
        ]}
      />
      <MoveToDialog
        open={isMoving}
        block={block}
        onClose={() => setMoving(false)}
        onChoose={(target) => {
          setMoving(false)
          edit((text) => moveInto(text, block.path, target), t('screens.moved', { name }))
        }}
      />
    </>
  )
}

/** Browsers drop the focus of an element that is put elsewhere in the page. */
function useRefocus(button: { readonly current: HTMLButtonElement | null }): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    if (wanted.current) button.current?.focus()
    wanted.current = false
  })
  return () => {
    wanted.current = true
  }
}
