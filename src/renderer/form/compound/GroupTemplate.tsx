import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import styles from './compound.module.css'
import { holderOptions } from './readCompound.ts'

/** The fields of a group, or of a row, under one another. */
export function GroupTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const fields = <div className={styles.fields}>{properties.map(({ content }) => content)}</div>
  // A row has its own frame.
  if (typeof fieldPathId.path.at(-1) === 'number') return fields
  const { title = '', help = '' } = holderOptions(uiSchema) ?? {}
  return (
    <fieldset className={styles.group} aria-describedby={`${fieldPathId.$id}-error`}>
      <legend className={styles.legend}>{title}</legend>
      {help !== '' && <p className={styles.help}>{help}</p>}
      {fields}
    </fieldset>
  )
}
