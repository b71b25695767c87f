import { buttonId, type ArrayFieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../reading/useTranslate.ts'
import { rowKeys } from './rowKeys.ts'
import type { CompoundContext } from './CompoundContext.ts'
import styles from './compound.module.css'
import { holderOptions } from './readCompound.ts'

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
