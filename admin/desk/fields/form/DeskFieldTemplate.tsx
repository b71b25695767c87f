import type { FieldTemplateProps } from '@rjsf/utils'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { contextOf } from './DeskFormContext.ts'
import styles from './form.module.css'

/** One field, and what is wrong with a group or a list as a whole; any other field shows its own error. */
export function DeskFieldTemplate({ children, fieldPathId, schema, rawErrors, hidden, registry }: FieldTemplateProps) {
  const { only } = contextOf(registry)
  const isLeftOut =
    only !== undefined &&
    fieldPathId.path.every((key) => typeof key === 'string') &&
    !only.has(`/${fieldPathId.path.join('/')}`)
  const isContainer = schema.type === 'object' || schema.type === 'array'
  // A choice of several shows its own error.
  const drawsError = schema.type === 'array' && isChoice(schema.items)
  if (hidden || isLeftOut) return <div hidden>{children}</div>
  return (
    <div className={joinNames(styles.field, isContainer && styles.container)}>
      {children}
      {isContainer && !drawsError && (
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

function isChoice(items: unknown): boolean {
  return typeof items === 'object' && items !== null && 'enum' in items
}
