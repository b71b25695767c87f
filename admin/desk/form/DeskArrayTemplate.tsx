import { buttonId, TranslatableString, type ArrayFieldTemplateProps } from '@rjsf/utils'
import { Button } from '../../../src/ui/Button.tsx'
import { useId } from 'react'
import styles from './form.module.css'

/** A list of short values side by side. */
export function DeskArrayTemplate({
  title,
  schema,
  items,
  canAdd,
  onAddClick,
  disabled,
  readonly,
  fieldPathId,
  registry,
}: ArrayFieldTemplateProps) {
  const id = useId()
  const label = registry.translateString(TranslatableString.AddButton)
  return (
    <fieldset className={styles.row} aria-labelledby={id} id={fieldPathId.$id}>
      <legend id={id} className={styles.rowTitle}>
        {title}
      </legend>
      {schema.description !== undefined && <p className={styles.help}>{schema.description}</p>}
      <div className={styles.items}>{items}</div>
      {canAdd && !readonly && !disabled && (
        <div>
          <Button
            id={buttonId(fieldPathId, 'add')}
            size="small"
            variant="secondary"
            icon="plus"
            aria-label={`${label}: ${title}`}
            onClick={onAddClick}
          >
            {label}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
