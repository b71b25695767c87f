import type { FieldTemplateProps } from '@rjsf/utils'
import { FactStatus } from '../status/FactStatus.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { contextOf } from './DeskFormContext.ts'
import { FactOfField } from './FieldNotes.tsx'
import styles from './form.module.css'
import { stateIdOf } from './SwitchWidget.tsx'

/** One field and, if it edits a fact of its own, the state of that fact. */
export function DeskFieldTemplate({
  id,
  children,
  fieldPathId,
  schema,
  rawErrors,
  hidden,
  registry,
}: FieldTemplateProps) {
  const { factOf, only } = contextOf(registry)
  const isLeftOut =
    only !== undefined &&
    fieldPathId.path.every((key) => typeof key === 'string') &&
    !only.has(`/${fieldPathId.path.join('/')}`)
  const fact = factOf(fieldPathId.path, schema)
  const isContainer = schema.type === 'object' || schema.type === 'array'
  // An input draws the state of its fact within its own description.
  const isInput = !isContainer && schema.type !== 'boolean'
  // A choice of several shows its own error.
  const drawsError = schema.type === 'array' && isChoice(schema.items)
  if (hidden || isLeftOut) return <div hidden>{children}</div>
  return (
    <div className={joinNames(styles.field, isContainer && styles.container, isInput && styles.leaf)} data-fact={fact}>
      <FactOfField value={isInput ? fact : undefined}>{children}</FactOfField>
      {isContainer && !drawsError && (
        <div aria-live="polite">
          {rawErrors?.map((error) => (
            <p key={error} className={styles.error}>
              {error}
            </p>
          ))}
        </div>
      )}
      {fact !== undefined && !isInput && <FactStatus fact={fact} id={stateIdOf(id)} />}
    </div>
  )
}

function isChoice(items: unknown): boolean {
  return typeof items === 'object' && items !== null && 'enum' in items
}
