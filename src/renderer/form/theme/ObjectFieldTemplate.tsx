import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import styles from './theme.module.css'

/** The fields of an object under one another; a titled object inside the form is a group of its own. */
export function ObjectFieldTemplate({ title, description, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const fields = <div className={styles.fields}>{properties.map(({ content }) => content)}</div>
  if (fieldPathId.path.length === 0) return fields
  return (
    <fieldset className={styles.group}>
      {title && <legend className={styles.legend}>{title}</legend>}
      {description && <p className={styles.description}>{description}</p>}
      {fields}
    </fieldset>
  )
}
