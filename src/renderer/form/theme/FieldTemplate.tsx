import type { FieldTemplateProps } from '@rjsf/utils'
import styles from './theme.module.css'

/** One field. The inputs of the ui kit bring their own label, hint and error; only containers need theirs shown here. */
export function FieldTemplate({ children, hidden, fieldPathId, schema, rawErrors }: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>
  const isContainer = schema.type === 'object' || schema.type === 'array'
  return (
    <div className={styles.field} data-field={fieldPathId.path.join('.')}>
      {children}
      {isContainer && (
        <div aria-live="polite">
          {rawErrors?.map((error) => (
            <p key={error} className={styles.error}>
              {error}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
