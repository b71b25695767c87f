import { buttonId, type ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import styles from './form.module.css'
import { useWords } from '../words/useWords.ts'

/** An item of a list, with its buttons beside it. */
export function DeskArrayItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { t } = useWords()
  const { children, buttonsProps, hasToolbar, disabled, readonly } = props
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const isLocked = disabled === true || readonly === true
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
                  label={t('form.moveUp')}
                  disabled={isLocked || !hasMoveUp}
                  onClick={onMoveUpItem}
                />
              </span>
              <IconButton
                id={buttonId(fieldPathId, 'moveDown')}
                icon="chevronDown"
                label={t('form.moveDown')}
                disabled={isLocked || !hasMoveDown}
                onClick={onMoveDownItem}
              />
            </>
          )}
          {hasRemove && (
            <IconButton
              id={buttonId(fieldPathId, 'remove')}
              icon="trash"
              label={t('form.remove')}
              disabled={isLocked}
              onClick={onRemoveItem}
            />
          )}
        </div>
      )}
    </div>
  )
}
