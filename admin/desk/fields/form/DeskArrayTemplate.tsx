import { buttonId, type ArrayFieldTemplateProps } from '@rjsf/utils'
import { Button } from '../../../../src/ui/Button.tsx'
import { useId } from 'react'
import styles from './form.module.css'
import { useWords } from '../../words/useWords.ts'

/** A list of short values side by side. */
export function DeskArrayTemplate({
  title: given,
  uiSchema,
  items,
  canAdd,
  onAddClick,
  disabled,
  readonly,
  fieldPathId,
}: ArrayFieldTemplateProps) {
  const { t } = useWords()
  const id = useId()
  const help: unknown = uiSchema?.['ui:options']?.['help']
  // rjsf hands a list the title of its schema alone.
  const title = uiSchema?.['ui:title'] ?? given
  return (
    <fieldset className={styles.list} aria-labelledby={id} id={fieldPathId.$id}>
      <legend id={id} className={styles.listTitle}>
        {title}
      </legend>
      {typeof help === 'string' && (
        <p className={styles.help}>
          <span>{help}</span>
        </p>
      )}
      {canAdd && !readonly && !disabled && (
        <div className={styles.add}>
          <Button
            id={buttonId(fieldPathId, 'add')}
            size="small"
            variant="quiet"
            icon="plus"
            aria-label={t('form.addName', { name: title })}
            onClick={onAddClick}
          >
            {t('form.add')}
          </Button>
        </div>
      )}
      <div className={styles.items}>{items}</div>
    </fieldset>
  )
}
