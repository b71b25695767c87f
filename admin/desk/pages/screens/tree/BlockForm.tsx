import { useMemo } from 'react'
import { blocks, type BlockType } from '../../../../../src/format/blocks/Block.ts'
import { toPointer } from '../../../../../src/format/check/Document.ts'
import { valueAt } from '../../../../../src/format/check/valueAt.ts'
import { asShape } from '../../../../../src/format/shape/asShape.ts'
import { BlockAudience } from '../../../fields/audience/BlockAudience.tsx'
import { ShapeEditingContext, type ShapeEditing } from '../../../fields/shape-form/ShapeEditing.ts'
import { PropertyFields } from '../../../fields/shape-form/ShapeField.tsx'
import { useNameLists } from '../../../fields/shape-form/useNameLists.ts'
import { useWords } from '../../../words/useWords.ts'
import { insertAt, moveWithin, setAt } from '../documentEdits.ts'
import { blocksOf, drawnElsewhere, type TreeBlock } from '../../../facts/documents/screenTree.ts'
import { useScreenEditing } from './ScreenEditing.ts'
import styles from './tree.module.css'

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
