import { useEffect, useRef, useState, type ReactNode, useMemo } from 'react'
import { blocks, type BlockType } from '../../../../../src/format/blocks/Block.ts'
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
import { insertAt, moveInto, moveWithin, removeAt, setAt } from '../documentEdits.ts'
import { blockAround, type TreeBlock, blocksOf, drawnElsewhere, listsOf } from '../../../facts/documents/screenTree.ts'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'
import { asShape } from '../../../../../src/format/shape/asShape.ts'
import { BlockAudience } from '../../../fields/audience/BlockAudience.tsx'
import { ShapeEditingContext, type ShapeEditing } from '../../../fields/shape-form/ShapeEditing.ts'
import { PropertyFields } from '../../../fields/shape-form/ShapeField.tsx'
import { useNameLists } from '../../../fields/shape-form/useNameLists.ts'
import choices from '../../../../../src/ui/choices.module.css'
import switches from '../../../../../src/ui/Switch.module.css'
import { useBlockShown } from '../../../facts/names/useBlockShown.ts'
import type { Path } from '../../../../../src/format/shape/JsonShape.ts'
import { Button } from '../../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../../src/ui/Dialog.tsx'

export interface BlockRowProps {
  readonly block: TreeBlock
  readonly index: number
  /** How many are in its list. */
  readonly count: number
  readonly handle: ReactNode
}

/**
 * One block: its name, whether members see it, and its settings once it is opened. What can be done with it is out of
 * sight, at its place, until the row is pointed at or focused; it stays while the focus is nowhere, as it is for a
 * moment when a row is put elsewhere.
 */
export function BlockRow({ block, index, count, handle }: BlockRowProps) {
  const { t, locale } = useWords()
  const { screen, mayEdit, nameOf, issues, tree, opened, toggle, opensPage, focused, focus } = useScreenEditing()
  const snapshot = useDraftSnapshot()
  const name = nameOf(block)
  const kind = block.type === undefined ? t('screens.unreadable') : blocks[block.type].title[locale]
  const problems = issues.filter((issue) => blockAround(tree, issue.path)?.key === block.key).length
  const isOpen = opened.has(block.key)
  const fact = formatFact({ kind: 'block', screen, block: block.id })
  const isOff = block.type !== undefined && readValue(snapshot, fact) === false
  return (
    <div className={styles.block} data-pointer={toPointer(block.path)} onFocus={() => focus(block.key)}>
      <div className={joinNames(styles.row, isOff && styles.off, focused === block.key && styles.focused)}>
        {handle}
        <button
          type="button"
          className={styles.name}
          aria-expanded={opensPage ? undefined : isOpen}
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
        {block.type !== undefined && <FactStatus fact={fact} />}
        {block.type !== undefined && (
          <BlockSwitch screen={screen} block={block.id} label={t('screens.switchPart', { name, kind, id: block.id })} />
        )}
        {mayEdit && <BlockMenu block={block} index={index} count={count} name={name} />}
      </div>
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

/** The settings of one block, each by its shape. */
export function BlockForm({ block, type }: { block: TreeBlock; type: BlockType }) {
  const { t, locale } = useWords()
  const { screen, document, tree, facts, issues, mayEdit, edit, nameOf } = useScreenEditing()
  const popups = useMemo(
    () =>
      blocksOf(tree)
        .filter((each) => each.type === 'popup')
        .map((each) => ({ value: each.id, label: nameOf(each) })),
    [tree, nameOf],
  )
  const names = useNameLists(facts, document, popups)
  const editing = useMemo(
    (): ShapeEditing => ({
      edits: {
        set: (path, value) => edit((text) => setAt(text, path, value), undefined, toPointer(path)),
        insert: (list, index, value) => edit((text) => insertAt(text, list, index, value)),
        move: (list, from, to) => edit((text) => moveWithin(text, list, from, to)),
      },
      isLocked: !mayEdit,
      issues,
      names,
      copy: facts.copy[locale],
    }),
    [edit, mayEdit, issues, names, facts, locale],
  )
  return (
    <section className={styles.form} aria-label={t('screens.openPart', { name: nameOf(block) })}>
      <p className={styles.help}>{blocks[type].help[locale]}</p>
      <ShapeEditingContext value={editing}>
        <PropertyFields
          shape={asShape(blocks[type].shape)}
          path={block.path}
          value={valueAt(document, block.path)}
          without={drawnElsewhere}
        />
      </ShapeEditingContext>
      <BlockAudience screen={screen} block={block.id} />
    </section>
  )
}

interface BlockSwitchProps {
  readonly screen: string
  readonly block: string
  readonly label: string
}

/** Whether members see a block: an edit of its own, which editors may make and a new version of the screen leaves alone. */
function BlockSwitch({ screen, block, label }: BlockSwitchProps) {
  const { isOn, mayEdit, switchTo } = useBlockShown(screen, block)
  return (
    <label className={joinNames(switches.row, styles.switch)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={!mayEdit}
        className={choices.native}
        onChange={(event) => switchTo(event.target.checked)}
      />
      <span className={switches.track} />
    </label>
  )
}

interface MoveToDialogProps {
  readonly open: boolean
  readonly block: TreeBlock
  readonly onClose: () => void
  readonly onChoose: (list: Path) => void
}

/** Asks into which other list of the screen a block goes. */
function MoveToDialog({ open, block, onClose, onChoose }: MoveToDialogProps) {
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
