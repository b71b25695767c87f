import { buttonId, type ArrayFieldItemTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../reading/useTranslate.ts'
import { rowKeys } from './rowKeys.ts'
import { focusMoved, focusRemoved } from '../theme/focusItem.ts'
import type { CompoundContext } from './CompoundContext.ts'
import styles from './compound.module.css'
import { holderOptions } from './readCompound.ts'

/** One row with its number, and what can be done with it. */
export function RowTemplate(props: ArrayFieldItemTemplateProps<unknown, RJSFSchema, CompoundContext>) {
  const { children, buttonsProps, index, totalItems, disabled, parentUiSchema, registry } = props
  const { fieldPathId, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const { row = '', least = 0 } = holderOptions(parentUiSchema) ?? {}
  const { announce } = registry.formContext
  const translate = useTranslate()
  const named = { row, number: index + 1 }
  const titleId = `${fieldPathId.$id}-title`
  const item = { id: fieldPathId.$id, index, count: totalItems }

  function handleMove(by: 1 | -1) {
    flushSync(() => (by < 0 ? onMoveUpItem() : onMoveDownItem()))
    announce(translate(rowKeys.moved, { row, number: index + by + 1, now: totalItems }))
    focusMoved(item, by)
  }

  function handleRemove() {
    flushSync(() => onRemoveItem())
    announce(translate(rowKeys.removed, named))
    focusRemoved(item)
  }

  return (
    <fieldset className={styles.row} id={fieldPathId.$id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {translate(rowKeys.title, named)}
        </span>
        {totalItems > 1 && (
          <>
            <span className={styles.up}>
              <IconButton
                id={buttonId(fieldPathId, 'moveUp')}
                icon="chevronDown"
                label={translate(rowKeys.up, named)}
                disabled={disabled === true || index === 0}
                onClick={() => handleMove(-1)}
              />
            </span>
            <IconButton
              id={buttonId(fieldPathId, 'moveDown')}
              icon="chevronDown"
              label={translate(rowKeys.down, named)}
              disabled={disabled === true || index === totalItems - 1}
              onClick={() => handleMove(1)}
            />
          </>
        )}
        {totalItems > least && (
          <IconButton
            id={buttonId(fieldPathId, 'remove')}
            icon="trash"
            label={translate(rowKeys.remove, named)}
            disabled={disabled}
            onClick={handleRemove}
          />
        )}
      </div>
      {children}
    </fieldset>
  )
}
