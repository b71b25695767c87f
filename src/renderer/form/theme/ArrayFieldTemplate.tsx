import {
  buttonId,
  TranslatableString,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
} from '@rjsf/utils'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './theme.module.css'

/** A list whose items can be added, moved and removed. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, disabled, readonly, fieldPathId, registry } = props
  return (
    <fieldset className={styles.group} id={fieldPathId.$id}>
      {title && <legend className={styles.legend}>{title}</legend>}
      {schema.description && <p className={styles.description}>{schema.description}</p>}
      <div className={styles.fields}>{items}</div>
      {canAdd && (
        <Button
          id={buttonId(fieldPathId, 'add')}
          variant="secondary"
          icon="plus"
          disabled={disabled === true || readonly === true}
          onClick={onAddClick}
        >
          {registry.translateString(TranslatableString.AddButton)}
        </Button>
      )}
    </fieldset>
  )
}

export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  hasToolbar,
  disabled,
  readonly,
  registry,
}: ArrayFieldItemTemplateProps) {
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
                  label={registry.translateString(TranslatableString.MoveUpButton)}
                  disabled={isLocked || !hasMoveUp}
                  onClick={onMoveUpItem}
                />
              </span>
              <IconButton
                id={buttonId(fieldPathId, 'moveDown')}
                icon="chevronDown"
                label={registry.translateString(TranslatableString.MoveDownButton)}
                disabled={isLocked || !hasMoveDown}
                onClick={onMoveDownItem}
              />
            </>
          )}
          {hasRemove && (
            <IconButton
              id={buttonId(fieldPathId, 'remove')}
              icon="trash"
              label={registry.translateString(TranslatableString.RemoveButton)}
              disabled={isLocked}
              onClick={onRemoveItem}
            />
          )}
        </div>
      )}
    </div>
  )
}
