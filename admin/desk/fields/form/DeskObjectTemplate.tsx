import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useId } from 'react'
import styles from './form.module.css'

/** The whole form, or a group in it as a titled row. */
export function DeskObjectTemplate({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const id = useId()
  const fields = properties.map(({ content }) => content)
  if (fieldPathId.path.length === 0) return <div className={styles.fields}>{fields}</div>
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <legend id={id} className={styles.rowTitle}>
        {title}
      </legend>
      <div className={styles.rowFields}>{fields}</div>
    </fieldset>
  )
}
