import { buttonId, type ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { focusMoved, focusRemoved } from '../../../../src/renderer/form/theme/focusItem.ts'
import { IconButton } from '../../../../src/ui/IconButton.tsx'
import styles from './form.module.css'
import { useWords } from '../../words/useWords.ts'

/** An item of a list, with its buttons beside it. */
export function DeskArrayItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { t } = useWords()
  const { children, buttonsProps, hasToolbar, disabled, readonly, index, totalItems } = props
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const isLocked = disabled === true || readonly === true
  const item = { id: fieldPathId.$id, index, count: totalItems }
  const numbered = { number: index + 1 }

  function handleMove(by: 1 | -1) {
    flushSync(() => (by < 0 ? onMoveUpItem() : onMoveDownItem()))
    focusMoved(item, by)
  }

  function handleRemove() {
    flushSync(() => onRemoveItem())
    focusRemoved(item)
  }

  return (
    <div className={styles.item}>
      <div className={styles.itemBody}>{children}</div>
      {hasToolbar && (
        <div className={styles.toolbar}>
          {(hasMoveUp || hasMoveDown) && (
            <>
              <span className={styles.up}>
                <IconButton
                  id={buttonId(fieldPathId, 'moveUp')}
                  icon="chevronDown"
                  label={t('form.moveUp', numbered)}
                  disabled={isLocked || !hasMoveUp}
                  onClick={() => handleMove(-1)}
                />
              </span>
              <IconButton
                id={buttonId(fieldPathId, 'moveDown')}
                icon="chevronDown"
                label={t('form.moveDown', numbered)}
                disabled={isLocked || !hasMoveDown}
                onClick={() => handleMove(1)}
              />
            </>
          )}
          {hasRemove && (
            <IconButton
              id={buttonId(fieldPathId, 'remove')}
              icon="trash"
              label={t('form.remove', numbered)}
              disabled={isLocked}
              onClick={handleRemove}
            />
          )}
        </div>
      )}
    </div>
  )
}
