import { buttonId, type ArrayFieldItemTemplateProps, type ArrayFieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../reading/language.ts'
import { focusMoved, focusRemoved } from '../theme/focusItem.ts'
import styles from './compound.module.css'
import { holderOptions, type CompoundContext } from './readCompound.ts'

/** The copy that rows show. */
const rowKeys = {
  /** With {{row}} and {{number}}. */
  title: 'form.rowTitle',
  /** With {{row}}. */
  add: 'form.rowAdd',
  /** With {{row}} and {{number}}. */
  remove: 'form.rowRemove',
  up: 'form.rowUp',
  down: 'form.rowDown',
  /** With {{now}} and {{most}}. */
  count: 'form.rowCount',
  /** With {{row}} and {{number}}. */
  added: 'form.rowAdded',
  removed: 'form.rowRemoved',
  /** With {{row}}, {{number}} and {{now}}. */
  moved: 'form.rowMoved',
} as const

/** Rows of fields, to which another can be added while there is room. */
export function RowsTemplate(props: ArrayFieldTemplateProps<unknown, RJSFSchema, CompoundContext>) {
  const { items, canAdd, onAddClick, disabled, fieldPathId, uiSchema, registry } = props
  const { title = '', help = '', row = '', most } = holderOptions(uiSchema) ?? {}
  const { announce } = registry.formContext
  const translate = useTranslate()
  const count = items.length

  function handleAdd() {
    flushSync(() => onAddClick())
    announce(translate(rowKeys.added, { row, number: count + 1 }))
    document
      .getElementById(`${fieldPathId.$id}_${count}`)
      ?.querySelector<HTMLElement>(':scope [data-field] :is(input, textarea, button)')
      ?.focus()
  }

  return (
    <fieldset className={styles.group} id={fieldPathId.$id} aria-describedby={`${fieldPathId.$id}-error`}>
      <legend className={styles.legend}>{title}</legend>
      {help !== '' && <p className={styles.help}>{help}</p>}
      {items}
      <div className={styles.foot}>
        <Button
          id={buttonId(fieldPathId, 'add')}
          variant="secondary"
          icon="plus"
          disabled={disabled === true || canAdd === false}
          onClick={handleAdd}
        >
          {translate(rowKeys.add, { row })}
        </Button>
        {most !== undefined && <span className={styles.help}>{translate(rowKeys.count, { now: count, most })}</span>}
      </div>
    </fieldset>
  )
}

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
